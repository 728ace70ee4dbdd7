import Testing

@Suite struct NameLineTests {
  @Test func `a whole line: name, shortcode, code points and what comes after them`() {
    let line = NameLine(rows: [
      "  🏳️‍🌈", "  rainbow flag   :rainbow_flag:   U+1F3F3 U+FE0F U+200D U+1F308   since 4.0", "  ⏎ insert",
    ])
    #expect(line.kind == .emoji)
    #expect(line.name == "rainbow flag")
    #expect(line.tells("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"))
    #expect(!line.tells("\u{1F3F3}\u{200D}\u{1F308}"))
    #expect(!line.tells("\u{1F3F3}\u{FE0F}\u{200D}"))
    #expect(line.shows(name: "rainbow flag") && !line.shows(name: "rainbow flags"))
  }

  @Test func `names with colons stay whole`() {
    #expect(NameLine(rows: ["flag: France   :fr:   U+1F1EB U+1F1F7"]).name == "flag: France")
    #expect(NameLine(rows: ["keycap: # U+0023 U+FE0F U+20E3"]).name == "keycap: #")
  }

  @Test func `what is cut is only compared as far as it is shown`() {
    let line = NameLine(rows: ["couple … U+1F469 U+200D U+27…"])
    #expect(line.isNameCut && line.areCodePointsCut)
    #expect(line.shows(name: "couple with heart") && !line.shows(name: "kiss"))
    #expect(line.codePoints == [0x1F469, 0x200D])
    #expect(line.tells("\u{1F469}\u{200D}\u{2764}") && !line.tells("\u{1F468}\u{200D}\u{2764}"))
  }

  @Test func `a narrow window has the name in the row above`() {
    let line = NameLine(rows: ["─────────", "grinning…", "U+1F600"])
    #expect(line.name == "grinning" && line.isNameCut)
    #expect(line.codePoints == [0x1F600])
  }

  @Test func `the ⌫ key and nothing at all`() {
    #expect(NameLine(rows: ["   😀   ⌫", "  ⌫ nothing to delete"]).kind == .deleteKey)
    #expect(NameLine(rows: ["   😀   ⌫", ""]).kind == .nothing)
  }
}
