/// The tables of the history, and how older ones become them.
enum HistorySchema {
  /// “EMJP”: says whose database it is (SQLite, `PRAGMA application_id`).
  static let applicationID = 0x454D_4A50

  /// The version that this program writes.
  static var version: Int { steps.count }

  /// What makes version n + 1 out of version n. Steps are only ever added: they add tables and columns, so that every
  /// entry stays, and that of version 0 makes a history where there is none.
  static let steps = [
    // An entry is a text that was picked or is a favourite, or both. Never picked: count, used, turn and score are 0.
    //   used   last use, in Unix seconds      turn   uses are numbered; this is the last one's number, so that
    //   score  see DecayedUse                        neither a second with many uses nor a wrong clock mixes them up
    //   place  favourites in order; NULL: none
    """
    CREATE TABLE IF NOT EXISTS entry(
      text TEXT PRIMARY KEY NOT NULL,
      count INTEGER NOT NULL DEFAULT 0,
      used INTEGER NOT NULL DEFAULT 0,
      turn INTEGER NOT NULL DEFAULT 0,
      score REAL NOT NULL DEFAULT 0,
      place INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS entry_by_turn ON entry(turn);
    CREATE INDEX IF NOT EXISTS entry_by_score ON entry(score, turn);
    CREATE INDEX IF NOT EXISTS entry_by_place ON entry(place) WHERE place IS NOT NULL;
    """,
    "CREATE TABLE IF NOT EXISTS setting(name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;",
  ]

  /// Brings a file to the present version, unless another process has; all of it or nothing.
  ///
  /// Whose file it is is told in the first transaction of all: no file of ours is ever without it.
  static func migrate(_ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.transaction { () throws(SQLiteError) in
      let old = try version(of: connection)
      guard old < version else { return }
      if old == 0 { try connection.execute("PRAGMA application_id = \(applicationID)") }
      for step in steps[max(0, old)...] { try connection.execute(step) }
      try connection.execute("PRAGMA user_version = \(version)")
    }
  }

  /// The version of the file.
  static func version(of connection: SQLiteConnection) throws(SQLiteError) -> Int {
    let statement = try connection.prepare("PRAGMA user_version")
    return try statement.step() ? Int(statement.integer(0)) : 0
  }
}
