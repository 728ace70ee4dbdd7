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
}
