/// What the history knows of a text.
public struct HistoryEntry: Hashable, Sendable {
  /// What was picked, as it was printed.
  public var text: String
  /// How often; 0 for a favourite that was never picked, or has been forgotten.
  public var count: Int64
  /// When last; the beginning of 1970 where `count` is 0.
  public var lastUse: UnixSeconds
  /// The place among the favourites, from 1; `nil` where it is none.
  public var favouritePosition: Int?

  /// No count is larger.
  public static let largestCount: Int64 = 1 << 53 - 1

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - text: What was picked.
  ///   - count: How often.
  ///   - lastUse: When last.
  ///   - favouritePosition: The place among the favourites, from 1.
  public init(text: String, count: Int64, lastUse: UnixSeconds, favouritePosition: Int? = nil) {
    self.text = text
    self.count = count
    self.lastUse = lastUse
    self.favouritePosition = favouritePosition
  }
}
