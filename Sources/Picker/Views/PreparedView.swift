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
    let row = selectedRow
    self.view = view
    if query.isEmpty {
      showCurrentTab()
      if let row, let data = listing.data(ofRow: row) { selection = .data(data) }
    } else if case .deleteKey(let data) = selection {
      selection = listing.count > 0 ? .data(data) : .none
    }
    focus = .items
    placement = .middle
    drag = nil
  }

  /// The catalogue's row that is selected; for a ⌫ key the first one of its page.
  private var selectedRow: Int? {
    switch selection {
    case .none: nil
    case .data(let data), .deleteKey(let data): data < listing.count ? listing[data] : nil
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
    guard view == .carousel, focus == .items, case .results(var rows) = listing, case .data(let data) = selection,
      let carousel = scrolledView as? CarouselView
    else { return }
    let next = carousel.centredItem(afterRemoving: data, at: scroll)
    rows.remove(at: data)
    show(.results(rows), selecting: next ?? 0)
    hasTakenOut = true
    cursorIsOnSelection = true
  }

  /// What a scrolled view shows: the results of a search, or all the groups that the listing has.
  private var shownItems: ShownItems {
    let sections: [ShownItems.Section]
    if query.isEmpty, case .tab(let rows) = listing {
      sections = tabs.filter { rows.contains($0.rows.lowerBound) }.map {
        ShownItems.Section(
          title: $0.title, data: $0.rows.lowerBound - rows.lowerBound..<$0.rows.upperBound - rows.lowerBound)
      }
    } else {
      sections = [ShownItems.Section(title: "Results", data: 0..<listing.count)]
    }
    return ShownItems(catalog: catalog, languages: languages, listing: listing, sections: sections)
  }
}
