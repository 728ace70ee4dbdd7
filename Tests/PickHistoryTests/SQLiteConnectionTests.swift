import CSQLite
import Glibc
import TestSupport
import Testing

@testable import PickHistory

@Suite struct SQLiteConnectionTests {
  private func connection(_ fixture: HistoryFixture) throws -> SQLiteConnection {
    try fixture.write("")
    return try SQLiteConnection.open(fixture.path, .readWrite)
  }

  @Test func `what went wrong is told as a fact`() throws {
    let fixture = try HistoryFixture()
    #expect(throws: SQLiteError.cannotOpen(errno: ENOENT)) { try SQLiteConnection.open(fixture.path, .readWrite) }
    let connection = try connection(fixture)
    #expect(throws: SQLiteError.failed(code: SQLITE_ERROR)) { try connection.execute("SELEKT") }
    #expect(throws: SQLiteError.failed(code: SQLITE_ERROR)) { try connection.run("SELECT * FROM nothing") }
    try connection.execute("CREATE TABLE t(x PRIMARY KEY); INSERT INTO t VALUES(1)")
    #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES(?1)", .integer(1)) }
    try connection.execute("BEGIN EXCLUSIVE")
    let other = try SQLiteConnection.open(fixture.path, .readWrite)
    #expect(throws: SQLiteError.busy) { try other.execute("INSERT INTO t VALUES(2)") }
  }

  @Test func `a database that may not grow is full, and the transaction is undone`() throws {
    let fixture = try HistoryFixture()
    let connection = try connection(fixture)
    try connection.execute("CREATE TABLE t(x); PRAGMA max_page_count = 4")
    #expect(throws: SQLiteError.full) {
      try connection.transaction { () throws(SQLiteError) in
        for _ in 0..<9 { try connection.run("INSERT INTO t VALUES(?1)", .text(String(repeating: "a", count: 3_000))) }
      }
    }
    #expect(try connection.text(of: "SELECT count(*) FROM t") == "0")
  }

  @Test func `system errors behind SQLite's are told apart`() {
    #expect(SQLiteError(code: SQLITE_IOERR | 3 << 8, errno: ENOSPC) == .full)
    #expect(SQLiteError(code: SQLITE_IOERR | 3 << 8, errno: EDQUOT) == .full)
    #expect(SQLiteError(code: SQLITE_IOERR | 3 << 8, errno: EIO) == .failed(code: 778))
    #expect(SQLiteError(code: SQLITE_CANTOPEN, errno: EACCES) == .readOnly)
    #expect(SQLiteError(code: SQLITE_CANTOPEN, errno: ENOTDIR) == .cannotOpen(errno: ENOTDIR))
    #expect(SQLiteError(code: SQLITE_BUSY | 2 << 8, errno: 0) == .busy)
    #expect(SQLiteError(code: SQLITE_READONLY, errno: 0) == .readOnly)
    // The file was moved away: the one in its place is opened on the next try.
    #expect(SQLiteError(code: 1032, errno: 0) == .busy)
    #expect(SQLiteError(code: SQLITE_NOTADB, errno: 0) == .corrupt)
  }

  @Test func `a path with signs of its own is opened as it is`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a?b#c%41 d'é.db")
    try write("", toFile: path)
    try SQLiteConnection.open(path, .readWrite).execute("CREATE TABLE t(x); INSERT INTO t VALUES('here')")
    #expect(try SQLiteConnection.open(path, .immutable).text(of: "SELECT x FROM t") == "here")
  }

  @Test func `values and columns are of the kinds that they were given as`() throws {
    let fixture = try HistoryFixture()
    let statement = try connection(fixture).prepare("SELECT ?1, ?2, typeof(?3), ?4")
    try statement.bind([.text("a\0b"), .integer(.min), .real(0.5)])
    #expect(try statement.step())
    #expect(statement.text(0) == "a\0b")
    #expect(statement.integer(1) == .min)
    #expect(statement.text(2) == "real")
    #expect(statement.isNull(3) && statement.text(3) == nil)
    #expect(try !statement.step())
  }

  @Test func `the header tells whose file it is without a lock`() throws {
    let fixture = try HistoryFixture()
    let connection = try connection(fixture)
    #expect(try connection.header().size == 0)
    try connection.execute("PRAGMA application_id = -5; PRAGMA user_version = 7; PRAGMA journal_mode = WAL")
    let header = try SQLiteConnection.open(fixture.path, .readWrite).header()
    #expect(header.isDatabase && header.usesWAL)
    #expect(header.applicationID == -5)
    #expect(header.userVersion == 7)
  }
}
