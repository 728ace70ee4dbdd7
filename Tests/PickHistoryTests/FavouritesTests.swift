import TestSupport
import Testing

@testable import PickHistory

@Suite struct FavouritesTests {
  private let fixture: HistoryFixture

  init() throws {
    fixture = try HistoryFixture()
  }

  private func store(_ favourites: String...) throws -> HistoryStore {
    let store = fixture.store
    for text in favourites { try store.addFavourite(text) }
    return store
  }

  @Test func `favourites are in the order in which they were added`() throws {
    let store = try store("C", "A", "B")
    try store.addFavourite("C")
    #expect(try fixture.store.favourites() == ["C", "A", "B"])
    #expect(try store.recents().isEmpty)
    #expect(try store.frequent().isEmpty)
  }

  @Test func `picks do not move favourites`() throws {
    let store = try store("A", "B", "C")
    try store.record(["C", "B", "D"])
    #expect(try store.favourites() == ["A", "B", "C"])
    #expect(try store.recents() == ["D", "B", "C"])
  }

  @Test func `a favourite that is removed keeps its picks`() throws {
    let store = try store("A", "B", "C")
    try store.record(["B"])
    #expect(try store.removeFavourite("B"))
    #expect(try store.removeFavourite("C"))
    #expect(try !store.removeFavourite("C"))
    #expect(try store.favourites() == ["A"])
    #expect(try store.recents() == ["B"])
    #expect(try store.entries().map(\.text) == ["B", "A"])
  }

  @Test func `a favourite moves by one place, and not beyond the ends`() throws {
    let store = try store("A", "B", "C", "D")
    try store.removeFavourite("B")
    #expect(try store.moveFavourite("D", .left))
    #expect(try fixture.store.favourites() == ["A", "D", "C"])
    #expect(try store.moveFavourite("D", .left))
    #expect(try !store.moveFavourite("D", .left))
    #expect(try fixture.store.favourites() == ["D", "A", "C"])
    #expect(try store.moveFavourite("A", .right))
    #expect(try !store.moveFavourite("A", .right))
    #expect(try !store.moveFavourite("B", .right))
    #expect(try fixture.store.favourites() == ["D", "C", "A"])
    try store.addFavourite("E")
    #expect(try store.favourites() == ["D", "C", "A", "E"])
  }

  @Test func `moves at random are those of an array`() throws {
    let store = try store("A", "B", "C", "D", "E")
    var expected = ["A", "B", "C", "D", "E"]
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let text = ["A", "B", "C", "D", "E", "F"][Int.random(in: 0..<6, using: &random)]
      let place = expected.firstIndex(of: text)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try store.addFavourite(text)
        if place == nil { expected.append(text) }
      case 1:
        #expect(try store.removeFavourite(text) == (place != nil))
        expected.removeAll { $0 == text }
      case let side:
        let other = place.map { side == 2 ? $0 - 1 : $0 + 1 }.flatMap { expected.indices.contains($0) ? $0 : nil }
        #expect(try store.moveFavourite(text, side == 2 ? .left : .right) == (other != nil))
        if let place, let other { expected.swapAt(place, other) }
      }
      #expect(try store.favourites() == expected)
    }
  }

  @Test func `the default tone is the last one set`() throws {
    let store = try store()
    try store.setDefaultTone("dark")
    try store.setDefaultTone("medium-light")
    #expect(try fixture.store.defaultTone() == "medium-light")
    try store.setDefaultTone(nil)
    #expect(try fixture.store.defaultTone() == nil)
    #expect(throws: HistoryError.refused(.empty)) { try store.setDefaultTone("") }
  }
}
