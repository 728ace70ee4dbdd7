import CellLayout
import Testing

/// What a window costs does not grow with what it does not show.
@Suite(.serialized) struct CostTests {
  private let window = CellSize(width: 80, height: 24)

  /// The least time that the layout took for what a window in the middle of its content shows.
  private func time(_ layout: any CollectionLayout) -> Duration {
    let size = layout.contentSize
    let rect = CellRect(
      origin: CellPoint(x: max(0, size.width - window.width) / 2, y: max(0, size.height - window.height) / 2),
      size: window)
    let clock = ContinuousClock()
    return (0..<20).map { _ in clock.measure { _ = layout.attributes(in: rect).count } }.min() ?? .zero
  }

  @Test(arguments: LayoutKind.allCases) func `a window costs hardly more of 200,000 items than of 500`(kind: LayoutKind)
  {
    var sampler = LayoutSampler(seed: 8)
    var layout = sampler.layout(kind)
    let bounds = CellRect(origin: .zero, size: window)
    layout.prepare(itemCount: 500, bounds: bounds)
    let few = time(layout)
    layout.prepare(itemCount: 200_000, bounds: bounds)
    let many = time(layout)
    // In proportion to the items it would be 400 times as long; the logarithm is twice as large.
    #expect(many < few * 20, "\(few) and \(many)")
  }

  @Test func `a waterfall in a width beyond all measure costs what its items do`() {
    struct Lines: WaterfallLayoutDelegate {
      func height(ofItem item: Int, width: Int) -> Int { 1 }
      func columnCount(inWidth width: Int) -> Int { width / 200 }
    }
    var layout = WaterfallLayout(delegate: Lines())
    let spent = ContinuousClock().measure {
      layout.prepare(itemCount: 3, bounds: CellRect(x: 0, y: 0, width: .max, height: 5))
      for _ in 0..<100 { _ = layout.attributes(in: CellRect(origin: .zero, size: window)).count }
    }
    // A number for each of the ten million columns would take seconds.
    #expect(spent < .seconds(1))
    #expect(layout.columnCount == Int(Int32.max) / 200)
    #expect((0..<3).map(layout.column(ofItem:)) == [0, 1, 2])
    #expect(layout.items(inColumn: 2) == [2])
    #expect(layout.items(inColumn: 3) == [])
    #expect(layout.contentSize == CellSize(width: Int(Int32.max), height: 1))
  }
}
