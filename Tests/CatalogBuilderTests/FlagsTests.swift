import Testing

@testable import catalog_builder

@Suite struct FlagsTests {
  private static let entries = [
    ("🇸🇩", "flag: Sudan"), ("🇸🇸", "flag: South Sudan"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "flag: England"), ("🏴", "black flag"),
  ]
  .map { text, name in
    EmojiTestFile.Entry(
      sequence: EmojiSequence(text), group: "Flags", subgroup: "f", since: "2.0", name: name, tone: .none)
  }

  private func flags(_ names: String) throws -> Flags {
    try Flags(names: TextFile(name: "flags", text: names), entries: Self.entries)
  }

  @Test(arguments: [
    ("🇧🇷", "br"), ("🇬🇧", "gb"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "gbeng"), ("🏴󠁧󠁢󠁷󠁬󠁳󠁿", "gbwls"), ("🏴", nil), ("🏴‍☠️", nil), ("🏳️‍🌈", nil),
    ("😀", nil), ("🇧", nil),
  ]) func `the code that a sequence spells`(text: String, code: String?) {
    #expect(Flags.code(of: EmojiSequence(text)) == code)
  }

  @Test func `code first, then what people say`() throws {
    let flags = try flags("@note\nss\tjuba|nilotic\n")
    #expect(flags.names(of: EmojiSequence("🇸🇸")) == ["ss", "juba", "nilotic"])
    #expect(flags.names(of: EmojiSequence("🇸🇩")) == ["sd"])
    #expect(flags.names(of: EmojiSequence("🏴")) == [])
  }

  @Test(arguments: [
    ("sd", "🇸🇸", true), ("ss", "🇸🇸", false), ("england", "🇸🇩", true), ("indicator", "🇸🇩", true), ("om symbol", "🇸🇩", true),
    ("nation", "🇸🇩", false), ("sd", "🏴", false), ("england", "🏴", false),
  ]) func `what belongs to another flag misleads`(keyword: String, flag: String, misleads: Bool) throws {
    #expect(try flags("").misleads(keyword, on: EmojiSequence(flag)) == misleads)
  }

  @Test func `a code that no flag has, or that comes twice, is an error`() {
    #expect(throws: BuildError.malformed(file: "flags", line: 1, what: "no flag has the code uk")) {
      try flags("uk\tbritain\n")
    }
    #expect(throws: BuildError.malformed(file: "flags", line: 2, what: "a second row for ss")) {
      try flags("ss\ta\nss\tb\n")
    }
  }
}
