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
    let snapshot = try read(within: patience) { (connection) throws(SQLiteError) in
      try connection.snapshot { () throws(SQLiteError) in
        var snapshot = HistorySnapshot()
        snapshot.recents = try connection.texts(of: Self.lastUsed, .integer(Int64(limit)))
        snapshot.favourites = try connection.texts(of: Self.order)
        snapshot.defaultTone = try connection.text(of: Self.tone)
        return snapshot
      }
    }
    return snapshot ?? HistorySnapshot()
  }
}
