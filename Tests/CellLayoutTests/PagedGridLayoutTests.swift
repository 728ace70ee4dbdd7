import CellLayout
import TestSupport
import Testing

/// The formulas of the paged grid read literally and slowly: every item placed by itself, nothing shared, nothing clever.
private struct PagedGridOracle {
  let layout: PagedGridLayout
  let width: Int
  let height: Int
  let count: Int

  var columns: Int {
    var fitting = 0
    let usable = width - layout.contentInsets.left - layout.contentInsets.right
    while (fitting + 1) * layout.itemSize.width + fitting * layout.minimumColumnSpacing <= usable { fitting += 1 }
    return max(1, fitting)
  }
  var lines: Int {
    var fitting = 0
    while (fitting + 1) * layout.itemSize.height <= height - layout.contentInsets.top - layout.contentInsets.bottom {
      fitting += 1
    }
    return max(1, min(layout.linesPerPage, fitting))
  }
  var perPage: Int { columns * lines }

  func isAnchored(_ item: Int) -> Bool {
    layout.anchorsLastItemPerPage && perPage > 1 && ((item + 1) % perPage == 0 || item == count - 1)
  }

  func frame(_ item: Int) -> CellRect {
    let insets = layout.contentInsets
    let slot = isAnchored(item) ? perPage - 1 : item % perPage
    var x = insets.left + offset(slot % columns, columns, layout.itemSize.width, width - insets.left - insets.right)
    var y = insets.top + offset(slot / columns, lines, layout.itemSize.height, height - insets.top - insets.bottom)
    if isAnchored(item) {
      x = max(insets.left, width - insets.right - layout.itemSize.width)
      y = max(insets.top, height - insets.bottom - layout.itemSize.height)
    }
    let page = item / perPage
    let cellsX = (x..<x + layout.itemSize.width).filter { (0..<width).contains($0) }
    let cellsY = (y..<y + layout.itemSize.height).filter { (0..<height).contains($0) }
    return CellRect(
      x: page * width + min(x, width), y: min(y, height), width: cellsX.count, height: cellsY.count)
  }

  private func offset(_ index: Int, _ count: Int, _ extent: Int, _ usable: Int) -> Int {
    guard count > 1 else { return 0 }
    let leftover = usable - count * extent
    return index * extent + (index * leftover) / (count - 1)
  }
}

@Suite struct PagedGridLayoutTests {
  /// A random layout, prepared, with windows and items from 1 cell up and every interesting number of items.
  private func sample(seed: UInt64) -> (PagedGridLayout, PagedGridOracle) {
    var random = SplitMix64(seed: seed)
    func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let small = seed % 3 == 0
    let insets = CellInsets(top: pick(0...2), left: pick(0...3), bottom: pick(0...2), right: pick(0...3))
    var layout = PagedGridLayout(
      itemSize: CellSize(width: pick(1...6), height: pick(1...3)), linesPerPage: pick(1...9), contentInsets: insets,
      minimumColumnSpacing: pick(0...4), anchorsLastItemPerPage: seed % 4 != 0)
    let bounds = CellRect(x: 0, y: 0, width: pick(1...(small ? 8 : 90)), height: pick(1...(small ? 4 : 30)))
    layout.prepare(itemCount: 0, bounds: bounds)
    let perPage = layout.slots.perPage
    let counts = [0, 1, 2, perPage - 1, perPage, perPage + 1, pick(0...(4 * perPage))]
    let count = counts[Int(seed) % counts.count]
    layout.prepare(itemCount: count, bounds: bounds)
    return (layout, PagedGridOracle(layout: layout, width: bounds.size.width, height: bounds.size.height, count: count))
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `every frame is the one of the formulas`(seed: UInt64) {
    let (layout, oracle) = sample(seed: seed)
    #expect(layout.columns == oracle.columns)
    #expect(layout.lines == oracle.lines)
    for item in 0..<layout.itemCount {
      #expect(layout.attributes(at: item)?.frame == oracle.frame(item))
    }
    #expect(layout.attributes(at: -1) == nil)
    #expect(layout.attributes(at: layout.itemCount) == nil)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `a rectangle holds what its items say one by one`(seed: UInt64) {
    let (layout, _) = sample(seed: seed)
    var random = SplitMix64(seed: seed &+ 1)
    let content = layout.contentSize
    for _ in 0..<12 {
      let rect = CellRect(
        x: Int.random(in: -5...content.width + 5, using: &random),
        y: Int.random(in: -3...content.height + 3, using: &random),
        width: Int.random(in: 0...content.width + 8, using: &random),
        height: Int.random(in: 0...content.height + 3, using: &random))
      let oneByOne = (0..<layout.itemCount).compactMap { layout.attributes(at: $0) }.filter {
        $0.frame.intersects(rect)
      }
      #expect(layout.attributes(in: rect) == oneByOne)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `frames lie in the content and never overlap`(seed: UInt64) {
    let (layout, _) = sample(seed: seed)
    let content = CellRect(origin: .zero, size: layout.contentSize)
    let frames = (0..<layout.itemCount).compactMap { layout.attributes(at: $0)?.frame }
    #expect(frames.allSatisfy(content.contains))
    // Where the window is smaller than what the insets leave free, nothing can be kept apart.
    let insets = layout.contentInsets
    guard insets.left + insets.right + layout.itemSize.width <= layout.pageSize.width,
      insets.top + insets.bottom + layout.itemSize.height <= layout.pageSize.height
    else { return }
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) }, "item \(index)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func `prepared twice it answers the same`(seed: UInt64) {
    let (layout, _) = sample(seed: seed)
    var again = layout
    again.prepare(itemCount: 7, bounds: CellRect(x: 0, y: 0, width: 11, height: 3))
    again.prepare(itemCount: layout.itemCount, bounds: CellRect(origin: .zero, size: layout.pageSize))
    #expect((0..<layout.itemCount).allSatisfy { again.attributes(at: $0) == layout.attributes(at: $0) })
    #expect(!again.shouldInvalidate(forBoundsChange: CellRect(origin: CellPoint(x: 9, y: 0), size: layout.pageSize)))
  }

  @Test func `the first column touches the left inset and the last one the right inset`() {
    var layout = PagedGridLayout(
      itemSize: CellSize(width: 4, height: 1), linesPerPage: 7,
      contentInsets: CellInsets(left: 2, right: 2), minimumColumnSpacing: 2, anchorsLastItemPerPage: true)
    layout.prepare(itemCount: 92, bounds: CellRect(x: 0, y: 0, width: 80, height: 14))
    #expect(layout.columns == 13)
    #expect(layout.lines == 7)
    #expect(layout.attributes(at: 0)?.frame == CellRect(x: 2, y: 0, width: 4, height: 1))
    #expect(layout.attributes(at: 12)?.frame == CellRect(x: 74, y: 0, width: 4, height: 1))
    #expect(layout.attributes(at: 90)?.frame == CellRect(x: 74, y: 13, width: 4, height: 1))
    #expect(layout.attributes(at: 91)?.frame == CellRect(x: 154, y: 13, width: 4, height: 1))
    #expect(layout.contentSize == CellSize(width: 160, height: 14))
  }

  @Test func `the defaults are three lines a page, spacing 1, no insets, nothing anchored`() {
    var layout = PagedGridLayout(itemSize: CellSize(width: 4, height: 1))
    layout.prepare(itemCount: 100, bounds: CellRect(x: 0, y: 0, width: 80, height: 24))
    #expect(layout.columns == 16)
    #expect(layout.lines == 3)
    #expect(layout.attributes(at: 47)?.frame == CellRect(x: 76, y: 23, width: 4, height: 1))
    #expect(layout.slots.isAnchored == false)
  }

  @Test func `one column and one line have one slot, without an anchored key`() {
    var layout = PagedGridLayout(itemSize: CellSize(width: 4, height: 1), anchorsLastItemPerPage: true)
    layout.prepare(itemCount: 3, bounds: CellRect(x: 0, y: 0, width: 4, height: 1))
    #expect(layout.slots == PageSlots(perPage: 1, anchored: false))
    #expect(layout.attributes(at: 2)?.frame == CellRect(x: 8, y: 0, width: 4, height: 1))
  }

  @Test func `a window smaller than an item clips its frame to the page`() {
    var layout = PagedGridLayout(itemSize: CellSize(width: 4, height: 2))
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 3, height: 1))
    #expect(layout.attributes(at: 1)?.frame == CellRect(x: 3, y: 0, width: 3, height: 1))
  }

  @Test func `a scroll comes to rest on the nearest page`() {
    var layout = PagedGridLayout(itemSize: CellSize(width: 4, height: 1), linesPerPage: 1)
    layout.prepare(itemCount: 10, bounds: CellRect(x: 0, y: 0, width: 10, height: 1))
    func rest(_ x: Int, _ velocity: Int = 0) -> Int {
      layout.targetOffset(forProposed: CellPoint(x: x, y: 3), velocity: CellPoint(x: velocity, y: 0)).x
    }
    #expect(layout.contentSize.width == 50)
    #expect([rest(-7), rest(4), rest(6), rest(19), rest(99)] == [0, 0, 10, 20, 40])
    #expect([rest(15), rest(15, 1), rest(15, -1)] == [10, 20, 10])
  }
}
