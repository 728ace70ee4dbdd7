import ScreenModel

/// The text that is searched for, and the rule that keeps a held Backspace from running on into the composed text.
struct Query: Hashable, Sendable {
  /// The most grapheme clusters that a query holds, and the most scalars that a cluster does; no name is near that
  /// long, and the longest emoji has ten scalars.
  static let limit = 256
  static let clusterLimit = 32
  /// Backspaces that follow each other within this many milliseconds come from a key that is held.
  static let repeatWindow = 100

  private(set) var text = ""
  private var lastBackspace: Int?
  private var isHeldPastEmpty = false

  var isEmpty: Bool { text.isEmpty }

  /// Adds text; line breaks and tabs become spaces, other control characters and those that reorder text are left
  /// out, and so is what goes beyond the limits.
  mutating func append(_ addition: some StringProtocol) {
    for character in addition.prefix(Self.limit) where text.count < Self.limit {
      if character.isNewline || character == "\t" {
        text.append(" ")
      } else {
        let before = text
        text += withoutHostileCharacters(String(character))
        // Marks join the cluster before them, which must not grow without end.
        if (text.last?.unicodeScalars.count ?? 0) > Self.clusterLimit { text = before }
      }
    }
  }

  mutating func clear() {
    text = ""
  }

  /// Removes the last word and the spaces after it.
  mutating func deleteWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }

  /// What a Backspace means.
  enum Backspace {
    case editedQuery, ignored, beyondQuery
  }

  /// Takes a Backspace at a time in milliseconds.
  ///
  /// Of Backspaces each within 100 ms of the one before, those after the one that emptied the query do nothing.
  mutating func backspace(at time: Int) -> Backspace {
    let isRepeat = lastBackspace.map { time - $0 <= Self.repeatWindow } ?? false
    lastBackspace = time
    if !text.isEmpty {
      text.removeLast()
      isHeldPastEmpty = text.isEmpty
      return .editedQuery
    }
    isHeldPastEmpty = isHeldPastEmpty && isRepeat
    return isHeldPastEmpty ? .ignored : .beyondQuery
  }
}
