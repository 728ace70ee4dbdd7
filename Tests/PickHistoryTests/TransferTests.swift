import TestSupport
import Testing

@testable import PickHistory

@Suite struct TransferTests {
  private func entry(_ text: String, _ count: Int64, _ time: Int64, _ place: Int? = nil) -> HistoryEntry {
    HistoryEntry(text: text, count: count, lastUse: UnixSeconds(time), favouritePosition: place)
  }

  @Test func `what was exported makes the same history elsewhere`() throws {
    let source = try HistoryFixture()
    try source.store.record(["A", "B", "A", "C", "line\nbreak", "D"])
    for text in ["C", "never picked", "A"] { try source.store.addFavourite(text) }
    let exported = try source.store.entries()
    #expect(
      exported == [
        entry("D", 1, 1_700_000_005), entry("line\nbreak", 1, 1_700_000_004), entry("C", 1, 1_700_000_003, 1),
        entry("A", 2, 1_700_000_002, 3), entry("B", 1, 1_700_000_001), entry("never picked", 0, 0, 2),
      ])
    let target = try HistoryFixture()
    try target.store.merge(exported)
    #expect(try target.store.entries() == exported)
    #expect(try target.store.recents() == source.store.recents())
    #expect(try target.store.favourites() == source.store.favourites())
    #expect(try target.store.frequent().first == "A")
  }

  @Test func `counts are added, the later time is kept, new favourites come last`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.merge([entry("A", 2, 100, 1), entry("B", 1, 200), entry("C", 1, 300, 2)])
    try store.merge([entry("B", 3, 250, 1), entry("A", 1, 50, 9), entry("D", 1, 240), entry("C", 1, 400)])
    #expect(
      try store.entries() == [
        entry("C", 2, 400, 2), entry("B", 4, 250, 3), entry("D", 1, 240), entry("A", 3, 100, 1),
      ])
    try store.record("A", at: UnixSeconds(1), within: .seconds(1))
    #expect(try store.recents().first == "A")
  }

  @Test func `of equal times the first line is the last used, and a text may come twice`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.merge([entry("A", 1, 7), entry("B", 1, 7), entry("C", 1, 7), entry("B", 2, 3)])
    #expect(try store.recents() == ["A", "B", "C"])
    #expect(try store.entries()[1] == entry("B", 3, 7))
  }

  @Test func `counts end at the largest one`() throws {
    let fixture = try HistoryFixture()
    let largest = HistoryEntry.largestCount
    try fixture.store.merge([entry("A", largest, 1), entry("A", largest, 2)])
    try fixture.store.record(["A"])
    #expect(try fixture.store.entries().first?.count == largest)
  }

  @Test func `one entry that is refused, and nothing is changed`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    let before = try fixture.store.entries()
    #expect(throws: HistoryError.refused(.empty)) { try fixture.store.merge([entry("B", 1, 1), entry("", 1, 1)]) }
    #expect(try fixture.store.entries() == before)
  }

  @Test func `an error in the middle, and nothing is changed`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    try fixture.execute(
      "CREATE TRIGGER fails BEFORE INSERT ON entry WHEN new.text = 'C' BEGIN SELECT raise(ABORT, 'injected'); END")
    let before = try fixture.store.entries()
    #expect(throws: HistoryError.self) {
      try fixture.store.merge([entry("C", 1, 1), entry("B", 1, 1, 1), entry("A", 1, 1)])
    }
    #expect(try fixture.store.entries() == before)
  }

  @Test func `ten thousand entries are merged at once`() throws {
    let fixture = try HistoryFixture()
    let entries = (0..<10_000).map { entry("e\($0)", 1, 2_000_000 - Int64($0)) }
    try fixture.store.merge(entries)
    #expect(try fixture.store.entries() == entries)
  }
}
