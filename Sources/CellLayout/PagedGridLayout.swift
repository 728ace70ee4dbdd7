/// Pages of a grid, side by side, whose last slot can be held by an anchored item on every page.
///
///     page 0                page 1
///     ┌───────────────────┐ ┌───────────────────┐      columns = 4, lines = 2, perPage = 8
///     │ 0    1    2    3  │ │ 8    9            │      item 7 and item 10 are the last of their pages:
///     │ 4    5    6    7  │ │               10  │      anchored, they lie in the page's last slot
///     └───────────────────┘ └───────────────────┘
///
/// Columns and lines are spread so that the first touches its inset and the last one the opposite inset. All of
/// it is arithmetic: nothing is stored for an item.
public struct PagedGridLayout: CollectionLayout {
  /// The extent of every item, in cells; a side below 1 counts as 1.
  public var itemSize: CellSize
  /// The most lines on a page.
  public var linesPerPage: Int
  /// Cells left free at the edges of every page.
  public var contentInsets: CellInsets
  /// The least number of columns between two items of a line.
  public var minimumColumnSpacing: Int
  /// Whether the last item of every page lies in the page's last slot, also where the page is part full.
  public var anchorsLastItemPerPage: Bool

  /// How many items there are, the anchored ones included.
  public private(set) var itemCount = 0
  /// The extent of one page: that of the view.
  public private(set) var pageSize = CellSize.zero
  /// The arithmetic of slots and pages that follows from the size of a page.
  public private(set) var slots = PageSlots(perPage: 1, anchored: false)
  private var columnAxis = SpreadAxis(count: 1, extent: 1, start: 0, end: 0)
  private var lineAxis = SpreadAxis(count: 1, extent: 1, start: 0, end: 0)

  /// Makes a layout; it places nothing until it is prepared, and what is changed later takes effect with the next
  /// `prepare`.
  ///
  /// - Parameters:
  ///   - itemSize: The extent of every item, in cells.
  ///   - linesPerPage: The most lines on a page.
  ///   - contentInsets: Cells left free at the edges of every page.
  ///   - minimumColumnSpacing: The least number of columns between two items.
  ///   - anchorsLastItemPerPage: Whether the last item of a page is anchored in its last slot.
  public init(
    itemSize: CellSize, linesPerPage: Int = 3, contentInsets: CellInsets = CellInsets(),
    minimumColumnSpacing: Int = 1, anchorsLastItemPerPage: Bool = false
  ) {
    self.itemSize = itemSize
    self.linesPerPage = linesPerPage
    self.contentInsets = contentInsets
    self.minimumColumnSpacing = minimumColumnSpacing
    self.anchorsLastItemPerPage = anchorsLastItemPerPage
  }

  /// Takes note of the number of items and of the size of a page. O(1).
  public mutating func prepare(itemCount: Int, bounds: CellRect) {
    self.itemCount = itemCount.countedCells
    pageSize = bounds.size.counted
    let insets = contentInsets.counted
    let item = CellSize(width: max(1, itemSize.width.countedCells), height: max(1, itemSize.height.countedCells))
    let spacing = minimumColumnSpacing.countedCells
    let width = pageSize.width - insets.left - insets.right
    let height = pageSize.height - insets.top - insets.bottom
    columnAxis = SpreadAxis(
      count: max(1, (width + spacing) / (item.width + spacing)), extent: item.width, start: insets.left,
      end: pageSize.width - insets.right)
    lineAxis = SpreadAxis(
      count: max(1, min(linesPerPage, height / item.height)), extent: item.height, start: insets.top,
      end: pageSize.height - insets.bottom)
    slots = PageSlots(perPage: columns * lines, anchored: anchorsLastItemPerPage)
  }

  /// Columns of items on a page, at least 1.
  public var columns: Int { columnAxis.count }

  /// Lines of items on a page, at least 1.
  public var lines: Int { lineAxis.count }

  /// As wide as all the pages side by side, as high as one.
  public var contentSize: CellSize {
    let perPage = slots.perPage
    let pages = max(1, (itemCount + perPage - 1) / perPage)
    return CellSize(width: pageSize.width * pages, height: pageSize.height)
  }

  /// Where the item lies; its frame is clipped to the page. O(1).
  public func attributes(at item: Int) -> LayoutAttributes? {
    guard (0..<itemCount).contains(item) else { return nil }
    let page = item / slots.perPage
    return LayoutAttributes(item: item, frame: frame(item: item, page: page))
  }

  /// The items that have a cell in `rect`. O(items in the rectangle + log of a page's lines and columns).
  public func attributes(in rect: CellRect) -> [LayoutAttributes] {
    let visible = rect.intersection(CellRect(origin: .zero, size: contentSize))
    guard !visible.isEmpty, itemCount > 0 else { return [] }
    let pages = visible.minX / pageSize.width...(visible.maxX - 1) / pageSize.width
    return pages.flatMap { page in
      let x = page * pageSize.width
      return attributes(
        onPage: page, columns: columnAxis.slots(meeting: visible.minX - x..<visible.maxX - x),
        lines: lineAxis.slots(meeting: visible.minY..<visible.maxY)
      ).filter { $0.frame.intersects(visible) }
    }
  }

  /// Only the size of the view matters, not the page it shows.
  public func shouldInvalidate(forBoundsChange bounds: CellRect) -> Bool {
    bounds.size.counted != pageSize
  }

  /// The start of the page nearest to `proposed`; of two equally near, the one in the direction of the velocity.
  public func targetOffset(forProposed proposed: CellPoint, velocity: CellPoint) -> CellPoint {
    guard pageSize.width > 0 else { return .zero }
    let lastPage = contentSize.width / pageSize.width - 1
    // Not the floor of a Double: that needs the mathematics library, which a client of the library may not link.
    let lower = proposed.x / pageSize.width
    let past = proposed.x - lower * pageSize.width
    let twice = 2 * past
    let goesOn = twice > pageSize.width || (twice == pageSize.width && velocity.x > 0)
    return CellPoint(x: min(max(0, goesOn ? lower + 1 : lower), lastPage) * pageSize.width, y: 0)
  }

  /// The items in the given columns and lines of a page, and the anchored one, wherever it lies.
  private func attributes(onPage page: Int, columns: Range<Int>, lines: Range<Int>) -> [LayoutAttributes] {
    let first = page * slots.perPage
    let last = min(first + slots.perPage, itemCount) - 1
    var found: [LayoutAttributes] = []
    for line in lines {
      for column in columns {
        let item = first + line * self.columns + column
        guard item < last || (item == last && !slots.isLastItemOnPage(last, itemCount: itemCount)) else { break }
        found.append(LayoutAttributes(item: item, frame: frame(item: item, page: page)))
      }
    }
    if slots.isLastItemOnPage(last, itemCount: itemCount) {
      found.append(LayoutAttributes(item: last, frame: frame(item: last, page: page)))
    }
    return found
  }

  private func frame(item: Int, page: Int) -> CellRect {
    let place: CellPoint
    if slots.isLastItemOnPage(item, itemCount: itemCount) {
      place = CellPoint(x: columnAxis.anchoredPosition, y: lineAxis.anchoredPosition)
    } else {
      let slot = item % slots.perPage
      place = CellPoint(x: columnAxis.position(of: slot % columns), y: lineAxis.position(of: slot / columns))
    }
    let pageRect = CellRect(origin: CellPoint(x: page * pageSize.width, y: 0), size: pageSize)
    let whole = CellRect(x: pageRect.minX + place.x, y: place.y, width: columnAxis.extent, height: lineAxis.extent)
    return whole.intersection(pageRect)
  }
}
