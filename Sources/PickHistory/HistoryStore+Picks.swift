extension HistoryStore {
  /// Stores a pick. It is stored when this returns, also if the process is ended right after.
  ///
  /// - Parameters:
  ///   - text: What was picked, as it was printed.
  ///   - moment: When.
  ///   - limit: How long to wait for others that write.
  /// - Throws: `HistoryError`: why it is not stored. O(log n) otherwise.
  public func record(_ text: String, at moment: UnixSeconds = .now, within limit: Duration) throws(HistoryError) {
    try Self.check(text)
    try write(within: limit) { (connection) throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO entry(text, count, used, turn, score)
          VALUES(?1, 1, ?2, 1 + (SELECT ifnull(max(turn), 0) FROM entry), ?3)
          ON CONFLICT(text) DO UPDATE SET
            count = min(count + 1, \(HistoryEntry.largestCount)), used = excluded.used, turn = excluded.turn,
            score = iif(count = 0, excluded.score, decayed_sum(score, excluded.score))
        """, .text(text), .integer(moment.rawValue), .real(DecayedUse.score(of: 1, at: moment)))
    }
  }

  /// The texts that were picked, the last one first. O(limit · log n).
  ///
  /// - Parameters:
  ///   - limit: The most texts.
  ///   - patience: How long to wait for others.
  /// - Returns: The texts; none where there is no history.
  /// - Throws: `HistoryError`.
  public func recents(limit: Int = .max, within patience: Duration = outputPatience) throws(HistoryError) -> [String] {
    try texts(Self.lastUsed, limit, within: patience)
  }

  /// The texts that were picked, the most used first; uses count less the longer they are ago. O(limit · log n).
  ///
  /// - Parameters:
  ///   - limit: The most texts.
  ///   - patience: How long to wait for others.
  /// - Returns: The texts; none where there is no history.
  /// - Throws: `HistoryError`.
  public func frequent(limit: Int = .max, within patience: Duration = outputPatience) throws(HistoryError) -> [String] {
    try texts(
      "SELECT text FROM entry WHERE turn > 0 ORDER BY score DESC, turn DESC LIMIT ?1", limit, within: patience)
  }

  /// Forgets that a text was picked. A favourite stays one.
  ///
  /// - Parameters:
  ///   - text: The text, exactly.
  ///   - limit: How long to wait for others that write.
  /// - Returns: Whether it had been picked.
  /// - Throws: `HistoryError`; nothing is forgotten then.
  @discardableResult
  public func forget(_ text: String, within limit: Duration = lastPatience) throws(HistoryError) -> Bool {
    let wasPicked = try change(within: limit) { (connection) throws(SQLiteError) in
      try connection.erase { () throws(SQLiteError) in
        try connection.run(
          "UPDATE entry SET count = 0, used = 0, turn = 0, score = 0 WHERE text = ?1 AND turn > 0", .text(text))
        let wasPicked = connection.changedRows > 0
        try connection.run("DELETE FROM entry WHERE text = ?1 AND turn = 0 AND place IS NULL", .text(text))
        return wasPicked
      }
    }
    return wasPicked ?? false
  }

  /// Forgets everything: picks, favourites and the default tone.
  ///
  /// - Parameter limit: How long to wait for others that write.
  /// - Throws: `HistoryError`; nothing is forgotten then.
  public func clear(within limit: Duration = lastPatience) throws(HistoryError) {
    _ = try change(within: limit) { (connection) throws(SQLiteError) in
      try connection.erase { () throws(SQLiteError) in try connection.execute("DELETE FROM entry; DELETE FROM setting")
      }
    }
  }

  /// Refuses a text that cannot be in the history.
  static func check(_ text: String) throws(HistoryError) {
    if let reason = TextRefusal.reason(against: text) { throw .refused(reason) }
  }

  /// At most ?1 recents.
  static let lastUsed = "SELECT text FROM entry WHERE turn > 0 ORDER BY turn DESC LIMIT ?1"

  /// The texts of a query with one place, for the most rows.
  private func texts(_ sql: String, _ limit: Int, within patience: Duration) throws(HistoryError) -> [String] {
    let texts = try read(within: patience) { (connection) throws(SQLiteError) in
      try connection.texts(of: sql, .integer(Int64(limit)))
    }
    return texts ?? []
  }
}
