import Testing

@testable import Picker

@Suite struct CompositionTests {
  private func deleting(_ count: Int, from picks: String...) -> Composition {
    var composition = Composition()
    for pick in picks { composition.append(pick) }
    for _ in 0..<count { composition.deleteBackward() }
    return composition
  }

  @Test(arguments: ["aℹ️", "a👩‍👩‍👧‍👧", "a🐱‍👤", "a🇩🇪", "a1️⃣", "a👶🏾", "ae\u{301}", "a🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `C106 one ⌫ removes one whole cluster`(text: String) {
    #expect(deleting(1, from: text).text == "a")
  }

  @Test func `C107 a toned baby goes whole`() {
    #expect(deleting(1, from: "👶🏾").text == "")
    #expect(deleting(1, from: "👶🏾").isEmpty)
  }

  @Test func `C109 of two flags the last one goes, of a lone indicator only that one`() {
    #expect(deleting(1, from: "🇩🇪🇫🇷").text == "🇩🇪")
    #expect(deleting(1, from: "🇩🇪", "🇫🇷").text == "🇩🇪")
    #expect(deleting(1, from: "🇩🇪\u{1F1E9}").text == "🇩🇪")
  }

  @Test func `picks that join into one cluster are one cluster to delete`() {
    #expect(deleting(1, from: "x", "\u{1F1E9}", "\u{1F1EA}").picks == ["x"])
    #expect(deleting(1, from: "xy\u{1F1E9}", "\u{1F1EA}").picks == ["xy"])
  }

  @Test func `a pick of several clusters loses them one by one`() {
    #expect(deleting(2, from: "🎉", "(^_^)").picks == ["🎉", "(^_"])
    #expect(deleting(6, from: "🎉", "(^_^)").picks == [])
  }

  @Test func `deleting from nothing is not a deletion`() {
    #expect(deleting(1).hasDeleted == false)
    #expect(deleting(1, from: "🎉").hasDeleted)
  }
}
