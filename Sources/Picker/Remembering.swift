import EmojiCatalog

// Recents and favourites. They stay as they were when the picker opened, but for what the person changes in them.

extension Picker {
  /// Takes what is to be stored of what the person did since this was asked last, in its order.
  public mutating func takeMemoryChanges() -> [MemoryChange] {
    defer { memoryChanges.removeAll() }
    return memoryChanges
  }

  // MARK: Favourites

  /// The text of the selected element as a favourite; one that is a favourite is itself, whatever tone it is shown in.
  private var selectedFavourite: String? {
    guard focus == .items, case .data(let data) = selection else { return nil }
    if case .favourite(let text) = listing[data] { return text }
    return favouriteText(of: source[data])
  }

  /// The text of an element as a favourite: a tone that is only the default is left out, so that it follows the default.
  func favouriteText(of item: Item) -> String {
    guard let entry = item.entry, item.tones == SkinTones(tones.byDefault),
      memory?.favourites.contains(item.text) == false
    else { return item.text }
    return entry.text
  }

  /// Whether the selected element is a favourite.
  var selectionIsFavourite: Bool {
    guard let memory, let selectedFavourite else { return false }
    return memory.favourites.contains(selectedFavourite)
  }

  /// Makes the selected element the last favourite, or no favourite any more.
  mutating func toggleFavourite() {
    guard memory != nil, let text = selectedFavourite else { return }
    if selectionIsFavourite { removeFavourite(text) } else { addFavourite(text) }
  }

  /// Makes a text the last favourite.
  mutating func addFavourite(_ text: String) {
    change(.favouriteAdded(text)) { $0.favourites.append(text) }
  }

  /// Makes a text no favourite any more.
  mutating func removeFavourite(_ text: String) {
    change(.favouriteRemoved(text)) { $0.favourites.removeAll { $0 == text } }
  }

  /// Lets the selected favourite change places with its neighbour.
  mutating func moveFavourite(_ direction: FavouriteDirection) {
    if let text = selectedFavourite { moveFavourite(text, direction) }
  }

  /// Lets a favourite change places with its neighbour; the selection goes with it.
  mutating func moveFavourite(_ text: String, _ direction: FavouriteDirection) {
    guard let favourites = memory?.favourites, let place = favourites.firstIndex(of: text) else { return }
    let other = direction == .left ? place - 1 : place + 1
    guard favourites.indices.contains(other) else { return }
    change(.favouriteMoved(text, direction)) { $0.favourites.swapAt(place, other) }
    if case .data(let data) = selection, listing[data].isFavourite { select(data: data + other - place) }
  }

  // MARK: Recents

  /// Takes the selected element out of the recents; a recent one is itself, whatever tone it is shown in.
  mutating func forgetSelected() {
    guard focus == .items, case .data(let data) = selection else { return }
    if case .text(let text) = listing[data] { forget(text) } else { forget(source.text(data)) }
  }

  /// Whether it is known that a text was inserted, in this run or an earlier one.
  func isKnownAsInserted(_ text: String) -> Bool {
    insertedTexts.contains(text) || memory?.recents.contains(text) == true
  }

  /// Forgets that a text was inserted, and takes it out of the recents.
  mutating func forget(_ text: String) {
    guard isKnownAsInserted(text) else { return }
    insertedTexts.remove(text)
    change(.forgotten(text)) { $0.recents.removeAll { $0 == text } }
  }

  mutating func showRecents() {
    guard let tab = tabs.firstIndex(where: { $0.content == .recents }) else { return }
    focus = .items
    cursorIsOnSelection = true
    selectTab(tab)
  }

  /// Notes that a text was inserted.
  mutating func notePick(_ text: String) {
    guard memory != nil else { return }
    insertedTexts.insert(text)
    memoryChanges.append(.picked(text))
  }

  // MARK: Changing

  /// Changes what is remembered, and what is shown of it: the neighbour of an element that is gone takes its place.
  private mutating func change(_ change: MemoryChange, _ body: (inout Memory) -> Void) {
    guard var changed = memory, tabs.indices.contains(currentTab) else { return }
    let place = (selection.data ?? 0) - dataOfCurrentTab.lowerBound
    body(&changed)
    memory = changed
    memoryChanges.append(change)
    revision += 1
    switch listing {
    case .rows, .results: return
    case .texts, .favourites: show(listing(of: tabs[currentTab]), selecting: place)
    case .all:
      show(listingOfAllTabs)
      let data = dataOfCurrentTab
      selection = .data(min(data.lowerBound + min(place, max(0, data.count - 1)), listing.count - 1))
      noteCurrentTab()
    }
    placement = .nearest
    cursorIsOnSelection = true
  }
}
