/// A step in the order of the favourites.
public enum FavouriteMove: Hashable, Sendable {
  /// Towards the first one.
  case left
  /// Towards the last one.
  case right
}

extension HistoryStore {
  /// The favourites in the person's order. O(n).
  ///
  /// - Parameter patience: How long to wait for others.
  /// - Returns: The texts; none where there is no history.
  /// - Throws: `HistoryError`.
  public func favourites(within patience: Duration = outputPatience) throws(HistoryError) -> [String] {
    let texts = try read(within: patience) { (connection) throws(SQLiteError) in
      try connection.texts(of: Self.order)
    }
    return texts ?? []
  }

  /// Makes a text the last favourite; one that is a favourite keeps its place.
  ///
  /// - Parameters:
  ///   - text: What would be printed.
  ///   - limit: How long to wait for others that write.
  /// - Throws: `HistoryError`; nothing is changed then.
  public func addFavourite(_ text: String, within limit: Duration = lastPatience) throws(HistoryError) {
    try Self.check(text)
    try write(within: limit) { (connection) throws(SQLiteError) in
      try connection.run(Self.addition, .text(text))
    }
  }

  /// Makes a text no favourite any more; that it was picked stays known.
  ///
  /// - Parameters:
  ///   - text: The favourite.
  ///   - limit: How long to wait for others that write.
  /// - Returns: Whether it was one.
  /// - Throws: `HistoryError`; nothing is changed then.
  @discardableResult
  public func removeFavourite(_ text: String, within limit: Duration = lastPatience) throws(HistoryError) -> Bool {
    let wasFavourite = try change(within: limit) { (connection) throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        try connection.run("UPDATE entry SET place = NULL WHERE text = ?1 AND place IS NOT NULL", .text(text))
        let wasFavourite = connection.changedRows > 0
        try connection.run("DELETE FROM entry WHERE text = ?1 AND turn = 0 AND place IS NULL", .text(text))
        return wasFavourite
      }
    }
    return wasFavourite ?? false
  }

  /// Lets a favourite change places with its neighbour.
  ///
  /// - Parameters:
  ///   - text: The favourite.
  ///   - move: The side of the neighbour.
  ///   - limit: How long to wait for others that write.
  /// - Returns: Whether there was a favourite and a neighbour.
  /// - Throws: `HistoryError`; nothing is changed then.
  @discardableResult
  public func moveFavourite(
    _ text: String, _ move: FavouriteMove, within limit: Duration = lastPatience
  ) throws(HistoryError) -> Bool {
    let hasMoved = try change(within: limit) { (connection) throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        // All are numbered anew: favourites that were removed have left gaps.
        let order = try connection.texts(of: Self.order)
        guard let place = order.firstIndex(of: text) else { return false }
        let other = move == .left ? place - 1 : place + 1
        guard order.indices.contains(other) else { return false }
        var moved = order
        moved.swapAt(place, other)
        for (index, text) in moved.enumerated() {
          try connection.run(
            "UPDATE entry SET place = ?2 WHERE text = ?1 AND place <> ?2", .text(text), .integer(Int64(index + 1)))
        }
        return true
      }
    }
    return hasMoved ?? false
  }

  /// All favourites.
  static let order = "SELECT text FROM entry WHERE place IS NOT NULL ORDER BY place"

  /// Makes ?1 the last favourite.
  static let addition = """
    INSERT INTO entry(text, place) VALUES(?1, 1 + (SELECT ifnull(max(place), 0) FROM entry WHERE place IS NOT NULL))
      ON CONFLICT(text) DO UPDATE SET place = ifnull(place, excluded.place)
    """
}
