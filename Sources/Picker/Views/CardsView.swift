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
    fileprivate let hasFrames: Bool

    /// Columns that the frame of a card takes from it.
    fileprivate var frameColumns: Int { hasFrames ? 4 : 0 }
    /// Rows above its first line.
    fileprivate var frameRows: Int { hasFrames ? 1 : 0 }

    func height(ofItem item: Int, width: Int) -> Int {
      Card(items[item], of: items.source, columns: width - frameColumns).lines.count + 2 * frameRows
    }
    func columnCount(inWidth width: Int) -> Int { max(1, (width + columnSpacing) / (CardsView.fewestColumns + 1)) }
    var rowSpacing: Int { hasFrames ? 0 : 1 }
    // The column at the right edge is the scroll bar's.
    var insets: CellInsets { CellInsets(left: inset, right: inset + 1) }
  }

  /// Columns of the narrowest card where there are several beside each other.
  fileprivate static let fewestColumns = 24
  /// The fewest rows and columns of a window in which cards have frames.
  private static let rowsForFrames = 5
  private static let columnsForFrames = 20

  let items: ShownItems
  let viewport: CellSize
  private(set) var layout: WaterfallLayout<Extents>

  /// Prepares the view; every card is wrapped once. O(items).
  init(_ items: ShownItems, viewport: CellSize, margin: Int) {
    self.items = items
    self.viewport = viewport
    layout = WaterfallLayout(
      delegate: Extents(
        items: items, inset: min(margin, 1),
        hasFrames: viewport.height >= Self.rowsForFrames && viewport.width >= Self.columnsForFrames))
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
      let place = area.position(of: attributes.frame.origin)
      if layout.delegate.hasFrames {
        frame.drawBox(
          left: place.column, rows: place.row..<place.row + attributes.frame.size.height,
          columns: attributes.frame.size.width, within: area.rows,
          lines: isSelected && !look.hasColor ? .double : .light,
          style: isSelected ? Style(.accent, .bold) : Style(.quiet))
      }
      let start = ScreenPosition(
        column: place.column + layout.delegate.frameColumns / 2, row: place.row + layout.delegate.frameRows)
      let columns = attributes.frame.size.width - layout.delegate.frameColumns
      drawCard(items[attributes.item], in: &frame, area, at: start, columns: columns, isSelected, words)
      if isSelected {
        let row = min(max(area.rows.lowerBound, start.row), area.rows.upperBound - 1)
        cursor = ScreenPosition(column: start.column, row: row)
      }
    }
    drawScrollBar(in: &frame, area)
    return cursor
  }

  /// Draws what a card says.
  private func drawCard(
    _ item: Item, in frame: inout Frame, _ area: ScrolledViewArea, at start: ScreenPosition, columns: Int,
    _ isSelected: Bool, _ words: QueryWords
  ) {
    let card = Card(item, of: items.source, columns: columns)
    for (index, line) in card.lines.enumerated() where area.rows.contains(start.row + index) {
      let row = start.row + index
      if index == 0, item.text.count == 1 {
        // Without a frame the emoji has to tell what is selected.
        frame.put(
          ClusterID(item.cluster), columns: min(3, max(2, columns)),
          at: ScreenPosition(column: start.column, row: row),
          style: isSelected && !layout.delegate.hasFrames ? Style(.selection) : .plain)
        if line.part == .text { continue }
      }
      let indent = line.part == .name ? card.indent : 0
      frame.write(
        words.runs(of: line.text, style(of: line.part, isSelected: isSelected)),
        at: ScreenPosition(column: start.column + indent, row: row), limit: columns - indent)
    }
  }

  private func style(of part: Card.Part, isSelected: Bool) -> Style {
    switch part {
    // Without a frame it has to tell what is selected.
    case .text where isSelected && !layout.delegate.hasFrames: Style(.selection)
    case .text, .name: Style(isSelected ? .accent : .text, .bold)
    case .keywords: .plain
    case .shortcodes, .facts: Style(.quiet)
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
