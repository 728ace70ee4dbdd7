/// What a person does to the picker, or the terminal tells it.
public enum Event: Hashable, Sendable {
  /// A key was pressed. Typed text arrives as one event a grapheme cluster.
  case key(Key)
  /// Text was pasted, as one piece; a newline in it is never Enter.
  case paste(String)
  /// A mouse button was pressed or released, the mouse moved with one held, or the wheel turned.
  case mouse(Mouse)
  /// The window has a new size.
  case resize(ScreenSize)
  /// The terminal said, asked by the program, that it can do something.
  case capability(TerminalCapability)

  /// Whether a person caused the event, and not a question of the program's own.
  public var isOfPerson: Bool {
    switch self {
    case .key, .paste, .mouse, .resize: true
    case .capability: false
    }
  }
}

/// What only some terminals can do.
public enum TerminalCapability: Hashable, Sendable {
  /// Drawing a cluster in double size: `Frame.putDouble`.
  case doubleSize
}

/// A key with the modifiers held.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A printable grapheme cluster; letters with control or Alt are in lower case.
    case character(Character)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// Modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift; not set for characters, which carry it themselves.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var code: Code
  /// The modifiers held.
  public var modifiers: Modifiers

  /// Makes a key of its code and modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A letter or sign with Control.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// A letter or sign with Alt.
  public static func alt(_ character: Character) -> Key {
    Key(.character(character), .alt)
  }
}

/// One report of the mouse.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    case wheelUp, wheelDown
  }

  /// The buttons of a mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// What the mouse did.
  public var action: Action
  /// The cell under the pointer.
  public var position: ScreenPosition

  /// Makes a report.
  public init(_ action: Action, at position: ScreenPosition) {
    self.action = action
    self.position = position
  }
}
