/// The facts at the beginning of a database file (SQLite, "Database File Format", 1.3).
struct SQLiteHeader: Hashable {
  /// The bytes of the header.
  static let length = 100

  /// The size of the file in bytes.
  let size: Int
  /// Whether the file begins as a database does.
  let isDatabase: Bool
  /// Whether changes go to a write-ahead log.
  let usesWAL: Bool
  /// The version of the schema, as far as it has left the write-ahead log.
  let userVersion: Int
  /// Whose file it is.
  let applicationID: Int

  /// Whether the file is a history as this program makes it.
  var isCurrentHistory: Bool {
    isDatabase && applicationID == HistorySchema.applicationID && userVersion == HistorySchema.version
  }

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - bytes: The first `length` bytes, zeroes where there are fewer.
  ///   - size: The size of the file in bytes.
  init(bytes: [UInt8], size: Int) {
    func number(at offset: Int) -> Int {
      let bits = bytes[offset..<offset + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      return Int(Int32(bitPattern: bits))
    }
    self.size = size
    isDatabase = size >= Self.length && bytes.starts(with: "SQLite format 3\0".utf8)
    usesWAL = bytes[18] == 2
    userVersion = number(at: 60)
    applicationID = number(at: 68)
  }
}
