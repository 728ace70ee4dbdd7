internal import ScreenModel

/// The colours and attributes of each role.
struct Theme: Hashable, Sendable {
  /// How one role looks.
  struct Look: Hashable, Sendable {
    /// Attributes that a theme may ask for, in the order of their SGR numbers.
    struct Attributes: OptionSet, Hashable, Sendable {
      let rawValue: UInt8
      static let bold = Attributes(rawValue: 1)
      static let dim = Attributes(rawValue: 2)
      static let underline = Attributes(rawValue: 4)
      static let reverse = Attributes(rawValue: 8)
    }

    /// Numbers of the terminal's palette; nil is the terminal's own default.
    var foreground: Int?
    var background: Int?
    var attributes: Attributes = []
  }

  /// The looks, in the order of `Role.allCases`.
  private var looks: [Look]

  /// Makes a theme of a look for each role.
  init(_ look: (Role) -> Look) {
    looks = Role.allCases.map(look)
  }

  /// The look of a role.
  subscript(role: Role) -> Look { looks[Int(role.rawValue)] }

  /// The theme that takes its colours from the terminal's own sixteen, so that it fits any palette.
  ///
  /// With sixteen colours the bright ones serve as text: bright blue and bright red keep a contrast above 4 on black
  /// and on white in xterm's palette, where plain blue has 2.4 on black and yellow 1.7 on white. Quiet text is dim and
  /// not bright black, which some palettes (Solarized) make the colour of the background.
  ///
  /// - Parameter colors: How many colours the terminal has; 0 gives the theme in monochrome.
  /// - Returns: The theme.
  static func auto(colors: Int) -> Theme {
    switch colors {
    case 16...: Theme(sixteenColors)
    case 8...: Theme(eightColors)
    default: Theme(monochrome)
    }
  }

  private static func sixteenColors(_ role: Role) -> Look {
    switch role {
    case .text: Look()
    case .quiet: Look(attributes: .dim)
    case .accent: Look(foreground: 12)
    case .match: Look(attributes: .underline)
    case .warm: Look(foreground: 9)
    case .selection: Look(foreground: 15, background: 4)
    }
  }

  private static func eightColors(_ role: Role) -> Look {
    switch role {
    case .text: Look()
    case .quiet: Look(attributes: .dim)
    case .accent: Look(foreground: 4, attributes: .bold)
    case .match: Look(attributes: .underline)
    case .warm: Look(foreground: 1, attributes: .bold)
    case .selection: Look(foreground: 7, background: 4, attributes: .bold)
    }
  }

  private static func monochrome(_ role: Role) -> Look {
    switch role {
    case .text: Look()
    case .quiet: Look(attributes: .dim)
    case .accent: Look(attributes: .bold)
    case .match: Look(attributes: .underline)
    case .warm: Look(attributes: .bold)
    case .selection: Look(attributes: .reverse)
    }
  }
}
