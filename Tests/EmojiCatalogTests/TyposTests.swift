import Testing

@testable import EmojiCatalog

@Suite struct TyposTests {
  private func isMistyped(_ typed: String, _ meant: String, _ mistakes: Int = 1) -> Bool {
    EmojiCatalog.isMistyped(Array(typed.utf8)[...], for: Array(meant.utf8)[...], mistakes: mistakes)
  }

  @Test(arguments: [
    ("haert", "heart"), ("hart", "heart"), ("heartt", "heart"), ("hheart", "heart"), ("jeart", "heart"),
    ("heary", "heart"),
    ("eart", "heart"), ("hear", "heart"), ("heart", "heart"),
  ]) func `one swap, drop, double or neighbouring key`(typed: String, meant: String) {
    #expect(isMistyped(typed, meant))
    #expect(isMistyped(typed, meant, 0) == (typed == meant))
  }

  @Test(arguments: [
    ("hewrtx", "heart"), ("pheart", "heart"), ("heaqt", "heart"), ("trahe", "heart"), ("", "heart"), ("heart", ""),
  ])
  func `other mistakes are another word`(typed: String, meant: String) {
    #expect(!isMistyped(typed, meant))
  }

  @Test func `two mistakes where two are allowed`() {
    for typed in ["cnofteti", "confeti", "connfettti", "cpnfetto", "cofetti"] {
      #expect(isMistyped(typed, "confetti", 2))
    }
    #expect(!isMistyped("cnofteti", "confetti", 1))
    #expect(!isMistyped("cnfttit", "confetti", 2))
  }

  @Test func `bytes beyond letters have no neighbours`() {
    #expect(!isMistyped("h\u{E9}art", "heart"))
    #expect(!isMistyped("1", "2"))
    #expect(isMistyped("", "a"))
    #expect(isMistyped("", ""))
  }
}
