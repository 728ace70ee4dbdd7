/// The columns of a waterfall while it is filled and when it is asked.
///
///      0     1     2          An item goes to the shortest column, the leftmost of equals.
///     ┌──┐  ┌──┐  ┌──┐
///     │0 │  │1 │  │2 │        item 3 → column 1, item 4 → column 0
///     │  │  └──┘  │  │
///     └──┘  ┌──┐  │  │
///     ┌──┐  │3 │  └──┘
///     │4 │  │  │
struct WaterfallColumns: Sendable {
  /// One column: its cells and its items from the top down.
  struct Column {
    let left: Int
    let width: Int
    var bottom: Int
    var items: [Int] = []
  }

  /// How many columns the width is divided into.
  let count: Int
  /// The columns, from the left, that can get an item: there may be far more columns than items.
  private(set) var columns: [Column] = []
  private let rowSpacing: Int
  private var columnOfItem: [Int32] = []
  private var tops: [Int] = []
  private var heights: [Int32] = []

  /// No columns: nothing can be added.
  init() {
    count = 0
    rowSpacing = 0
  }

  /// Makes empty columns for at most `itemCount` items. What the division of the width leaves over goes to the left ones,
  /// a cell each.
  init(count: Int, itemCount: Int, width: Int, columnSpacing: Int, rowSpacing: Int, left: Int, top: Int) {
    self.count = count
    self.rowSpacing = rowSpacing
    let (each, leftover) = (width - (count - 1) * columnSpacing).quotientAndRemainder(dividingBy: count)
    columns = (0..<min(count, max(1, itemCount))).map { column in
      Column(
        left: left + column * (each + columnSpacing) + min(column, leftover),
        width: each + (column < leftover ? 1 : 0), bottom: top)
    }
  }

  var itemCount: Int { tops.count }

  /// The lowest cell's end, of all columns.
  var bottom: Int { columns.map(\.bottom).max() ?? 0 }

  /// The column that gets the next item. O(columns).
  var shortest: Int {
    var shortest = 0
    for column in columns.indices.dropFirst() where columns[column].bottom < columns[shortest].bottom {
      shortest = column
    }
    return shortest
  }

  mutating func reserveCapacity(_ items: Int) {
    columnOfItem.reserveCapacity(items)
    tops.reserveCapacity(items)
    heights.reserveCapacity(items)
  }

  /// Adds the next item to a column, below what it has; there is no spacing above the first.
  mutating func append(height: Int, toColumn column: Int) {
    let top = columns[column].bottom + (columns[column].items.isEmpty ? 0 : rowSpacing)
    columns[column].items.append(itemCount)
    columns[column].bottom = top + height
    columnOfItem.append(Int32(column))
    tops.append(top)
    heights.append(Int32(height))
  }

  /// The column of an item, which must exist.
  func column(ofItem item: Int) -> Int { Int(columnOfItem[item]) }

  /// The place of an item, which must exist.
  func frame(ofItem item: Int) -> CellRect {
    let column = columns[column(ofItem: item)]
    return CellRect(x: column.left, y: tops[item], width: column.width, height: Int(heights[item]))
  }

  /// The items that have a cell in `rect`, in order. O(log columns + columns in the rectangle × log items + k log k) for k
  /// items in it.
  func items(in rect: CellRect) -> [Int] {
    guard !rect.isEmpty else { return [] }
    let firstColumn = columns.indices.partitioningIndex { columns[$0].left + columns[$0].width > rect.minX }
    let endColumn = (firstColumn..<columns.count).partitioningIndex { columns[$0].left >= rect.maxX }
    var found: [Int] = []
    for column in columns[firstColumn..<endColumn] where column.width > 0 {
      let items = column.items
      let first = items.indices.partitioningIndex { tops[items[$0]] + Int(heights[items[$0]]) > rect.minY }
      let end = (first..<items.count).partitioningIndex { tops[items[$0]] >= rect.maxY }
      for item in items[first..<end] where heights[item] > 0 { found.append(item) }
    }
    return found.sorted()
  }
}
