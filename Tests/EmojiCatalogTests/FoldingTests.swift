import Testing

@testable import EmojiCatalog

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

  /// The text folded, and its words.
  private func words(of text: String) -> (folded: FoldedText, words: [Range<Int>]) {
    var folded = FoldedText()
    folded.append(Array(text.utf8)[...])
    var words: [Range<Int>] = []
    forEachWord(in: folded.bytes[...]) { words.append($0) }
    return (folded, words)
  }

  @Test func `a spelling tells words apart that fold to the same, but not their case nor how they are encoded`() {
    func spellings(_ text: String) -> [UInt8] {
      let (folded, words) = words(of: text)
      return words.map { folded.spelling(of: $0) }
    }
    #expect(spellings("coco Coco don't") == [0, 0, 0])
    for other in ["cocó", "dứa", "dừa", "đua", "فأر", "kıl"] {
      #expect(spellings(other) != [0], "\(other)")
      #expect(spellings(other).allSatisfy { $0 <= 12 })
    }
    #expect(Set(["dứa", "dừa", "dưa", "đua", "dua"].map(spellings)).count == 5)
    #expect(spellings("é coco Ré") == [spellings("e\u{301}")[0], 0, spellings("ré")[0]])
  }

  @Test(arguments: [
    ("l'amour", "amour"), ("D’or", "or"), ("dell'acqua", "acqua"), ("qu’un", "un"), ("une goutte d'eau", "eau"),
  ]) func `an elided article is no part of the word`(text: String, expected: String) {
    let (folded, words) = words(of: text)
    let bare = words.compactMap { folded.withoutElision($0) }
    #expect(bare.map { String(decoding: folded.bytes[$0], as: UTF8.self) } == [expected])
  }

  @Test(arguments: ["don't", "rock'n'roll", "o'clock", "'l", "l'", "lamour", "''"])
  func `other apostrophes elide nothing`(text: String) {
    let (folded, words) = words(of: text)
    #expect(words.allSatisfy { folded.withoutElision($0) == nil })
  }

  @Test func `folding what is folded changes nothing`() {
    let catalog = SearchFixture.catalog
    for row in stride(from: 0, to: catalog.count, by: 23) {
      let once = String(decoding: folded(catalog[row].name), as: UTF8.self)
      #expect(folded(once) == Array(once.utf8))
    }
  }
}
