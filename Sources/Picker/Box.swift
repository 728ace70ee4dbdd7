import CellLayout
import ScreenModel

/// The lines of a frame around something.
enum BoxLines: Hashable {
  case light
  /// For what stands out without colours.
  case double

  /// The corners, clockwise from the top left, and the sides.
  fileprivate var signs: (corners: [Character], horizontal: Character, vertical: String) {
    switch self {
    case .light: (["╭", "╮", "╯", "╰"], "─", "│")
    case .double: (["╔", "╗", "╝", "╚"], "═", "║")
    }
  }
}

extension Frame {
  /// Draws a blank box of at least 2 × 2 cells, as far as it lies in some rows of the frame.
  ///
  /// - Parameters:
  ///   - left: Its first column, which may be left of the frame.
  ///   - rows: Its rows, which may be outside the frame.
  ///   - columns: Its width.
  ///   - visible: The rows that may be written.
  ///   - lines: The kind of lines.
  ///   - style: The style of the lines.
  mutating func drawBox(
    left: Int, rows: Range<Int>, columns: Int, within visible: Range<Int>? = nil, lines: BoxLines = .light, style: Style
  ) {
    let signs = lines.signs
    let right = left + columns - 1
    for row in rows.clamped(to: visible ?? 0..<size.rows) {
      fill(from: ScreenPosition(column: left, row: row), columns: columns)
      let isTop = row == rows.lowerBound
      if isTop || row == rows.upperBound - 1 {
        fill(
          signs.horizontal, from: ScreenPosition(column: left, row: row), columns: columns, style: style)
        put(signs.corners[isTop ? 0 : 3], columns: 1, at: ScreenPosition(column: left, row: row), style: style)
        put(signs.corners[isTop ? 1 : 2], columns: 1, at: ScreenPosition(column: right, row: row), style: style)
      } else {
        write(signs.vertical, at: ScreenPosition(column: left, row: row), style: style)
        write(signs.vertical, at: ScreenPosition(column: right, row: row), style: style)
      }
    }
  }
}
