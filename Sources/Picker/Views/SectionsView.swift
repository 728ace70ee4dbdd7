import CellLayout
import EmojiCatalog
import ScreenModel

/// Everything in one scroll: sections with a header that stays while its section is shown, and a footer with the count.
///
///     Smileys & Emotion                  1 of 171
///      😀  😃  😄  😁  😆  😅  🤣  😂  🙂  🙃   ┃
///      🫠  😉  😊  😇  🥰  😍  🤩  😘  😗  ☺️   │
///     171 in Smileys & Emotion                   │
struct SectionsView: VerticalView {
  /// The extents that the flow asks for.
  struct Extents: FlowLayoutDelegate {
    /// The columns of each slot.
    fileprivate var slotColumns: [UInt16]
    fileprivate var counts: [Int]
    fileprivate var margin: Int
    fileprivate var headerRows: Int

    func size(ofItem item: Int) -> CellSize { CellSize(width: Int(slotColumns[item]), height: 1) }
    func itemCounts(ofItemsInAll itemCount: Int) -> [Int] { counts }
    // The column at the right edge is the scroll bar's.
    func insets(ofSection section: Int) -> CellInsets { CellInsets(left: margin, right: max(1, margin)) }
    func headerExtent(ofSection section: Int) -> Int { headerRows }
    func footerExtent(ofSection section: Int) -> Int { 2 * headerRows }
    func minimumInteritemSpacing(inSection section: Int) -> Int { 0 }
  }

  /// The fewest rows in which a header leaves room for the items.
  private static let rowsForHeaders = 3

  let items: ShownItems
  let viewport: CellSize
  private(set) var layout: FlowLayout<Extents>
  private let margin: Int

  /// Prepares the view. O(items).
  ///
  /// - Parameters:
  ///   - items: What it shows.
  ///   - viewport: The extent of its part of the window, in cells.
  ///   - margin: Columns kept free at both sides.
  init(_ items: ShownItems, viewport: CellSize, margin: Int) {
    self.items = items
    self.viewport = viewport
    self.margin = margin
    let hasHeaders = viewport.height >= Self.rowsForHeaders
    let mostColumns = viewport.width - margin - max(1, margin)
    layout = FlowLayout(
      delegate: Extents(
        slotColumns: (0..<items.count).map {
          UInt16(clamping: min(max(Slot.columns, displayWidth(of: items.source.text($0)) + 2), mostColumns))
        },
        counts: items.sections.map(\.data.count), margin: margin, headerRows: hasHeaders ? 1 : 0))
    layout.prepare(itemCount: items.count, bounds: CellRect(origin: .zero, size: viewport))
  }

  var coveredRows: Int { layout.delegate.headerRows }

  // MARK: Moving

  func neighbour(of data: Int, towards direction: Direction) -> Int? {
    switch direction {
    case .left: data > 0 ? data - 1 : nil
    case .right: data + 1 < items.count ? data + 1 : nil
    case .up: item(inLineFrom: data, by: -1)
    case .down: item(inLineFrom: data, by: 1)
    }
  }

  /// Every tab is in the scroll already.
  func goesOn(_ direction: Direction) -> Bool { false }

  func item(aWindowFrom data: Int, by step: Int) -> Int? {
    guard let line = layout.line(ofItem: data), let start = layout.attributes(at: data)?.frame.minY else { return nil }
    let rows = max(1, viewport.height - coveredRows)
    var target = line + step
    while layout.items(inLine: target + step).first != nil,
      let next = layout.items(inLine: target + step).first.flatMap({ layout.attributes(at: $0)?.frame.minY }),
      abs(next - start) <= rows
    { target += step }
    return item(inLineFrom: data, by: target - line)
  }

  func ends(around data: Int) -> (first: Int, last: Int) {
    let section = layout.section(ofItem: data).map { layout.items(inSection: $0) } ?? 0..<items.count
    return (section.lowerBound, max(section.lowerBound, section.upperBound - 1))
  }

  /// The item nearest to the column of another one, some lines below it.
  private func item(inLineFrom data: Int, by lines: Int) -> Int? {
    guard let line = layout.line(ofItem: data), let from = layout.attributes(at: data)?.frame else { return nil }
    return layout.items(inLine: line + lines).min { distance($0, from) < distance($1, from) }
  }

  private func distance(_ item: Int, _ other: CellRect) -> Int {
    guard let frame = layout.attributes(at: item)?.frame else { return .max }
    return abs(frame.minX + frame.maxX - other.minX - other.maxX)
  }

  func item(at point: CellPoint, offset: CellPoint) -> Int? {
    // What the header covers is not there to be clicked.
    guard point.y - offset.y >= pinnedRows(at: offset) else { return nil }
    return layout.attributes(in: CellRect(origin: point, size: CellSize(width: 1, height: 1))).first?.item
  }

  /// Rows at the top that a pinned header covers at a scroll position.
  private func pinnedRows(at offset: CellPoint) -> Int {
    let bounds = CellRect(origin: offset, size: viewport)
    return layout.sections(in: bounds).lazy.compactMap { layout.header(ofSection: $0, pinnedTo: bounds) }
      .first { $0.minY <= offset.y && offset.y < $0.maxY }.map { $0.maxY - offset.y } ?? 0
  }

  // MARK: Drawing

  func draw(in frame: inout Frame, _ area: ScrolledViewArea, _ look: ScrolledViewLook) -> ScreenPosition? {
    // A header over nothing would only be in the way of the words that say so.
    guard items.count > 0 else { return nil }
    let bounds = CellRect(origin: area.offset, size: viewport)
    var cursor: ScreenPosition?
    for attributes in layout.attributes(in: bounds) where attributes.frame.minY >= bounds.minY {
      let place = area.position(of: attributes.frame.origin)
      let isSelected = attributes.item == look.selected
      draw(attributes, in: &frame, at: place, isSelected: isSelected, hasColor: look.hasColor)
      if isSelected { cursor = ScreenPosition(column: place.column + 1, row: place.row) }
    }
    for section in layout.sections(in: bounds) {
      drawFooter(of: section, in: &frame, area)
      drawHeader(of: section, in: &frame, area, look)
    }
    drawScrollBar(in: &frame, area)
    return cursor
  }

  private func draw(
    _ attributes: LayoutAttributes, in frame: inout Frame, at place: ScreenPosition, isSelected: Bool, hasColor: Bool
  ) {
    let text = items.source.text(attributes.item)
    guard text.count > 1 else {
      frame.drawSlot(ClusterID(text.first ?? " "), at: place, isSelected: isSelected, hasColor: hasColor)
      return
    }
    let columns = attributes.frame.size.width
    if isSelected { frame.drawSelection(at: place, columns: columns, hasColor: hasColor) }
    frame.write(
      shortened(text, to: columns - 2), at: ScreenPosition(column: place.column + 1, row: place.row),
      style: isSelected ? Style(.selection) : .plain)
  }

  private func drawHeader(
    of section: Int, in frame: inout Frame, _ area: ScrolledViewArea, _ look: ScrolledViewLook
  ) {
    let bounds = CellRect(origin: area.offset, size: viewport)
    guard let header = layout.header(ofSection: section, pinnedTo: bounds), bounds.contains(header) else { return }
    let row = area.position(of: header.origin).row
    let columns = margin..<viewport.width - max(1, margin)
    let data = layout.items(inSection: section)
    frame.fill(from: ScreenPosition(column: 0, row: row), columns: viewport.width)
    let count =
      if let selected = look.selected, data.contains(selected) {
        "\(selected - data.lowerBound + 1) of \(data.count)"
      } else { "\(data.count)" }
    let title = shortened(items.sections[section].title, to: columns.count)
    let used = frame.write(
      title, at: ScreenPosition(column: columns.lowerBound, row: row), style: Style(.accent, .bold))
    let width = displayWidth(of: count)
    guard used + 2 + width <= columns.count else { return }
    frame.write(count, at: ScreenPosition(column: columns.upperBound - width, row: row), style: Style(.quiet))
  }

  private func drawFooter(of section: Int, in frame: inout Frame, _ area: ScrolledViewArea) {
    guard let footer = layout.footer(ofSection: section) else { return }
    let row = area.position(of: footer.origin).row
    guard area.rows.contains(row) else { return }
    let text = "\(items.sections[section].data.count) in \(items.sections[section].title)"
    frame.write(
      shortened(text, to: viewport.width - 2 * max(1, margin)), at: ScreenPosition(column: max(1, margin), row: row),
      style: Style(.quiet))
  }
}
