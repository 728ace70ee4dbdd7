internal import ScreenModel

/// What is known of the terminal's cursor and style while a frame is painted, and the bytes that change them.
struct Pen: Sendable {
  let description: TerminalDescription
  private var styles: StyleTable

  /// Where the terminal's cursor is; nil where that is not certain.
  private var row: Int?
  private var column: Int?
  /// The style selected; nil where that is not certain.
  private var style: Style?

  init(description: TerminalDescription, styles: StyleTable) {
    self.description = description
    self.styles = styles
  }

  /// Clears the screen, after which cursor and style are certain.
  mutating func clearScreen(into output: inout [UInt8]) {
    style = nil
    select(.plain, into: &output)
    output += description[.clear] ?? []
    forgetPlace()
  }

  /// Moves to a cell, in the shortest way that is certain.
  mutating func move(toRow newRow: Int, column newColumn: Int, into output: inout [UInt8]) {
    defer { (row, column) = (newRow, newColumn) }
    if row == newRow {
      if column == newColumn { return }
      if newColumn == 0 {
        output.append(UInt8(ascii: "\r"))
        return
      }
      if description.appendMove(toColumn: newColumn, to: &output) { return }
    }
    description.appendMove(toRow: newRow, column: newColumn, to: &output)
  }

  /// Selects the style of what is written next.
  mutating func select(_ newStyle: Style, into output: inout [UInt8]) {
    styles.append(newStyle, after: style, to: &output)
    style = newStyle
  }

  /// Writes text that takes exactly `columns` columns in every terminal, in a row of `width` columns.
  mutating func write(_ text: some Sequence<UInt8>, columns: Int, width: Int, into output: inout [UInt8]) {
    output.append(contentsOf: text)
    guard let before = column else { return }
    column = before + columns
    // In the last column a terminal may have the cursor on the cell written, after it, or on the next row.
    if before + columns >= width {
      column = nil
      if !description.canStopWrapping { row = nil }
    }
  }

  /// Writes text of which only this is certain, whether it stays inside the row.
  mutating func write(_ text: some Sequence<UInt8>, staysInRow: Bool, into output: inout [UInt8]) {
    output.append(contentsOf: text)
    column = nil
    if !staysInRow { row = nil }
  }

  /// Forgets where the cursor is.
  mutating func forgetPlace() {
    row = nil
    column = nil
  }
}
