import CellLayout
import Testing

/// Numbers near the ends of `Int` are answered like any other: what is beyond the content is beyond it.
@Suite struct ExtremeNumbersTests {
  private static let extremes = [Int.min, .min + 1, -1, 0, 1, 1 << 31, .max / 2 + 1, .max - 1, .max]
  private let window = CellRect(x: 0, y: 0, width: 20, height: 5)

  private func layout(_ kind: LayoutKind) -> any CollectionLayout {
    var sampler = LayoutSampler(seed: 8)
    return sampler.layout(kind)
  }

  @Test(arguments: LayoutKind.allCases, extremes)
  func `a rectangle anywhere holds what its items say`(kind: LayoutKind, origin: Int) {
    var layout = layout(kind)
    for isPrepared in [false, true] {
      if isPrepared { layout.prepare(itemCount: 30, bounds: window) }
      for extent in [0, 1, 1 << 31, Int.max] {
        let rects = [
          CellRect(x: origin, y: 0, width: extent, height: 3), CellRect(x: 0, y: origin, width: 3, height: extent),
          CellRect(x: origin, y: origin, width: extent, height: extent),
        ]
        for rect in rects {
          #expect(layout.attributes(in: rect) == allAttributes(layout).filter { $0.frame.intersects(rect) })
        }
      }
      #expect(layout.attributes(at: origin) == nil || (0..<layout.itemCount).contains(origin))
    }
    let everywhere = CellRect(x: -1, y: -1, width: .max, height: .max)
    #expect(layout.attributes(in: everywhere) == allAttributes(layout).filter { !$0.frame.isEmpty })
  }

  @Test(arguments: LayoutKind.allCases, extremes)
  func `a scroll from anywhere comes to rest at an end`(kind: LayoutKind, proposed: Int) {
    var layout = layout(kind)
    let point = CellPoint(x: proposed, y: proposed)
    #expect(layout.targetOffset(forProposed: point, velocity: point) == .zero)
    layout.prepare(itemCount: 30, bounds: window)
    let content = layout.contentSize
    let far = CellPoint(x: proposed < 0 ? -content.width : content.width, y: proposed < 0 ? -1 : content.height)
    guard abs(proposed >> 1) > 1 << 20 else { return }
    #expect(
      layout.targetOffset(forProposed: point, velocity: point) == layout.targetOffset(forProposed: far, velocity: point)
    )
  }

  @Test(arguments: LayoutKind.allCases, extremes)
  func `bounds of any size and place are taken note of`(kind: LayoutKind, number: Int) {
    var layout = layout(kind)
    for bounds in [
      CellRect(x: number, y: number, width: 20, height: 5), CellRect(x: 0, y: 0, width: 20, height: number),
      CellRect(x: 0, y: 0, width: number, height: 5), CellRect(x: number, y: number, width: number, height: number),
    ] {
      layout.prepare(itemCount: 30, bounds: bounds)
      #expect(!layout.shouldInvalidate(forBoundsChange: bounds))
      let content = CellRect(origin: .zero, size: layout.contentSize)
      #expect(allAttributes(layout).allSatisfy { content.contains($0.frame) })
      layout.invalidate(forBoundsChange: bounds)
      #expect(CellRect(origin: .zero, size: layout.contentSize) == content)
      #expect(layout.attributes(in: bounds) == allAttributes(layout).filter { $0.frame.intersects(bounds) })
    }
  }

  @Test(arguments: extremes) func `the line scrolled anywhere has its nearest item in the centre`(x: Int) {
    var line = LineLayout(delegate: TableFlow(sizes: [CellSize(width: 4, height: 1)]))
    line.prepare(itemCount: 9, bounds: window)
    line.invalidate(forBoundsChange: CellRect(x: x, y: x, width: 20, height: 5))
    #expect(line.centredItem == (x > 1 ? 8 : 0))
    #expect(allAttributes(line).allSatisfy { (1...1.8).contains($0.scale) })
    #expect(line.offset(centring: x) == .zero || (0..<9).contains(x))
    #expect(line.centredItem(afterRemoving: x).map { (0..<9).contains($0) } == true)
  }

  @Test(arguments: extremes) func `a flow asked for any section, line or pinned header answers`(number: Int) {
    var flow = FlowLayout(delegate: TableFlow(sizes: [CellSize(width: 4, height: 1)], sections: [.init(header: 1)]))
    flow.prepare(itemCount: 30, bounds: window)
    let bounds = CellRect(x: number, y: number, width: .max, height: .max)
    #expect(flow.sections(in: bounds) == ((-1...1).contains(number) ? 0..<1 : 0..<0))
    let pinned = flow.header(ofSection: 0, pinnedTo: bounds)?.minY
    #expect(pinned == (number > 1 ? flow.contentSize.height - 1 : max(0, number)))
    #expect((flow.header(ofSection: number) == nil) == (number != 0))
    #expect(flow.items(inSection: number).isEmpty == (number != 0))
    #expect(flow.items(inLine: number).isEmpty == !(0..<flow.lineCount).contains(number))
  }

  @Test func `a grid counts numbers that are negative or beyond all measure`() {
    let negative = CellInsets(top: -1, left: -5, bottom: .min, right: -2)
    var grid = PagedGridLayout(
      itemSize: CellSize(width: -4, height: 0), linesPerPage: -3, contentInsets: negative, minimumColumnSpacing: -9)
    grid.prepare(itemCount: 25, bounds: window)
    #expect(grid.columns == 20)
    #expect(grid.lines == 1)
    #expect(grid.attributes(at: 24)?.frame == CellRect(x: 24, y: 0, width: 1, height: 1))
    grid = PagedGridLayout(
      itemSize: CellSize(width: .max, height: .max), linesPerPage: .max,
      contentInsets: CellInsets(top: .max, left: .max, bottom: .max, right: .max), minimumColumnSpacing: .max,
      anchorsLastItemPerPage: true)
    grid.prepare(itemCount: .max, bounds: window)
    #expect(grid.slots.perPage == 1)
    #expect(grid.itemCount == Int(Int32.max))
    #expect(grid.contentSize == CellSize(width: 20 * Int(Int32.max), height: 5))
    #expect(grid.attributes(at: grid.itemCount - 1)?.frame.isEmpty == true)
  }

  @Test func `slots count a list with no elements or fewer, and the longest one`() {
    let slots = PageSlots(perPage: 4, anchored: true)
    #expect([Int.min, -5, 0].map(slots.pages) == [1, 1, 1])
    #expect([Int.min, -5, 0].map(slots.itemCount) == [1, 1, 1])
    #expect(PageSlots(perPage: .min, anchored: true).itemCount(dataCount: -5) == 0)
    #expect(slots.pages(dataCount: .max) == .max / 3 + 1)
    #expect(slots.itemCount(dataCount: .max) == .max)
    #expect(!slots.isLastItemOnPage(.max - 1, itemCount: 4))
  }

  @Test(arguments: 1...4) func `slots tell any item and any element apart`(perPage: Int) {
    for anchored in [false, true] {
      let slots = PageSlots(perPage: perPage, anchored: anchored)
      #expect(slots.item(ofData: .max) == .max)
      #expect(slots.item(ofData: .min) == .min)
      for number in Self.extremes {
        #expect(slots.isLastItemOnPage(number, itemCount: .min) == slots.isLastItemOnPage(number, itemCount: -9))
        #expect(slots.content(ofItem: number, itemCount: .min) == slots.content(ofItem: number, itemCount: -9))
      }
    }
  }

  @Test func `a size never becomes negative and a rectangle never ends before it begins`() {
    var size = CellSize(width: 3, height: -2)
    size.width = -4
    #expect(size == .zero)
    size.height -= 1
    #expect(size.height == 0)
    let far = CellRect(x: .max - 2, y: .min, width: .max, height: .max)
    #expect(far.maxX == .max)
    #expect(far.intersection(window).isEmpty)
    #expect(window.intersection(far).isEmpty)
    #expect(!far.contains(CellPoint(x: 0, y: 0)))
    let all = CellRect(x: .min, y: .min, width: .max, height: .max)
    #expect(all.intersection(CellRect(x: -9, y: -9, width: 8, height: 8)).size == CellSize(width: 8, height: 8))
  }
}

/// What is set after `prepare` takes effect with the next one, as the documentation says.
@Suite struct LateChangesTests {
  private let bounds = CellRect(x: 0, y: 0, width: 20, height: 4)

  @Test func `a grid keeps its frames until it is prepared again`() {
    var grid = PagedGridLayout(itemSize: CellSize(width: 4, height: 1), anchorsLastItemPerPage: true)
    grid.prepare(itemCount: 14, bounds: bounds)
    let before = allAttributes(grid)
    grid.itemSize = CellSize(width: 7, height: 2)
    grid.contentInsets = CellInsets(top: 1, left: 2, bottom: 1, right: 2)
    grid.minimumColumnSpacing = 3
    grid.linesPerPage = 1
    grid.anchorsLastItemPerPage = false
    #expect(allAttributes(grid) == before)
    #expect(grid.attributes(in: bounds) == before.filter { $0.frame.intersects(bounds) })
    grid.prepare(itemCount: 14, bounds: bounds)
    #expect(grid.attributes(at: 0)?.frame == CellRect(x: 2, y: 1, width: 7, height: 2))
  }

  @Test func `a line keeps its ends until it is prepared again`() {
    var line = LineLayout(delegate: TableFlow(sizes: [CellSize(width: 4, height: 1)]), centersEnds: false)
    line.prepare(itemCount: 8, bounds: bounds)
    line.centersEnds = true
    line.spacing = 5
    #expect(line.targetOffset(forProposed: .zero, velocity: .zero) == .zero)
    #expect(line.attributes(at: 1)?.frame.minX == 5)
    line.prepare(itemCount: 8, bounds: bounds)
    #expect(line.attributes(at: 1)?.frame.minX == 17)
  }
}
