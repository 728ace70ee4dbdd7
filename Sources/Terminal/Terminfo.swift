internal import CNcurses
internal import EmbeddedResources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminfo databases: the machine's, and the few entries that the program carries.
///
/// ncurses keeps one current terminal a process, which reading changes: not to be used by two threads at once.
enum Terminfo {
  /// The name of the entry used for terminals whose own is nowhere to be found.
  static let fallbackName = "xterm-256color"

  /// Reads the description of a terminal, from the machine's database or else from the entries carried.
  ///
  /// - Parameters:
  ///   - name: The terminal's name, as `TERM` has it.
  ///   - terminal: A descriptor of the terminal.
  /// - Returns: The description, or nil where neither knows the name.
  /// - Throws: `termIncapable` where the entry has no way to place the cursor or to clear the screen.
  static func description(of name: String, terminal: Int32) throws(TerminalError) -> TerminalDescription? {
    guard select(name, terminal: terminal) || selectCarried(name, terminal: terminal) else { return nil }
    let description = readCurrent(name)
    guard description.cursorAddress != .missing, description[.clear] != nil else { throw .termIncapable(name) }
    return description
  }

  /// Reads the entry of a name from those that the program carries.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - terminal: A descriptor of the terminal.
  /// - Returns: The description, or nil where none is carried.
  static func carriedDescription(of name: String, terminal: Int32) -> TerminalDescription? {
    selectCarried(name, terminal: terminal) ? readCurrent(name) : nil
  }

  private static func select(_ name: String, terminal: Int32) -> Bool {
    // LINES and COLUMNS are often exported and stale: the terminal's own word counts.
    use_env(false)
    var state: Int32 = 0
    return unsafe setupterm(name, terminal, &state) == OK && state == 1
  }

  private static func selectCarried(_ name: String, terminal: Int32) -> Bool {
    let resource = unsafe emojipad_terminfo(name)
    guard unsafe resource.count > 0 else { return false }
    let entry = unsafe String(
      decoding: UnsafeBufferPointer(start: resource.bytes, count: resource.count), as: UTF8.self)
    let inherited = TerminalOptions.processEnvironment("TERMINFO")
    unsafe setenv("TERMINFO", entry, 1)
    defer {
      if let inherited { unsafe setenv("TERMINFO", inherited, 1) } else { unsafe unsetenv("TERMINFO") }
    }
    return select(name, terminal: terminal)
  }

  private static func readCurrent(_ name: String) -> TerminalDescription {
    var strings: [TerminalDescription.Capability: [UInt8]] = [:]
    for capability in TerminalDescription.Capability.allCases {
      let text = withoutPadding(string(capability.rawValue))
      if !text.isEmpty { strings[capability] = text }
    }
    let foreground = string("setaf")
    let background = string("setab")
    return TerminalDescription(
      name: name, cursorAddress: addressing("cup", ansi: "\u{1B}[%i%p1%d;%p2%dH"),
      columnAddress: addressing("hpa", ansi: "\u{1B}[%i%p1%dG"), strings: strings, colors: number("colors"),
      setForeground: terminated(foreground), setBackground: terminated(background),
      hasAutomaticMargin: unsafe tigetflag("am") > 0, lines: number("lines"), columns: number("cols"))
  }

  private static func addressing(_ name: String, ansi: String) -> TerminalDescription.Addressing {
    let text = string(name)
    if text.isEmpty { return .missing }
    return withoutPadding(text) == Array(ansi.utf8) ? .ansi : .terminfo(terminated(text))
  }

  private static func terminated(_ text: [UInt8]) -> [CChar] {
    text.isEmpty ? [] : text.map { CChar(bitPattern: $0) } + [0]
  }

  /// A string of the current entry, empty where it has none.
  static func string(_ name: String) -> [UInt8] {
    // Absent is NULL, not a string capability at all is (char *)-1: curs_terminfo(3).
    guard let text = unsafe tigetstr(name), Int(bitPattern: text) != -1 else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  private static func number(_ name: String) -> Int {
    max(0, Int(unsafe tigetnum(name)))
  }
}
