import EmojiCatalog
import Picker
import ScreenModel

/// A picker with a person in front of it: keys go in as text, screens come out.
///
///     var session = PickerSession(columns: 80, rows: 24)
///     session.press("smi<down><enter>")
struct PickerSession {
  private(set) var picker: Picker
  /// What the events have asked for so far, in order.
  private(set) var effects: [Effect] = []
  /// What was to be stored so far, in order.
  private(set) var changes: [MemoryChange] = []
  /// The time of the next event, in milliseconds; each event takes a second unless it says otherwise.
  var time = 0

  init(
    columns: Int, rows: Int, configuration: Configuration = Configuration(), languages: [String] = [],
    memory: Memory? = nil, table: String? = nil, hasSymbols: Bool = false
  ) {
    picker = Picker(
      catalog: table.map { Catalog(scanning: StaticBytes(copying: Array($0.utf8))) }
        ?? .embedded(withSymbols: hasSymbols),
      languages: Languages.tables(for: languages), memory: memory, configuration: configuration,
      size: ScreenSize(columns: columns, rows: rows))
    if languages.isEmpty, table == nil { picker.adopt(hasSymbols ? Self.indexWithSymbols : Self.englishIndex) }
  }

  /// The index of the search, made once for all sessions: it takes long without optimization.
  private static let englishIndex = SearchIndex(catalog: .embedded())
  private static let indexWithSymbols = SearchIndex(catalog: .embedded(withSymbols: true))

  /// Sends one event, `delay` milliseconds after the one before.
  mutating func send(_ event: Event, after delay: Int = 1000) {
    time += delay
    if let effect = picker.update(event, at: time) { effects.append(effect) }
    changes += picker.takeMemoryChanges()
  }

  /// Presses keys: characters as they are, other keys by name in angle brackets, `<c-s>`, `<a-enter>`, `<lt>`.
  mutating func press(_ keys: String, after delay: Int = 1000) {
    var rest = Substring(keys)
    while let first = rest.popFirst() {
      if first == "<", let end = rest.firstIndex(of: ">") {
        send(.key(Self.key(named: rest[..<end])), after: delay)
        rest = rest[rest.index(after: end)...]
      } else {
        send(.key(Key(.character(first))), after: delay)
      }
    }
  }

  mutating func click(column: Int, row: Int, _ button: Mouse.Button = .left) {
    send(.mouse(Mouse(.press(button), at: ScreenPosition(column: column, row: row))))
  }

  /// Holds the left button down, moves the pointer a cell at a time, and lets go.
  mutating func drag(fromColumn start: Int, toColumn end: Int, row: Int) {
    let step = start <= end ? 1 : -1
    send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: start, row: row))))
    for column in stride(from: start + step, through: end, by: step) {
      send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: column, row: row))))
    }
    send(.mouse(Mouse(.release(.left), at: ScreenPosition(column: end, row: row))))
  }

  mutating func turnWheel(_ action: Mouse.Action, times: Int = 1, row: Int = 8) {
    for _ in 0..<times { send(.mouse(Mouse(action, at: ScreenPosition(column: 3, row: row)))) }
  }

  mutating func resize(columns: Int, rows: Int) {
    send(.resize(ScreenSize(columns: columns, rows: rows)))
  }

  private static func key(named name: Substring) -> Key {
    if name.hasPrefix("c-"), let letter = name.last { return .control(letter) }
    if name.hasPrefix("a-") { return Key(code(named: name.dropFirst(2)), .alt) }
    if name.hasPrefix("s-") { return Key(code(named: name.dropFirst(2)), .shift) }
    return Key(code(named: name))
  }

  private static func code(named name: Substring) -> Key.Code {
    let codes: [Substring: Key.Code] = [
      "enter": .enter, "tab": .tab, "bs": .backspace, "esc": .escape, "up": .up, "down": .down, "left": .left,
      "right": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "f1": .function(1),
      "space": .character(" "), "lt": .character("<"), "del": .delete,
    ]
    return codes[name] ?? .character(name.first ?? "?")
  }

  /// The frame that the program would show next.
  mutating func nextFrame() -> Frame {
    picker.nextFrame()
  }

  /// The screen as text, a line a row, trailing blanks left out.
  var lines: [String] { picker.frame().lines }

  /// The one line that holds a text, or an empty one.
  func line(with text: String) -> String {
    lines.first { $0.contains(text) } ?? ""
  }

  /// The line with the selected emoji's name.
  var nameLine: String {
    let lines = lines
    let row = lines.lastIndex { $0.contains("U+") || $0.contains("⌫ ") || $0.hasSuffix(" emoji") }
    return row.map { lines[$0].trimmingSpaces } ?? ""
  }

  /// The text that would be printed.
  var composed: String { picker.composition.text }
}

extension Frame {
  /// The frame as lines of text. A cluster that claims more columns than it has is followed by blanks; one in double
  /// size by dots over the rest of its four columns and two rows.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in self.row(row) where !cell.isContinuation {
        let shown = cell.part == .lowerHalf ? "" : String(cell.cluster)
        let rest = max(0, Int(cell.columns) - displayWidth(of: shown))
        line += shown + String(repeating: cell.part == .whole ? " " : "·", count: rest)
      }
      return line.trimmingTrailingSpaces
    }
  }

  /// The runs of cells that are not ordinary text, as `row:first-last role+attributes`.
  var styleRuns: [String] {
    (0..<size.rows).flatMap { row -> [String] in
      var runs: [(columns: ClosedRange<Int>, style: Style)] = []
      for (column, cell) in self.row(row).enumerated() where cell.style != .plain {
        if let last = runs.last, last.style == cell.style, last.columns.upperBound == column - 1 {
          runs[runs.count - 1].columns = last.columns.lowerBound...column
        } else {
          runs.append((column...column, cell.style))
        }
      }
      return runs.map { "\(row):\($0.columns.lowerBound)-\($0.columns.upperBound) \($0.style.label)" }
    }
  }
}

extension Style {
  fileprivate var label: String {
    let names: [(Attributes, String)] = [(.bold, "+bold"), (.underline, "+underline"), (.reverse, "+reverse")]
    return "\(role)" + names.filter { attributes.contains($0.0) }.map(\.1).joined()
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  var trimmingSpaces: String {
    String(trimmingTrailingSpaces.drop { $0 == " " })
  }
}
