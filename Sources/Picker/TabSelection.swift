// Which tab is shown, alone or among all of them.

extension Picker {
  /// Shows a tab from its first element and ends the search.
  mutating func selectTab(_ tab: Int) {
    guard tabs.indices.contains(tab) else { return }
    closeVariants()
    currentTab = tab
    endSearch()
    showCurrentTab()
  }

  /// Shows the current tab from its first element, beside the others where the view shows them all.
  mutating func showCurrentTab() {
    guard tabs.indices.contains(currentTab) else {
      show(.rows(0..<0))
      return
    }
    guard view.showsAllGroups else {
      show(listing(of: tabs[currentTab]))
      return
    }
    let all = listingOfAllTabs
    let data = dataAmongAll(of: tabs[currentTab]).lowerBound
    if listing == all, data < all.count {
      selection = .data(data)
      placement = .start
    } else {
      show(all, selecting: data)
    }
    noteCurrentTab()
  }

  /// Makes the tab that holds the selected element the current one, where all of them are shown.
  mutating func noteCurrentTab() {
    guard view.showsAllGroups, query.isEmpty, case .data(let data) = selection else { return }
    if let tab = tabs.firstIndex(where: { dataAmongAll(of: $0).contains(data) }) { currentTab = tab }
  }

  /// Tab and Shift-Tab: out of a search back to the groups, else around the run of groups.
  mutating func leaveSearchOrTurnTab(by step: Int) {
    guard !tabs.isEmpty else { return }
    cursorIsOnSelection = true
    guard query.isEmpty else {
      selectTab(currentTab)
      return
    }
    var tab = currentTab
    repeat {
      tab = (tab + step + tabs.count) % tabs.count
    } while tab != currentTab && view.showsAllGroups && dataAmongAll(of: tabs[tab]).isEmpty
    selectTab(tab)
  }

  // MARK: Listings

  /// What a tab shows by itself.
  func listing(of tab: Tab) -> Listing {
    switch tab.content {
    case .recents: .texts(memory?.recents ?? [])
    case .favourites: .favourites(memory?.favourites ?? [])
    case .rows(let rows): .rows(rows)
    }
  }

  /// What the view shows that shows all tabs at once.
  var listingOfAllTabs: Listing {
    .all(recents: memory?.recents ?? [], favourites: memory?.favourites ?? [], rows: rowsOfAllTabs)
  }

  /// The rows of all groups, which lie one after the other.
  private var rowsOfAllTabs: Range<Int> {
    let groups = tabs.compactMap { if case .rows(let rows) = $0.content { rows } else { nil } }
    guard let first = groups.first, let last = groups.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// The data indices of a tab where all of them are shown.
  func dataAmongAll(of tab: Tab) -> Range<Int> {
    let recents = memory?.recents.count ?? 0
    let remembered = recents + (memory?.favourites.count ?? 0)
    switch tab.content {
    case .recents: return 0..<recents
    case .favourites: return recents..<remembered
    case .rows(let rows):
      let shift = remembered - rowsOfAllTabs.lowerBound
      return rows.lowerBound + shift..<rows.upperBound + shift
    }
  }

  /// The data indices of the current tab in what is shown.
  var dataOfCurrentTab: Range<Int> {
    guard view.showsAllGroups, tabs.indices.contains(currentTab) else { return 0..<listing.count }
    return dataAmongAll(of: tabs[currentTab])
  }
}
