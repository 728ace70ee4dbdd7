import ScreenModel
import Testing

@testable import Picker

@Suite struct TextFittingTests {
  @Test func `a text is cut at its end or at its start, never inside a cluster`() {
    #expect(shortened("heart", to: 5) == "heart")
    #expect(shortened("heart", to: 4) == "hea…")
    #expect(shortened("a👩‍🚀b", to: 3) == "a…")
    #expect(shortened("heart", to: 1) == "…")
    #expect(shortened("heart", to: 0) == "")
    #expect(shortenedAtStart("heart", to: 4) == "…art")
    #expect(shortenedAtStart("a👩‍🚀b", to: 3) == "…b")
    #expect(shortenedAtStart("heart", to: 0) == "")
  }

  @Test func `lines are broken between words, and in words that are too long`() {
    #expect(wrapped("first, last key of the page", to: 11) == ["first, last", "key of the", "page"])
    #expect(wrapped("abcdefgh ij", to: 3) == ["abc", "def", "gh", "ij"])
    #expect(wrapped("", to: 5) == [])
    #expect(wrapped("abc", to: 0) == [])
    for columns in 1...30 {
      let lines = wrapped("move; ↑ from the first row: groups 👩‍🚀", to: columns)
      #expect(lines.allSatisfy { displayWidth(of: $0) <= max(columns, 2) })
      #expect(lines.joined().filter { $0 != " " } == "move;↑fromthefirstrow:groups👩‍🚀")
    }
  }

  @Test func `a long text without a space is wrapped in proportion to its length`() {
    func time(clusters: Int) -> Duration {
      let text = String(repeating: "漢", count: clusters)
      let clock = ContinuousClock()
      return (0..<5).map { _ in clock.measure { #expect(wrapped(text, to: 21).count == clusters / 10) } }.min() ?? .zero
    }
    // In proportion to the square it would be 256 times as long.
    #expect(time(clusters: 16_000) < time(clusters: 1_000) * 64)
  }
}
