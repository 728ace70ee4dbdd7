import CellLayout
public import EmojiCatalog
public import ScreenModel

/// The emoji keyboard as a value: events go in, effects and frames come out. It knows no terminal.
///
///     event ──▶ update ──▶ effect          state ──▶ frame()
public struct Picker: Sendable {
  /// Where the arrow keys go.
  enum Focus: Hashable, Sendable {
    case items, tabs
  }

  let catalog: Catalog
  /// The languages of names and of the search, the first one first; English follows them by itself.
  let languages: [LanguageTable]
  let configuration: Configuration
  let tabs: [Tab]

  /// The size of the window, in cells.
  public private(set) var size: ScreenSize
  /// Whether the terminal has said that it draws clusters in double size.
  private(set) var drawsDouble = false
  /// What will be printed.
  public private(set) var composition = Composition()
  private(set) var query = Query()
  /// The index of the search.
  private(set) var index: SearchIndex?
  private(set) var search: Search?
  /// A known word near the query, where that found nothing.
  private(set) var nearestWord: String?
  /// Whether the query has changed since the listing was made.
  private var isStale = false
  private(set) var currentTab = 0
  private(set) var listing: Listing
  /// Counts the listings shown, so that a view knows whether it was prepared for this one.
  private(set) var listingNumber = 0
  var selection: Selection
  var view = ViewStyle.pages
  /// The view that is shown, unless it is that of the pages, with what it was prepared for.
  var prepared: PreparedView?
  /// The cell of a scrolled view's content that is in the window's first.
  var scroll = CellPoint.zero
  /// Where the next frame of a scrolled view puts the selected item.
  var placement = ScrollPlacement.nearest
  /// Whether items were taken out of the listing.
  var hasTakenOut = false
  /// What the mouse holds, while a button is down.
  var drag: Drag?
  var focus = Focus.items
  var help: HelpScreen?
  /// The emoji on the page that was last shown, so that a move does not read them again.
  private(set) var shownPage = ShownPage()
  var lastFrame: LastFrame?
  /// Whether the hardware cursor is on the selected cell (after a move) or at the end of the query (while typing).
  var cursorIsOnSelection = false

  /// Opens a picker on the first tab of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The emoji to pick from.
  ///   - languages: The languages of names and of the search, beside English.
  ///   - configuration: What the run is asked to do.
  ///   - size: The size of the window, in cells.
  public init(
    catalog: Catalog, languages: [LanguageTable] = [], configuration: Configuration = Configuration(), size: ScreenSize
  ) {
    self.catalog = catalog
    self.languages = languages
    self.configuration = configuration
    self.size = size
    tabs = Tab.all(of: catalog)
    listing = .tab(tabs.first?.rows ?? 0..<0)
    selection = listing.count > 0 ? .data(0) : .none
    noteShownPage()
  }

  /// The layout of the window; `nil` where it is too small.
  var layout: PickerLayout? { PickerLayout(size: size, view: view) }

  /// The view that is shown; `nil` for the pages, and before it is prepared.
  var scrolledView: (any ScrolledView)? { view.isPaged ? nil : prepared?.view }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in milliseconds of a clock that only goes forward.
  ///   - moreFollow: Whether other events have come already. While letters follow letters, only the last one searches.
  /// - Returns: What the program around the picker is to do, if anything.
  public mutating func update(_ event: Event, at time: Int, moreFollow: Bool = false) -> Effect? {
    if !event.isTyping {
      searchIfStale()
      prepareView()
    }
    let effect = handle(event, at: time)
    if !moreFollow {
      searchIfStale()
      prepareView()
      noteShownPage()
    }
    return effect
  }

  private mutating func noteShownPage() {
    guard view.isPaged, let grid else { return }
    shownPage.show(dataOnPage(currentPage(in: grid), in: grid), of: listing, in: catalog)
  }

  private mutating func handle(_ event: Event, at time: Int) -> Effect? {
    if event.endsDrag { drag = nil }
    switch event {
    case .resize(let size):
      self.size = size
      return nil
    case .capability(.doubleSize):
      drawsDouble = true
      return nil
    case .paste(let text):
      type(text)
      return nil
    case .mouse(let mouse):
      return update(mouse, at: time)
    case .key(let key):
      if let action = KeyTable.action(for: key) { return perform(action, at: time) }
      if case .character(let character) = key.code, key.modifiers.isEmpty { type(String(character)) }
      return nil
    }
  }

  mutating func perform(_ action: Action, at time: Int) -> Effect? {
    if help != nil { return performInHelp(action) }
    if layout == nil, !action.worksUnseen { return nil }
    switch action {
    case .move(let direction): move(direction)
    case .previousPage: turnPage(by: -1)
    case .nextPage: turnPage(by: 1)
    case .firstOnPage: selectEnd(.first)
    case .lastOnPage: selectEnd(.last)
    case .previousTab: leaveSearchOrTurnTab(by: -1)
    case .nextTab: leaveSearchOrTurnTab(by: 1)
    case .accept: return accept(finishes: !configuration.insertsAndStays)
    case .acceptOtherwise: return accept(finishes: configuration.insertsAndStays)
    case .deleteBackward: deleteBackward(at: time)
    case .deleteWord: edit { $0.deleteWord() }
    case .clearQuery: edit { $0.clear() }
    case .finish: return composition.isEmpty && !composition.hasDeleted ? .cancel : .finish
    case .cancel: return .cancel
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .nextView: show(view.next)
    case .removeItem: removeItem()
    case .toggleHelp: help = HelpScreen()
    }
    return nil
  }

  private mutating func performInHelp(_ action: Action) -> Effect? {
    switch action {
    case .move(.up): scrollHelp(by: -1)
    case .move(.down): scrollHelp(by: 1)
    case .previousPage: scrollHelp(by: -size.rows / 2)
    case .nextPage: scrollHelp(by: size.rows / 2)
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .cancel, .accept, .toggleHelp: help = nil
    case .move, .firstOnPage, .lastOnPage, .previousTab, .nextTab, .acceptOtherwise, .deleteBackward, .deleteWord,
      .clearQuery, .finish, .nextView, .removeItem:
      break
    }
    return nil
  }

  private mutating func scrollHelp(by lines: Int) {
    let (size, configuration) = (size, configuration)
    help?.scroll(by: lines, size: size, configuration: configuration)
  }

  // MARK: Inserting and deleting

  private mutating func accept(finishes: Bool) -> Effect? {
    guard focus == .items else {
      focus = .items
      return nil
    }
    switch selection {
    case .none: return nil
    case .deleteKey:
      composition.deleteBackward()
      return nil
    case .data(let data):
      composition.append(catalog[listing[data]].text)
      return finishes ? .finish : nil
    }
  }

  private mutating func deleteBackward(at time: Int) {
    switch query.backspace(at: time) {
    case .editedQuery: queryChanged()
    case .ignored: break
    case .beyondQuery: composition.deleteBackward()
    }
  }

  // MARK: Searching

  private mutating func type(_ text: String) {
    help = nil
    edit { $0.append(text) }
  }

  private mutating func edit(_ change: (inout Query) -> Void) {
    let before = query.text
    change(&query)
    if query.text != before { queryChanged() }
  }

  /// Takes an index of the picker's catalogue and languages, made elsewhere; without one the first search makes it.
  public mutating func adopt(_ index: SearchIndex) {
    self.index = index
    search = Search(index: index)
  }

  private mutating func queryChanged() {
    focus = .items
    cursorIsOnSelection = false
    isStale = true
  }

  /// Makes the listing that of the query, where that has changed since.
  private mutating func searchIfStale() {
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

  // MARK: Tabs

  /// Shows a tab from its first element and ends the search.
  mutating func selectTab(_ tab: Int) {
    guard tabs.indices.contains(tab) else { return }
    currentTab = tab
    query.clear()
    isStale = false
    showCurrentTab()
  }

  /// Shows the current tab from its first element, beside the others where the view shows them all.
  mutating func showCurrentTab() {
    guard tabs.indices.contains(currentTab), let first = tabs.first, let last = tabs.last else {
      show(.tab(0..<0))
      return
    }
    let rows = tabs[currentTab].rows
    guard view.showsAllGroups else {
      show(.tab(rows))
      return
    }
    let all = first.rows.lowerBound..<last.rows.upperBound
    if listing == .tab(all) {
      selection = .data(rows.lowerBound - all.lowerBound)
      placement = .start
    } else {
      show(.tab(all), selecting: rows.lowerBound - all.lowerBound)
    }
  }

  /// Makes the tab that holds the selected element the current one, where all of them are shown.
  mutating func noteCurrentTab() {
    guard view.showsAllGroups, query.isEmpty, case .data(let data) = selection else { return }
    let row = listing[data]
    if let tab = tabs.firstIndex(where: { $0.rows.contains(row) }) { currentTab = tab }
  }

  /// Tab and Shift-Tab: out of a search back to the groups, else around the run of groups.
  private mutating func leaveSearchOrTurnTab(by step: Int) {
    guard !tabs.isEmpty else { return }
    cursorIsOnSelection = true
    selectTab(query.isEmpty ? (currentTab + step + tabs.count) % tabs.count : currentTab)
  }
}
