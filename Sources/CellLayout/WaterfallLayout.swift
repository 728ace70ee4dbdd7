/// Tells a `WaterfallLayout` how high the items are and, where it wishes, how many columns there are and what lies between.
///
/// Only the height of an item is required. Every question is asked once for each item, in `prepare`. An answer below 0
/// counts as 0, one above `Int32.max` as that.
public protocol WaterfallLayoutDelegate: Sendable {
  /// The lines that an item needs in a column of `width` cells.
  func height(ofItem item: Int, width: Int) -> Int

  /// How many columns to divide `width` cells into, what is between the insets; 3 by default. There is at least one
  /// column, and no more than have a cell each.
  func columnCount(inWidth width: Int) -> Int

  /// Cells between two columns; 1 by default.
  var columnSpacing: Int { get }

  /// Lines between two items of a column; 1 by default.
  var rowSpacing: Int { get }

  /// Cells left free around all items; none by default.
  var insets: CellInsets { get }
}

extension WaterfallLayoutDelegate {
  /// Three columns.
  public func columnCount(inWidth width: Int) -> Int { 3 }

  /// One cell.
  public var columnSpacing: Int { 1 }

  /// One line.
  public var rowSpacing: Int { 1 }

  /// No insets.
  public var insets: CellInsets { CellInsets() }
}

/// Items of one width and different heights in columns, each item in the column that is shortest when its turn comes.
///
///     ┌──┐ ┌──┐ ┌──┐
///     │0 │ │1 │ │2 │      of columns equally short the leftmost is taken; the width that the division leaves over
///     │  │ └──┘ │  │      goes to the left columns, a cell each
///     └──┘ ┌──┐ │  │
///     ┌──┐ │3 │ └──┘
///     │4 │ └──┘
///     └──┘
public struct WaterfallLayout<Delegate: WaterfallLayoutDelegate>: CollectionLayout {
  /// Tells the heights of the items; what is changed takes effect with the next `prepare`.
  public var delegate: Delegate

  /// The extent of the whole content: as high as the tallest column with the insets, as wide as the view, or as the
  /// insets where they are wider.
  public private(set) var contentSize = CellSize.zero
  private var viewSize = CellSize.zero
  private var columns = WaterfallColumns()

  /// Makes a layout; it places nothing until it is prepared.
  public init(delegate: Delegate) {
    self.delegate = delegate
  }

  /// How many items there are.
  public var itemCount: Int { columns.itemCount }

  /// Asks the delegate and places all items. O(items × columns, of which no more count than there are items).
  public mutating func prepare(itemCount: Int, bounds: CellRect) {
    viewSize = bounds.size.counted
    let itemCount = itemCount.countedCells
    let insets = delegate.insets.counted
    let width = max(0, viewSize.width - insets.left - insets.right)
    let spacing = delegate.columnSpacing.countedCells
    let count = max(1, min(delegate.columnCount(inWidth: width), (width + spacing) / (1 + spacing)))
    columns = WaterfallColumns(
      count: count, itemCount: itemCount, width: width, columnSpacing: spacing,
      rowSpacing: delegate.rowSpacing.countedCells, left: insets.left, top: insets.top)
    columns.reserveCapacity(itemCount)
    for item in 0..<itemCount {
      let column = columns.shortest
      let height = delegate.height(ofItem: item, width: columns.columns[column].width)
      columns.append(height: height.countedCells, toColumn: column)
    }
    contentSize = CellSize(
      width: max(viewSize.width, insets.left + insets.right), height: columns.bottom + insets.bottom)
  }

  /// Where the item lies. O(1).
  public func attributes(at item: Int) -> LayoutAttributes? {
    guard (0..<itemCount).contains(item) else { return nil }
    return LayoutAttributes(item: item, frame: columns.frame(ofItem: item))
  }

  /// The items that have a cell in `rect`. O(log columns + columns in the rectangle × log items + k log k) for k items in
  /// it.
  public func attributes(in rect: CellRect) -> [LayoutAttributes] {
    columns.items(in: rect).map { LayoutAttributes(item: $0, frame: columns.frame(ofItem: $0)) }
  }

  /// Only the size of the view matters, not what it shows.
  public func shouldInvalidate(forBoundsChange bounds: CellRect) -> Bool {
    bounds.size.counted != viewSize
  }

  /// Places the items again where the width has changed; otherwise only notes the size. O(1) then.
  public mutating func invalidate(forBoundsChange bounds: CellRect) {
    if bounds.size.counted.width == viewSize.width {
      viewSize = bounds.size.counted
    } else {
      prepare(itemCount: itemCount, bounds: bounds)
    }
  }

  /// `proposed` itself, as far as the content goes.
  public func targetOffset(forProposed proposed: CellPoint, velocity: CellPoint) -> CellPoint {
    offset(nearestTo: proposed, forViewOf: viewSize)
  }

  /// How many columns the delegate divides the width into; 0 before the layout is prepared.
  public var columnCount: Int { columns.count }

  /// The column that has the item, or `nil` where there is no such item. O(1).
  public func column(ofItem item: Int) -> Int? {
    (0..<itemCount).contains(item) ? columns.column(ofItem: item) : nil
  }

  /// The items of a column from the top down; none where there is no such column.
  public func items(inColumn column: Int) -> [Int] {
    columns.columns.indices.contains(column) ? columns.columns[column].items : []
  }
}
