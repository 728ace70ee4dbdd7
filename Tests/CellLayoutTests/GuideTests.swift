import CellLayout
import TestSupport
import Testing

/// The examples of the guide, each word for word, and what they give.
@Suite struct GuideTests {
  private let view = CellRect(x: 0, y: 0, width: 20, height: 4)

  @Test func `pages`() {
    var pages = PagedGridLayout(
      itemSize: CellSize(width: 4, height: 1), linesPerPage: 2, anchorsLastItemPerPage: true)
    pages.prepare(itemCount: 10, bounds: CellRect(x: 0, y: 0, width: 20, height: 2))
    #expect(drawing(pages) == drawingInGuide(after: "## Pages"))
  }

  @Test func `flow`() {
    struct Words: FlowLayoutDelegate {
      let widths = [6, 4, 9, 5, 3, 7]

      func size(ofItem item: Int) -> CellSize { CellSize(width: widths[item], height: 1) }
      func itemCounts(ofItemsInAll itemCount: Int) -> [Int] { [4, 2] }
      func headerExtent(ofSection section: Int) -> Int { 1 }
    }

    var flow = FlowLayout(delegate: Words())
    flow.prepare(itemCount: 6, bounds: CellRect(x: 0, y: 0, width: 20, height: 4))
    let title = flow.header(ofSection: 1)
    let shown = flow.header(ofSection: 0, pinnedTo: CellRect(x: 0, y: 1, width: 20, height: 4))

    #expect(drawing(flow) == drawingInGuide(after: "## Flow"))
    #expect(title == CellRect(x: 0, y: 3, width: 20, height: 1))
    #expect(shown == CellRect(x: 0, y: 1, width: 20, height: 1))
  }

  @Test func `line`() {
    struct Cards: FlowLayoutDelegate {
      func size(ofItem item: Int) -> CellSize { CellSize(width: 5, height: item == 1 ? 3 : 1) }
    }

    var line = LineLayout(delegate: Cards())
    line.prepare(itemCount: 3, bounds: CellRect(x: 0, y: 0, width: 11, height: 3))
    let origin = line.offset(centring: 1)
    line.invalidate(forBoundsChange: CellRect(origin: origin, size: line.bounds.size))
    let scale = line.attributes(at: 1)?.scale

    #expect(drawing(line) == drawingInGuide(after: "## Line"))
    #expect(origin == CellPoint(x: 6, y: 0))
    #expect(scale == 1.8)
  }

  @Test func `waterfall`() {
    struct Texts: WaterfallLayoutDelegate {
      let cells = [12, 5, 18, 9, 4, 6]

      func height(ofItem item: Int, width: Int) -> Int { (cells[item] + width - 1) / width }
    }

    var waterfall = WaterfallLayout(delegate: Texts())
    waterfall.prepare(itemCount: 6, bounds: CellRect(x: 0, y: 0, width: 20, height: 4))

    #expect(drawing(waterfall) == drawingInGuide(after: "## Waterfall"))
  }

  @Test func `exchanging layouts`() {
    struct Squares: FlowLayoutDelegate {
      func size(ofItem item: Int) -> CellSize { CellSize(width: 2, height: 1) }
    }
    var layout: any CollectionLayout = PagedGridLayout(itemSize: CellSize(width: 2, height: 1))
    var bounds = view
    layout.prepare(itemCount: 100, bounds: bounds)
    let before = layout.attributes(at: 99)

    func exchange(for other: any CollectionLayout) {
      let count = layout.itemCount
      layout = other
      layout.prepare(itemCount: count, bounds: bounds)
    }
    func scroll(to proposed: CellPoint, velocity: CellPoint) {
      bounds.origin = layout.targetOffset(forProposed: proposed, velocity: velocity)
      if layout.shouldInvalidate(forBoundsChange: bounds) { layout.invalidate(forBoundsChange: bounds) }
    }

    exchange(for: FlowLayout(delegate: Squares()))
    scroll(to: CellPoint(x: 0, y: 3), velocity: .zero)
    #expect(layout.itemCount == 100)
    #expect(layout.attributes(in: bounds).map(\.item) == Array(21..<49))
    #expect(layout.attributes(at: 99) != before)
  }

  @Test func `every example of the guide is one of these`() {
    let lines = text(ofFile: #filePath).split(separator: "\n").map(trimmed)
    let examples = blocks(in: guide, language: "swift").map { $0.map(trimmed).filter { !$0.isEmpty } }
    #expect(examples.count == 5)
    for example in examples {
      #expect(lines.indices.contains { lines[$0...].starts(with: example) }, "\(example)")
    }
  }

  private var guide: [Substring] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return text(ofFile: "/\(root)/Sources/CellLayout/CellLayout.docc/CellLayout.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func drawingInGuide(after heading: String) -> String? {
    let section = guide.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return blocks(in: Array(section), language: "text").first?.joined(separator: "\n")
  }

  /// The lines of each fenced block in that language.
  private func blocks(in lines: [Substring], language: String) -> [[Substring]] {
    lines.indices.filter { lines[$0] == "```\(language)" }.map { fence in
      Array(lines[(fence + 1)...].prefix { $0 != "```" })
    }
  }

  private func trimmed(_ line: Substring) -> Substring {
    line.drop { $0 == " " }
  }
}
