import ScreenModel
import Testing

@Suite struct DisplayWidthTests {
  @Test func `C74 the warning sign is one column as text and two as emoji`() {
    #expect(displayWidth(of: "\u{26A0}" as Character) == 1)
    #expect(displayWidth(of: "\u{26A0}\u{FE0F}" as Character) == 2)
  }

  @Test func `C80 a flag is two columns`() {
    #expect(displayWidth(of: "🇩🇪" as Character) == 2)
    #expect(displayWidth(of: "\u{1F1E9}" as Character) == 1)
  }

  @Test(arguments: [
    ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("Ω", 1), ("★", 1), ("😀", 2), ("1️⃣", 2), ("👍🏽", 2),
    ("👨‍👩‍👧‍👦", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1FAEB}", 2), ("\u{1F6D9}", 2), ("\u{200D}", 0), ("\u{301}", 0), ("\u{7}", 0), ("ツ", 2),
    ("ｶ", 1), ("한", 2), ("क्षि", 3), ("น้ำ", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0E}", 1),
  ]) func `widths of single clusters`(text: String, expected: Int) {
    #expect(displayWidth(of: text) == expected)
  }
}
