/// Items of different sizes in lines, as many in a line as there is room for, in sections with headers and footers.
///
///     scrolling vertically            scrolling horizontally
///     ┌───────────────────────┐       ┌───────────────────────┐
///     │ header                │       │ h 0    2    4         │      a line is packed to its start, items stand at
///     │ 0    1       2        │       │ e 0                   │      the top of a row, at the left of a column
///     │ 3      4              │       │ a 1    3              │
///     │ footer                │       │ d                     │
///     └───────────────────────┘       └───────────────────────┘
///
/// An item larger than the line has room for is alone in its line, and the content grows to hold it.
public struct FlowLayout<Delegate: FlowLayoutDelegate>: CollectionLayout {
  /// The direction in which lines follow one another.
  public let scrollDirection: ScrollDirection
  /// Tells the sizes of the items and the sections; what is changed takes effect with the next `prepare`.
  public var delegate: Delegate

  /// How many items there are, in all sections.
  public private(set) var itemCount = 0
  private var viewSize = CellSize.zero
  private var placement = FlowPlacement()

  /// Makes a layout; it places nothing until it is prepared.
  ///
  /// - Parameters:
  ///   - scrollDirection: The direction in which lines follow one another.
  ///   - delegate: Tells the sizes of the items and the sections.
  public init(scrollDirection: ScrollDirection = .vertical, delegate: Delegate) {
    self.scrollDirection = scrollDirection
    self.delegate = delegate
  }

  /// Asks the delegate and places all items. O(items + sections).
  public mutating func prepare(itemCount: Int, bounds: CellRect) {
    prepare(itemCount: itemCount, viewSize: bounds.size.counted)
  }

  /// Asks the delegate and places all items, in lines as long as a view of any size has room for.
  mutating func prepare(itemCount: Int, viewSize: CellSize) {
    self.itemCount = itemCount.countedCells
    self.viewSize = viewSize
    var widths: [Int32] = []
    var heights: [Int32] = []
    widths.reserveCapacity(self.itemCount)
    heights.reserveCapacity(self.itemCount)
    for item in 0..<self.itemCount {
      let size = turned(delegate.size(ofItem: item))
      widths.append(Int32(size.width.countedCells))
      heights.append(Int32(size.height.countedCells))
    }
    let counts = delegate.itemCounts(ofItemsInAll: self.itemCount)
    let sections = Self.counted(counts, itemCount: self.itemCount).enumerated().map { section, count in
      answers(ofSection: section, itemCount: count)
    }
    placement = FlowPlacement(
      sections: sections, widths: widths, heights: heights, viewWidth: turned(viewSize).width)
  }

  /// As long as all sections one after another; as wide as the view, or as the widest line where that is wider.
  public var contentSize: CellSize { turned(placement.contentSize) }

  /// Where the item lies. O(log lines).
  public func attributes(at item: Int) -> LayoutAttributes? {
    guard (0..<itemCount).contains(item) else { return nil }
    return LayoutAttributes(item: item, frame: turned(placement.frame(ofItem: item)))
  }

  /// The items that have a cell in `rect`, headers and footers not among them.
  /// O(log lines + lines in the rectangle × log of a line's items + items in the rectangle).
  public func attributes(in rect: CellRect) -> [LayoutAttributes] {
    var found: [LayoutAttributes] = []
    placement.forEachItem(in: turned(rect)) { item, frame in
      found.append(LayoutAttributes(item: item, frame: turned(frame)))
    }
    return found
  }

  /// Only the size of the view matters, not what it shows.
  public func shouldInvalidate(forBoundsChange bounds: CellRect) -> Bool {
    bounds.size.counted != viewSize
  }

  /// Places the items again where the lines have become longer or shorter; otherwise only notes the size. O(1) then.
  public mutating func invalidate(forBoundsChange bounds: CellRect) {
    if turned(bounds.size.counted).width == turned(viewSize).width {
      viewSize = bounds.size.counted
    } else {
      prepare(itemCount: itemCount, bounds: bounds)
    }
  }

  /// `proposed` itself, as far as the content goes.
  public func targetOffset(forProposed proposed: CellPoint, velocity: CellPoint) -> CellPoint {
    offset(nearestTo: proposed, forViewOf: viewSize)
  }

  /// How many items each section has in truth: as many as there are items, in all.
  private static func counted(_ counts: [Int], itemCount: Int) -> [Int] {
    var left = itemCount
    var counted = counts.map { count in
      let taken = max(0, min(count, left))
      left -= taken
      return taken
    }
    if counted.isEmpty, left > 0 { counted = [0] }
    if let last = counted.indices.last { counted[last] += left }
    return counted
  }

  private func answers(ofSection section: Int, itemCount: Int) -> FlowSectionAnswers {
    let insets = delegate.insets(ofSection: section).counted
    return FlowSectionAnswers(
      itemCount: itemCount, insets: isHorizontal ? insets.transposed : insets,
      headerHeight: delegate.headerExtent(ofSection: section).countedCells,
      footerHeight: delegate.footerExtent(ofSection: section).countedCells,
      itemSpacing: delegate.minimumInteritemSpacing(inSection: section).countedCells,
      lineSpacing: delegate.minimumLineSpacing(inSection: section).countedCells)
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  private func turned(_ size: CellSize) -> CellSize { isHorizontal ? size.transposed : size }

  private func turned(_ rect: CellRect) -> CellRect { isHorizontal ? rect.transposed : rect }
}

// Sections and lines.
extension FlowLayout {
  /// How many sections the delegate divides the items into, empty ones included.
  public var sectionCount: Int { placement.sections.count }

  /// The section that has the item, or `nil` where there is no such item. O(log sections).
  public func section(ofItem item: Int) -> Int? {
    (0..<itemCount).contains(item) ? placement.section(ofItem: item) : nil
  }

  /// The items of a section; none where there is no such section.
  public func items(inSection section: Int) -> Range<Int> {
    placement.sections.indices.contains(section) ? placement.sections[section].items : 0..<0
  }

  /// The sections that lie in `rect` with some part, be it a header, a footer or a gap. O(log sections).
  public func sections(in rect: CellRect) -> Range<Int> {
    placement.sections(in: turned(rect))
  }

  /// The place of a section's header, across the whole content; `nil` where it has none.
  public func header(ofSection section: Int) -> CellRect? {
    guard placement.sections.indices.contains(section) else { return nil }
    return band(from: placement.sections[section].top, height: placement.sections[section].headerHeight)
  }

  /// The place of a section's header that stays at the start of `bounds` while its section is shown there.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - bounds: The part of the content that the view shows.
  /// - Returns: Its own place where that is not yet scrolled past; else the start of the bounds, or as far before it as
  ///   the end of the section pushes the header out. `nil` where the section has no header.
  public func header(ofSection section: Int, pinnedTo bounds: CellRect) -> CellRect? {
    guard placement.sections.indices.contains(section) else { return nil }
    let section = placement.sections[section]
    let pinned = min(turned(bounds).minY, section.bottom - section.headerHeight)
    return band(from: max(section.top, pinned), height: section.headerHeight)
  }

  /// The place of a section's footer, across the whole content; `nil` where it has none.
  public func footer(ofSection section: Int) -> CellRect? {
    guard placement.sections.indices.contains(section) else { return nil }
    let section = placement.sections[section]
    return band(from: section.bottom - section.footerHeight, height: section.footerHeight)
  }

  /// How many lines of items there are, in all sections.
  public var lineCount: Int { placement.lineCount }

  /// The line that has the item, counted through all sections, or `nil` where there is no such item. O(log lines).
  public func line(ofItem item: Int) -> Int? {
    (0..<itemCount).contains(item) ? placement.line(ofItem: item) : nil
  }

  /// The items of a line; none where there is no such line.
  public func items(inLine line: Int) -> Range<Int> {
    (0..<lineCount).contains(line) ? placement.items(inLine: line) : 0..<0
  }

  private func band(from top: Int, height: Int) -> CellRect? {
    height == 0 ? nil : turned(CellRect(x: 0, y: top, width: placement.contentSize.width, height: height))
  }
}
