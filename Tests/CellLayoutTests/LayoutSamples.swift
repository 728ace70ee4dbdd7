import CellLayout
import Synchronization
import TestSupport

/// How often a delegate was asked; copies of the delegate share it.
final class CallCount: Sendable {
  private let calls = Atomic(0)

  var value: Int { calls.load(ordering: .relaxed) }

  func add() { calls.add(1, ordering: .relaxed) }
}

/// What a table says of one section.
struct SectionTable: Sendable {
  var insets = CellInsets()
  var header = 0
  var footer = 0
  var itemSpacing = 1
  var lineSpacing = 0
}

/// A flow whose answers are looked up: sizes that come round again, sections of a given number of items.
struct TableFlow: FlowLayoutDelegate {
  var sizes: [CellSize]
  var counts: [Int]?
  var sections = [SectionTable()]
  var calls = CallCount()

  func size(ofItem item: Int) -> CellSize {
    calls.add()
    return sizes[item % sizes.count]
  }
  func itemCounts(ofItemsInAll itemCount: Int) -> [Int] { counts ?? [itemCount] }
  func insets(ofSection section: Int) -> CellInsets { table(section).insets }
  func headerExtent(ofSection section: Int) -> Int { table(section).header }
  func footerExtent(ofSection section: Int) -> Int { table(section).footer }
  func minimumInteritemSpacing(inSection section: Int) -> Int { table(section).itemSpacing }
  func minimumLineSpacing(inSection section: Int) -> Int { table(section).lineSpacing }

  func table(_ section: Int) -> SectionTable { sections[section % sections.count] }
}

/// A waterfall whose answers are looked up: heights for a column of 8 cells, higher in a narrower one.
struct TableWaterfall: WaterfallLayoutDelegate {
  var heights: [Int]
  var columns = 3
  var columnSpacing = 1
  var rowSpacing = 1
  var insets = CellInsets()
  var calls = CallCount()

  func height(ofItem item: Int, width: Int) -> Int {
    calls.add()
    return heights[item % heights.count] * 8 / max(1, width)
  }
  func columnCount(inWidth width: Int) -> Int { columns }
}

/// The layouts that every law is tried on.
enum LayoutKind: CaseIterable {
  case pagedGrid, verticalFlow, horizontalFlow, line, lineWithoutCentredEnds, waterfall

  static let growing: [LayoutKind] = [.verticalFlow, .horizontalFlow, .waterfall]
}

/// Random delegates, windows and rectangles.
struct LayoutSampler {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A window; one in ten has no columns, one in ten no lines.
  mutating func bounds() -> CellRect {
    CellRect(
      x: pick(0...50), y: pick(0...50), width: pick(0...9) == 0 ? 0 : pick(1...70),
      height: pick(0...9) == 0 ? 0 : pick(1...20))
  }

  mutating func insets() -> CellInsets {
    CellInsets(top: pick(0...2), left: pick(0...3), bottom: pick(0...2), right: pick(0...3))
  }

  /// Items of 0 to 9 × 0 to 4 cells, few of them empty or very wide, in sections that may be empty or go beyond the items.
  mutating func flow(smallestSide: Int = 0) -> TableFlow {
    let sizes = (0..<pick(1...20)).map { _ in
      let wide = pick(0...15) == 0
      return CellSize(width: pick(smallestSide...(wide ? 90 : 9)), height: pick(smallestSide...4))
    }
    let sections = (0..<pick(1...3)).map { _ in
      SectionTable(
        insets: insets(), header: pick(0...2), footer: pick(0...2), itemSpacing: pick(0...3), lineSpacing: pick(0...2))
    }
    let counts = pick(0...2) == 0 ? nil : (0..<pick(0...4)).map { _ in pick(0...20) }
    return TableFlow(sizes: sizes, counts: counts, sections: sections)
  }

  mutating func waterfall() -> TableWaterfall {
    TableWaterfall(
      heights: (0..<pick(1...20)).map { _ in pick(0...6) }, columns: pick(0...7), columnSpacing: pick(0...3),
      rowSpacing: pick(0...2), insets: insets())
  }

  /// A layout that is not yet prepared.
  mutating func layout(_ kind: LayoutKind) -> any CollectionLayout {
    switch kind {
    case .pagedGrid:
      PagedGridLayout(
        itemSize: CellSize(width: pick(1...6), height: pick(1...3)), linesPerPage: pick(1...9),
        minimumColumnSpacing: pick(0...4), anchorsLastItemPerPage: pick(0...1) == 0)
    case .verticalFlow: FlowLayout(delegate: flow())
    case .horizontalFlow: FlowLayout(scrollDirection: .horizontal, delegate: flow())
    case .line: LineLayout(delegate: flow(), spacing: pick(0...3))
    case .lineWithoutCentredEnds: LineLayout(delegate: flow(), spacing: pick(0...3), centersEnds: false)
    case .waterfall: WaterfallLayout(delegate: waterfall())
    }
  }

  /// A rectangle in and around the content, empty or much larger at times.
  mutating func rect(around content: CellSize) -> CellRect {
    CellRect(
      x: pick(-5...content.width + 5), y: pick(-3...content.height + 3), width: pick(0...content.width + 8),
      height: pick(0...content.height + 3))
  }
}

/// All that a layout answers about its items.
func allAttributes(_ layout: any CollectionLayout) -> [LayoutAttributes] {
  (0..<layout.itemCount).compactMap(layout.attributes(at:))
}

/// The content as text: each cell the last digit of the item that has it, a dot where there is none.
func drawing(_ layout: any CollectionLayout) -> String {
  let size = layout.contentSize
  var cells = Array(repeating: Array(repeating: Character("."), count: size.width), count: size.height)
  for attributes in allAttributes(layout) {
    for y in attributes.frame.minY..<attributes.frame.maxY {
      for x in attributes.frame.minX..<attributes.frame.maxX {
        cells[y][x] = Character("\(attributes.item % 10)")
      }
    }
  }
  return cells.map { String($0) }.joined(separator: "\n")
}
