import Glibc
import TestSupport
import Testing

@testable import PickHistory

/// Files that are not as they should be.
@Suite struct FileStateTests {
  @Test func `C64: a file of an older version is brought up to date with its entries`() throws {
    let fixture = try HistoryFixture()
    try fixture.execute(
      """
      PRAGMA application_id = \(HistorySchema.applicationID); \(HistorySchema.steps[0]) PRAGMA user_version = 1;
      INSERT INTO entry VALUES('A', 3, 1700000000, 1, 655.9, NULL), ('B', 1, 1700000001, 2, 655.9, 1)
      """)
    #expect(try fixture.store.recents() == ["B", "A"])
    try fixture.store.setDefaultTone("dark")
    try fixture.store.record(["A"])
    #expect(try fixture.store.entries().map(\.count) == [4, 1])
    #expect(try fixture.store.favourites() == ["B"])
    #expect(try SQLiteConnection.open(fixture.path, .readWrite).text(of: "PRAGMA user_version") == "2")
  }

  @Test func `C64: a file without a version, with unknown tables and fields, keeps its entries and them`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    try fixture.execute(
      """
      PRAGMA user_version = 0; ALTER TABLE entry ADD COLUMN colour TEXT DEFAULT 'red';
      CREATE TABLE more(x); INSERT INTO more VALUES('kept')
      """)
    try fixture.store.record(["B"])
    #expect(try fixture.store.recents() == ["B", "A"])
    let connection = try SQLiteConnection.open(fixture.path, .readWrite)
    #expect(try connection.text(of: "SELECT x FROM more") == "kept")
    #expect(try connection.text(of: "SELECT colour FROM entry WHERE text = 'A'") == "red")
  }

  @Test(arguments: ["DELETE", "WAL"]) func `C64: a file of a newer version is told and not touched`(journal: String)
    throws
  {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    try fixture.execute("PRAGMA user_version = 99; PRAGMA journal_mode = \(journal)")
    try expectUntouched(fixture, .newer(version: 99))
  }

  @Test func `C64: a newer version that is still in the log is told and not touched`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    let connection = try SQLiteConnection.open(fixture.path, .readWrite)
    try connection.execute("PRAGMA user_version = 99")
    #expect(try connection.header().userVersion == 2)
    #expect(throws: HistoryError.newer(version: 99)) { try fixture.store.record("B", within: .seconds(1)) }
  }

  @Test(arguments: ["DELETE", "WAL"]) func `the database of another program is told and not touched`(journal: String)
    throws
  {
    for owner in ["", "PRAGMA application_id = 7;"] {
      let fixture = try HistoryFixture()
      try fixture.execute("\(owner) PRAGMA journal_mode = \(journal); CREATE TABLE moz_places(url); ")
      try expectUntouched(fixture, .foreign)
    }
  }

  private func expectUntouched(_ fixture: HistoryFixture, _ expected: HistoryError) throws {
    let before = try #require(contents(ofFile: fixture.path))
    let store = fixture.store
    #expect(throws: expected) { try store.recents() }
    #expect(throws: expected) { try store.record("B", within: .seconds(1)) }
    #expect(throws: expected) { try store.clear() }
    #expect(throws: expected) { try store.merge([]) }
    #expect(contents(ofFile: fixture.path) == before)
    #expect(fixture.names == ["history.db"])
    #expect(store.setAside.isEmpty)
  }

  @Test(arguments: ["no database", String(repeating: "no database ", count: 1_000), "SQLite format 3\0"])
  func `a file that is no database is set aside, not deleted, and told`(bytes: String) throws {
    let fixture = try HistoryFixture()
    try fixture.write(bytes)
    let store = fixture.store
    #expect(try store.recents().isEmpty)
    let aside = try #require(store.setAside.first)
    #expect(aside.hasPrefix(fixture.path + ".corrupt-"))
    #expect(text(ofFile: aside) == bytes)
    try store.record(["A"])
    #expect(try fixture.store.recents() == ["A"])
    #expect(store.setAside.count == 1)
  }

  @Test func `pages that are broken are found when they are read, and the log goes along`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record((0..<500).map { "text number \($0)" })
    store.close()
    let bytes = try #require(contents(ofFile: fixture.path))
    try write(String(decoding: bytes[..<100], as: UTF8.self), toFile: fixture.path)
    try #require(contents(ofFile: fixture.path)?.count == 100)
    try write("a log", toFile: fixture.path + "-wal")
    try store.record(["A"])
    let aside = try #require(store.setAside.first)
    #expect(contents(ofFile: aside)?.count == 100)
    #expect(try store.recents() == ["A"])
  }

  @Test func `two broken files of one second get names of their own`() throws {
    let fixture = try HistoryFixture()
    // A child that another test has forked holds the lock on the folder until it is another program.
    for bytes in ["first", "second", "third"] {
      try fixture.write(bytes)
      let files = HistoryFiles(path: fixture.path)
      let identity = try #require(try files.identity())
      let moved = try SettingAside(files: files, broken: identity).run(
        at: UnixSeconds(5), until: Deadline(in: .seconds(5)))
      #expect(text(ofFile: try #require(moved)) == bytes)
      // Whoever comes too late moves nothing.
      try fixture.write("fresh")
      #expect(try SettingAside(files: files, broken: identity).run(at: .now, until: Deadline(in: .seconds(5))) == nil)
      #expect(text(ofFile: fixture.path) == "fresh")
      #expect(unsafe unlink(fixture.path) == 0)
    }
    let name = "history.db.corrupt-5"
    #expect(fixture.names == [name, name + "-2", name + "-3"])
  }

  @Test func `what a link leads to is set aside where it lies`() throws {
    let fixture = try HistoryFixture()
    try fixture.write("broken")
    let link = fixture.folder.file("link.db")
    try fixture.folder.link("link.db", to: fixture.path)
    let store = HistoryStore(path: link)
    try store.record(["A"])
    #expect(try #require(store.setAside.first).hasPrefix(fixture.path + ".corrupt-"))
    #expect(try fixture.store.recents() == ["A"])
    #expect(try HistoryStore(path: link).recents() == ["A"])
  }

  @Test func `a file that was removed while it was open is made anew`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record(["A"])
    for name in fixture.names { #expect(unsafe unlink(fixture.folder.file("state/emojipad/\(name)")) == 0) }
    try store.record(["B"])
    #expect(try fixture.store.recents() == ["B"])
  }

  @Test func `a folder or a file in the way is told`() throws {
    let fixture = try HistoryFixture()
    try write("", toFile: fixture.folder.file("state"))
    #expect(throws: HistoryError.unavailable(errno: ENOTDIR)) { try fixture.store.record("A", within: .seconds(1)) }
    #expect(throws: HistoryError.unavailable(errno: ENOTDIR)) { try fixture.store.recents() }
    let other = HistoryStore(path: fixture.folder.path)
    #expect(throws: HistoryError.unavailable(errno: EISDIR)) { try other.record("A", within: .seconds(1)) }
    #expect(throws: HistoryError.self) {
      try HistoryStore(path: "/proc/emojipad/history.db").record("A", within: .zero)
    }
  }
}
