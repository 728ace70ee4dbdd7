import Testing

@testable import EmojiCatalog

@Suite struct WordSplittingTests {
  private func words(_ text: String) -> [String] {
    let folded = folded(text)
    var words: [String] = []
    forEachWord(in: folded[...]) { words.append(String(decoding: folded[$0], as: UTF8.self)) }
    return words
  }

  @Test(arguments: [
    ("", []), ("  ", []), ("red heart", ["red", "heart"]), (" Red  HEART ", ["red", "heart"]),
    ("man_face-palm:x", ["man", "face", "palm", "x"]), ("keycap: #", ["keycap", "#"]), ("keycap: *", ["keycap", "*"]),
    ("“quoted”, (so)", ["quoted", "so"]), ("don't", ["dont"]), ("a→b €c", ["a", "b", "c"]), ("100%", ["100"]),
    (":)", []), ("пиво 啤酒", ["пиво", "啤酒"]), ("हिन्दी शब्द", ["हिन्दी", "शब्द"]),
  ]) func `words lie between spaces, punctuation and symbols`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `bytes that are no UTF-8 end without a trap`() {
    let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0x20, 0xF0, 0x9F, 0x62, 0xC3]
    var ranges: [Range<Int>] = []
    forEachWord(in: bytes[...]) { ranges.append($0) }
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.allSatisfy { $0.upperBound <= bytes.count })
  }
}
