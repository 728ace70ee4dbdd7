/// A skin tone of the Fitzpatrick scale, or none (UTS #51, section 2.4). The raw value is the name that options and the
/// history use.
public enum SkinTone: String, CaseIterable, Hashable, Sendable {
  /// No modifier: the colour that no skin has.
  case untoned = "none"
  case light
  case mediumLight = "medium-light"
  case medium
  case mediumDark = "medium-dark"
  case dark

  /// The tone of an emoji modifier; `nil` for any other scalar.
  public init?(modifier: Unicode.Scalar) {
    switch modifier {
    case "\u{1F3FB}": self = .light
    case "\u{1F3FC}": self = .mediumLight
    case "\u{1F3FD}": self = .medium
    case "\u{1F3FE}": self = .mediumDark
    case "\u{1F3FF}": self = .dark
    default: return nil
    }
  }

  /// The emoji modifier (Emoji_Modifier=Yes, UTS #51 ED-11); `nil` for none.
  public var modifier: Unicode.Scalar? {
    switch self {
    case .untoned: nil
    case .light: "\u{1F3FB}"
    case .mediumLight: "\u{1F3FC}"
    case .medium: "\u{1F3FD}"
    case .mediumDark: "\u{1F3FE}"
    case .dark: "\u{1F3FF}"
    }
  }
}
