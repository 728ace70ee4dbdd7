import CellLayout
import EmojiCatalog
import ScreenModel

/// A scrolled view and what it was prepared for.
struct PreparedView: Sendable {
  let view: any ScrolledView
  let style: ViewStyle
  let size: ScreenSize
  let listingNumber: Int
}

extension ViewStyle {
  /// The view, prepared for some items and a window; `nil` for the pages, which need no preparation.
  fileprivate func prepared(_ items: ShownItems, _ layout: PickerLayout) -> (any ScrolledView)? {
    let viewport = CellSize(width: layout.size.columns, height: layout.items.count)
    switch self {
    case .pages: return nil
    case .sections: return SectionsView(items, viewport: viewport, margin: layout.margin)
    case .carousel: return CarouselView(items, viewport: viewport)
    case .cards: return CardsView(items, viewport: viewport, margin: layout.margin)
    }
  }
}

extension Picker {
  /// Shows the listing in another view, in which the same emoji is selected.
  mutating func show(_ view: ViewStyle) {
    let place = placeInTab
    self.view = view
    if query.isEmpty {
      showCurrentTab()
      let data = dataOfCurrentTab
      if let place, data.count > place { selection = .data(data.lowerBound + place) }
    } else if case .deleteKey(let data) = selection {
      selection = listing.count > 0 ? .data(data) : .none
    }
    focus = .items
    placement = .middle
    drag = nil
  }

  /// Which element of its tab is selected; for a ⌫ key the first one of its page.
  private var placeInTab: Int? {
    switch selection {
    case .none: nil
    case .data(let data), .deleteKey(let data): data - dataOfCurrentTab.lowerBound
    }
  }

  /// Prepares the view for the listing and the window, where it is not, and scrolls to the selected item.
  mutating func prepareView() {
    guard !view.isPaged, let layout else { return }
    if prepared?.size != size || prepared?.listingNumber != listingNumber || prepared?.style != view {
      guard let scrolled = view.prepared(shownItems, layout) else { return }
      prepared = PreparedView(view: scrolled, style: view, size: size, listingNumber: listingNumber)
    }
    revealSelection()
  }

  /// Takes the selected item out of a list that a person may shorten; its neighbour takes its place.
  mutating func removeItem() {
    guard view == .carousel, focus == .items, case .data(let data) = selection,
      let carousel = scrolledView as? CarouselView
    else { return }
    switch listing {
    case .rows, .all: break
    case .texts: forgetSelected()
    case .favourites(let texts): removeFavourite(texts[data])
    case .results(var rows):
      let next = carousel.centredItem(afterRemoving: data, at: scroll)
      rows.remove(at: data)
      show(.results(rows), selecting: next ?? 0)
      hasTakenOut = true
      cursorIsOnSelection = true
    }
  }

  /// What a scrolled view shows: the results of a search, or all the groups that the listing has.
  private var shownItems: ShownItems {
    let sections: [ShownItems.Section]
    if case .all = listing {
      sections = tabs.map { ShownItems.Section(title: $0.title, data: dataAmongAll(of: $0)) }.filter {
        !$0.data.isEmpty
      }
    } else {
      let title = query.isEmpty && tabs.indices.contains(currentTab) ? tabs[currentTab].title : "Results"
      sections = [ShownItems.Section(title: title, data: 0..<listing.count)]
    }
    return ShownItems(source: source, sections: sections)
  }
}
