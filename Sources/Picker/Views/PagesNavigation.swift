import CellLayout
import ScreenModel

// Moving through a listing. Slots are the layout's items, ⌫ keys counted in; `Selection` names data.

extension Picker {
  /// The grid of the current listing in the current window.
  var grid: PagedGridLayout? { layout?.pagedGrid(dataCount: listing.count) }

  /// The layout's item that is selected, or `nil` where nothing is.
  func selectedItem(in grid: PagedGridLayout) -> Int? {
    item(of: selection, in: grid)
  }

  /// The layout's item of a selection.
  func item(of selection: Selection, in grid: PagedGridLayout) -> Int? {
    switch selection {
    case .none: nil
    case .data(let data): grid.slots.item(ofData: data)
    case .deleteKey(let data):
      keyItem(onPage: grid.slots.page(ofItem: grid.slots.item(ofData: data)), in: grid)
        ?? grid.slots.item(ofData: data)
    }
  }

  /// The page on screen: that of the selected item.
  func currentPage(in grid: PagedGridLayout) -> Int {
    selectedItem(in: grid).map(grid.slots.page) ?? 0
  }

  /// The page on screen and how many there are, where there is more than one.
  var pageNumber: String? {
    guard view.isPaged, let grid else { return nil }
    let pages = grid.slots.pages(dataCount: listing.count)
    return pages > 1 ? "\(currentPage(in: grid) + 1)/\(pages)" : nil
  }

  /// The items of a page.
  func items(onPage page: Int, in grid: PagedGridLayout) -> Range<Int> {
    page * grid.slots.perPage..<min((page + 1) * grid.slots.perPage, grid.itemCount)
  }

  /// The data indices of the elements on a page.
  func dataOnPage(_ page: Int, in grid: PagedGridLayout) -> Range<Int> {
    let first = page * grid.slots.dataPerPage
    return min(first, listing.count)..<min(first + grid.slots.dataPerPage, listing.count)
  }

  /// Selects an item of the layout; what lies outside it is ignored.
  mutating func select(item: Int, in grid: PagedGridLayout) {
    guard (0..<grid.itemCount).contains(item) else { return }
    cursorIsOnSelection = true
    switch grid.slots.content(ofItem: item, itemCount: grid.itemCount) {
    case .data(let data): selection = .data(data)
    case .anchored:
      selection = .deleteKey(nearData: grid.slots.page(ofItem: item) * grid.slots.dataPerPage)
    }
  }

  private func keyItem(onPage page: Int, in grid: PagedGridLayout) -> Int? {
    let last = items(onPage: page, in: grid).upperBound - 1
    return grid.slots.isLastItemOnPage(last, itemCount: grid.itemCount) ? last : nil
  }

  /// Selects the first or last item of the page.
  mutating func selectEnd(_ end: ListEnd, in grid: PagedGridLayout) {
    let items = items(onPage: currentPage(in: grid), in: grid)
    select(item: end == .first ? items.lowerBound : items.upperBound - 1, in: grid)
  }

  // MARK: Arrows

  mutating func moveInPages(_ direction: Direction) {
    guard let grid else { return }
    guard let item = selectedItem(in: grid) else {
      // Nothing is selected in a list without hits; any arrow reaches its ⌫ key, Up the tabs.
      if direction == .up { focusTabs() } else { select(item: 0, in: grid) }
      return
    }
    switch direction {
    case .left: step(from: item, by: -1, in: grid)
    case .right: step(from: item, by: 1, in: grid)
    case .up, .down: moveVertically(direction, from: item, in: grid)
    }
  }

  /// To the item before or after, over the edges of rows, pages and tabs.
  private mutating func step(from item: Int, by step: Int, in grid: PagedGridLayout) {
    let target = item + step
    if (0..<grid.itemCount).contains(target) {
      select(item: target, in: grid)
    } else {
      crossTabsInPages(by: step) { items in step > 0 ? items.lowerBound : items.upperBound - 1 }
    }
  }

  /// To the nearest item of the nearest line above or below that has one; past the last line to the next page, past
  /// the first one to the tabs.
  private mutating func moveVertically(_ direction: Direction, from item: Int, in grid: PagedGridLayout) {
    let page = grid.slots.page(ofItem: item)
    guard let start = grid.attributes(at: item)?.frame else { return }
    let candidates = items(onPage: page, in: grid).compactMap { grid.attributes(at: $0) }.filter {
      direction == .up ? $0.frame.minY < start.minY : $0.frame.minY > start.minY
    }
    let line = direction == .up ? candidates.map(\.frame.minY).max() : candidates.map(\.frame.minY).min()
    if let line {
      let inLine = candidates.filter { $0.frame.minY == line }
      guard let nearest = inLine.min(by: { abs($0.frame.minX - start.minX) < abs($1.frame.minX - start.minX) })
      else { return }
      select(item: nearest.item, in: grid)
    } else if direction == .up {
      focusTabs()
    } else {
      turnPageDown(to: start.minX % grid.pageSize.width)
    }
  }

  /// To the item of the next page's first line that is nearest to a column of the window.
  private mutating func turnPageDown(to column: Int) {
    turnPage(by: 1) { [self] items in
      // The page may be another tab's by then, but its grid has the same columns.
      guard let grid else { return items.lowerBound }
      let firstLine = items.prefix(grid.columns)
      func distance(_ item: Int) -> Int {
        abs((grid.attributes(at: item)?.frame.minX ?? 0) % max(1, grid.pageSize.width) - column)
      }
      return firstLine.min { distance($0) < distance($1) } ?? items.lowerBound
    }
  }

  // MARK: Pages

  /// Turns a page of the grid, keeping the slot where the new page has it; past a tab's pages to the next tab.
  mutating func turnPageOfGrid(by step: Int) {
    guard let grid else { return }
    let slot = (selectedItem(in: grid) ?? 0) % grid.slots.perPage
    let isKey = selection.isAlike(.deleteKey(nearData: 0))
    turnPage(by: step) { items in
      // On ⌫ it stays on ⌫; else it stays off it, unless the page has nothing else.
      isKey ? items.upperBound - 1 : items.lowerBound + min(slot, max(0, items.count - 2))
    }
  }

  /// Shows page `page` of the listing, keeping the slot.
  mutating func showPage(_ page: Int) {
    guard let grid else { return }
    turnPageOfGrid(by: page - currentPage(in: grid))
  }

  private mutating func turnPage(by step: Int, choosing choose: (Range<Int>) -> Int) {
    guard let grid, selection != .none || query.isEmpty else { return }
    focus = .items
    let page = currentPage(in: grid) + step
    if (0..<grid.slots.pages(dataCount: listing.count)).contains(page) {
      select(item: choose(items(onPage: page, in: grid)), in: grid)
    } else {
      crossTabsInPages(by: step, choosing: choose)
    }
  }

  private mutating func crossTabsInPages(by step: Int, choosing choose: (Range<Int>) -> Int) {
    guard crossTabs(by: step), listing.count > 0, let grid else { return }
    let lastPage = grid.slots.pages(dataCount: listing.count) - 1
    select(item: choose(items(onPage: step > 0 ? 0 : lastPage, in: grid)), in: grid)
  }
}
