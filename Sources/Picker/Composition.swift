/// What will be printed: the picks in their order, less what ⌫ took back.
public struct Composition: Hashable, Sendable {
  /// The text of each pick. ⌫ shortens the last one by a grapheme cluster, and it is gone when nothing is left.
  public private(set) var picks: [String] = []
  /// Whether ⌫ has taken anything back.
  public private(set) var hasDeleted = false

  /// Makes an empty composition.
  public init() {}

  /// The picks as one text.
  public var text: String { picks.joined() }

  /// Whether there is nothing to print.
  public var isEmpty: Bool { picks.isEmpty }

  mutating func append(_ pick: String) {
    picks.append(pick)
  }

  /// Takes the last grapheme cluster back. Two picks that join into one cluster, as two regional indicators do, are
  /// one to a reader, so it is looked for in the whole text.
  mutating func deleteBackward() {
    guard let last = text.last else { return }
    hasDeleted = true
    var bytes = last.utf8.count
    while bytes > 0, let pick = picks.popLast() {
      if pick.utf8.count > bytes {
        picks.append(String(decoding: pick.utf8.dropLast(bytes), as: UTF8.self))
        return
      }
      bytes -= pick.utf8.count
    }
  }
}
