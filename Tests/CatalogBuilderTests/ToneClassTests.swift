import Testing

@testable import catalog_builder

@Suite struct ToneClassTests {
  private let file = TextFile(name: "list", text: "")

  private func classes(of forms: [String], bases: Set<String>) throws -> [String: ToneClass] {
    try ToneClass.classes(of: forms.map { (7, EmojiSequence($0)) }, bases: bases, in: file)
  }

  @Test func `one tone, two tones, whichever form comes first`() throws {
    #expect(try classes(of: ["👍🏻", "👍🏿", "✌🏽"], bases: ["👍", "✌"]) == ["👍": .one, "✌": .one])
    #expect(try classes(of: ["🤝🏻", "🫱🏻‍🫲🏼"], bases: ["🤝"]) == ["🤝": .two])
    #expect(try classes(of: ["🫱🏻‍🫲🏼", "🤝🏻"], bases: ["🤝"]) == ["🤝": .two])
  }

  @Test(arguments: [
    ("👩🏻‍🤝‍👩🏿", "👭"), ("👩🏻‍🤝‍👨🏿", "👫"), ("👨🏻‍🤝‍👨🏿", "👬"), ("🧑🏻‍🐰‍🧑🏿", "👯"), ("👨🏻‍🐰‍👨🏿", "👯‍♂"),
    ("👩🏻‍🐰‍👩🏿", "👯‍♀"), ("🧑🏻‍🫯‍🧑🏿", "🤼"), ("👨🏻‍🫯‍👨🏿", "🤼‍♂"), ("👩🏻‍🫯‍👩🏿", "🤼‍♀"),
    ("🧑🏻‍❤️‍💋‍🧑🏿", "💏"), ("🧑🏻‍❤️‍🧑🏿", "💑"), ("🧑🏻‍🤝‍🧑🏿", "🧑‍🤝‍🧑"),
  ]) func `two-person forms belong to the one scalar that draws both`(form: String, base: String) throws {
    #expect(try classes(of: [form], bases: [base]) == [base: .two])
  }

  @Test func `a form without a base is an error, with its line`() {
    #expect(throws: BuildError.malformed(file: "list", line: 7, what: "a toned form without its base")) {
      try classes(of: ["👎🏻"], bases: ["👍"])
    }
  }
}
