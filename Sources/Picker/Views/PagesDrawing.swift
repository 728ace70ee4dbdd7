import CellLayout
import EmojiCatalog
import ScreenModel

// The pages: a grid of slots, the last one ⌫, and the dots that tell which page it is.

extension Picker {
  func drawPage(in frame: inout Frame, _ layout: PickerLayout, _ grid: PagedGridLayout) {
    let selected = selectedItem(in: grid)
    for attributes in grid.attributes(in: pageRect(currentPage(in: grid), grid)) {
      drawItem(attributes, isSelected: attributes.item == selected, in: &frame, layout, grid)
    }
  }

  private func drawItem(
    _ attributes: LayoutAttributes, isSelected: Bool, in frame: inout Frame, _ layout: PickerLayout,
    _ grid: PagedGridLayout
  ) {
    let place = ScreenPosition(
      column: attributes.frame.minX % grid.pageSize.width, row: layout.items.lowerBound + attributes.frame.minY)
    let isSelected = isSelected && focus == .items
    switch grid.slots.content(ofItem: attributes.item, itemCount: grid.itemCount) {
    case .anchored: frame.drawDeleteKey(at: place, isSelected: isSelected, hasColor: configuration.hasColor)
    case .data(let data):
      guard let content = shownPage[data] else { break }
      frame.drawSlot(content, at: place, isSelected: isSelected, hasColor: configuration.hasColor)
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
          column: attributes.frame.minX % grid.pageSize.width, row: layout.items.lowerBound + attributes.frame.minY),
        columns: attributes.frame.size.width)
      drawItem(attributes, isSelected: isSelected, in: &frame, layout, grid)
    }
    clear(layout.name, in: &frame)
    clear(layout.codePoints, in: &frame)
    drawName(in: &frame, layout)
    clear(layout.hints, in: &frame)
    drawHints(in: &frame, layout)
  }

  func pageRect(_ page: Int, _ grid: PagedGridLayout) -> CellRect {
    CellRect(origin: CellPoint(x: page * grid.pageSize.width, y: 0), size: grid.pageSize)
  }

  // MARK: Dots

  func drawDots(in frame: inout Frame, _ layout: PickerLayout, _ grid: PagedGridLayout) {
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
