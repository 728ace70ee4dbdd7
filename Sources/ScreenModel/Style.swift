/// What a piece of text is for; the terminal gives each role its colour.
///
/// Frames speak of roles and never of colours, so that every theme, light or dark or without colour, works.
public enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case text
  /// Secondary text, rules, dots.
  case quiet
  /// The one accent colour: the current tab, the prompt.
  case accent
  /// The part of a text that the query matched.
  case match
  /// ⌫ and warnings.
  case warm
  /// The selected cell: the accent as background.
  case selection
}

/// How a cell looks: its role, and bold, underlined or reversed on top of it.
public struct Style: Hashable, Sendable {
  /// Attributes that every terminal can show, with or without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold text.
    public static let bold = Attributes(rawValue: 1)
    /// Underlined text.
    public static let underline = Attributes(rawValue: 2)
    /// Text and background colour exchanged.
    public static let reverse = Attributes(rawValue: 4)
  }

  /// What the text is for.
  public var role: Role
  /// What comes on top of the role's colour.
  public var attributes: Attributes

  /// Makes a style of a role and attributes.
  public init(_ role: Role, _ attributes: Attributes = []) {
    self.role = role
    self.attributes = attributes
  }

  /// Ordinary text without attributes.
  public static let plain = Style(.text)
}
