import Testing

@testable import catalog_builder

@Suite struct EmojiAdditionsTests {
  private static let list = """
    code points\temoji\ten\tde
    1FA8C\t🪌\teraser\tradiergummi
    1FAF9\t🫹\tleftwards thumb sign\t
    1FAF9 1F3FF\t🫹🏿\tleftwards thumb sign dark skin tone\t

    """

  @Test func `bases with the tone class that their toned forms tell`() throws {
    let additions = try EmojiAdditions(TextFile(name: "list", text: Self.list), version: "18.0")
    #expect(additions.entries.map(\.sequence.text) == ["🪌", "🫹"])
    #expect(additions.entries.map(\.name) == ["eraser", "leftwards thumb sign"])
    #expect(additions.entries.map(\.tone) == [.none, .one])
    #expect(additions.names == ["de": ["🪌": "radiergummi"]])
  }

  @Test(arguments: [
    ("head\n1FA8C\t🪌", 2, "not code points, emoji and name"),
    ("head\n1FA8C\t🪍\teraser", 2, "not code points, emoji and name"),
    ("head\n1FA8C\t🪌\t\tx", 2, "not code points, emoji and name"),
    ("head\n1FAF9 1F3FF\t🫹🏿\tthumb", 2, "a toned form without its base"),
  ]) func `what is no such list`(text: String, line: Int, what: String) {
    #expect(throws: BuildError.malformed(file: "f", line: line, what: what)) {
      try EmojiAdditions(TextFile(name: "f", text: text), version: "18.0")
    }
  }
}
