internal import ScreenModel

/// The bytes that select each style of a frame, worked out when a style is first used.
struct StyleTable: Sendable {
  /// What is written for one style.
  private struct Entry: Sendable {
    /// Selects the style while none is selected.
    var fromPlain: [UInt8]
    /// Selects it whatever was selected before.
    var fromAny: [UInt8]
  }

  /// Whether styles have colours.
  let hasColor: Bool
  private let description: TerminalDescription
  private let theme: Theme
  /// What selects the colours of each role.
  private let colors: [[UInt8]]
  private var entries: [Entry?]

  private static let attributeSets = 8

  /// Makes the table of a terminal.
  ///
  /// - Parameters:
  ///   - description: The terminal.
  ///   - options: Whether colours are wanted.
  init(description: TerminalDescription, options: TerminalOptions) {
    let colors = Self.colors(of: description, options: options)
    var description = description
    if colors > description.colors {  // wanted, though the description has none: the forms of ECMA-48
      description.setForeground = Array("\u{1B}[3%p1%dm".utf8CString)
      description.setBackground = Array("\u{1B}[4%p1%dm".utf8CString)
    }
    hasColor = colors > 0
    self.description = description
    let theme = Theme.auto(colors: colors)
    self.theme = theme
    // terminfo is asked here and not later: it keeps what it fills in where another thread may find it.
    self.colors = Role.allCases.map { role in
      (theme[role].foreground.map { description.foreground($0) } ?? [])
        + (theme[role].background.map { description.background($0) } ?? [])
    }
    entries = Array(repeating: nil, count: Role.allCases.count * Self.attributeSets)
  }

  /// How many colours to use: as many as the terminal has, if any are wanted.
  private static func colors(of description: TerminalDescription, options: TerminalOptions) -> Int {
    let has = description.setForeground.isEmpty || description.setBackground.isEmpty ? 0 : description.colors
    switch options.colorMode {
    case .never: return 0
    case .auto: return options.noColor ? 0 : has
    case .always: return has > 0 || !description.isANSI ? has : 8
    }
  }

  /// Appends what selects `style` while `current` is selected; nothing where they are the same.
  mutating func append(_ style: Style, after current: Style?, to output: inout [UInt8]) {
    guard style != current else { return }
    let index = index(of: style)
    let entry = entries[index] ?? entry(for: style)
    entries[index] = entry
    output += current == .plain ? entry.fromPlain : entry.fromAny
  }

  /// Whether a blank in this style looks like one in no style at all.
  func isPlainOnBlanks(_ style: Style) -> Bool {
    let look = look(of: style)
    return look.background == nil && look.attributes.isDisjoint(with: [.underline, .reverse])
  }

  private func look(of style: Style) -> Theme.Look {
    theme[style.role].adding(style.attributes)
  }

  private func index(of style: Style) -> Int {
    Int(style.role.rawValue) * Self.attributeSets + Int(style.attributes.rawValue) % Self.attributeSets
  }

  private func entry(for style: Style) -> Entry {
    let look = look(of: style)
    var selected: [UInt8] = []
    if look.attributes.contains(.bold) { selected += description[.bold] ?? [] }
    if look.attributes.contains(.dim) { selected += description[.dim] ?? [] }
    if look.attributes.contains(.underline) { selected += description[.smul] ?? [] }
    if look.attributes.contains(.reverse) { selected += description[.rev] ?? [] }
    selected += colors[Int(style.role.rawValue)]
    let reset = Self.withoutCharacterSets(description[.sgr0] ?? [])
    return Entry(fromPlain: mergingSGR(selected), fromAny: mergingSGR(reset + selected))
  }

  /// A reset without its return to the ASCII character set, which the painter never leaves.
  private static func withoutCharacterSets(_ reset: [UInt8]) -> [UInt8] {
    let ascii = Array("\u{1B}(B".utf8)
    let kept = reset.starts(with: ascii) ? Array(reset.dropFirst(ascii.count)) : reset
    return kept.last == 0x0F ? kept.dropLast() : kept
  }
}

extension Theme.Look {
  /// The look with the attributes of a style on top.
  func adding(_ attributes: Style.Attributes) -> Self {
    var look = self
    if attributes.contains(.bold) { look.attributes.insert(.bold) }
    if attributes.contains(.underline) { look.attributes.insert(.underline) }
    if attributes.contains(.reverse) { look.attributes.insert(.reverse) }
    return look
  }
}

/// SGR sequences one after the other (ECMA-48 §8.3.117) as a single one; other bytes as they are.
///
///     ESC[m ESC[1m ESC[94m   →   ESC[0;1;94m
func mergingSGR(_ bytes: [UInt8]) -> [UInt8] {
  var parameters: [[UInt8]] = []
  var rest = bytes[...]
  while rest.starts(with: [.escape, UInt8(ascii: "[")]), let end = rest.firstIndex(of: UInt8(ascii: "m")) {
    let body = Array(rest[rest.startIndex + 2..<end])
    guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return bytes }
    parameters.append(body)
    rest = rest[(end + 1)...]
  }
  guard rest.isEmpty, parameters.count > 1 else { return bytes }
  let zeroed = parameters.map { $0.isEmpty ? [UInt8(ascii: "0")] : $0 }
  return Array("\u{1B}[".utf8) + zeroed.joined(separator: [UInt8(ascii: ";")]) + [UInt8(ascii: "m")]
}
