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
  public internal(set) var size: ScreenSize
  /// Whether the terminal has said that it draws clusters in double size.
  private(set) var drawsDouble = false
  /// What will be printed.
  public internal(set) var composition = Composition()
  var query = Query()
  /// The index of the search.
  var index: SearchIndex?
  var search: Search?
  /// A known word near the query, where that found nothing.
  var nearestWord: String?
  /// Whether the query has changed since the listing was made.
  var isStale = false
  /// What is remembered of the person; `nil` in a private run.
  var memory: Memory?
  var tones = ToneChoice()
  /// The variants that are shown in the place of the items.
  var variants: Variants?
  /// What was inserted in this run: it is not among the recents yet, and can be forgotten all the same.
  var insertedTexts: Set<String> = []
  /// What is to be stored of what the person did.
  var memoryChanges: [MemoryChange] = []
  /// Counts the changes that a frame shows and that neither the listing nor the selection tells.
  var revision = 0
  var currentTab = 0
  var listing: Listing
  /// Counts the listings shown, so that a view knows whether it was prepared for this one.
  var listingNumber = 0
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
  var shownPage = ShownPage()
  var lastFrame: LastFrame?
  /// Whether the hardware cursor is on the selected cell (after a move) or at the end of the query (while typing).
  var cursorIsOnSelection = false

  /// Opens a picker: on the recents, where there are any, else on the first group of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The emoji to pick from.
  ///   - languages: The languages of names and of the search, beside English.
  ///   - memory: What is remembered of the person; `nil` in a private run, which shows and notes nothing of it.
  ///   - configuration: What the run is asked to do.
  ///   - size: The size of the window, in cells.
  public init(
    catalog: Catalog, languages: [LanguageTable] = [], memory: Memory? = nil,
    configuration: Configuration = Configuration(), size: ScreenSize
  ) {
    self.catalog = catalog
    self.languages = languages
    self.memory = memory
    var configuration = configuration
    configuration.hasMemory = memory != nil
    self.configuration = configuration
    self.size = size
    tabs = Tab.all(of: catalog, withMemory: memory != nil)
    listing = .rows(0..<0)
    selection = .none
    tones.byDefault = configuration.tone ?? memory?.defaultTone ?? configuration.usualTone ?? .untoned
    currentTab = memory?.recents.isEmpty == false ? 0 : tabs.firstIndex { $0.content.isGroup } ?? 0
    showCurrentTab()
    noteShownPage()
  }

  /// The elements of the listing.
  var source: ItemSource { ItemSource(catalog: catalog, languages: languages, listing: listing, tones: tones) }

  /// The layout of the window; `nil` where it is too small.
  var layout: PickerLayout? { PickerLayout(size: size, view: view, hasToneSquare: hasToneSquare) }

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
    shownPage.show(dataOnPage(currentPage(in: grid), in: grid), of: source)
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
    if variants != nil, let effect = performInVariants(action) { return effect.effect }
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
    case .toggleFavourite: toggleFavourite()
    case .moveFavourite(let direction): moveFavourite(direction)
    case .forget: forgetSelected()
    case .showRecents: showRecents()
    case .showVariants: openVariants()
    case .tone(let tone): self.tone(tone)
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
      .clearQuery, .finish, .nextView, .removeItem, .toggleFavourite, .moveFavourite, .forget, .showRecents,
      .showVariants,
      .tone:
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
      insert(source.text(data))
      return finishes ? .finish : nil
    }
  }

  private func inTextStyle(_ text: String) -> String {
    guard let emoji = catalog.emoji(of: text) else { return text }
    return catalog[emoji.row].text(in: emoji.tones, textStyle: true)
  }

  /// Inserts a text, in text style where the run is asked for that and Unicode has it (UTS #51, VS15).
  mutating func insert(_ text: String) {
    composition.append(configuration.usesTextStyle ? inTextStyle(text) : text)
    notePick(text)
  }

  private mutating func deleteBackward(at time: Int) {
    switch query.backspace(at: time) {
    case .editedQuery: queryChanged()
    case .ignored: break
    case .beyondQuery: composition.deleteBackward()
    }
  }
}
