public import EmojiCatalog

/// What is remembered of the person from earlier runs.
public struct Memory: Hashable, Sendable {
  /// The texts that were inserted, the last one first, each once, with the tone that it had.
  public var recents: [String]
  /// The favourites, in the person's order.
  public var favourites: [String]
  /// The tone that the person chose for every emoji; `nil` as long as none was.
  public var defaultTone: SkinTone?

  /// Makes a memory; without anything in it, that of a person who comes for the first time.
  public init(recents: [String] = [], favourites: [String] = [], defaultTone: SkinTone? = nil) {
    self.recents = recents
    self.favourites = favourites
    self.defaultTone = defaultTone
  }
}

/// What the person did that is to be remembered; the program around the picker stores it.
public enum MemoryChange: Hashable, Sendable {
  /// A text was inserted.
  case picked(String)
  /// A text is no longer to be among the recents.
  case forgotten(String)
  /// A text became the last of the favourites.
  case favouriteAdded(String)
  /// A text is no favourite any more.
  case favouriteRemoved(String)
  /// A favourite changed places with the one before or after it.
  case favouriteMoved(String, FavouriteDirection)
  /// A tone was made the default.
  case defaultToneChosen(SkinTone)
}

/// Which way a favourite is moved.
public enum FavouriteDirection: Hashable, Sendable {
  case left, right
}
