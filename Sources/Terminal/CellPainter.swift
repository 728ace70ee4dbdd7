internal import ScreenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns frames into the bytes that make a terminal show them, writing only what differs from the last frame.
///
/// Terminals disagree about the width of emoji, so none is ever relied on. A cluster whose width is not the same
/// everywhere is painted in a fixed order, and nothing after it depends on where it left the cursor:
///
///     │ p │ c │   │   │        p is the blank on its left, c the cluster, which claims three columns
///     1. blanks over p and over every column claimed: nothing stale stays, what a neighbour left there is cut
///     2. back to the first column claimed, the cluster
///     3. whatever follows is placed by an absolute position
///
/// A row that holds a cluster which may run past its columns is painted whole from there to its end, left to right,
/// so that every such overflow is cut in the same way each time. That makes the law hold: after any frames the screen
/// equals a full redraw of the last one. Automatic margins are off while frames are shown.
///
/// What is written over the upper row of a cluster in double size erases all of it, and what is written over its lower
/// row lands beside it (kitty's text sizing protocol, "Wrapping and overwriting behavior"). So the rows that such a
/// cluster joins, before or after, are painted whole and from the top as soon as one of them differs, and the lower
/// half is stepped over.
struct CellPainter: Sendable {
  private let description: TerminalDescription
  private let styles: StyleTable
  private let profile: GlyphProfile

  private var pen: Pen
  private var shown: Frame?
  /// In each row shown, the first cluster that may run past its columns.
  private var unknowns: [Int?] = []
  private var cursor: Frame.Cursor?

  /// Makes a painter that has shown nothing yet.
  init(description: TerminalDescription, styles: StyleTable, profile: GlyphProfile = .safe) {
    self.description = description
    self.styles = styles
    self.profile = profile
    pen = Pen(description: description, styles: styles)
  }

  /// Whether the cursor was hidden by the last frame.
  var hidesCursor: Bool { cursor?.isVisible == false }

  /// Appends the bytes that make the terminal show a frame.
  ///
  /// They belong in one write: a cluster that arrives in two parts is drawn as two by tmux 3.3a. O(cells of the frame).
  ///
  /// - Parameters:
  ///   - frame: What to show.
  ///   - full: Whether the screen is cleared first, for one whose contents are not known. A first frame and one
  ///     of a new size always are full.
  ///   - output: Where the bytes go; nothing is appended where nothing differs.
  mutating func paint(_ frame: Frame, full: Bool = false, into output: inout [UInt8]) {
    let old = full || shown?.size != frame.size ? nil : shown
    if old == nil {
      pen.clearScreen(into: &output)
      unknowns = Array(repeating: nil, count: frame.size.rows)
      cursor = nil
    } else {
      pen.forgetPlace()
    }
    let before = old ?? Frame(size: frame.size)
    let joined = before.doubleCount + frame.doubleCount > 0 ? differingJoinedRows(before, frame) : []
    for row in 0..<frame.size.rows {
      let isWhole = joined.contains(row)
      guard isWhole || !isSameInMemory(row, before, frame) else { continue }
      paintRow(row, from: before, to: frame, isWhole: isWhole, into: &output)
    }
    pen.select(.plain, into: &output)
    place(clamped(frame.cursor, in: frame.size), movesAnyway: !output.isEmpty, into: &output)
    shown = frame
  }

  /// Whether a row is the same byte for byte: most rows are, and nothing finds that out faster.
  ///
  /// Equal cells may differ in memory by their padding; their row then has an empty plan.
  private func isSameInMemory(_ row: Int, _ old: Frame, _ new: Frame) -> Bool {
    let length = MemoryLayout<Cell>.stride * new.size.columns
    return unsafe old.cells.withUnsafeBytes { old in
      unsafe new.cells.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return unsafe memcmp(old + row * length, new + row * length, length) == 0
      }
    }
  }

  /// The rows that clusters in double size join, in either frame, to ones of which any differs.
  private func differingJoinedRows(_ old: Frame, _ new: Frame) -> Set<Int> {
    func isJoinedToNext(_ row: Int) -> Bool {
      old.row(row).contains { $0.part == .upperHalf } || new.row(row).contains { $0.part == .upperHalf }
    }
    var differing: Set<Int> = []
    var first = 0
    while first < new.size.rows {
      var last = first
      while isJoinedToNext(last) { last += 1 }  // which never is the last row
      if last > first, (first...last).contains(where: { !isSameInMemory($0, old, new) }) {
        differing.formUnion(first...last)
      }
      first = last + 1
    }
    return differing
  }

  private mutating func paintRow(
    _ row: Int, from old: Frame, to new: Frame, isWhole: Bool, into output: inout [UInt8]
  ) {
    let plan = RowPlan(
      from: old.row(row), oldUnknown: unknowns[row], to: new.row(row), isWhole: isWhole, profile: profile,
      styles: styles)
    unknowns[row] = plan.firstUnknown
    let isLast = row == new.size.rows - 1
    for span in plan.spans {
      var column = span.lowerBound
      while column < span.upperBound {
        let cell = new.cells[row * new.size.columns + column]
        let end = column + max(1, Int(cell.columns))
        if cell.part == .lowerHalf {
          column = end
          continue
        }
        // Writing the last cell of the screen would scroll a terminal that cannot stop wrapping.
        if isLast, end == new.size.columns, !description.canStopWrapping { break }
        pen.move(toRow: row, column: column, into: &output)
        pen.select(cell.style, into: &output)
        write(cell, at: ScreenPosition(column: column, row: row), width: new.size.columns, into: &output)
        column = end
      }
    }
    if let column = plan.erasedFrom { eraseRow(row, from: column, size: new.size, into: &output) }
  }

  private mutating func write(
    _ cell: Cell, at place: ScreenPosition, width: Int, into output: inout [UInt8]
  ) {
    if cell.columns == 1, let ascii = cell.id.ascii, ascii >= 0x20, ascii < 0x7F {
      pen.write(CollectionOfOne(ascii), columns: 1, width: width, into: &output)
      return
    }
    let columns = max(1, Int(cell.columns))
    if cell.part == .upperHalf {
      writeDouble(cell.cluster, at: place, width: width, into: &output)
      return
    }
    let glyph = profile.glyph(for: cell.cluster, columns: columns)
    if glyph.extent == .exact {
      pen.write(glyph.text.utf8, columns: columns, width: width, into: &output)
      return
    }
    pen.write(blanks(columns), columns: columns, width: width, into: &output)
    pen.move(toRow: place.row, column: place.column, into: &output)
    pen.write(glyph.text.utf8, staysInRow: glyph.extent == .contained, into: &output)
    if glyph.hasMark {
      pen.move(toRow: place.row, column: place.column + columns - 1, into: &output)
      pen.write(CollectionOfOne(UInt8(ascii: "+")), columns: 1, width: width, into: &output)
    }
  }

  /// Writes a cluster in double size, over blanks in both its rows.
  ///
  /// The width is told too (`w`): otherwise a sequence that the terminal does not know would be several clusters, and
  /// kitty 0.48.2 dies of some that it does know.
  private mutating func writeDouble(
    _ cluster: Character, at place: ScreenPosition, width: Int, into output: inout [UInt8]
  ) {
    let columns = Frame.doubleSize.columns
    pen.write(blanks(columns), columns: columns, width: width, into: &output)
    pen.move(toRow: place.row + 1, column: place.column, into: &output)
    pen.write(blanks(columns), columns: columns, width: width, into: &output)
    pen.move(toRow: place.row, column: place.column, into: &output)
    // The full profile, whatever the painter's: a terminal that draws this knows clusters. Never a control character.
    let text = GlyphProfile.full.glyph(for: cluster, columns: columns).text
    pen.write("\u{1B}]66;s=2:w=2;\(text)\u{1B}\\".utf8, staysInRow: true, into: &output)
  }

  private mutating func eraseRow(_ row: Int, from column: Int, size: ScreenSize, into output: inout [UInt8]) {
    pen.move(toRow: row, column: column, into: &output)
    pen.select(.plain, into: &output)
    if let erase = description[.el] {
      output += erase
    } else {
      let isLast = row == size.rows - 1
      let count = size.columns - column - (isLast && !description.canStopWrapping ? 1 : 0)
      pen.write(blanks(count), columns: count, width: size.columns, into: &output)
    }
  }

  private func blanks(_ count: Int) -> some Sequence<UInt8> {
    repeatElement(UInt8(ascii: " "), count: count)
  }

  /// Puts the cursor where the frame wants it, and shows or hides it.
  private mutating func place(_ new: Frame.Cursor, movesAnyway: Bool, into output: inout [UInt8]) {
    if movesAnyway || cursor?.position != new.position {
      pen.move(toRow: new.position.row, column: new.position.column, into: &output)
    }
    if cursor?.isVisible != new.isVisible {
      output += (new.isVisible ? description.showCursor : description.hideCursor) ?? []
    }
    cursor = new
  }

  private func clamped(_ cursor: Frame.Cursor, in size: ScreenSize) -> Frame.Cursor {
    let position = ScreenPosition(
      column: min(max(0, cursor.position.column), max(0, size.columns - 1)),
      row: min(max(0, cursor.position.row), max(0, size.rows - 1)))
    return Frame.Cursor(position: position, isVisible: cursor.isVisible)
  }
}
