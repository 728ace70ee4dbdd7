import CellLayout

/// Items as in a list of words and kaomoji: 2 to 17 cells wide, in sections of 200 with headers.
private struct Words: FlowLayoutDelegate {
  func size(ofItem item: Int) -> CellSize { CellSize(width: 2 + item &* 7 % 16, height: 1) }
  func itemCounts(ofItemsInAll itemCount: Int) -> [Int] { Array(repeating: 200, count: itemCount / 200) }
  func headerExtent(ofSection section: Int) -> Int { 1 }
}

/// Items as in a wall of cards: 3 to 9 lines high.
private struct Cards: WaterfallLayoutDelegate {
  func height(ofItem item: Int, width: Int) -> Int { 3 + item &* 5 % 7 }
}

/// Measures each layout with a thousand items to a million, asked for a window in the middle of its content.
func measureLayouts() {
  for count in [1_000, 100_000, 1_000_000] {
    measureLayout(
      "paged grid", PagedGridLayout(itemSize: CellSize(width: 4, height: 1), anchorsLastItemPerPage: true), count)
    measureLayout("flow, vertical", FlowLayout(delegate: Words()), count)
    measureLayout("flow, horizontal", FlowLayout(scrollDirection: .horizontal, delegate: Words()), count)
    measureLayout("line", LineLayout(delegate: Words()), count)
    measureLayout("waterfall", WaterfallLayout(delegate: Cards()), count)
  }
}

private func measureLayout(_ name: String, _ unprepared: some CollectionLayout, _ count: Int) {
  var layout = unprepared
  let window = CellRect(x: 0, y: 0, width: 80, height: 24)
  measure("\(name): prepare, \(count) items") { layout.prepare(itemCount: count, bounds: window) }
  let (width, height) = (layout.contentSize.width, layout.contentSize.height)
  // A page of a paged grid begins at a multiple of its width.
  let x = width > window.size.width ? width / 2 / window.size.width * window.size.width : 0
  let middle = CellRect(x: x, y: height > window.size.height ? height / 2 : 0, width: 80, height: 24)
  let visible = layout.attributes(in: middle).count
  measure("\(name): \(visible) attributes in a window of \(count)") { _ = layout.attributes(in: middle).count }
}
