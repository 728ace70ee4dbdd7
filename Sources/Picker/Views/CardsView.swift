import CellLayout
import EmojiCatalog
import ScreenModel

/// Columns of cards, to look before picking; each is as high as what it tells needs.
///
///     ╭──────────────────────╮ ╭──────────────────────╮
///     │ 🎉  party popper     │ │ 🥳  partying face    │
///     │ celebrate, hooray    │ │ birthday, celebrate  │
///     │ :tada:               │ │ :partying_face:      │
///     │ U+1F389 · since 0.6  │ │ U+1F973 · since 11.0 │
///     ╰──────────────────────╯ ╰──────────────────────╯
struct CardsView: VerticalView {
  /// The extents that the waterfall asks for.
  struct Extents: WaterfallLayoutDelegate {
    fileprivate let items: ShownItems
    fileprivate let inset: Int

    func height(ofItem item: Int, width: Int) -> Int {
      Card(items.entry(item), languages: items.languages, columns: width - CardsView.frameColumns).lines.count + 2
    }
    func columnCount(inWidth width: Int) -> Int { max(1, (width + columnSpacing) / (CardsView.fewestColumns + 1)) }
    var rowSpacing: Int { 0 }
    // The column at the right edge is the scroll bar's.
    var insets: CellInsets { CellInsets(left: inset, right: inset + 1) }
  }

  /// Columns of the narrowest card where there are several beside each other.
  fileprivate static let fewestColumns = 24
  /// Columns of the lines at both sides and the blanks inside them.
  fileprivate static let frameColumns = 4

  let items: ShownItems
  let viewport: CellSize
  private(set) var layout: WaterfallLayout<Extents>

  /// Prepares the view; every card is wrapped once. O(items).
  init(_ items: ShownItems, viewport: CellSize, margin: Int) {
    self.items = items
    self.viewport = viewport
    layout = WaterfallLayout(delegate: Extents(items: items, inset: min(margin, 1)))
    layout.prepare(itemCount: items.count, bounds: CellRect(origin: .zero, size: viewport))
  }

  // MARK: Moving

  /// Up and down in the same column; left and right to the card of the next column that lies most beside this one.
  func neighbour(of data: Int, towards direction: Direction) -> Int? {
    guard let column = layout.column(ofItem: data) else { return nil }
    switch direction {
    case .up: return item(before: data, in: layout.items(inColumn: column))
    case .down: return item(after: data, in: layout.items(inColumn: column))
    case .left: return item(beside: data, inColumn: column - 1)
    case .right: return item(beside: data, inColumn: column + 1)
    }
  }

  func goesOn(_ direction: Direction) -> Bool { direction == .down }

  func item(aWindowFrom data: Int, by step: Int) -> Int? {
    guard let column = layout.column(ofItem: data), let frame = layout.attributes(at: data)?.frame else { return nil }
    let items = layout.items(inColumn: column)
    guard let next = step > 0 ? item(after: data, in: items) : item(before: data, in: items) else { return nil }
    let target = frame.minY + step * max(1, viewport.height - 1)
    let past = firstIndex(in: items) { $0.minY > target }
    let reached = step > 0 ? items[max(0, past - 1)] : items[min(past, items.count - 1)]
    return step > 0 ? max(next, reached) : min(next, reached)
  }

  private func item(after data: Int, in items: [Int]) -> Int? {
    let place = index(of: data, in: items) + 1
    return place < items.count ? items[place] : nil
  }

  private func item(before data: Int, in items: [Int]) -> Int? {
    let place = index(of: data, in: items) - 1
    return place >= 0 ? items[place] : nil
  }

  private func item(beside data: Int, inColumn column: Int) -> Int? {
    guard (0..<layout.columnCount).contains(column), let frame = layout.attributes(at: data)?.frame else { return nil }
    let items = layout.items(inColumn: column)
    guard !items.isEmpty else { return nil }
    let below = firstIndex(in: items) { $0.maxY > frame.minY }
    let candidates = items[max(0, below - 1)..<min(items.count, below + 2 + frame.size.height / 3)]
    return candidates.max { overlap($0, frame) < overlap($1, frame) }
  }

  /// Rows that an item shares with a frame; where it shares none, the rows between them as a negative number.
  private func overlap(_ item: Int, _ frame: CellRect) -> Int {
    guard let other = layout.attributes(at: item)?.frame else { return .min }
    return min(other.maxY, frame.maxY) - max(other.minY, frame.minY)
  }

  private func index(of data: Int, in items: [Int]) -> Int {
    partitioningIndex(of: items) { $0 >= data }
  }

  private func firstIndex(in items: [Int], where isPast: (CellRect) -> Bool) -> Int {
    partitioningIndex(of: items) { layout.attributes(at: $0).map { isPast($0.frame) } ?? true }
  }

  /// The index of the first item for which `isPast` holds; it holds for all that follow. O(log items).
  private func partitioningIndex(of items: [Int], where isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(items[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Drawing

  func draw(in frame: inout Frame, _ area: ScrolledViewArea, _ look: ScrolledViewLook) -> ScreenPosition? {
    var cursor: ScreenPosition?
    let words = QueryWords(look.query)
    for attributes in layout.attributes(in: CellRect(origin: area.offset, size: viewport)) {
      let isSelected = attributes.item == look.selected
      draw(attributes, in: &frame, area, isSelected: isSelected, hasColor: look.hasColor, words)
      let place = area.position(of: attributes.frame.origin)
      if isSelected {
        cursor = ScreenPosition(
          column: place.column + 2, row: min(max(area.rows.lowerBound, place.row + 1), area.rows.upperBound - 1))
      }
    }
    drawScrollBar(in: &frame, area)
    return cursor
  }

  private func draw(
    _ attributes: LayoutAttributes, in frame: inout Frame, _ area: ScrolledViewArea, isSelected: Bool, hasColor: Bool,
    _ words: QueryWords
  ) {
    let entry = items.entry(attributes.item)
    let place = area.position(of: attributes.frame.origin)
    let columns = attributes.frame.size.width
    frame.drawBox(
      left: place.column, rows: place.row..<place.row + attributes.frame.size.height, columns: columns,
      within: area.rows, lines: isSelected && !hasColor ? .double : .light,
      style: isSelected ? Style(.accent, .bold) : Style(.quiet))
    let card = Card(entry, languages: items.languages, columns: columns - Self.frameColumns)
    for (index, line) in card.lines.enumerated() where area.rows.contains(place.row + 1 + index) {
      let start = ScreenPosition(column: place.column + 2, row: place.row + 1 + index)
      if index == 0, card.indent > 0 { frame.put(ClusterID(entry.cluster), columns: 3, at: start) }
      let indent = line.part == .name ? card.indent : 0
      let style: Style =
        line.part == .name ? Style(isSelected ? .accent : .text, .bold) : Style(line.part == .keywords ? .text : .quiet)
      frame.write(
        words.runs(of: line.text, style), at: ScreenPosition(column: start.column + indent, row: start.row),
        limit: columns - Self.frameColumns - indent)
    }
  }
}

extension Frame {
  /// Writes runs of text one after the other.
  fileprivate mutating func write(_ runs: [(text: String, style: Style)], at place: ScreenPosition, limit: Int) {
    var used = 0
    for run in runs {
      used += write(
        run.text, at: ScreenPosition(column: place.column + used, row: place.row), style: run.style,
        limit: limit - used)
    }
  }
}
