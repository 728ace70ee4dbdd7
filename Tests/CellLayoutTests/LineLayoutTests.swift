import CellLayout
import TestSupport
import Testing

@Suite struct LineLayoutTests {
  private func sample(seed: UInt64, centersEnds: Bool = true) -> (layout: LineLayout<TableFlow>, delegate: TableFlow) {
    var sampler = LayoutSampler(seed: seed)
    let delegate = sampler.flow(smallestSide: 1)
    var layout = LineLayout(
      delegate: delegate, spacing: sampler.pick(0...3), centersEnds: centersEnds,
      growth: Double(sampler.pick(0...10)) / 5)
    layout.prepare(itemCount: sampler.pick(1...30), bounds: sampler.bounds())
    return (layout, delegate)
  }

  /// The middle of an item, in cells from the left of the bounds, twice.
  private func twiceMiddle(_ item: Int, in layout: LineLayout<TableFlow>, from left: Int) -> Int {
    guard let frame = layout.attributes(at: item)?.frame else { return .max }
    return 2 * (frame.minX - left) + frame.size.width
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `items follow one another, centred in the height`(seed: UInt64) {
    let (layout, delegate) = sample(seed: seed, centersEnds: seed % 2 == 0)
    let frames = allAttributes(layout).map(\.frame)
    let insets = delegate.sections[0].insets
    let sizes = (0..<layout.itemCount).map { delegate.sizes[$0 % delegate.sizes.count] }
    let height = max(
      layout.bounds.size.height, insets.top + (sizes.map(\.height).max() ?? 0) + insets.bottom)
    var left = insets.left
    var right = insets.right
    if layout.centersEnds {
      while 2 * left + sizes[0].width < layout.bounds.size.width - 1 { left += 1 }
      while 2 * right + sizes[sizes.count - 1].width < layout.bounds.size.width { right += 1 }
    }
    for (item, frame) in frames.enumerated() {
      let x = left + sizes[..<item].map { $0.width + layout.spacing }.reduce(0, +)
      #expect(frame.minX == x)
      #expect(frame.size == sizes[item])
      let above = frame.minY - insets.top
      let below = height - insets.bottom - frame.maxY
      #expect((0...1).contains(below - above))
    }
    #expect(layout.contentSize == CellSize(width: (frames.last?.maxX ?? 0) + right, height: height))
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `every item can be in the centre`(seed: UInt64) {
    let layout = sample(seed: seed).layout
    let width = layout.bounds.size.width
    for item in 0..<layout.itemCount {
      let offset = layout.offset(centring: item)
      #expect(abs(twiceMiddle(item, in: layout, from: offset.x) - width) <= 1)
      #expect((0...max(0, layout.contentSize.width - width)).contains(offset.x))
      var scrolled = layout
      scrolled.invalidate(forBoundsChange: CellRect(origin: offset, size: layout.bounds.size))
      #expect(scrolled.centredItem == item)
      #expect(scrolled.targetOffset(forProposed: offset, velocity: .zero) == offset)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `the scale is the one of the formula`(seed: UInt64) {
    var (layout, _) = sample(seed: seed)
    for x in [0, layout.contentSize.width / 3, layout.contentSize.width / 2] {
      layout.invalidate(forBoundsChange: CellRect(origin: CellPoint(x: x, y: 0), size: layout.bounds.size))
      let halfWidth = Double(layout.bounds.size.width) / 2
      for attributes in allAttributes(layout) {
        let middle = Double(attributes.frame.minX) + Double(attributes.frame.size.width) / 2
        let distance = abs(middle - (Double(x) + halfWidth))
        let expected = distance < halfWidth ? 1 + layout.growth * (1 - distance / halfWidth) : 1
        #expect(abs(attributes.scale - expected) < 1e-9)
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func `a scroll rests on the nearest item`(seed: UInt64) {
    let layout = sample(seed: seed).layout
    let width = layout.bounds.size.width
    for x in -5...layout.contentSize.width + 5 {
      func distance(_ item: Int) -> Int { abs(twiceMiddle(item, in: layout, from: x) - width) }
      let items = Array(0..<layout.itemCount)
      let nearest = items.map(distance).min()
      for velocity in -1...1 {
        let equals = items.filter { distance($0) == nearest }
        let item = velocity > 0 ? equals.last : equals.first
        let rest = layout.targetOffset(
          forProposed: CellPoint(x: x, y: 3), velocity: CellPoint(x: velocity, y: 0))
        #expect(item.map(layout.offset) == rest)
      }
      var scrolled = layout
      scrolled.invalidate(forBoundsChange: CellRect(origin: CellPoint(x: x, y: 0), size: layout.bounds.size))
      #expect(scrolled.centredItem == items.min { distance($0) < distance($1) })
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `removing an item keeps the centre`(seed: UInt64) {
    var (layout, _) = sample(seed: seed)
    let count = layout.itemCount
    for centred in 0..<count {
      let offset = layout.offset(centring: centred)
      layout.invalidate(forBoundsChange: CellRect(origin: offset, size: layout.bounds.size))
      for removed in 0..<count {
        let shorter = Array(0..<count).filter { $0 != removed }
        let survivor = removed == centred ? shorter.first { $0 > centred } ?? shorter.last : centred
        #expect(layout.centredItem(afterRemoving: removed) == survivor.flatMap { shorter.firstIndex(of: $0) })
      }
      #expect(layout.centredItem(afterRemoving: count) == centred)
      #expect(layout.centredItem(afterRemoving: -1) == centred)
    }
  }

  private let bounds = CellRect(x: 0, y: 0, width: 11, height: 3)

  @Test func `the first and the last item stand in the middle of the ends`() {
    let sizes = [CellSize(width: 3, height: 1), CellSize(width: 2, height: 3), CellSize(width: 4, height: 1)]
    var layout = LineLayout(delegate: TableFlow(sizes: sizes))
    layout.prepare(itemCount: 3, bounds: bounds)
    #expect(
      drawing(layout) == """
        ........11.........
        ....000.11.2222....
        ........11.........
        """)
    #expect((0..<3).map { layout.offset(centring: $0).x } == [0, 4, 8])
    #expect(layout.attributes(at: 0)?.scale == 1.8)
    #expect(layout.attributes(at: 1)?.scale == 1 + 0.8 * (1 - 7.0 / 11))
    #expect(layout.attributes(at: 2)?.scale == 1)
    layout.centersEnds = false
    layout.prepare(itemCount: 3, bounds: bounds)
    #expect(drawing(layout) == "....11.....\n000.11.2222\n....11.....")
    #expect((0..<4).map { layout.offset(centring: $0).x } == [0, 0, 0, 0])
  }

  @Test func `without centred ends the content rests at its ends too`() {
    var layout = LineLayout(delegate: TableFlow(sizes: [CellSize(width: 4, height: 1)]), centersEnds: false)
    layout.prepare(itemCount: 8, bounds: bounds)
    func rest(_ x: Int) -> Int { layout.targetOffset(forProposed: CellPoint(x: x, y: 0), velocity: .zero).x }
    #expect(layout.contentSize.width == 39)
    #expect([-9, 0, 1, 2, 6, 27, 28, 99].map(rest) == [0, 0, 2, 2, 7, 27, 28, 28])
  }

  @Test func `nothing, one item and no room are laid out too`() {
    var layout = LineLayout(delegate: TableFlow(sizes: [CellSize(width: 4, height: 1)]))
    layout.prepare(itemCount: 0, bounds: bounds)
    #expect(layout.contentSize == CellSize(width: 0, height: 3))
    #expect(layout.centredItem == nil)
    #expect(layout.centredItem(afterRemoving: 0) == nil)
    #expect(layout.targetOffset(forProposed: CellPoint(x: 4, y: 1), velocity: .zero) == .zero)
    layout.prepare(itemCount: 1, bounds: bounds)
    #expect(layout.contentSize == CellSize(width: 11, height: 3))
    #expect(layout.centredItem == 0)
    #expect(layout.centredItem(afterRemoving: 0) == nil)
    layout.prepare(itemCount: 2, bounds: CellRect(x: 0, y: 0, width: 0, height: 0))
    #expect(drawing(layout) == "0000.1111")
    #expect(layout.offset(centring: 1) == CellPoint(x: 7, y: 0))
    #expect(allAttributes(layout).map(\.scale) == [1, 1])
  }

  @Test func `an item wider than the bounds can be centred too`() {
    var layout = LineLayout(
      delegate: TableFlow(sizes: [CellSize(width: 21, height: 1), CellSize(width: 1, height: 1)]))
    layout.prepare(itemCount: 3, bounds: bounds)
    #expect((0..<3).map { layout.offset(centring: $0).x } == [5, 17, 29])
    #expect(layout.contentSize == CellSize(width: 45, height: 3))
  }

  @Test func `moving the bounds asks the delegate nothing and changes the scales only`() {
    let delegate = TableFlow(sizes: [CellSize(width: 4, height: 1)])
    var layout = LineLayout(delegate: delegate)
    layout.prepare(itemCount: 50, bounds: bounds)
    #expect(delegate.calls.value == 50)
    let before = allAttributes(layout)
    let moved = CellRect(x: 15, y: 0, width: 11, height: 3)
    #expect(layout.shouldInvalidate(forBoundsChange: moved))
    layout.invalidate(forBoundsChange: moved)
    #expect(delegate.calls.value == 50)
    #expect(allAttributes(layout).map(\.frame) == before.map(\.frame))
    #expect(allAttributes(layout).map(\.scale) != before.map(\.scale))
    #expect(layout.attributes(at: 3)?.scale == 1.8 - 0.8 / 11)
    layout.invalidate(forBoundsChange: CellRect(x: 15, y: 0, width: 12, height: 3))
    #expect(delegate.calls.value == 100)
  }
}
