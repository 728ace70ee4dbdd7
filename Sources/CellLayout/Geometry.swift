/// A place in the plane of a layout's content, in character cells; x grows to the right, y down.
public struct CellPoint: Hashable, Sendable {
  /// Columns from the left edge of the content.
  public var x: Int
  /// Lines from the top edge of the content.
  public var y: Int

  /// Makes a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the content.
  public static let zero = CellPoint(x: 0, y: 0)
}

/// An extent in character cells, neither side negative.
public struct CellSize: Hashable, Sendable {
  /// Columns, at least 0; a negative number counts as 0.
  public var width: Int { didSet { width = max(0, width) } }
  /// Lines, at least 0; a negative number counts as 0.
  public var height: Int { didSet { height = max(0, height) } }

  /// Makes an extent; negative numbers count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No cells at all.
  public static let zero = CellSize(width: 0, height: 0)
}

/// A rectangle of character cells. It holds the cells `minX..<maxX` of the lines `minY..<maxY`.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The extent.
  public var size: CellSize

  /// Makes a rectangle of its corner and extent.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its corner and extent, in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The column after the last one, `Int.max` at most.
  public var maxX: Int { origin.x.addingSaturated(size.width) }
  /// The first line.
  public var minY: Int { origin.y }
  /// The line after the last one, `Int.max` at most.
  public var maxY: Int { origin.y.addingSaturated(size.height) }
  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether both rectangles hold some cell.
  public func intersects(_ other: CellRect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The cells that both rectangles hold; where they share none, an empty rectangle at an edge of `other`.
  public func intersection(_ other: CellRect) -> CellRect {
    let x = min(max(minX, other.minX), other.maxX)
    let y = min(max(minY, other.minY), other.maxY)
    return CellRect(
      x: x, y: y, width: min(maxX, other.maxX).subtractingSaturated(x),
      height: min(maxY, other.maxY).subtractingSaturated(y))
  }

  /// Whether every cell of `other` is a cell of this rectangle; an empty one is in every rectangle.
  public func contains(_ other: CellRect) -> Bool {
    other.isEmpty || (minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY)
  }

  /// Whether the cell at `point` is in the rectangle.
  public func contains(_ point: CellPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}

/// Cells to leave free along the four edges.
public struct CellInsets: Hashable, Sendable {
  /// Lines at the top.
  public var top: Int
  /// Columns at the left.
  public var left: Int
  /// Lines at the bottom.
  public var bottom: Int
  /// Columns at the right.
  public var right: Int

  /// Makes insets; what is not given is 0.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
