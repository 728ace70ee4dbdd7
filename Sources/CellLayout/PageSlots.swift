/// What lies in one slot of an anchored paged grid.
public enum PageItem: Hashable, Sendable {
  /// The anchored key of the page: ⌫ in the emoji keyboard.
  case anchored
  /// The element of the data at this index.
  case data(Int)
}

/// The arithmetic of pages that each end in an anchored key, which the layout counts and the data does not.
///
///     items   0 1 2 ⌫ | 4 5 6 ⌫ | 8 ⌫         perPage = 4, 7 data, 3 pages, 10 items
///     data    0 1 2   | 3 4 5   | 6
///
/// Where a page has only one slot, or nothing is anchored, there is no key and item and data index are the same.
public struct PageSlots: Hashable, Sendable {
  /// Slots on a page, at least 1.
  public let perPage: Int
  /// Whether every page ends in an anchored key.
  public let isAnchored: Bool

  /// Makes the arithmetic for pages of `perPage` slots; fewer than 1 count as 1.
  public init(perPage: Int, anchored: Bool) {
    self.perPage = max(1, perPage)
    isAnchored = anchored && perPage > 1
  }

  /// Elements of the data on a full page.
  public var dataPerPage: Int { isAnchored ? perPage - 1 : perPage }

  /// Pages that `dataCount` elements need; an empty list has one, and fewer than none are none.
  public func pages(dataCount: Int) -> Int {
    let (full, rest) = dataCount.quotientAndRemainder(dividingBy: dataPerPage)
    return max(1, full + (rest > 0 ? 1 : 0))
  }

  /// Items that the layout places for `dataCount` elements: one more a page where pages end in a key.
  public func itemCount(dataCount: Int) -> Int {
    max(0, dataCount).addingSaturated(isAnchored ? pages(dataCount: dataCount) : 0)
  }

  /// Whether the item is the anchored last one of its page.
  public func isLastItemOnPage(_ item: Int, itemCount: Int) -> Bool {
    isAnchored && (item % perPage == perPage - 1 || item == max(0, itemCount) - 1)
  }

  /// What the item is, data-index corrected.
  public func content(ofItem item: Int, itemCount: Int) -> PageItem {
    guard isAnchored else { return .data(item) }
    return isLastItemOnPage(item, itemCount: itemCount) ? .anchored : .data(item - item / perPage)
  }

  /// The layout's index of an element of the data.
  public func item(ofData data: Int) -> Int {
    isAnchored ? data.addingSaturated(data / dataPerPage) : data
  }

  /// The page that an item is on.
  public func page(ofItem item: Int) -> Int {
    item / perPage
  }
}
