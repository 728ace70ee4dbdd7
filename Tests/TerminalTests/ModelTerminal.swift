import ScreenModel

/// How a terminal counts the columns of text that is more than one scalar, or newer than it is.
enum WidthPolicy: String, CaseIterable, Sendable {
  /// xterm 379: every scalar by itself, new ones one column.
  case sums
  /// foot, konsole: grapheme clusters.
  case clusters
  /// kitty 0.40 and newer: grapheme clusters, some of them in double size (its text sizing protocol).
  case clustersAndDoubles
  /// tmux 3.3a: sums, but joined clusters are one, and new scalars have no width and stick to the cell on the left.
  case gluesNew
  /// kitty 0.26: sums, but VARIATION SELECTOR-16 widens what it follows.
  case sumsWithVS16
  /// screen 5.0.2: every mark, selector, joiner and tag takes a column of its own.
  case countsMarks
}

/// A terminal that obeys bytes, with automatic margins off: what the painter's output is tried on.
struct ModelTerminal {
  struct Look: Hashable {
    var foreground = 39
    var background = 49
    var flags: Set<Int> = []
  }

  /// A cell: the text whose first column it is, or nothing where a wide text on its left covers it.
  struct Slot: Hashable {
    var text = " "
    var look = Look()
    var isTail = false
    /// Where the cell is in a cluster of double size, from the top left one.
    var inDouble: Place?

    struct Place: Hashable {
      var row: Int
      var column: Int
    }

    /// The cell without what cannot be seen in a blank.
    var visible: Slot {
      var slot = self
      if text == " " {
        slot.look.foreground = 39
        slot.look.flags.formIntersection([4, 7])
      }
      return slot
    }
  }

  let size: ScreenSize
  let policy: WidthPolicy
  private(set) var slots: [[Slot]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorVisible = true
  private(set) var unknownSequences: [String] = []
  private var look = Look()
  /// The cell printed last, while the cursor has not been moved since.
  private var last: (row: Int, column: Int)?
  private var joinsNext = false

  init(size: ScreenSize, policy: WidthPolicy) {
    self.size = size
    self.policy = policy
    slots = Array(repeating: Array(repeating: Slot(), count: size.columns), count: size.rows)
  }

  var screen: [[Slot]] { slots.map { $0.map(\.visible) } }

  /// The text of a row, a dot under the right half of what is wide.
  func text(ofRow row: Int) -> String { slots[row].map { $0.isTail ? "·" : $0.text }.joined() }

  mutating func feed(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": obeySequence(&scalars)
      case "\r": move(row: row, column: 0)
      default: print(scalar)
      }
    }
  }

  private mutating func obeySequence(_ scalars: inout Substring.UnicodeScalarView) {
    let introducer = scalars.popFirst()
    if introducer == "]" { return obeyString(&scalars) }
    guard introducer == "[" else {
      unknownSequences.append("ESC")
      return
    }
    var body = ""
    while let scalar = scalars.popFirst() {
      if (0x40...0x7E).contains(scalar.value) { return obey(body, scalar) }
      body.unicodeScalars.append(scalar)
    }
  }

  private mutating func obey(_ body: String, _ final: Unicode.Scalar) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (final, body) {
    case ("H", ""): move(row: 0, column: 0)
    case ("H", _): move(row: numbers[0] - 1, column: numbers[1] - 1)
    case ("G", _): move(row: row, column: numbers[0] - 1)
    case ("J", "2"): for row in slots.indices { erase(row: row, from: 0) }
    case ("K", ""): erase(row: row, from: column)
    case ("m", _): for number in numbers.isEmpty ? [0] : numbers { select(number) }
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    default: unknownSequences.append(body + String(final))
    }
  }

  private mutating func move(row: Int, column: Int) {
    if !(0..<size.rows).contains(row) || !(0..<size.columns).contains(column) {
      unknownSequences.append("move to \(row), \(column)")
    }
    self.row = min(max(row, 0), size.rows - 1)
    self.column = min(max(column, 0), size.columns - 1)
    last = nil
    joinsNext = false
  }

  private mutating func select(_ number: Int) {
    switch number {
    case 0: look = Look()
    case 1, 2, 4, 7: look.flags.insert(number)
    case 30...37, 90...97: look.foreground = number
    case 40...47, 100...107: look.background = number
    default: unknownSequences.append("SGR \(number)")
    }
  }

  private mutating func erase(row: Int, from column: Int) {
    for index in column..<size.columns { put(Slot(), row: row, column: index) }
    for index in column..<size.columns { slots[row][index].look.background = look.background }
    last = nil
  }

  // MARK: Printing

  private mutating func print(_ scalar: Unicode.Scalar) {
    defer { joinsNext = scalar.value == 0x200D && policy == .gluesNew }
    if let last, combines(scalar, with: slots[last.row][last.column].text) {
      slots[last.row][last.column].text.unicodeScalars.append(scalar)
      if widens(scalar) { widenLast() }
      return
    }
    let columns = width(of: scalar)
    if columns > 0 { return place(String(scalar), columns: columns) }
    guard column > 0 || last != nil else { return }
    let target = last?.column ?? (slots[row][column - 1].isTail ? column - 2 : column - 1)
    if target >= 0 { glue(scalar, row: row, column: target) }
    if scalar.value == 0xFE0F, policy == .sumsWithVS16, last != nil { widenLast() }
  }

  private func combines(_ scalar: Unicode.Scalar, with text: String) -> Bool {
    switch policy {
    case .clusters, .clustersAndDoubles: (text + String(scalar)).count == 1
    case .gluesNew: joinsNext
    default: false
    }
  }

  private func widens(_ scalar: Unicode.Scalar) -> Bool {
    policy == .gluesNew || scalar.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    let isNew = scalar.properties.age.map { $0.major > 14 } ?? true
    let own = scalar.value == 0xFE0F ? 0 : displayWidth(of: Character(scalar))
    switch policy {
    case .sums, .sumsWithVS16: return isNew ? 1 : own
    case .gluesNew: return isNew ? 0 : own
    case .clusters: return own
    case .clustersAndDoubles: return scalar.value == 0xAD ? 0 : own
    case .countsMarks: return isNew ? 1 : max(1, own)
    }
  }

  private mutating func place(_ text: String, columns: Int) {
    guard columns <= size.columns else { return }
    var start = min(column, size.columns - columns)
    while let end = endOfLowerHalf(start..<start + columns) {
      start = end
      guard start + columns <= size.columns else {
        unknownSequences.append("text beside a double that does not fit the row")
        return
      }
    }
    put(Slot(text: text, look: look), row: row, column: start)
    if columns == 2 { put(Slot(text: "", look: look, isTail: true), row: row, column: start + 1, keepsHead: true) }
    last = (row, start)
    column = min(start + columns, size.columns - 1)
  }

  private mutating func widenLast() {
    guard let last, last.column + 1 < size.columns, !slots[last.row][last.column + 1].isTail else { return }
    let look = slots[last.row][last.column].look
    put(Slot(text: "", look: look, isTail: true), row: last.row, column: last.column + 1, keepsHead: true)
    column = min(last.column + 2, size.columns - 1)
  }

  /// Adds a scalar without width to what is in a cell.
  private mutating func glue(_ scalar: Unicode.Scalar, row: Int, column: Int) {
    let place = slots[row][column].inDouble ?? Slot.Place(row: 0, column: 0)
    slots[row - place.row][column - place.column].text.unicodeScalars.append(scalar)
  }

  // MARK: Double size

  mutating func noteUnknown(_ sequence: String) { unknownSequences.append(sequence) }

  mutating func placeDouble(_ text: String) {
    let places = (0..<2).flatMap { row in (0..<4).map { Slot.Place(row: row, column: $0) } }
    for place in places { put(Slot(), row: row + place.row, column: column + place.column) }
    for place in places {
      let shown = place == places[0] ? text : "·"
      slots[row + place.row][column + place.column] = Slot(text: shown, look: look, inDouble: place)
    }
    last = nil
    column = min(column + 4, size.columns - 1)
  }

  /// Makes spaces of a whole double, a cell of which is written or erased.
  private mutating func eraseDouble(row: Int, column: Int) {
    guard let place = slots[row][column].inDouble else { return }
    for erasedRow in row - place.row..<row - place.row + 2 {
      for erased in column - place.column..<column - place.column + 4 {
        slots[erasedRow][erased].text = " "
        slots[erasedRow][erased].inDouble = nil
      }
    }
  }

  /// Puts a slot; the other half of a wide text that it cuts becomes blank.
  private mutating func put(_ slot: Slot, row: Int, column: Int, keepsHead: Bool = false) {
    eraseDouble(row: row, column: column)
    if slots[row][column].isTail, !keepsHead { slots[row][column - 1].text = " " }
    if column + 1 < size.columns, slots[row][column + 1].isTail {
      slots[row][column + 1].isTail = false
      slots[row][column + 1].text = " "
    }
    slots[row][column] = slot
  }
}
