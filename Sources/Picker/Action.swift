import EmojiCatalog

/// What a key, a click or a hint can make the picker do.
enum Action: Hashable, Sendable {
  case move(Direction)
  case previousPage, nextPage
  case firstOnPage, lastOnPage
  case previousTab, nextTab
  /// Inserts the selected emoji and does what Enter is set to do next: finish, or stay with `--multi`.
  case accept
  /// Inserts the selected emoji and does what Enter does not.
  case acceptOtherwise
  case deleteBackward, deleteWord, clearQuery
  case nextView
  /// Takes the selected item out of the list, where that allows it.
  case removeItem
  /// Makes the selected element a favourite, or no favourite any more.
  case toggleFavourite
  /// Lets the selected favourite change places with its neighbour.
  case moveFavourite(FavouriteDirection)
  /// Takes the selected element out of the recents.
  case forget
  case showRecents
  case showVariants
  /// Gives the selected emoji a tone.
  case tone(SkinTone)
  case finish, cancel, suspend, redraw
  case toggleHelp

  /// Whether the action makes sense in a window too small to show anything.
  var worksUnseen: Bool {
    switch self {
    case .finish, .cancel, .suspend, .redraw: true
    case .move, .previousPage, .nextPage, .firstOnPage, .lastOnPage, .previousTab, .nextTab, .accept,
      .acceptOtherwise, .deleteBackward, .deleteWord, .clearQuery, .nextView, .removeItem, .toggleFavourite,
      .moveFavourite,
      .forget, .showRecents, .showVariants, .tone, .toggleHelp:
      false
    }
  }
}

/// Where a move goes on the screen.
enum Direction: Hashable, Sendable, CaseIterable {
  case left, right, up, down
}
