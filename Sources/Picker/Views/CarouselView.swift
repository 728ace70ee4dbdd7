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
///
/// Where the terminal draws emoji in double size, the frame in the centre is a row higher and the emoji in it fills its
/// two middle rows.
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
    /// In a frame that has room for it in double size, with its name below.
    case double

    var rows: Int {
      switch self {
      case .bare: 1
      case .framed: 3
      case .large: 5
      case .double: 6
      }
    }

    /// Rows of the frame above the item's own, or the upper one of its two.
    var rowsAbove: Int { (rows - 1) / 2 }
  }

  /// Columns between the frames of two items, into which the larger frame of the centred one grows.
  private static let spacing = 3
  /// Columns of the smallest frame: lines, and a blank at both sides of an emoji.
  private static let frameColumns = 6
  /// The scale from which an item gets a frame.
  private static let framedScale = 1.35

  let items: ShownItems
  let viewport: CellSize
  private(set) var layout: LineLayout<Extents>

  /// Prepares the view. O(items).
  init(_ items: ShownItems, viewport: CellSize) {
    self.items = items
    self.viewport = viewport
    // The frame of the centred one is whole in every window.
    let mostColumns = max(Self.frameColumns, viewport.width)
    layout = LineLayout(
      delegate: Extents(
        columns: (0..<items.count).map {
          UInt16(clamping: min(max(Self.frameColumns, displayWidth(of: items.source.text($0)) + 4), mostColumns))
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
    guard largestRows.contains(point.y - offset.y) else { return nil }
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
    let largest = largest(drawsDouble: look.drawsDouble)
    let name = nameRows(below: largest)
    let middle = area.rows.lowerBound + middleRow(of: largest, name: name)
    let visible = line.attributes(
      in: CellRect(
        x: area.offset.x, y: 0, width: viewport.width, height: max(viewport.height, line.contentSize.height)))
    // The larger ones later, so that a frame is whole.
    for attributes in visible.sorted(by: { $0.scale < $1.scale }) where attributes.item != centred {
      let size = sizeBesideCentre(attributes)
      draw(attributes, size, in: &frame, area, row: middle, isSelected: false, look)
    }
    guard let centred, let attributes = line.attributes(at: centred) else { return nil }
    draw(attributes, largest, in: &frame, area, row: middle, isSelected: look.selected != nil, look)
    if name > 0 {
      drawName(
        of: centred, in: &frame, row: middle - largest.rowsAbove + largest.rows, tellsPlace: name > 1)
    }
    let column = attributes.frame.minX - area.offset.x + attributes.frame.size.width / 2 - 1
    return ScreenPosition(column: min(max(0, column), viewport.width - 1), row: middle)
  }

  /// The rows that the item in the centre takes, whether or not the terminal draws it in double size.
  private var largestRows: Range<Int> {
    let rows = [false, true].map { drawsDouble in
      let size = largest(drawsDouble: drawsDouble)
      let top = middleRow(of: size, name: nameRows(below: size)) - size.rowsAbove
      return top..<top + size.rows
    }
    return min(rows[0].lowerBound, rows[1].lowerBound)..<max(rows[0].upperBound, rows[1].upperBound)
  }

  /// How large the item in the centre is drawn.
  private func largest(drawsDouble: Bool) -> Size {
    let sizes: [Size] = drawsDouble ? [.double, .large, .framed] : [.large, .framed]
    return sizes.first { viewport.height >= $0.rows } ?? .bare
  }

  /// How large another item is drawn, by the scale that the layout gives it.
  private func sizeBesideCentre(_ attributes: LayoutAttributes) -> Size {
    viewport.height >= Size.large.rows && attributes.scale >= Self.framedScale ? .framed : .bare
  }

  /// Rows below the centred item: its name and, where there is room, its place in the list.
  private func nameRows(below size: Size) -> Int {
    switch size {
    case .bare, .framed: 0
    // The frame is in the middle, so that its place needs as much room above it.
    case .large: min(viewport.height >= size.rows + 3 ? 2 : 1, viewport.height - size.rows)
    case .double: min(2, viewport.height - size.rows)
    }
  }

  /// The row of the items, from the first one of the view.
  private func middleRow(of size: Size, name: Int) -> Int {
    switch size {
    case .bare, .framed, .large: (viewport.height - min(1, name)) / 2
    case .double: (viewport.height - size.rows - min(1, name)) / 2 + size.rowsAbove
    }
  }

  private func draw(
    _ attributes: LayoutAttributes, _ size: Size, in frame: inout Frame, _ area: ScrolledViewArea, row: Int,
    isSelected: Bool, _ look: ScrolledViewLook
  ) {
    let left = attributes.frame.minX - area.offset.x
    let columns = attributes.frame.size.width
    if size == .bare {
      if isSelected {
        let place = ScreenPosition(column: left + 1, row: row)
        frame.drawSelection(at: place, columns: columns - 2, hasColor: look.hasColor)
      }
    } else {
      let isGrown = size == .large || size == .double
      let room = min(Self.spacing - 1, (viewport.width - columns) / 2)
      let grown = isGrown ? min(Int((attributes.scale - 1) * Double(columns) / 2), room) : 0
      let top = row - size.rowsAbove
      frame.drawBox(
        left: left - grown, rows: top..<top + size.rows, columns: columns + 2 * grown, within: area.rows,
        lines: isSelected && !look.hasColor ? .double : .light,
        style: isSelected ? Style(.accent, .bold) : Style(.quiet))
    }
    if size == .double, drawDouble(attributes.item, in: &frame, left: left, columns: columns, row: row) { return }
    let style = isSelected && size == .bare ? Style(.selection) : .plain
    drawItem(attributes.item, in: &frame, at: ScreenPosition(column: left + 2, row: row), columns: columns - 3, style)
  }

  /// Draws an emoji in double size in the middle of its columns.
  ///
  /// - Returns: Whether the item is an emoji and the window wide enough; else nothing is drawn.
  private func drawDouble(_ data: Int, in frame: inout Frame, left: Int, columns: Int, row: Int) -> Bool {
    let text = items.source.text(data)
    let column = left + (columns - Frame.doubleSize.columns) / 2
    guard text.count == 1, let cluster = text.first, displayWidth(of: cluster) == 2, column >= 0,
      column + Frame.doubleSize.columns <= viewport.width
    else { return false }
    frame.putDouble(ClusterID(cluster), at: ScreenPosition(column: column, row: row))
    return true
  }

  private func drawItem(
    _ data: Int, in frame: inout Frame, at place: ScreenPosition, columns: Int, _ style: Style
  ) {
    let text = items.source.text(data)
    if text.count == 1, let cluster = text.first {
      // Shifted where the slot is wider than the emoji needs.
      frame.put(ClusterID(cluster), columns: min(3, columns), at: place, style: style)
    } else {
      frame.write(shortened(text, to: columns - 1), at: place, style: style)
    }
  }

  /// The centred item's name below its frame and, where there is room, its place in the list.
  private func drawName(of data: Int, in frame: inout Frame, row: Int, tellsPlace: Bool) {
    func write(_ text: String, row: Int, style: Style) {
      let shown = shortened(text, to: viewport.width)
      let column = (viewport.width - displayWidth(of: shown)) / 2
      frame.write(shown, at: ScreenPosition(column: column, row: row), style: style)
    }
    write(items.source.name(of: items[data]), row: row, style: Style(.text, .bold))
    if tellsPlace { write("\(data + 1) of \(items.count)", row: row + 1, style: Style(.quiet)) }
  }
}
