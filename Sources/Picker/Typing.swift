public import ScreenModel

// Typing, for which alone the picker needs the index of the search.

extension Picker {
  /// Whether the next event may search, and there is no index yet.
  public func needsIndex(for event: Event) -> Bool {
    guard search == nil else { return false }
    if case .paste = event { return true }
    return event.isTyping
  }
}

extension Event {
  /// Whether the event can only add a letter to the query.
  var isTyping: Bool {
    if case .key(let key) = self, case .character = key.code, key.modifiers.isEmpty { true } else { false }
  }
}
