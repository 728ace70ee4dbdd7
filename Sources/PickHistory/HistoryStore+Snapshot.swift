/// What a picker shows of the history at its start.
public struct HistorySnapshot: Hashable, Sendable {
  /// The texts that were picked, the last one first.
  public var recents: [String] = []
  /// The favourites in the person's order.
  public var favourites: [String] = []
  /// The name of the tone that the person chose.
  public var defaultTone: String?

  /// Makes a snapshot of no history.
  public init() {}
}

extension HistoryStore {
  /// Reads what a picker shows at its start, all of one moment. O(limit · log n + favourites).
  ///
  /// - Parameters:
  ///   - limit: The most recents.
  ///   - patience: How long to wait for others.
  /// - Returns: The snapshot; an empty one where there is no history.
  /// - Throws: `HistoryError`.
  public func snapshot(
    recents limit: Int, within patience: Duration = outputPatience
  ) throws(HistoryError) -> HistorySnapshot {
    if let snapshot = settledSnapshot(recents: limit) { return snapshot }
    let snapshot = try read(within: patience) { (connection) throws(SQLiteError) in
      try connection.snapshot { () throws(SQLiteError) in
        try HistorySnapshot(from: connection, recents: limit)
      }
    }
    return snapshot ?? HistorySnapshot()
  }

  /// The snapshot of a file that nobody has open for writing: without a log nothing changes it but another process that
  /// comes and goes in that very moment. Neither locks nor a log's files are needed for that, which take as long as the
  /// reading itself.
  ///
  /// - Returns: `nil` where the file is in use, or something is wrong; the careful way tells what.
  private func settledSnapshot(recents limit: Int) -> HistorySnapshot? {
    guard !isOpen, files.isSettled, let before = files.state,
      let connection = try? SQLiteConnection.open(files.path, .immutable),
      let header = try? connection.header(), header.isCurrentHistory, header.usesWAL,
      let snapshot = try? HistorySnapshot(from: connection, recents: limit), files.isSettled, files.state == before
    else { return nil }
    return snapshot
  }
}

extension HistorySnapshot {
  /// Reads a snapshot, with as many recents as `limit`.
  fileprivate init(from connection: SQLiteConnection, recents limit: Int) throws(SQLiteError) {
    recents = try connection.texts(of: HistoryStore.lastUsed, .integer(Int64(limit)))
    favourites = try connection.texts(of: HistoryStore.order)
    defaultTone = try connection.text(of: HistoryStore.tone)
  }
}
