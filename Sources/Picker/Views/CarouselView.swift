import CellLayout
import EmojiCatalog
import ScreenModel

/// One line whose items grow towards the centre and come to rest with one of them in it.
///
///                        ╭────────╮
///               ╭────╮   │        │   ╭────╮
///      😁       │ 😆 │   │   😅   │   │ 🤣 │       😂
///               ╰────╯   │        │   ╰────╯
///                        ╰────────╯
///                  grinning face with sweat
struct CarouselView: ScrolledView {
  /// The extents that the line asks for.
  struct Extents: FlowLayoutDelegate {
    fileprivate var columns: [UInt16]

    func size(ofItem item: Int) -> CellSize { CellSize(width: Int(columns[item]), height: Size.framed.rows) }
  }

  /// How large an item is drawn.
  private enum Size {
    /// Nothing but the item.
    case bare
    /// In a frame that leaves it a little room.
    case framed
    /// In a larger frame, with its name below.
    case large

    var rows: Int {
      switch self {
      case .bare: 1
      case .framed: 3
      case .large: 5
      }
    }
  }

  /// Columns between the frames of two items, into which the larger frame of the centred one grows.
  private static let spacing = 3
  /// Columns of the smallest frame: lines, and a blank at both sides of an emoji.
  private static let frameColumns = 6
  /// The scale from which an item gets a frame.
  private static let framedScale = 1.35
  /// The fewest rows in which the name of the centred item stands below it, and in which its place is told.
  private static let rowsForName = 6
  private static let rowsForPlace = 8

  let items: ShownItems
  let viewport: CellSize
  private(set) var layout: LineLayout<Extents>

  /// Prepares the view. O(items).
  init(_ items: ShownItems, viewport: CellSize) {
    self.items = items
    self.viewport = viewport
    layout = LineLayout(
      delegate: Extents(
        columns: (0..<items.count).map {
          UInt16(clamping: max(Self.frameColumns, displayWidth(of: items.entry($0).text) + 4))
        }), spacing: Self.spacing)
    layout.prepare(itemCount: items.count, bounds: CellRect(origin: .zero, size: viewport))
  }

  // MARK: Moving

  func neighbour(of data: Int, towards direction: Direction) -> Int? {
    switch direction {
    case .left: data > 0 ? data - 1 : nil
    case .right: data + 1 < items.count ? data + 1 : nil
    case .up, .down: nil
    }
  }

  func goesOn(_ direction: Direction) -> Bool { direction == .left || direction == .right }

  func item(aWindowFrom data: Int, by step: Int) -> Int? {
    let perWindow = max(1, viewport.width / (Self.frameColumns + Self.spacing))
    let target = min(max(0, data + step * perWindow), items.count - 1)
    return target == data ? nil : target
  }

  /// The centre is the only place for it.
  func offset(showing data: Int, from offset: CellPoint, _ placement: ScrollPlacement) -> CellPoint {
    layout.offset(centring: data)
  }

  func item(at point: CellPoint, offset: CellPoint) -> Int? {
    let column = CellRect(x: point.x, y: 0, width: 1, height: max(viewport.height, layout.contentSize.height))
    return layout.attributes(in: column).first?.item
  }

  /// The item nearest to the centre at a scroll position.
  func centredItem(at offset: CellPoint) -> Int? { layout(at: offset).centredItem }

  /// Where a drag that let go of the line at a scroll position comes to rest.
  func restingOffset(from offset: CellPoint, velocity: Int) -> CellPoint {
    layout.targetOffset(forProposed: offset, velocity: CellPoint(x: velocity, y: 0))
  }

  /// The item in the centre, in the shorter list, after one is taken out at a scroll position.
  func centredItem(afterRemoving data: Int, at offset: CellPoint) -> Int? {
    layout(at: offset).centredItem(afterRemoving: data)
  }

  private func layout(at offset: CellPoint) -> LineLayout<Extents> {
    var moved = layout
    moved.invalidate(forBoundsChange: CellRect(origin: offset, size: viewport))
    return moved
  }

  // MARK: Drawing

  func draw(in frame: inout Frame, _ area: ScrolledViewArea, _ look: ScrolledViewLook) -> ScreenPosition? {
    let line = layout(at: area.offset)
    let centred = line.centredItem
    let hasName = viewport.height >= Self.rowsForName
    let middle = area.rows.lowerBound + (viewport.height - (hasName ? 1 : 0)) / 2
    let visible = line.attributes(
      in: CellRect(
        x: area.offset.x, y: 0, width: viewport.width, height: max(viewport.height, line.contentSize.height)))
    // The larger ones later, so that a frame is whole.
    for attributes in visible.sorted(by: { $0.scale < $1.scale }) where attributes.item != centred {
      draw(attributes, in: &frame, area, row: middle, isCentred: false, look)
    }
    guard let centred, let attributes = line.attributes(at: centred) else { return nil }
    draw(attributes, in: &frame, area, row: middle, isCentred: true, look)
    if hasName { drawName(of: centred, in: &frame, area, row: middle + Size.large.rows / 2 + 1) }
    let column = attributes.frame.minX - area.offset.x + attributes.frame.size.width / 2 - 1
    return ScreenPosition(column: min(max(0, column), viewport.width - 1), row: middle)
  }

  /// How large an item is drawn, by the scale that the layout gives it.
  private func size(_ attributes: LayoutAttributes, isCentred: Bool) -> Size {
    if isCentred, viewport.height >= Size.large.rows { return .large }
    guard viewport.height >= Size.framed.rows else { return .bare }
    let hasRoom = viewport.height >= Size.large.rows && attributes.scale >= Self.framedScale
    return isCentred || hasRoom ? .framed : .bare
  }

  private func draw(
    _ attributes: LayoutAttributes, in frame: inout Frame, _ area: ScrolledViewArea, row: Int, isCentred: Bool,
    _ look: ScrolledViewLook
  ) {
    let size = size(attributes, isCentred: isCentred)
    let left = attributes.frame.minX - area.offset.x
    let columns = attributes.frame.size.width
    let isSelected = isCentred && look.selected != nil
    switch size {
    case .bare:
      if isSelected {
        let place = ScreenPosition(column: left + 1, row: row)
        frame.drawSelection(at: place, columns: columns - 2, hasColor: look.hasColor)
      }
    case .framed, .large:
      let grown = size == .large ? min(Int((attributes.scale - 1) * Double(columns) / 2), Self.spacing - 1) : 0
      frame.drawBox(
        left: left - grown, rows: row - size.rows / 2..<row + size.rows / 2 + 1, columns: columns + 2 * grown,
        within: area.rows, lines: isSelected && !look.hasColor ? .double : .light,
        style: isSelected ? Style(.accent, .bold) : Style(.quiet))
    }
    let style = isSelected && size == .bare ? Style(.selection) : .plain
    drawItem(attributes.item, in: &frame, at: ScreenPosition(column: left + 2, row: row), columns: columns - 3, style)
  }

  private func drawItem(
    _ data: Int, in frame: inout Frame, at place: ScreenPosition, columns: Int, _ style: Style
  ) {
    let entry = items.entry(data)
    if entry.text.count == 1 {
      // Shifted where the slot is wider than the emoji needs.
      frame.put(ClusterID(entry.cluster), columns: min(3, columns), at: place, style: style)
    } else {
      frame.write(entry.text, at: place, style: style, limit: columns)
    }
  }

  /// The centred item's name below its frame and, where there is room, its place in the list.
  private func drawName(of data: Int, in frame: inout Frame, _ area: ScrolledViewArea, row: Int) {
    func write(_ text: String, row: Int, style: Style) {
      let shown = shortened(text, to: viewport.width)
      let column = (viewport.width - displayWidth(of: shown)) / 2
      frame.write(shown, at: ScreenPosition(column: column, row: row), style: style)
    }
    write(items.languages.name(of: items.entry(data)), row: row, style: Style(.text, .bold))
    if viewport.height >= Self.rowsForPlace {
      write("\(data + 1) of \(items.count)", row: row + 1, style: Style(.quiet))
    }
  }
}
