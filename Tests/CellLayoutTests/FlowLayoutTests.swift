import CellLayout
import TestSupport
import Testing

/// A flow read literally and slowly: every line taken by itself, as the longest run of items that fits.
private struct FlowOracle {
  let delegate: TableFlow
  let isHorizontal: Bool
  let count: Int
  let view: CellSize

  var frames: [CellRect] = []
  var lines: [Range<Int>] = []
  var sectionItems: [Range<Int>] = []
  var headers: [CellRect?] = []
  var footers: [CellRect?] = []
  var ends: [Int] = []
  var contentSize = CellSize.zero

  init(_ delegate: TableFlow, horizontal: Bool, count: Int, view: CellSize) {
    self.delegate = delegate
    isHorizontal = horizontal
    self.count = count
    self.view = view
    place()
  }

  /// An item's extent in the direction of the scroll, and across it.
  private func along(_ item: Int) -> Int { isHorizontal ? size(item).width : size(item).height }
  private func across(_ item: Int) -> Int { isHorizontal ? size(item).height : size(item).width }
  private func size(_ item: Int) -> CellSize { delegate.sizes[item % delegate.sizes.count] }

  private func rect(along: Int, across: Int, extent: Int, width: Int) -> CellRect {
    isHorizontal
      ? CellRect(x: along, y: across, width: extent, height: width)
      : CellRect(x: across, y: along, width: width, height: extent)
  }

  private func sizes(_ items: Range<Int>, spacing: Int) -> Int {
    items.map(across).reduce(0, +) + spacing * (items.count - 1)
  }

  private mutating func place() {
    var position = 0
    var widest = isHorizontal ? view.height : view.width
    var bands: [(header: (at: Int, extent: Int), footer: (at: Int, extent: Int))] = []
    for (section, items) in sections().enumerated() {
      let table = delegate.table(section)
      let insets = table.insets
      let (first, last) = isHorizontal ? (insets.top, insets.bottom) : (insets.left, insets.right)
      let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let room = (isHorizontal ? view.height : view.width) - first - last
      let header = (position, table.header)
      position += table.header + before
      var item = items.lowerBound
      while item < items.upperBound {
        if item > items.lowerBound { position += table.lineSpacing }
        var end = item + 1
        while end < items.upperBound, sizes(item..<end + 1, spacing: table.itemSpacing) <= room { end += 1 }
        for index in item..<end {
          let start = first + (index == item ? 0 : sizes(item..<index, spacing: table.itemSpacing) + table.itemSpacing)
          frames.append(rect(along: position, across: start, extent: along(index), width: across(index)))
        }
        widest = max(widest, first + sizes(item..<end, spacing: table.itemSpacing) + last)
        position += (item..<end).map(along).max() ?? 0
        lines.append(item..<end)
        item = end
      }
      position += after
      bands.append((header, (position, table.footer)))
      position += table.footer
      sectionItems.append(items)
      ends.append(position)
    }
    func place(_ band: (at: Int, extent: Int)) -> CellRect? {
      band.extent == 0 ? nil : rect(along: band.at, across: 0, extent: band.extent, width: widest)
    }
    headers = bands.map { place($0.header) }
    footers = bands.map { place($0.footer) }
    contentSize = rect(along: 0, across: 0, extent: position, width: widest).size
  }

  private func sections() -> [Range<Int>] {
    guard let counts = delegate.counts else { return [0..<count] }
    guard !counts.isEmpty else { return count == 0 ? [] : [0..<count] }
    return counts.indices.map { section in
      let before = counts[..<section].reduce(0, +)
      let end = section == counts.count - 1 ? count : before + counts[section]
      return min(before, count)..<min(end, count)
    }
  }
}

@Suite struct FlowLayoutTests {
  private func sample(seed: UInt64) -> (FlowLayout<TableFlow>, FlowOracle, CellRect) {
    var sampler = LayoutSampler(seed: seed)
    let delegate = sampler.flow()
    let isHorizontal = seed % 2 == 1
    let bounds = sampler.bounds()
    let count = seed % 8 < 2 ? Int(seed % 8) : sampler.pick(0...60)
    var layout = FlowLayout(scrollDirection: isHorizontal ? .horizontal : .vertical, delegate: delegate)
    layout.prepare(itemCount: count, bounds: bounds)
    return (layout, FlowOracle(delegate, horizontal: isHorizontal, count: count, view: bounds.size), bounds)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `every item is where the longest lines put it`(seed: UInt64) {
    let (layout, oracle, _) = sample(seed: seed)
    #expect((0..<layout.itemCount).map { layout.attributes(at: $0)?.frame } == oracle.frames)
    #expect(layout.contentSize == oracle.contentSize)
    #expect((0..<layout.lineCount).map(layout.items(inLine:)) == oracle.lines)
    for (line, items) in oracle.lines.enumerated() {
      #expect(items.allSatisfy { layout.line(ofItem: $0) == line })
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `every section has its items, header and footer`(seed: UInt64) {
    let (layout, oracle, _) = sample(seed: seed)
    #expect((0..<layout.sectionCount).map(layout.items(inSection:)) == oracle.sectionItems)
    #expect((0..<layout.sectionCount).map(layout.header(ofSection:)) == oracle.headers)
    #expect((0..<layout.sectionCount).map(layout.footer(ofSection:)) == oracle.footers)
    for (section, items) in oracle.sectionItems.enumerated() {
      #expect(items.allSatisfy { layout.section(ofItem: $0) == section })
    }
    let parts = (allAttributes(layout).map(\.frame) + (oracle.headers + oracle.footers).compactMap { $0 })
    for (index, part) in parts.enumerated() {
      #expect(parts[..<index].allSatisfy { !$0.intersects(part) })
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `sections are found by their cells`(seed: UInt64) {
    let (layout, oracle, _) = sample(seed: seed)
    let isHorizontal = layout.scrollDirection == .horizontal
    for at in 0..<(isHorizontal ? layout.contentSize.width : layout.contentSize.height) {
      let width = isHorizontal ? layout.contentSize.height : layout.contentSize.width
      let slice =
        isHorizontal ? CellRect(x: at, y: 0, width: 1, height: width) : CellRect(x: 0, y: at, width: width, height: 1)
      let starts = [0] + oracle.ends
      let expected = oracle.ends.indices.filter { starts[$0] <= at && at < oracle.ends[$0] }
      #expect(width == 0 ? layout.sections(in: slice).isEmpty : Array(layout.sections(in: slice)) == expected)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a pinned header is at the start of the bounds and inside its section`(seed: UInt64) {
    let (layout, oracle, _) = sample(seed: seed)
    let isHorizontal = layout.scrollDirection == .horizontal
    for section in 0..<layout.sectionCount {
      for at in -3..<(oracle.ends.last ?? 0) + 3 {
        let bounds = CellRect(x: isHorizontal ? at : 5, y: isHorizontal ? 5 : at, width: 9, height: 9)
        let pinned = layout.header(ofSection: section, pinnedTo: bounds)
        guard let own = oracle.headers[section] else {
          #expect(pinned == nil)
          continue
        }
        let (start, extent) = isHorizontal ? (own.minX, own.size.width) : (own.minY, own.size.height)
        let places = (start...oracle.ends[section] - extent)
        let nearest = places.min { abs($0 - at) < abs($1 - at) }
        #expect((isHorizontal ? pinned?.minX : pinned?.minY) == nearest)
        #expect(pinned?.size == own.size)
      }
    }
  }

  private let threeByOne = CellSize(width: 3, height: 1)

  @Test func `rows are packed to the start, with header, footer, insets and spacings`() {
    let sizes = [threeByOne, CellSize(width: 5, height: 2), threeByOne, CellSize(width: 4, height: 1), threeByOne]
    let section = SectionTable(
      insets: CellInsets(top: 1, left: 2, bottom: 0, right: 1), header: 1, footer: 1, itemSpacing: 1, lineSpacing: 1)
    var layout = FlowLayout(delegate: TableFlow(sizes: sizes, sections: [section]))
    layout.prepare(itemCount: 5, bounds: CellRect(x: 0, y: 0, width: 14, height: 5))
    #expect(
      drawing(layout) == """
        ..............
        ..............
        ..000.11111...
        ......11111...
        ..............
        ..222.3333....
        ..............
        ..444.........
        ..............
        """)
    #expect(layout.header(ofSection: 0) == CellRect(x: 0, y: 0, width: 14, height: 1))
    #expect(layout.footer(ofSection: 0) == CellRect(x: 0, y: 8, width: 14, height: 1))
  }

  @Test func `columns are packed to the top where the layout scrolls horizontally`() {
    let sizes = [threeByOne, CellSize(width: 1, height: 2), threeByOne, CellSize(width: 2, height: 1)]
    let section = SectionTable(insets: CellInsets(left: 1), header: 2, itemSpacing: 0, lineSpacing: 1)
    var layout = FlowLayout(
      scrollDirection: .horizontal, delegate: TableFlow(sizes: sizes, counts: [3, 1], sections: [section]))
    layout.prepare(itemCount: 4, bounds: CellRect(x: 0, y: 0, width: 9, height: 3))
    #expect(
      drawing(layout) == """
        ...000.222...33
        ...1...........
        ...1...........
        """)
    #expect(layout.header(ofSection: 1) == CellRect(x: 10, y: 0, width: 2, height: 3))
  }

  @Test func `an item wider than the bounds is alone in its row and the content grows`() {
    let sizes = [threeByOne, CellSize(width: 12, height: 1), threeByOne]
    var layout = FlowLayout(delegate: TableFlow(sizes: sizes))
    layout.prepare(itemCount: 3, bounds: CellRect(x: 0, y: 0, width: 8, height: 2))
    #expect(
      drawing(layout) == """
        000.........
        111111111111
        222.........
        """)
    let rest = layout.targetOffset(forProposed: CellPoint(x: 9, y: 9), velocity: .zero)
    #expect(rest == CellPoint(x: 4, y: 1))
  }

  @Test func `the defaults are one section, spacing 1 in a line, none between lines, nothing around`() {
    struct Sizes: FlowLayoutDelegate {
      func size(ofItem item: Int) -> CellSize { CellSize(width: 2, height: 1) }
    }
    var layout = FlowLayout(delegate: Sizes())
    layout.prepare(itemCount: 4, bounds: CellRect(x: 0, y: 0, width: 8, height: 2))
    #expect(drawing(layout) == "00.11.22\n33......")
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionCount == 1)
    #expect(layout.header(ofSection: 0) == nil)
    #expect(layout.header(ofSection: 0, pinnedTo: CellRect(x: 0, y: 1, width: 8, height: 1)) == nil)
    #expect(layout.footer(ofSection: 0) == nil)
  }

  @Test func `sections take what they do not cover into the last one and lose what is too many`() {
    func sections(_ counts: [Int], of items: Int) -> [Range<Int>] {
      var layout = FlowLayout(delegate: TableFlow(sizes: [threeByOne], counts: counts))
      layout.prepare(itemCount: items, bounds: CellRect(x: 0, y: 0, width: 8, height: 2))
      return (0..<layout.sectionCount).map(layout.items(inSection:))
    }
    #expect(sections([2, 3], of: 9) == [0..<2, 2..<9])
    #expect(sections([2, 3, 4], of: 4) == [0..<2, 2..<4, 4..<4])
    #expect(sections([-2, 0, 3], of: 2) == [0..<0, 0..<0, 0..<2])
    #expect(sections([], of: 2) == [0..<2])
    #expect(sections([], of: 0) == [])
  }

  @Test func `nothing and no room are laid out too`() {
    var layout = FlowLayout(delegate: TableFlow(sizes: [threeByOne], sections: [SectionTable(header: 1, footer: 1)]))
    layout.prepare(itemCount: 0, bounds: CellRect(x: 0, y: 0, width: 8, height: 2))
    #expect(layout.contentSize == CellSize(width: 8, height: 2))
    #expect(layout.sectionCount == 1)
    #expect(layout.lineCount == 0)
    #expect(layout.attributes(in: CellRect(x: 0, y: 0, width: 8, height: 2)) == [])
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 0, height: 0))
    #expect(drawing(layout) == "...\n000\n111\n...")
    for index in [-1, 2] {
      #expect(layout.section(ofItem: index) == nil)
      #expect(layout.line(ofItem: index) == nil)
      #expect(layout.items(inLine: index).isEmpty)
      #expect(layout.items(inSection: index).isEmpty)
      #expect(layout.header(ofSection: index) == nil)
      #expect(layout.footer(ofSection: index) == nil)
    }
  }

  @Test func `answers that are negative or beyond all measure are counted`() {
    let section = SectionTable(
      insets: CellInsets(top: -4, left: -2, bottom: -1, right: -7), header: -1, footer: -2, itemSpacing: -1,
      lineSpacing: -3)
    var negative = threeByOne
    negative.width = -5
    var layout = FlowLayout(delegate: TableFlow(sizes: [threeByOne, negative, threeByOne], sections: [section]))
    layout.prepare(itemCount: 3, bounds: CellRect(x: 0, y: 0, width: 6, height: 2))
    #expect(drawing(layout) == "000222")
    let immense = SectionTable(header: .max, itemSpacing: .max, lineSpacing: .max)
    layout.delegate = TableFlow(sizes: [CellSize(width: .max, height: .max)], sections: [immense])
    layout.prepare(itemCount: 1000, bounds: CellRect(x: 0, y: 0, width: 6, height: 2))
    #expect(layout.lineCount == 1000)
    #expect(layout.contentSize == CellSize(width: Int(Int32.max), height: 2000 * Int(Int32.max)))
  }

  @Test func `the delegate is asked once for each item, and again only where the lines change their length`() {
    let delegate = TableFlow(sizes: [threeByOne])
    var layout = FlowLayout(delegate: delegate)
    layout.prepare(itemCount: 50, bounds: CellRect(x: 0, y: 0, width: 20, height: 4))
    _ = layout.attributes(in: CellRect(x: 0, y: 0, width: 20, height: 4))
    #expect(delegate.calls.value == 50)
    #expect(!layout.shouldInvalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 20, height: 4)))
    layout.invalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 20, height: 9))
    #expect(delegate.calls.value == 50)
    layout.invalidate(forBoundsChange: CellRect(x: 0, y: 7, width: 21, height: 9))
    #expect(delegate.calls.value == 100)
  }
}
