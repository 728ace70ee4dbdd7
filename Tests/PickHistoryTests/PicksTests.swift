import TestSupport
import Testing

@testable import PickHistory

@Suite struct PicksTests {
  @Test func `C59: a text picked again is the first of the recents, once`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A", "B", "C", "D", "A"])
    #expect(try fixture.store.recents() == ["A", "D", "C", "B"])
  }

  @Test func `picks of one second, and of a clock that was set back, keep their order`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    for text in ["A", "B", "C", "A"] { try store.record(text, at: UnixSeconds(1_700_000_000), within: .seconds(10)) }
    try store.record("D", at: UnixSeconds(1_600_000_000), within: .seconds(10))
    #expect(try store.recents() == ["D", "A", "C", "B"])
  }

  @Test func `C62: what is picked five times stays frequent, the last five picks are the recents`() throws {
    let fixture = try HistoryFixture()
    let others = (1...20).map { "e\($0)" }
    try fixture.store.record(Array(repeating: "👍", count: 5) + others)
    #expect(try fixture.store.frequent(limit: 1) == ["👍"])
    #expect(try fixture.store.recents(limit: 5) == ["e20", "e19", "e18", "e17", "e16"])
    #expect(try fixture.store.recents().count == 21)
  }

  @Test func `many old picks count less than a few new ones, and more than one`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    let month: Int64 = 30 * 24 * 60 * 60
    for _ in 0..<16 { try store.record("old", at: UnixSeconds(1_700_000_000), within: .seconds(10)) }
    // Three half-lives later sixteen picks weigh as much as two.
    for _ in 0..<3 { try store.record("new", at: UnixSeconds(1_700_000_000 + 3 * month), within: .seconds(10)) }
    try store.record("once", at: UnixSeconds(1_700_000_000 + 3 * month), within: .seconds(10))
    #expect(try store.frequent() == ["new", "old", "once"])
  }

  @Test func `a new store reads what another one stored, and the tone of a pick stays`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["👋🏿", "👋", "❤️", "❤"])
    #expect(try fixture.store.recents() == ["❤", "❤️", "👋", "👋🏿"])
  }

  @Test func `what a picker shows at its start is read at once`() throws {
    let fixture = try HistoryFixture()
    #expect(try fixture.store.snapshot(recents: 2) == HistorySnapshot())
    let store = fixture.store
    try store.record(["A", "B", "C"])
    try store.addFavourite("D")
    try store.setDefaultTone("dark")
    let snapshot = try fixture.store.snapshot(recents: 2)
    #expect(snapshot.recents == ["C", "B"])
    #expect(snapshot.favourites == ["D"])
    #expect(snapshot.defaultTone == "dark")
  }

  @Test func `a history that is not there is empty, and reading makes none`() throws {
    let fixture = try HistoryFixture()
    #expect(try fixture.store.recents().isEmpty)
    #expect(try fixture.store.frequent().isEmpty)
    #expect(try fixture.store.favourites().isEmpty)
    #expect(try fixture.store.entries().isEmpty)
    #expect(try fixture.store.defaultTone() == nil)
    #expect(try !fixture.store.forget("A"))
    #expect(try !fixture.store.removeFavourite("A"))
    try fixture.store.clear()
    try fixture.store.setDefaultTone(nil)
    #expect(fixture.names.isEmpty)
    #expect(mode(ofFile: fixture.folder.file("state")) == nil)
  }

  @Test func `the folders and the file are for nobody else`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record(["A"])
    #expect(mode(ofFile: fixture.folder.file("state")) == 0o700)
    #expect(mode(ofFile: fixture.folder.file("state/emojipad")) == 0o700)
    for name in fixture.names {
      #expect(mode(ofFile: fixture.folder.file("state/emojipad/\(name)")) == 0o600, "\(name)")
    }
    #expect(fixture.names == ["history.db", "history.db-shm", "history.db-wal"])
    store.close()
    #expect(fixture.names == ["history.db"])
    #expect(try store.recents() == ["A"])
  }

  @Test func `what is forgotten is neither recent nor frequent nor in the file, and a favourite stays one`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record(["forgotten", "favourite", "kept"])
    try store.addFavourite("favourite")
    #expect(try store.forget("forgotten"))
    #expect(try store.forget("favourite"))
    #expect(try !store.forget("favourite"))
    #expect(try !store.forget("unknown"))
    #expect(try store.recents() == ["kept"])
    #expect(try store.frequent() == ["kept"])
    #expect(try store.favourites() == ["favourite"])
    store.close()
    #expect(try #require(contents(ofFile: fixture.path)).occurrences(of: "forgotten") == 0)
    // It begins anew.
    try store.record(["favourite"])
    #expect(try store.entries().first?.count == 1)
  }

  @Test func `nothing is left when all is cleared`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record(["secret", "B"])
    try store.addFavourite("secret")
    try store.setDefaultTone("dark")
    try store.clear()
    #expect(try store.entries().isEmpty)
    #expect(try store.defaultTone() == nil)
    store.close()
    #expect(try #require(contents(ofFile: fixture.path)).occurrences(of: "secret") == 0)
    try store.record(["C"])
    #expect(try store.recents() == ["C"])
  }

  @Test(arguments: [
    ("", TextRefusal.empty), (String(repeating: "a", count: 65_537), .tooLong), ("a\0b", .hostileCharacter),
    ("\u{1B}[2J", .hostileCharacter), ("\u{9B}2J", .hostileCharacter), ("a\u{202E}b", .hostileCharacter),
    ("\r", .hostileCharacter), ("\u{7F}", .hostileCharacter),
  ]) func `a text that cannot be a pick is refused`(text: String, reason: TextRefusal) throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    #expect(throws: HistoryError.refused(reason)) { try store.record(text, within: .seconds(1)) }
    #expect(throws: HistoryError.refused(reason)) { try store.addFavourite(text) }
    #expect(throws: HistoryError.refused(reason)) {
      try store.merge([HistoryEntry(text: text, count: 1, lastUse: .now)])
    }
    #expect(fixture.names.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "é", count: 32_768), "a\tb\nc\\", "'; DROP TABLE entry; --", "\u{301}", "👩‍🚀", "\u{10FFFF}",
    "¯\\_(ツ)_/¯",
  ]) func `any other text comes back as it was`(text: String) throws {
    let fixture = try HistoryFixture()
    try fixture.store.record([text])
    #expect(try fixture.store.recents().map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `texts that only another program could have stored are left out`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    try fixture.execute(
      """
      INSERT INTO entry(text, count, turn, place) VALUES
        (CAST(x'FFFE' AS TEXT), 1, 2, 1), (char(27) || '[2J', 1, 3, 2), ('', 1, 4, 3), ('a' || char(0), 1, 5, 4),
        (CAST(zeroblob(70000) AS TEXT), 1, 6, 5)
      """)
    #expect(try fixture.store.recents() == ["A"])
    #expect(try fixture.store.favourites().isEmpty)
    #expect(try fixture.store.entries().map(\.text) == ["A"])
  }

  @Test func `texts that differ in a normal form are two`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["\u{E9}", "e\u{301}"])
    #expect(try fixture.store.recents().count == 2)
  }
}
