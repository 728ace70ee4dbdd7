import CellLayout
import ScreenModel

// Clicks and the wheel. What lies under the pointer is read from the same layout that the drawing reads.

extension Picker {
  mutating func update(_ mouse: Mouse, at time: Int) -> Effect? {
    switch mouse.action {
    case .wheelUp: return perform(help == nil ? .previousPage : .move(.up), at: time)
    case .wheelDown: return perform(help == nil ? .nextPage : .move(.down), at: time)
    case .press(.left): return press(at: mouse.position, time: time, action: .accept)
    case .press(.middle): return press(at: mouse.position, time: time, action: .acceptOtherwise)
    case .press(.right), .release, .drag: return nil
    }
  }

  private mutating func press(at place: ScreenPosition, time: Int, action: Action) -> Effect? {
    guard let layout, let grid else { return nil }
    if help != nil {
      help = nil
      return nil
    }
    if let item = item(at: place, layout, grid) {
      focus = .grid
      select(item: item, in: grid)
      return perform(action, at: time)
    }
    if place.row == layout.tabs, let tab = tabStrip(layout).tab(at: place.column) {
      focus = .grid
      cursorIsOnSelection = true
      selectTab(tab)
    } else if place.row == layout.dots {
      if let dots = dots(layout, grid) {
        if let page = dots.page(at: place.column) { showPage(page) }
      } else {
        // Where a number stands for the dots, its left half turns back and its right half on.
        turnPage(by: place.column < size.columns / 2 ? -1 : 1)
      }
    } else if place.row == layout.hints, let hint = hintStrip(layout).hint(at: place.column) {
      return perform(hint.action, at: time)
    }
    return nil
  }

  private func item(at place: ScreenPosition, _ layout: PickerLayout, _ grid: PagedGridLayout) -> Int? {
    guard layout.grid.contains(place.row) else { return nil }
    let page = pageRect(currentPage(in: grid), grid)
    let cell = CellRect(
      x: page.minX + place.column, y: place.row - layout.grid.lowerBound, width: 1, height: 1)
    return grid.attributes(in: cell).first?.item
  }

  func dots(_ layout: PickerLayout, _ grid: PagedGridLayout) -> PageDots? {
    PageDots(pages: grid.slots.pages(dataCount: listing.count), columns: layout.textColumns)
  }
}
