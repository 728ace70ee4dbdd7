extension SQLiteConnection {
  /// The texts in the first column. What could not have been stored here is left out: another program wrote it.
  func texts(of sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> [String] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var texts: [String] = []
    while try statement.step() {
      if let text = statement.text(0), TextRefusal.reason(against: text) == nil { texts.append(text) }
    }
    return texts
  }

  /// The text in the first column of the first row.
  func text(of sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> String? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.text(0) : nil
  }

  /// Does `body` in one transaction, after which what it deleted is nowhere in the files.
  func erase<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
    try execute("PRAGMA secure_delete = ON")
    let result = try transaction(body)
    // The log still holds the pages as they were; where others read them just now, the next one empties it.
    try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return result
  }
}
