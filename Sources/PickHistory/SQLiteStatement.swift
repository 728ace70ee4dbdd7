internal import CSQLite

/// A value that a statement is given.
enum SQLiteValue: Hashable {
  case text(String)
  case integer(Int64)
  case real(Double)
}

/// A compiled statement. It keeps its connection open.
@safe struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(handle: OpaquePointer, connection: SQLiteConnection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Sets the values of the places `?1`, `?2` …, for a run from the beginning.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    // What went wrong with the run before was told then.
    unsafe sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .text(var text):
          text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) {
              unsafe emojipad_bind_text(handle, place, $0.baseAddress, UInt64($0.count))
            }
          }
        case .integer(let number): unsafe sqlite3_bind_int64(handle, place, number)
        case .real(let number): unsafe sqlite3_bind_double(handle, place, number)
        }
      try connection.check(code)
    }
  }

  /// Runs to the next row.
  ///
  /// - Returns: Whether there is one.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    try connection.check(code)
    return code == SQLITE_ROW
  }

  /// The text of a column, counted from 0; `nil` where it holds none, or bytes that are no UTF-8.
  func text(_ column: Int32) -> String? {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(validating: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The whole number of a column, counted from 0; 0 where it holds none.
  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  /// Whether a column, counted from 0, holds nothing.
  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }
}
