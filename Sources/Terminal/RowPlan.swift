internal import ScreenModel

/// Which columns of a row have to be written, so that a terminal which shows one row comes to show another.
struct RowPlan: Hashable, Sendable {
  /// Unchanged columns up to which it is shorter to write them again than to step over them.
  static let shortGap = 5
  /// Blanks at the end of a row from which it is shorter to erase them.
  static let longBlank = 5

  /// Columns to write, left to right; each run begins and ends with whole clusters of the new row.
  var spans: [Range<Int>] = []
  /// The first cluster of the new row that may run past its columns.
  var firstUnknown: Int?
  /// The column from which the rest of the row, all blank, is erased in place of written.
  var erasedFrom: Int?

  /// Plans the way from one row to another of the same width. O(columns).
  ///
  /// - Parameters:
  ///   - old: The cells that the terminal shows.
  ///   - oldUnknown: The first cluster among them that may run past its columns.
  ///   - new: The cells that it has to show.
  ///   - isWhole: Whether all of them are written, whatever the terminal shows.
  ///   - profile: What is written for their clusters.
  ///   - styles: How they look.
  init(
    from old: ArraySlice<Cell>, oldUnknown: Int?, to new: ArraySlice<Cell>, isWhole: Bool = false,
    profile: GlyphProfile, styles: StyleTable
  ) {
    let new = Row(cells: new, profile: profile, styles: styles)
    let old = Row(cells: old, profile: profile, styles: styles)
    var marks = [Bool](repeating: false, count: new.width)
    for claim in new.claims() where claim.contains(where: { !new.looksLike(old, at: $0) }) {
      new.mark(claim, in: &marks)
      if firstUnknown == nil, new.extent(at: claim.lowerBound) == .unknown { firstUnknown = claim.lowerBound }
    }
    // What has not changed holds such a cluster only where the old row did.
    if oldUnknown != nil { firstUnknown = new.firstUnknown }
    if isWhole { marks = Array(repeating: true, count: new.width) }
    guard let first = marks.firstIndex(of: true) else { return }
    if let loose = [firstUnknown, oldUnknown].compactMap(\.self).min() {
      // The cell on the left too: a terminal may have glued a cluster without width to it.
      let start = new.startOfClaim(at: new.startOfClaim(at: min(first, loose)) - 1)
      for column in start..<new.width { marks[column] = true }
    }
    eraseBlankEnd(of: new, &marks)
    collectSpans(of: new, marks)
  }

  /// Decides whether the end of the row is erased, and takes the marks from what is.
  private mutating func eraseBlankEnd(of row: Row, _ marks: inout [Bool]) {
    var start = row.width
    while start > 0, row.isPlainBlank(at: start - 1) { start -= 1 }
    guard let first = marks[start...].firstIndex(of: true), let last = marks.lastIndex(of: true),
      last - first + 1 >= Self.longBlank
    else { return }
    erasedFrom = first
    for column in first..<row.width { marks[column] = false }
  }

  private mutating func collectSpans(of row: Row, _ marks: [Bool]) {
    var column = 0
    while column < row.width {
      guard marks[column] else {
        column += 1
        continue
      }
      let start = column
      while column < row.width, marks[column] { column += 1 }
      if let last = spans.last, start - last.upperBound <= Self.shortGap,
        row.isStream(last.upperBound..<start, after: last.upperBound - 1)
      {
        spans[spans.count - 1] = last.lowerBound..<column
      } else {
        spans.append(start..<column)
      }
    }
  }
}

/// A row of a frame as the plan sees it.
private struct Row {
  let cells: ArraySlice<Cell>
  let profile: GlyphProfile
  let styles: StyleTable

  var width: Int { cells.count }

  subscript(column: Int) -> Cell { cells[cells.startIndex + column] }

  /// The columns of each cluster, left to right.
  func claims() -> some Sequence<Range<Int>> {
    sequence(state: 0) { column -> Range<Int>? in
      guard column < width else { return nil }
      let claim = column..<min(width, column + max(1, Int(self[column].columns)))
      column = claim.upperBound
      return claim
    }
  }

  /// The first column of the cluster at a column; 0 left of the row.
  func startOfClaim(at column: Int) -> Int {
    var start = max(0, column)
    while start > 0, self[start].isContinuation { start -= 1 }
    return start
  }

  /// Marks the columns of a cluster, and the blank on its left, without which kitty widens some flags.
  func mark(_ claim: Range<Int>, in marks: inout [Bool]) {
    for column in claim { marks[column] = true }
    if claim.lowerBound > 0, self[claim.lowerBound - 1].isBlank, extent(at: claim.lowerBound) != .exact {
      marks[claim.lowerBound - 1] = true
    }
  }

  func isPlainBlank(at column: Int) -> Bool {
    self[column].isBlank && styles.isPlainOnBlanks(self[column].style)
  }

  func looksLike(_ other: Row, at column: Int) -> Bool {
    if self[column] == other[column] { return true }
    guard isPlainBlank(at: column), other.isPlainBlank(at: column) else { return false }
    // A cluster that a terminal may glue to the blank would take its style.
    return column + 1 == width || extent(at: column + 1) != .unknown
  }

  func extent(at column: Int) -> Glyph.Extent {
    let cell = self[column]
    if cell.part != .whole { return .contained }
    if cell.columns == 1, cell.cluster.utf8.count == 1 { return .exact }
    return profile.extent(of: cell.cluster, columns: Int(cell.columns))
  }

  /// The first column of the first cluster that may run past its columns.
  var firstUnknown: Int? {
    claims().first { extent(at: $0.lowerBound) == .unknown }?.lowerBound
  }

  /// Whether columns can be written straight on after another one, in its style.
  func isStream(_ columns: Range<Int>, after column: Int) -> Bool {
    columns.allSatisfy {
      self[$0].columns == 1 && self[$0].style == self[column].style && extent(at: $0) == .exact
    } && extent(at: startOfClaim(at: column)) == .exact
  }
}
