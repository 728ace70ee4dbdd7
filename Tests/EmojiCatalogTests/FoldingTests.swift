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

  @Test(arguments: [
    ("ＡＢＣ１", "abc1"), ("カタカナ", "かたかな"), ("ｶﾞ", "が"), ("ığŁØĐ", "iglod"), ("æŒ", "aeoe"), ("don’t", "dont"),
    ("rock'n'roll", "rocknroll"), ("آب", "اب"), ("ـا", "ا"), ("ی", "ي"), ("ک", "ك"), ("é", "e"), ("e\u{301}", "e"),
    ("क़", "क"),
  ]) func `letters that people type for others`(text: String, expected: String) {
    #expect(String(decoding: folded(text), as: UTF8.self) == expected)
  }

  @Test func `folding what is folded changes nothing`() {
    let catalog = SearchFixture.catalog
    for row in stride(from: 0, to: catalog.count, by: 23) {
      let once = String(decoding: folded(catalog[row].name), as: UTF8.self)
      #expect(folded(once) == Array(once.utf8))
    }
  }
}
