import EmojiCatalog
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Tête", "tete"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("ＡＢＣ", "abc"), ("É", "e"), ("Ελλάς", "ελλασ"),
    ("ЁЖ", "еж"), ("कि", "कि"), ("が", "が"), ("", ""), ("a\u{301}b", "ab"),
  ]) func `case, width and the diacritics of alphabets do not count`(text: String, expected: String) {
    // Strings are compared by canonical equivalence: folding leaves what it keeps decomposed.
    #expect(String(decoding: folded(text), as: UTF8.self) == expected)
  }
}
