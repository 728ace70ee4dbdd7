internal import CSQLite

/// One connection to a database file. It is closed with its last reference, and used by one thread at a time.
@safe final class SQLiteConnection {
  /// How a file is opened. None of these makes one that is not there.
  enum Mode {
    /// For reading and writing, or for reading only where the file may not be written.
    case readWrite
    /// As a file that nobody changes: no locks, nothing made beside it, no write-ahead log looked at.
    case immutable
  }

  private let handle: OpaquePointer

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Opens a file, without reading or locking it yet.
  static func open(_ path: String, _ mode: Mode) throws(SQLiteError) -> SQLiteConnection {
    let common = SQLITE_OPEN_NOMUTEX
    var handle: OpaquePointer?
    let code =
      switch mode {
      case .readWrite: unsafe sqlite3_open_v2(path, &handle, common | SQLITE_OPEN_READWRITE, nil)
      case .immutable:
        unsafe sqlite3_open_v2(
          "file:\(percentEncoded(path))?immutable=1", &handle, common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      }
    guard let handle = unsafe handle else { throw .failed(code: SQLITE_NOMEM) }
    guard code == SQLITE_OK else {
      let error = SQLiteError(code: code, errno: unsafe sqlite3_system_errno(handle))
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe sqlite3_extended_result_codes(handle, 1)
    return unsafe SQLiteConnection(handle: handle)
  }

  /// What the file says at its beginning, without a lock: what is being written may not be seen yet.
  func header() throws(SQLiteError) -> SQLiteHeader {
    var bytes = [UInt8](repeating: 0, count: SQLiteHeader.length)
    var size: sqlite3_int64 = 0
    let code = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe emojipad_read_header(handle, buffer.baseAddress, Int32(buffer.count), &size)
    }
    try check(code)
    return SQLiteHeader(bytes: bytes, size: Int(size))
  }

  /// How long a statement waits for the locks of others, in whole milliseconds.
  func setPatience(_ patience: Duration) {
    unsafe sqlite3_busy_timeout(handle, Int32(clamping: Int64(max(.zero, patience) / .milliseconds(1))))
  }

  /// Compiles one statement.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    try check(unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement = unsafe statement else { throw .failed(code: SQLITE_MISUSE) }
    return unsafe SQLiteStatement(handle: statement, connection: self)
  }

  /// Runs statements that give no rows, or whose rows do not matter.
  func execute(_ sql: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement with values, to its end.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The number of rows that the last statement inserted, changed or deleted.
  var changedRows: Int { Int(unsafe sqlite3_changes(handle)) }

  /// Does `body` in one transaction that may write from the start: all of it is done, or nothing.
  func transaction<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already; then there is nothing to roll back.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Reads in `body` what there is at one moment, whatever others write meanwhile.
  func snapshot<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
    try execute("BEGIN")
    // Nothing was changed, so that there is nothing to roll back either way.
    defer { try? execute("COMMIT") }
    return try body()
  }

  /// Gives SQL a function of two numbers, which depends on nothing else.
  func define(_ name: String, _ function: @escaping @convention(c) (Double, Double) -> Double) throws(SQLiteError) {
    let argument = unsafe unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
    let code = unsafe sqlite3_create_function_v2(
      handle, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, argument,
      { context, _, values in
        guard let values = unsafe values, let data = unsafe sqlite3_user_data(context) else { return }
        let function = unsafe unsafeBitCast(data, to: (@convention(c) (Double, Double) -> Double).self)
        let first = unsafe sqlite3_value_double(values[0])
        let second = unsafe sqlite3_value_double(values[1])
        unsafe sqlite3_result_double(context, function(first, second))
      }, nil, nil, nil)
    try check(code)
  }

  /// Throws what a result code means, unless it is success.
  func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
    throw SQLiteError(code: code, errno: unsafe emojipad_system_errno(handle))
  }

  /// A path as it stands in a URI (RFC 3986).
  private static func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
