/// The extent of a screen in character cells.
public struct ScreenSize: Hashable, Sendable {
  /// Width in columns, at least 0.
  public var columns: Int
  /// Height in rows, at least 0.
  public var rows: Int

  /// Makes an extent of `columns` × `rows`; negative numbers count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// One cell's place on a screen; row 0 is the top, column 0 the left edge.
public struct ScreenPosition: Hashable, Sendable {
  /// Columns from the left edge.
  public var column: Int
  /// Rows from the top edge.
  public var row: Int

  /// Names the cell at `column` in `row`, both counted from 0.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
