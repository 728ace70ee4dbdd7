/// What the screen should show: a grid of cells and the place of the cursor.
///
/// The law of a frame: every cluster lies wholly inside its row, and the cells after it that it claims are
/// continuations of it. One in double size lies in two rows, one below the other. Writing over a part of a cluster
/// blanks the rest of it.
public struct Frame: Hashable, Sendable {
  /// Where the hardware cursor stands, and whether it is seen there.
  public struct Cursor: Hashable, Sendable {
    /// The cell the cursor is in.
    public var position: ScreenPosition
    /// A hidden cursor keeps its place, which magnifiers and braille displays follow.
    public var isVisible: Bool

    /// Places a cursor.
    public init(position: ScreenPosition, isVisible: Bool) {
      self.position = position
      self.isVisible = isVisible
    }
  }

  /// The extent in cells.
  public let size: ScreenSize
  /// The cells, row after row; `size.rows * size.columns` of them.
  public private(set) var cells: [Cell]
  /// How many clusters in double size there are; frames of ordinary screens, which hold none, skip all that is about them.
  public private(set) var doubleCount = 0
  /// The cursor; a position outside the frame is moved to the nearest cell by whoever shows it.
  public var cursor: Cursor

  /// Makes a blank frame with a hidden cursor in the top left cell.
  public init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.rows * size.columns)
    cursor = Cursor(position: ScreenPosition(column: 0, row: 0), isVisible: false)
  }

  /// The cells of one row, left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes text, a cluster after the other, each in the columns that `displayWidth(of:)` gives it.
  ///
  /// Control, bidi and other invisible characters are written as pictures. A cluster that does not fit the limit
  /// or the row ends the text. Clusters without a column of their own (a lone combining mark) are left out.
  ///
  /// - Parameters:
  ///   - text: What to write; never interpreted.
  ///   - position: The first cell.
  ///   - style: The style of every cell written.
  ///   - limit: The most columns to use; by default as many as the row has.
  /// - Returns: The columns used. O(length of the text).
  @discardableResult
  public mutating func write(
    _ text: String, at position: ScreenPosition, style: Style = .plain, limit: Int = .max
  ) -> Int {
    var used = 0
    if isPrintableASCII(text) {
      let columns = max(0, min(text.utf8.count, limit, size.columns - position.column))
      for byte in text.utf8.prefix(columns) {
        put(
          ClusterID(ascii: byte), columns: 1, at: ScreenPosition(column: position.column + used, row: position.row),
          style: style)
        used += 1
      }
      return used
    }
    for cluster in text {
      if isHarmless(cluster) {
        guard append(cluster, at: position, style: style, limit: limit, used: &used) else { break }
      } else {
        for shown in pictured(cluster) {
          guard append(shown, at: position, style: style, limit: limit, used: &used) else { return used }
        }
      }
    }
    return used
  }

  /// Writes the next cluster of a text of which `used` columns are written.
  ///
  /// - Returns: Whether it fitted.
  private mutating func append(
    _ cluster: Character, at position: ScreenPosition, style: Style, limit: Int, used: inout Int
  ) -> Bool {
    let width = displayWidth(of: cluster)
    guard width > 0 else { return true }
    let column = position.column + used
    guard width <= limit - used, column + width <= size.columns else { return false }
    put(cluster, columns: width, at: ScreenPosition(column: column, row: position.row), style: style)
    used += width
    return true
  }

  /// Puts one cluster into the columns given, whatever its own width.
  ///
  /// Nothing happens where the columns do not lie wholly inside the frame.
  ///
  /// - Parameters:
  ///   - cluster: A grapheme cluster without control characters.
  ///   - columns: Columns to claim, at least 1.
  ///   - position: The first column claimed.
  ///   - style: The style of all the columns.
  public mutating func put(_ cluster: Character, columns: Int, at position: ScreenPosition, style: Style = .plain) {
    put(ClusterID(cluster), columns: columns, at: position, style: style)
  }

  /// Puts the cluster of a number into the columns given; see above.
  public mutating func put(_ id: ClusterID, columns: Int, at position: ScreenPosition, style: Style = .plain) {
    guard position.row >= 0, position.row < size.rows, position.column >= 0, columns > 0,
      columns <= size.columns - position.column
    else { return }
    let start = position.row * size.columns + position.column
    releaseClusters(from: start, to: start + columns)
    cells[start] = Cell(id, columns: UInt8(clamping: columns), style: style)
    for index in start + 1..<start + columns { cells[index] = .continuation(style) }
  }

  /// Fills a run of one row with a cluster of one column, a space by default.
  public mutating func fill(
    _ cluster: Character = " ", from position: ScreenPosition, columns: Int, style: Style = .plain
  ) {
    let first = max(0, position.column)
    let end = position.column + min(columns, size.columns - position.column)
    guard first < end, (0..<size.rows).contains(position.row) else { return }
    let start = position.row * size.columns
    releaseClusters(from: start + first, to: start + end)
    let cell = Cell(ClusterID(cluster), columns: 1, style: style)
    for index in start + first..<start + end { cells[index] = cell }
  }

  /// The extent of a cluster in double size.
  public static let doubleSize = ScreenSize(columns: 4, rows: 2)

  /// Puts one cluster of two columns in double size: four columns of a row and of the one below.
  ///
  /// Only for terminals that can draw that. Nothing happens where the cells do not lie wholly inside the frame.
  ///
  /// - Parameters:
  ///   - id: The number of a grapheme cluster without control characters.
  ///   - position: The first column claimed of the upper row.
  ///   - style: The style of all the cells.
  public mutating func putDouble(_ id: ClusterID, at position: ScreenPosition, style: Style = .plain) {
    let columns = Self.doubleSize.columns
    guard position.row >= 0, position.row < size.rows - 1, position.column >= 0,
      columns <= size.columns - position.column
    else { return }
    let upper = position.row * size.columns + position.column
    let lower = upper + size.columns
    releaseClusters(from: upper, to: upper + columns)
    releaseClusters(from: lower, to: lower + columns)
    for (start, part) in [(upper, Cell.Part.upperHalf), (lower, .lowerHalf)] {
      cells[start] = Cell(id, columns: UInt8(columns), part: part, style: style)
      for index in start + 1..<start + columns { cells[index] = .continuation(style) }
    }
    doubleCount += 1
  }

  /// Blanks what is left of clusters that straddle the edges of the run of cells about to be written.
  private mutating func releaseClusters(from start: Int, to end: Int) {
    if doubleCount > 0 { releaseDoubles(from: start, to: end) }
    if cells[start].isContinuation {
      var index = start
      while cells[index].isContinuation { index -= 1 }
      for blanked in index..<start { cells[blanked] = .blank(cells[blanked].style) }
    }
    var index = end
    let rowEnd = (start / size.columns + 1) * size.columns
    while index < rowEnd, cells[index].isContinuation {
      cells[index] = .blank(cells[index].style)
      index += 1
    }
  }

  /// Blanks every cluster in double size of which a part is in a run of cells of one row.
  private mutating func releaseDoubles(from start: Int, to end: Int) {
    var index = start
    while cells[index].isContinuation { index -= 1 }
    while index < end {
      switch cells[index].part {
      case .whole: break
      case .upperHalf: releaseDouble(at: index)
      case .lowerHalf: releaseDouble(at: index - size.columns)
      }
      index += max(1, Int(cells[index].columns))
    }
  }

  private mutating func releaseDouble(at upper: Int) {
    for start in [upper, upper + size.columns] {
      for index in start..<start + Self.doubleSize.columns { cells[index] = .blank(cells[index].style) }
    }
    doubleCount -= 1
  }
}
