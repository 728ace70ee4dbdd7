import CellLayout
import TestSupport
import Testing

/// What holds for every layout, whatever it places and however.
@Suite struct CollectionLayoutLawTests {
  /// A layout of the kind with 0, 1 or up to 60 items, prepared for a random window.
  private func prepared(_ kind: LayoutKind, seed: UInt64) -> (layout: any CollectionLayout, bounds: CellRect) {
    var sampler = LayoutSampler(seed: seed)
    var layout = sampler.layout(kind)
    let bounds = sampler.bounds()
    layout.prepare(itemCount: seed % 8 < 2 ? Int(seed % 8) : sampler.pick(0...60), bounds: bounds)
    return (layout, bounds)
  }

  private func unprepared(_ kind: LayoutKind, seed: UInt64) -> any CollectionLayout {
    var sampler = LayoutSampler(seed: seed)
    return sampler.layout(kind)
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `a rectangle holds what its items say one by one`(kind: LayoutKind, seed: UInt64) {
    let (layout, _) = prepared(kind, seed: seed)
    var sampler = LayoutSampler(seed: seed &+ 1)
    for _ in 0..<15 {
      let rect = sampler.rect(around: layout.contentSize)
      #expect(layout.attributes(in: rect) == allAttributes(layout).filter { $0.frame.intersects(rect) })
    }
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `frames lie in the content`(kind: LayoutKind, seed: UInt64) {
    let (layout, _) = prepared(kind, seed: seed)
    let size = layout.contentSize
    for frame in allAttributes(layout).map(\.frame) {
      #expect(0 <= frame.minX && frame.maxX <= size.width && 0 <= frame.minY && frame.maxY <= size.height)
    }
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `no two frames share a cell`(kind: LayoutKind, seed: UInt64) {
    let frames = allAttributes(prepared(kind, seed: seed).layout).map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) }, "item \(index)")
    }
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `prepared twice it answers the same`(kind: LayoutKind, seed: UInt64) {
    let (layout, bounds) = prepared(kind, seed: seed)
    var again = layout
    again.prepare(itemCount: 7, bounds: CellRect(x: 2, y: 0, width: 11, height: 3))
    again.prepare(itemCount: layout.itemCount, bounds: bounds)
    expectSameAnswers(again, layout)
  }

  @Test(arguments: LayoutKind.growing, 0..<100 as Range<UInt64>)
  func `appended items change no earlier frame`(kind: LayoutKind, seed: UInt64) {
    let (layout, bounds) = prepared(kind, seed: seed)
    var grown = layout
    grown.prepare(itemCount: layout.itemCount + 1 + Int(seed % 9), bounds: bounds)
    #expect(Array(allAttributes(grown).prefix(layout.itemCount)) == allAttributes(layout))
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `a change of bounds matters where the layout says so and nowhere else`(kind: LayoutKind, seed: UInt64) {
    let (layout, bounds) = prepared(kind, seed: seed)
    var sampler = LayoutSampler(seed: seed &+ 2)
    let other = sampler.bounds()
    let changes = [
      bounds, other, CellRect(origin: other.origin, size: bounds.size),
      CellRect(x: 0, y: 0, width: bounds.size.width, height: other.size.height),
      CellRect(x: 0, y: 0, width: other.size.width, height: bounds.size.height),
    ]
    for change in changes {
      var fresh = layout
      fresh.prepare(itemCount: layout.itemCount, bounds: change)
      var told = layout
      if told.shouldInvalidate(forBoundsChange: change) { told.invalidate(forBoundsChange: change) }
      expectSameAnswers(told, fresh)
      #expect(!told.shouldInvalidate(forBoundsChange: change))
    }
  }

  @Test(arguments: LayoutKind.allCases, 0..<100 as Range<UInt64>)
  func `a scroll comes to rest in the content and stays there`(kind: LayoutKind, seed: UInt64) {
    let (layout, bounds) = prepared(kind, seed: seed)
    let content = layout.contentSize
    var sampler = LayoutSampler(seed: seed &+ 3)
    for _ in 0..<10 {
      let velocity = CellPoint(x: sampler.pick(-1...1), y: sampler.pick(-1...1))
      let rest = layout.targetOffset(forProposed: sampler.rect(around: content).origin, velocity: velocity)
      #expect((0...max(0, content.width - bounds.size.width)).contains(rest.x))
      #expect((0...max(0, content.height - bounds.size.height)).contains(rest.y))
      #expect(layout.targetOffset(forProposed: rest, velocity: .zero) == rest)
    }
  }

  @Test(arguments: LayoutKind.allCases) func `there are no items beyond the last`(kind: LayoutKind) {
    var layout = unprepared(kind, seed: 1)
    #expect(layout.itemCount == 0)
    #expect(layout.attributes(at: 0) == nil)
    for count in [0, 1, 9] {
      layout.prepare(itemCount: count, bounds: CellRect(x: 0, y: 0, width: 20, height: 5))
      #expect(layout.itemCount == count)
      #expect(allAttributes(layout).map(\.item) == Array(0..<count))
      #expect(layout.attributes(at: -1) == nil)
      #expect(layout.attributes(at: count) == nil)
    }
    layout.prepare(itemCount: -3, bounds: CellRect(x: 0, y: 0, width: 20, height: 5))
    #expect(layout.itemCount == 0)
  }

  @Test func `layouts are exchanged at run time on the same items`() {
    let items = 40
    let bounds = CellRect(x: 0, y: 0, width: 30, height: 10)
    var layout: any CollectionLayout = unprepared(.pagedGrid, seed: 0)
    var contents: [CellSize] = []
    for kind in LayoutKind.allCases + [.pagedGrid] {
      layout = unprepared(kind, seed: 8)
      layout.prepare(itemCount: items, bounds: bounds)
      let everything = CellRect(origin: .zero, size: layout.contentSize)
      #expect(layout.itemCount == items)
      #expect(layout.attributes(in: everything) == allAttributes(layout).filter { !$0.frame.isEmpty })
      contents.append(layout.contentSize)
    }
    #expect(contents.first == contents.last)
    #expect(Set(contents).count == LayoutKind.allCases.count)
  }

  private func expectSameAnswers(_ one: any CollectionLayout, _ other: any CollectionLayout) {
    #expect(one.itemCount == other.itemCount)
    #expect(one.contentSize == other.contentSize)
    #expect(allAttributes(one) == allAttributes(other))
    for x in stride(from: -5, through: one.contentSize.width + 5, by: 7) {
      let proposed = CellPoint(x: x, y: x / 2)
      let rests = [one, other].map { $0.targetOffset(forProposed: proposed, velocity: CellPoint(x: 1, y: 0)) }
      #expect(rests[0] == rests[1])
    }
  }
}
