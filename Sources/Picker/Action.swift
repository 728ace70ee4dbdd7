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
  case finish, cancel, suspend, redraw
  case toggleHelp
}

/// Where a move goes on the screen.
enum Direction: Hashable, Sendable, CaseIterable {
  case left, right, up, down
}
