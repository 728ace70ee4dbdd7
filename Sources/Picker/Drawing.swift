import CellLayout
import EmojiCatalog
public import ScreenModel

// The view: a function from the state to a frame. Each part of the window has a function of its own.

extension Picker {
  /// What the screen should show now. O(cells of the window).
  ///
  /// The same as `nextFrame()`, from nothing but the state.
  public func frame() -> Frame {
    var frame = Frame(size: size)
    guard let layout, let grid else {
      drawNotice(in: &frame)
      return frame
    }
    frame.cursor = Frame.Cursor(position: drawQuery(in: &frame, layout), isVisible: focus == .grid)
    drawTabs(in: &frame, layout, grid)
    drawRules(in: &frame, layout)
    drawGrid(in: &frame, layout, grid)
    drawDots(in: &frame, layout, grid)
    drawName(in: &frame, layout)
    drawHints(in: &frame, layout)
    if let help {
      help.draw(in: &frame, configuration: configuration)
      frame.cursor.isVisible = false
    }
    return frame
  }

  /// Tells how much room is needed, as far as there is room to tell it.
  private func drawNotice(in frame: inout Frame) {
    let needed = PickerLayout.minimumSize
    let room = "\(needed.columns) × \(needed.rows)"
    let notices = ["emojipad needs \(room)", "needs \(room)", room, "\(needed.columns)×\(needed.rows)", "…"]
    let notice = notices.first { displayWidth(of: $0) <= size.columns } ?? ""
    frame.write(notice, at: ScreenPosition(column: 0, row: size.rows / 2), style: Style(.warm))
  }

  private func drawRules(in frame: inout Frame, _ layout: PickerLayout) {
    for row in [layout.topRule, layout.bottomRule] {
      guard let row else { continue }
      frame.fill(
        "─", from: ScreenPosition(column: layout.margin, row: row), columns: layout.textColumns.count,
        style: Style(.quiet))
    }
  }

  // MARK: Grid

  private func drawGrid(in frame: inout Frame, _ layout: PickerLayout, _ grid: PagedGridLayout) {
    let selected = selectedItem(in: grid)
    for attributes in grid.attributes(in: pageRect(currentPage(in: grid), grid)) {
      drawItem(attributes, isSelected: attributes.item == selected, in: &frame, layout, grid)
    }
    if listing.count == 0, !tabs.isEmpty { drawNothingFound(in: &frame, layout) }
  }

  private func drawItem(
    _ attributes: LayoutAttributes, isSelected: Bool, in frame: inout Frame, _ layout: PickerLayout,
    _ grid: PagedGridLayout
  ) {
    let place = ScreenPosition(
      column: attributes.frame.minX % grid.pageSize.width, row: layout.grid.lowerBound + attributes.frame.minY)
    let isSelected = isSelected && focus == .grid
    switch grid.slots.content(ofItem: attributes.item, itemCount: grid.itemCount) {
    case .anchored: drawKey(in: &frame, at: place, isSelected: isSelected)
    case .data(let data): drawSlot(shownPage[data], in: &frame, at: place, isSelected: isSelected)
    }
    if isSelected, cursorIsOnSelection {
      frame.cursor = Frame.Cursor(position: ScreenPosition(column: place.column + 1, row: place.row), isVisible: false)
    }
  }

  /// Draws anew what shows that one item of the page is selected and not another one.
  func moveSelection(from old: Selection, in frame: inout Frame) {
    guard let layout, let grid else { return }
    for (selection, isSelected) in [(old, false), (selection, true)] {
      guard let item = item(of: selection, in: grid), let attributes = grid.attributes(at: item) else { continue }
      frame.fill(
        from: ScreenPosition(
          column: attributes.frame.minX % grid.pageSize.width, row: layout.grid.lowerBound + attributes.frame.minY),
        columns: attributes.frame.size.width)
      drawItem(attributes, isSelected: isSelected, in: &frame, layout, grid)
    }
    clear(layout.name, in: &frame)
    clear(layout.codePoints, in: &frame)
    drawName(in: &frame, layout)
    if !old.isAlike(selection) {
      clear(layout.hints, in: &frame)
      drawHints(in: &frame, layout)
    }
  }

  private func clear(_ row: Int?, in frame: inout Frame) {
    guard let row else { return }
    frame.fill(from: ScreenPosition(column: 0, row: row), columns: size.columns)
  }

  func pageRect(_ page: Int, _ grid: PagedGridLayout) -> CellRect {
    CellRect(origin: CellPoint(x: page * grid.pageSize.width, y: 0), size: grid.pageSize)
  }

  /// A slot: a blank, the emoji, and a spare column for a mark or a wider terminal.
  private func drawSlot(_ cluster: ClusterID?, in frame: inout Frame, at place: ScreenPosition, isSelected: Bool) {
    guard let cluster else { return }
    let style = isSelected ? Style(.selection) : .plain
    let hasSides = isSelected && !configuration.hasColor
    if isSelected { drawSelection(in: &frame, at: place) }
    frame.put(
      cluster, columns: hasSides ? 2 : 3, at: ScreenPosition(column: place.column + 1, row: place.row),
      style: style)
  }

  private func drawKey(in frame: inout Frame, at place: ScreenPosition, isSelected: Bool) {
    if isSelected { drawSelection(in: &frame, at: place) }
    frame.put(
      "⌫", columns: 1, at: ScreenPosition(column: place.column + 1, row: place.row),
      style: isSelected ? Style(.selection) : Style(.warm, .bold))
  }

  /// The background of the selected slot; without colours half blocks stand at its sides.
  private func drawSelection(in frame: inout Frame, at place: ScreenPosition) {
    frame.fill(from: place, columns: 4, style: Style(.selection))
    guard !configuration.hasColor else { return }
    frame.put("▐", columns: 1, at: place)
    frame.put("▌", columns: 1, at: ScreenPosition(column: place.column + 3, row: place.row))
  }

  private func drawNothingFound(in frame: inout Frame, _ layout: PickerLayout) {
    var messages = ["No emoji for “\(query.text)”"]
    if let nearestWord { messages.append("There are some for “\(nearestWord)”") }
    let width = layout.textColumns.count
    for (row, message) in zip(layout.grid, messages) {
      let shown = shortened(message, to: width)
      let column = layout.margin + (width - displayWidth(of: shown)) / 2
      frame.write(
        shown, at: ScreenPosition(column: column, row: row),
        style: row == layout.grid.lowerBound ? .plain : Style(.quiet))
    }
  }

  // MARK: Dots

  private func drawDots(in frame: inout Frame, _ layout: PickerLayout, _ grid: PagedGridLayout) {
    guard let row = layout.dots else { return }
    let current = currentPage(in: grid)
    guard let dots = dots(layout, grid) else {
      let pages = grid.slots.pages(dataCount: listing.count)
      let width = layout.textColumns.count
      let texts = ["page \(current + 1) of \(pages)", "\(current + 1)/\(pages)"]
      let text = texts.first { displayWidth(of: $0) <= width } ?? ""
      let column = layout.margin + (width - displayWidth(of: text)) / 2
      frame.write(text, at: ScreenPosition(column: column, row: row), style: Style(.quiet))
      return
    }
    for page in 0..<dots.pages where dots.pages > 1 {
      frame.write(
        page == current ? "●" : "○", at: ScreenPosition(column: dots.column(of: page), row: row),
        style: page == current ? Style(.accent) : Style(.quiet))
    }
  }
}
