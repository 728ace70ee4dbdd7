public import EmojiCatalog

/// What a run of the picker is asked to do, beyond what its person types.
public struct Configuration: Hashable, Sendable {
  /// Whether Enter inserts and stays, and Ctrl-S inserts and finishes.
  public var insertsAndStays: Bool
  /// Whether the terminal shows colours; without them the selected cell gets half blocks at its sides.
  public var hasColor: Bool
  /// The newest version of Emoji whose pictures the terminal is known to draw; `since` is told for newer ones.
  public var knownEmojiVersion: EmojiVersion
  /// Whether the terminal reports the mouse; the help leaves it out where it does not.
  public var usesMouse: Bool
  /// Whether Ctrl-Z can suspend the program; the help leaves the key out where it cannot.
  public var canSuspend: Bool
  /// The tone asked for, which goes before the one that the person chose earlier.
  public var tone: SkinTone?
  /// The tone of somebody who never chose one.
  public var usualTone: SkinTone?
  /// Whether emoji are inserted in text style where Unicode has it.
  public var usesTextStyle: Bool
  /// Whether something is remembered of the person; the help leaves the keys for that out where nothing is.
  var hasMemory = false

  /// Makes a configuration; what is not given has the default of a run without options.
  public init(
    insertsAndStays: Bool = false, hasColor: Bool = true, knownEmojiVersion: EmojiVersion = EmojiVersion(14, 0),
    usesMouse: Bool = true, canSuspend: Bool = true, tone: SkinTone? = nil, usualTone: SkinTone? = nil,
    usesTextStyle: Bool = false
  ) {
    self.insertsAndStays = insertsAndStays
    self.hasColor = hasColor
    self.knownEmojiVersion = knownEmojiVersion
    self.usesMouse = usesMouse
    self.canSuspend = canSuspend
    self.tone = tone
    self.usualTone = usualTone
    self.usesTextStyle = usesTextStyle
  }

  /// Whether an action can do anything in the run.
  func allows(_ action: Action) -> Bool {
    switch action {
    case .suspend: canSuspend
    case .toggleFavourite, .moveFavourite, .forget, .showRecents: hasMemory
    case .move, .previousPage, .nextPage, .firstOnPage, .lastOnPage, .previousTab, .nextTab, .accept,
      .acceptOtherwise, .deleteBackward, .deleteWord, .clearQuery, .nextView, .removeItem, .showVariants, .tone,
      .finish,
      .cancel, .redraw, .toggleHelp:
      true
    }
  }
}

/// A version of Unicode's emoji data, as "15.1".
public struct EmojiVersion: Hashable, Comparable, Sendable {
  private let major: Int
  private let minor: Int

  /// Makes a version of its numbers.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version; what is no number counts as 0.
  init(_ text: String) {
    let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    self.init(Int(text[..<dot]) ?? 0, Int(text[dot...].dropFirst()) ?? 0)
  }

  /// Whether one version is older than the other.
  public static func < (left: EmojiVersion, right: EmojiVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
