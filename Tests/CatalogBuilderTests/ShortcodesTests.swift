import Testing

@testable import catalog_builder

@Suite struct ShortcodesTests {
  @Test func `Slack's names in order, without the bare skin tones`() throws {
    let slack = try Shortcodes(
      slack: TextFile(name: "slack.tsv", text: "👍\t+1\n🏻\tskin-tone-2\n☃️\tsnowman\n👍\tthumbsup\n"))
    #expect(slack[EmojiSequence("👍")] == ["+1", "thumbsup"])
    #expect(slack[EmojiSequence("☃️")] == ["snowman"])
    #expect(slack[EmojiSequence("☃")] == ["snowman"])
    #expect(slack[EmojiSequence("⛄")] == [])
    #expect(slack.keys.sorted() == ["☃", "👍"])
  }

  @Test(arguments: ["👍", "👍\t", "👍\t+1\tx"]) func `other lines of Slack's are errors`(line: String) {
    #expect(throws: BuildError.malformed(file: "s", line: 1, what: "not emoji and name")) {
      try Shortcodes(slack: TextFile(name: "s", text: line))
    }
  }
}
