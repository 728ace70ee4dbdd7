import Testing

@testable import catalog_builder

@Suite struct GemojiTests {
  @Test func `GitHub's aliases and tags`() throws {
    let text = #"[{"emoji": "⛄", "aliases": ["snowman"], "tags": ["winter"], "ios_version": "6.0"}]"#
    let gemoji = try Gemoji(TextFile(name: "gemoji", text: text))
    #expect(Shortcodes(gemoji)[EmojiSequence("⛄")] == ["snowman"])
    #expect(gemoji.entries["⛄"]?.tags == ["winter"])
  }

  @Test(arguments: ["", "{}", #"[{"emoji": "⛄"}]"#]) func `other JSON is no list of GitHub's`(text: String) {
    #expect(throws: BuildError.malformed(file: "g", line: 0, what: "not gemoji's list")) {
      try Gemoji(TextFile(name: "g", text: text))
    }
  }
}
