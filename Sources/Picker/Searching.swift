public import EmojiCatalog

// What was typed, and the listing of what it finds.

extension Picker {
  mutating func type(_ text: String) {
    help = nil
    edit { $0.append(text) }
  }

  mutating func edit(_ change: (inout Query) -> Void) {
    let before = query.text
    change(&query)
    if query.text != before { queryChanged() }
  }

  /// Takes what the search needs, made elsewhere; without it the first search makes it.
  ///
  /// - Parameters:
  ///   - index: An index of the picker's catalogue and languages.
  ///   - preferred: The rows that the person uses, the most used first.
  public mutating func adopt(_ index: SearchIndex, preferring preferred: [Int] = []) {
    self.index = index
    var search = Search(index: index)
    search.prefer(preferred)
    self.search = search
  }

  mutating func queryChanged() {
    closeVariants()
    focus = .items
    cursorIsOnSelection = false
    isStale = true
  }

  /// Clears the query and leaves what was to be searched.
  mutating func endSearch() {
    query.clear()
    isStale = false
  }

  /// Makes the listing that of the query, where that has changed since.
  mutating func searchIfStale() {
    guard isStale else { return }
    isStale = false
    nearestWord = nil
    guard !query.isEmpty else {
      showCurrentTab()
      return
    }
    if search == nil { adopt(SearchIndex(catalog: catalog, languages: languages)) }
    let rows = search?.rows(for: query.text) ?? []
    if rows.isEmpty { nearestWord = index?.nearestWord(to: query.text) }
    show(.results(rows))
  }

  mutating func show(_ listing: Listing, selecting data: Int = 0) {
    self.listing = listing
    listingNumber += 1
    hasTakenOut = false
    shownPage = ShownPage()
    selection = listing.count > 0 ? .data(min(data, listing.count - 1)) : .none
    placement = .start
  }
}
