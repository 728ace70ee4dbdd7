import TestSupport
import Testing

@testable import catalog_builder

@Suite struct KeywordListTests {
  @Test func `lower case, in order, none twice, the name not again`() {
    var list = KeywordList(excluding: ["Hundred points"])
    list.append(["TRUE", "100", "a+", "true", "hundred points"])
    list.append(["100", "full"])
    #expect(list.items == ["true", "100", "a+", "full"])
  }

  @Test func `capitals that are kept make no second keyword`() {
    var list = KeywordList(casing: .kept)
    list.append(["Pferd", "pferd", "PFERD", "Gaul"])
    #expect(list.items == ["Pferd", "Gaul"])
  }

  @Test(arguments: [
    ("green\u{A0}face", "green face"), ("  wide \t eyed\n", "wide eyed"), ("e\u{301}ire", "\u{E9}ire"), ("OK", "OK"),
    ("\u{200F}a\u{AD}b\u{7}", "ab"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("¯\\", nil), (":|", nil), ("", nil), (" \u{A0}", nil), (":/", ":/"),
  ]) func `the form in the table but for its case`(keyword: String, form: String?) {
    #expect(KeywordList.clean(keyword).map { Array($0.unicodeScalars) } == form.map { Array($0.unicodeScalars) })
  }

  @Test func `cleaning twice is cleaning once`() throws {
    var random = SplitMix64(seed: 6)
    let alphabet = Array(" \t|\\\u{A0}_AaÉe\u{301}İß:)-’😀\u{FE0F}")
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...8, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      guard let once = KeywordList.clean(text) else { continue }
      #expect(KeywordList.clean(once) == once, "\(text.unicodeScalars.map(\.value))")
      #expect(!once.isEmpty && !once.contains { "|\t".contains($0) })
    }
  }
}
