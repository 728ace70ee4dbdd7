extension HistoryStore {
  /// The tone that the person chose in the picker, by the name that it was stored by; `nil` where none was chosen.
  ///
  /// - Parameter patience: How long to wait for others.
  /// - Returns: The name.
  /// - Throws: `HistoryError`.
  public func defaultTone(within patience: Duration = outputPatience) throws(HistoryError) -> String? {
    let tone = try read(within: patience) { (connection) throws(SQLiteError) in
      try connection.text(of: Self.tone)
    }
    return tone ?? nil
  }

  /// Stores the tone that the person chose.
  ///
  /// - Parameters:
  ///   - tone: Its name; `nil` takes the choice back.
  ///   - limit: How long to wait for others that write.
  /// - Throws: `HistoryError`; nothing is changed then.
  public func setDefaultTone(_ tone: String?, within limit: Duration = lastPatience) throws(HistoryError) {
    guard let tone else {
      _ = try change(within: limit) { (connection) throws(SQLiteError) in
        try connection.execute("DELETE FROM setting WHERE name = 'tone'")
      }
      return
    }
    try Self.check(tone)
    try write(within: limit) { (connection) throws(SQLiteError) in
      try connection.run(
        "INSERT INTO setting VALUES('tone', ?1) ON CONFLICT(name) DO UPDATE SET value = excluded.value", .text(tone))
    }
  }

  /// The tone's name.
  static let tone = "SELECT value FROM setting WHERE name = 'tone'"
}
