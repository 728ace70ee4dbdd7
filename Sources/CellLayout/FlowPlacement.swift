/// What a delegate said about one section of a flow that runs down.
struct FlowSectionAnswers {
  let itemCount: Int
  let insets: CellInsets
  let headerHeight: Int
  let footerHeight: Int
  let itemSpacing: Int
  let lineSpacing: Int
}

/// The tables of a flow that runs down: where every line begins, and every item in its line.
///
///     ┌──────────────────┐ section top
///     │ header           │
///     │  ┌──┐ ┌────┐     │ line top        lefts, widths and heights: one number for each item
///     │  └──┘ │    │     │                 line tops and first items: one for each line
///     │       └────┘     │
///     │  ┌─────────┐ ┌─┐ │ line top
///     │  └─────────┘ └─┘ │
///     │ footer           │
///     └──────────────────┘ section bottom
struct FlowPlacement: Sendable {
  /// One section's part of the items, the lines and the height.
  struct Section {
    let items: Range<Int>
    let top: Int
    let bottom: Int
    let headerHeight: Int
    let footerHeight: Int
  }

  private(set) var sections: [Section] = []
  private(set) var contentSize = CellSize.zero
  private var lefts: [Int] = []
  private var widths: [Int32] = []
  private var heights: [Int32] = []
  private var lineFirsts: [Int] = []
  private var lineTops: [Int] = []

  /// No items.
  init() {}

  /// Places the items of the sections, whose sizes come in two arrays, as many in a line as `viewWidth` has room for.
  /// O(items + sections).
  init(sections answers: [FlowSectionAnswers], widths: [Int32], heights: [Int32], viewWidth: Int) {
    self.widths = widths
    self.heights = heights
    contentSize.width = viewWidth
    lefts.reserveCapacity(widths.count)
    sections.reserveCapacity(answers.count)
    for answer in answers {
      append(answer, room: viewWidth - answer.insets.left - answer.insets.right)
    }
  }

  var lineCount: Int { lineTops.count }

  /// The section that has the item, which must exist. O(log sections).
  func section(ofItem item: Int) -> Int {
    sections.indices.partitioningIndex { sections[$0].items.lowerBound > item } - 1
  }

  /// The line that has the item, which must exist. O(log lines).
  func line(ofItem item: Int) -> Int {
    lineTops.indices.partitioningIndex { lineFirsts[$0] > item } - 1
  }

  /// The items of a line, which must exist.
  func items(inLine line: Int) -> Range<Int> {
    lineFirsts[line]..<(line + 1 < lineCount ? lineFirsts[line + 1] : lefts.count)
  }

  /// The item's place. O(log lines).
  func frame(ofItem item: Int) -> CellRect {
    frame(ofItem: item, lineTop: lineTops[line(ofItem: item)])
  }

  /// Calls `body` with each item that has a cell in `rect` and its frame, in order.
  /// O(log lines + lines in the rectangle × log of a line's items + items in the rectangle).
  @inline(__always)
  func forEachItem(in rect: CellRect, _ body: (Int, CellRect) -> Void) {
    let visible = rect.intersection(CellRect(origin: .zero, size: contentSize))
    guard !visible.isEmpty else { return }
    let firstLine = lineTops.indices.partitioningIndex { endOfLine($0) > visible.minY }
    let endLine = (firstLine..<lineCount).partitioningIndex { lineTops[$0] >= visible.maxY }
    for line in firstLine..<endLine {
      let items = items(inLine: line)
      let first = items.partitioningIndex { lefts[$0] + Int(widths[$0]) > visible.minX }
      let end = (first..<items.upperBound).partitioningIndex { lefts[$0] >= visible.maxX }
      for item in first..<end {
        let frame = frame(ofItem: item, lineTop: lineTops[line])
        if frame.intersects(visible) { body(item, frame) }
      }
    }
  }

  /// The sections that have a line of cells in `rect`. O(log sections).
  func sections(in rect: CellRect) -> Range<Int> {
    let visible = rect.intersection(CellRect(origin: .zero, size: contentSize))
    guard !visible.isEmpty else { return 0..<0 }
    let first = sections.indices.partitioningIndex { sections[$0].bottom > visible.minY }
    return first..<(first..<sections.count).partitioningIndex { sections[$0].top >= visible.maxY }
  }

  /// Where no earlier item of the line can end: at the next line, or at the end of all.
  private func endOfLine(_ line: Int) -> Int {
    line + 1 < lineCount ? lineTops[line + 1] : contentSize.height
  }

  private func frame(ofItem item: Int, lineTop: Int) -> CellRect {
    CellRect(x: lefts[item], y: lineTop, width: Int(widths[item]), height: Int(heights[item]))
  }

  /// Adds a section below the content so far.
  private mutating func append(_ section: FlowSectionAnswers, room: Int) {
    let top = contentSize.height
    let items = lefts.count..<lefts.count + section.itemCount
    var lineTop = top + section.headerHeight + section.insets.top
    var lineHeight = 0
    var used = 0
    for item in items {
      let width = Int(widths[item])
      if item == items.lowerBound || used + section.itemSpacing + width > room {
        if item > items.lowerBound { lineTop += lineHeight + section.lineSpacing }
        lineFirsts.append(item)
        lineTops.append(lineTop)
        lineHeight = 0
        used = 0
      } else {
        used += section.itemSpacing
      }
      lefts.append(section.insets.left + used)
      used += width
      lineHeight = max(lineHeight, Int(heights[item]))
      contentSize.width = max(contentSize.width, section.insets.left + used + section.insets.right)
    }
    let bottom = lineTop + lineHeight + section.insets.bottom + section.footerHeight
    sections.append(
      Section(
        items: items, top: top, bottom: bottom, headerHeight: section.headerHeight,
        footerHeight: section.footerHeight))
    contentSize.height = bottom
  }
}
