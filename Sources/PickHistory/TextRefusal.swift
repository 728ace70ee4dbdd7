internal import ScreenModel

/// Why a text cannot be in the history.
public enum TextRefusal: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// It has more than `longestText` bytes.
  case tooLong
  /// It holds a control character other than newline and tab, or one that reorders text. What is printed never holds
  /// one, so no pick does.
  case hostileCharacter

  /// The most bytes of UTF-8 that a text can have.
  public static let longestText = 64 << 10

  /// Why a text cannot be in the history; `nil` where it can. O(length of the text).
  public static func reason(against text: String) -> TextRefusal? {
    if text.isEmpty { return .empty }
    if text.utf8.count > longestText { return .tooLong }
    let isHarmless = text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !isHostile($0) }
    return isHarmless ? nil : .hostileCharacter
  }
}
