/// The text that is searched for, and the rule that keeps a held Backspace from running on into the composed text.
struct Query: Hashable, Sendable {
  /// The most grapheme clusters that a query holds; no name is near that long.
  static let limit = 256
  /// Backspaces that follow each other within this many milliseconds come from a key that is held.
  static let repeatWindow = 100

  private(set) var text = ""
  private var lastBackspace: Int?
  private var isHeldPastEmpty = false

  var isEmpty: Bool { text.isEmpty }

  /// Adds text; line breaks and tabs become spaces, other control characters are left out.
  mutating func append(_ addition: some StringProtocol) {
    for character in addition.prefix(Self.limit) where text.count < Self.limit {
      if character.isNewline || character == "\t" {
        text.append(" ")
      } else if !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        text.append(character)
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
