import Testing

@Suite struct SeenScreenTests {
  private func rows(_ first: String, _ second: String) -> [String] {
    SeenScreen(styledRows: [first]).difference(from: SeenScreen(styledRows: [second]))
  }

  @Test func `the colour and weight of blanks are not seen, and where a style is set does not matter`() {
    #expect(rows("\u{1B}[1m❯\u{1B}[0m a", "\u{1B}[1m❯ \u{1B}[0ma").isEmpty)
    #expect(rows("a   ", "a").isEmpty)
    #expect(rows("\u{1B}[91m⌫\u{1B}[39m  ", "\u{1B}[91m⌫  ").isEmpty)
    #expect(rows("\u{1B}[1;94mx", "\u{1B}[94m\u{1B}[1mx").isEmpty)
  }

  @Test func `whatever can be seen makes a difference`() {
    #expect(rows("a", "b") == ["row 0:\n  a\n  b"])
    #expect(rows("\u{1B}[44m \u{1B}[0m", " ").count == 1)
    #expect(rows("\u{1B}[48;5;4m \u{1B}[0m", "\u{1B}[48;5;5m \u{1B}[0m").count == 1)
    #expect(rows("\u{1B}[7m ", " ").count == 1)
    #expect(rows("\u{1B}[4m ", " ").count == 1)
    #expect(rows("\u{1B}[1ma", "a").count == 1)
    #expect(rows("\u{1B}[31ma", "\u{1B}[32ma").count == 1)
    #expect(rows("a b", "ab").count == 1)
  }

  @Test func `a style goes on in the next row`() {
    let first = SeenScreen(styledRows: ["\u{1B}[31ma", "b"])
    #expect(first == SeenScreen(styledRows: ["\u{1B}[31ma", "\u{1B}[31mb"]))
    #expect(first != SeenScreen(styledRows: ["\u{1B}[31ma\u{1B}[0m", "b"]))
  }
}
