/// A capture of a screen with its colours, as the eye sees it: of a blank only the background, the underline and
/// whether it is reversed count, not the colour or weight that a letter would have there.
struct SeenScreen: Hashable {
  /// A scalar and the SGR parameters in force for it.
  struct Cell: Hashable {
    let scalar: Unicode.Scalar
    let style: [String]
  }

  /// The cells of each row; blanks at the end that look like nothing are left out.
  let rows: [[Cell]]

  /// Reads the rows of `capture-pane -e`. The style at the end of a row goes on in the next.
  init(styledRows: [String]) {
    var style = Style()
    rows = styledRows.map { row in
      var cells: [Cell] = []
      var rest = Substring(row).unicodeScalars
      while let scalar = rest.popFirst() {
        if scalar == "\u{1B}", rest.first == "[", let end = rest.firstIndex(where: { $0.properties.isAlphabetic }) {
          style.apply(String(rest[rest.index(after: rest.startIndex)..<end]))
          rest = rest[end...].dropFirst()
        } else {
          cells.append(Cell(scalar: scalar, style: style.seen(on: scalar)))
        }
      }
      while let last = cells.last, last.scalar == " ", last.style.isEmpty { cells.removeLast() }
      return cells
    }
  }

  /// The rows that differ, both ways, for messages.
  func difference(from other: SeenScreen) -> [String] {
    let count = max(rows.count, other.rows.count)
    return (0..<count).compactMap { index in
      let here = rows.indices.contains(index) ? rows[index] : []
      let there = other.rows.indices.contains(index) ? other.rows[index] : []
      guard here != there else { return nil }
      return "row \(index):\n  \(Self.text(of: here))\n  \(Self.text(of: there))"
    }
  }

  private static func text(of cells: [Cell]) -> String {
    var text = ""
    var style: [String] = []
    for cell in cells {
      if cell.style != style {
        style = cell.style
        text += "‹\(style.joined(separator: ";"))›"
      }
      text.unicodeScalars.append(cell.scalar)
    }
    return text
  }
}

/// The attributes in force (ECMA-48, SGR); tmux writes colours of 256 and more as one group of parameters.
private struct Style {
  private var foreground = ""
  private var background = ""
  private var attributes: Set<String> = []

  mutating func apply(_ parameters: String) {
    var values = parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
    while let value = values.popFirst() {
      switch Int(value) ?? 0 {
      case 0: self = Style()
      case 30...37, 90...97: foreground = value
      case 39: foreground = ""
      case 40...47, 100...107: background = value
      case 49: background = ""
      case 38, 48:
        let length = values.first == "5" ? 2 : 4
        let color = ([value] + values.prefix(length)).joined(separator: ":")
        if value == "38" { foreground = color } else { background = color }
        values = values.dropFirst(length)
      default: attributes.insert(value)
      }
    }
  }

  /// What of it can be seen on a scalar: underline (4) and reverse (7) also on a blank.
  func seen(on scalar: Unicode.Scalar) -> [String] {
    let isBlank = scalar == " "
    let isReversed = attributes.contains("7")
    let shown = attributes.filter { !isBlank || $0 == "4" || $0 == "7" }.sorted()
    return shown + (isBlank && !isReversed ? [] : [foreground]).filter { !$0.isEmpty }
      + [background].filter { !$0.isEmpty }
  }
}
