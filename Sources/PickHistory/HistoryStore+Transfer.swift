extension HistoryStore {
  /// All entries: those that were picked, the last used first, then favourites that never were, in their order. O(n log n).
  ///
  /// - Parameter patience: How long to wait for others.
  /// - Returns: The entries; favourites have the positions 1, 2 …
  /// - Throws: `HistoryError`.
  public func entries(within patience: Duration = lastPatience) throws(HistoryError) -> [HistoryEntry] {
    let entries = try read(within: patience) { (connection) throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT text, count, used,
            iif(place IS NULL, NULL, row_number() OVER (PARTITION BY place IS NULL ORDER BY place)) AS position
          FROM entry ORDER BY turn DESC, position
        """)
      var entries: [HistoryEntry] = []
      while try statement.step() {
        guard let text = statement.text(0), TextRefusal.reason(against: text) == nil else { continue }
        entries.append(
          HistoryEntry(
            text: text, count: statement.integer(1), lastUse: UnixSeconds(statement.integer(2)),
            favouritePosition: statement.isNull(3) ? nil : Int(statement.integer(3))))
      }
      return entries
    }
    return entries ?? []
  }

  /// Adds entries, all of them or none: counts are added, the later time is kept, and favourites that were none come
  /// behind those that there are. An export knows only the last use, so all of an entry's picks weigh as if they were made
  /// then. O(n log n).
  ///
  /// - Parameters:
  ///   - entries: The entries, as `ExportFormat` reads them; of equal times the first one is the last used.
  ///   - limit: How long to wait for others that write.
  /// - Throws: `HistoryError`; nothing is added then.
  public func merge(_ entries: [HistoryEntry], within limit: Duration = lastPatience) throws(HistoryError) {
    for entry in entries { try Self.check(entry.text) }
    try write(within: limit) { (connection) throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        try Self.addUses(of: entries, to: connection)
        let favourites = entries.filter { $0.favouritePosition != nil }
          .sorted { ($0.favouritePosition ?? 0) < ($1.favouritePosition ?? 0) }
        for favourite in favourites { try connection.run(Self.addition, .text(favourite.text)) }
      }
    }
  }

  private static func addUses(of entries: [HistoryEntry], to connection: SQLiteConnection) throws(SQLiteError) {
    let addition = try connection.prepare(
      """
      INSERT INTO entry(text, count, used, score, turn)
        VALUES(?1, ?2, ?3, ?4, 1 + (SELECT ifnull(max(turn), 0) FROM entry))
        ON CONFLICT(text) DO UPDATE SET
          count = min(count + excluded.count, \(HistoryEntry.largestCount)), used = max(used, excluded.used),
          turn = iif(count = 0 OR excluded.used >= used, excluded.turn, turn),
          score = iif(count = 0, excluded.score, decayed_sum(score, excluded.score))
      """)
    for entry in entries.reversed() where entry.count > 0 {
      try addition.bind([
        .text(entry.text), .integer(entry.count), .integer(entry.lastUse.rawValue),
        .real(DecayedUse.score(of: entry.count, at: entry.lastUse)),
      ])
      while try addition.step() {}
    }
    // Uses of two histories are in the order of their times.
    try connection.execute(
      """
      UPDATE entry SET turn = ordered.number
        FROM (SELECT text, row_number() OVER (ORDER BY used, turn) AS number FROM entry WHERE turn > 0) AS ordered
        WHERE entry.text = ordered.text
      """)
  }
}
