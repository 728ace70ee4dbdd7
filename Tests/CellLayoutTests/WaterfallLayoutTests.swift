import CellLayout
import TestSupport
import Testing

/// A waterfall read literally and slowly: the height of every column is worked out anew for every item.
private struct WaterfallOracle {
  let delegate: TableWaterfall
  let view: CellSize
  var frames: [CellRect] = []
  var columns: [[Int]] = []

  init(_ delegate: TableWaterfall, count: Int, view: CellSize) {
    self.delegate = delegate
    self.view = view
    columns = Array(repeating: [], count: widths.count)
    for item in 0..<count {
      let shortest = columns.indices.min { height(ofColumn: $0) < height(ofColumn: $1) } ?? 0
      let x = delegate.insets.left + widths[..<shortest].map { $0 + delegate.columnSpacing }.reduce(0, +)
      let above = height(ofColumn: shortest) + (columns[shortest].isEmpty ? 0 : delegate.rowSpacing)
      let lines = delegate.heights[item % delegate.heights.count] * 8 / max(1, widths[shortest])
      frames.append(CellRect(x: x, y: delegate.insets.top + above, width: widths[shortest], height: lines))
      columns[shortest].append(item)
    }
  }

  /// Cells are dealt to the columns one after another from the left until none is left.
  var widths: [Int] {
    var cells = max(0, view.width - delegate.insets.left - delegate.insets.right)
    var count = 1
    while count < delegate.columns, (count + 1) + count * delegate.columnSpacing <= cells { count += 1 }
    var widths = Array(repeating: 0, count: count)
    cells -= (count - 1) * delegate.columnSpacing
    for cell in 0..<max(0, cells) { widths[cell % count] += 1 }
    return widths
  }

  func height(ofColumn column: Int) -> Int {
    columns[column].map { frames[$0].size.height }.reduce(0, +) + max(0, columns[column].count - 1)
      * delegate.rowSpacing
  }

  var contentSize: CellSize {
    CellSize(
      width: max(view.width, delegate.insets.left + delegate.insets.right),
      height: delegate.insets.top + (columns.indices.map(height).max() ?? 0) + delegate.insets.bottom)
  }
}

@Suite struct WaterfallLayoutTests {
  @Test(arguments: 0..<300 as Range<UInt64>) func `every item is in the column that was shortest`(seed: UInt64) {
    var sampler = LayoutSampler(seed: seed)
    let delegate = sampler.waterfall()
    let bounds = sampler.bounds()
    let count = seed % 8 < 2 ? Int(seed % 8) : sampler.pick(0...60)
    var layout = WaterfallLayout(delegate: delegate)
    layout.prepare(itemCount: count, bounds: bounds)
    let oracle = WaterfallOracle(delegate, count: count, view: bounds.size)
    #expect(allAttributes(layout).map(\.frame) == oracle.frames)
    #expect(layout.contentSize == oracle.contentSize)
    #expect((0..<layout.columnCount).map(layout.items(inColumn:)) == oracle.columns)
    for (column, items) in oracle.columns.enumerated() {
      #expect(items.allSatisfy { layout.column(ofItem: $0) == column })
    }
  }

  private let bounds = CellRect(x: 0, y: 0, width: 28, height: 6)

  @Test func `the shortest column is taken, the leftmost of equals, with no spacing above`() {
    let delegate = TableWaterfall(
      heights: [3, 1, 4, 2, 1, 1], insets: CellInsets(top: 1, left: 1, bottom: 1, right: 1))
    var layout = WaterfallLayout(delegate: delegate)
    layout.prepare(itemCount: 6, bounds: bounds)
    #expect(
      drawing(layout) == """
        ............................
        .00000000.11111111.22222222.
        .00000000..........22222222.
        .00000000.33333333.22222222.
        ..........33333333.22222222.
        .44444444...................
        ..........55555555..........
        ............................
        """)
    #expect(layout.contentSize == CellSize(width: 28, height: 8))
  }

  @Test func `the defaults are three columns, spacing 1, no insets; the left columns get what is left over`() {
    struct Lines: WaterfallLayoutDelegate {
      func height(ofItem item: Int, width: Int) -> Int { item == 0 ? 2 : 1 }
    }
    var layout = WaterfallLayout(delegate: Lines())
    layout.prepare(itemCount: 4, bounds: CellRect(x: 0, y: 0, width: 10, height: 6))
    #expect(drawing(layout) == "000.111.22\n000.......\n....333...")
    #expect(layout.columnCount == 3)
  }

  @Test func `the delegate chooses the columns by the width and wraps its item to the column`() {
    struct Texts: WaterfallLayoutDelegate {
      func height(ofItem item: Int, width: Int) -> Int { (12 + width - 1) / width }
      func columnCount(inWidth width: Int) -> Int { width / 4 }
      var insets: CellInsets { CellInsets(left: 1, right: 1) }
    }
    var layout = WaterfallLayout(delegate: Texts())
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 10, height: 6))
    #expect(drawing(layout) == ".0000.111.\n.0000.111.\n.0000.111.\n......111.")
    layout.invalidate(forBoundsChange: CellRect(x: 0, y: 0, width: 14, height: 6))
    #expect(layout.columnCount == 3)
  }

  @Test func `nothing, one item and no room are laid out too`() {
    var layout = WaterfallLayout(delegate: TableWaterfall(heights: [2], insets: CellInsets(top: 1, left: 2, bottom: 1)))
    #expect(layout.columnCount == 0)
    layout.prepare(itemCount: 0, bounds: bounds)
    #expect(layout.contentSize == CellSize(width: 28, height: 2))
    #expect(layout.attributes(in: bounds) == [])
    layout.prepare(itemCount: 1, bounds: bounds)
    #expect(layout.attributes(at: 0)?.frame == CellRect(x: 2, y: 1, width: 8, height: 2))
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 0, height: 0))
    #expect(layout.columnCount == 1)
    #expect(layout.contentSize.width == 2)
    #expect(allAttributes(layout).map(\.frame.size.width) == [0, 0])
    #expect(layout.column(ofItem: 2) == nil)
    #expect(layout.column(ofItem: -1) == nil)
    #expect(layout.items(inColumn: 1) == [])
  }

  @Test func `answers that are negative or beyond all measure are counted`() {
    var delegate = TableWaterfall(
      heights: [-8, 8], columns: -1, columnSpacing: -2, rowSpacing: -3,
      insets: CellInsets(top: -1, left: -1, bottom: -1, right: -1))
    var layout = WaterfallLayout(delegate: delegate)
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 8, height: 6))
    #expect(layout.columnCount == 1)
    #expect(layout.contentSize == CellSize(width: 8, height: 8))
    #expect(layout.attributes(at: 0)?.frame == CellRect(x: 0, y: 0, width: 8, height: 0))
    delegate.columns = .max
    delegate.columnSpacing = 1
    layout.delegate = delegate
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 8, height: 6))
    #expect(layout.columnCount == 4)
    layout.delegate = TableWaterfall(heights: [.max / 8], columnSpacing: .max, rowSpacing: .max)
    layout.prepare(itemCount: 1000, bounds: CellRect(x: 0, y: 0, width: 8, height: 6))
    #expect(layout.contentSize.height == 1999 * Int(Int32.max))
  }

  @Test func `the delegate is asked once for each item, and again only where the width changes`() {
    let delegate = TableWaterfall(heights: [1, 2, 3])
    var layout = WaterfallLayout(delegate: delegate)
    layout.prepare(itemCount: 50, bounds: bounds)
    _ = layout.attributes(in: bounds)
    #expect(delegate.calls.value == 50)
    #expect(!layout.shouldInvalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 28, height: 6)))
    layout.invalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 28, height: 9))
    #expect(delegate.calls.value == 50)
    layout.invalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 27, height: 9))
    #expect(delegate.calls.value == 100)
  }
}
