import Testing

@testable import catalog_builder

@Suite struct InformalKeywordsTests {
  @Test(arguments: [
    ("outer_space", "outer space"), ("_1", nil), ("___", nil), ("🚓\u{A0}cop", "cop"), ("✉\u{A0}letter", "letter"),
    ("of\u{A0}cards", "cards"), ("lock\u{A0}with", "lock"), ("for", nil), ("work_in_progress", "work in progress"),
    ("“service”", "service"), ("“full;", "full"), ("eleven®", "eleven"), ("woman’s", "woman's"), (":)", ":)"),
    (":'(", ":'("), ("give up", "give up"), ("1", "1"), ("#", "#"), ("é", "é"),
  ]) func `what a person would type`(keyword: String, spoken: String?) {
    #expect(InformalKeywords.spoken(keyword) == spoken)
  }

  @Test func `emojilib's lists by the sequence without VS16`() throws {
    let file = TextFile(name: "e", text: #"{"\u2708": ["airplane", "_"], "❤️": ["red_heart"]}"#)
    let keywords = try InformalKeywords(emojilib: file)
    #expect(keywords[EmojiSequence("✈️")] == ["airplane"])
    #expect(keywords[EmojiSequence("❤️")] == ["red heart"])
    #expect(keywords[EmojiSequence("🧡")] == [])
  }

  @Test func `GitHub's tags are cleaned alike`() throws {
    let text = #"[{"emoji": "⛱️", "aliases": [], "tags": ["beach_umbrella"]}]"#
    let keywords = InformalKeywords(tags: try Gemoji(TextFile(name: "g", text: text)))
    #expect(keywords[EmojiSequence("⛱️")] == ["beach umbrella"])
  }

  @Test(arguments: ["", "[]", #"{"a": "b"}"#]) func `other JSON is an error`(text: String) {
    #expect(throws: BuildError.malformed(file: "e", line: 0, what: "not emojilib's object of lists")) {
      try InformalKeywords(emojilib: TextFile(name: "e", text: text))
    }
  }
}
