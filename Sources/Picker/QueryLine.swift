import CellLayout
import EmojiCatalog
import ScreenModel

// The query's line: what was typed at the left, what is composed and the count of hits at the right.

extension Picker {
  /// Draws the query's line.
  ///
  /// - Returns: The cell after the query, where the cursor stands while typing.
  func drawQuery(in frame: inout Frame, _ layout: PickerLayout) -> ScreenPosition {
    let row = layout.query
    let columns = layout.textColumns
    let right = drawRightSide(in: &frame, layout)
    var column = columns.lowerBound
    column += frame.write("❯ ", at: ScreenPosition(column: column, row: row), style: Style(.accent, .bold))
    // One column stays free for the cursor behind the text.
    let room = max(0, right - column - 1)
    if query.isEmpty {
      let placeholder = ["Type to search", "Search"].first { displayWidth(of: $0) <= room } ?? ""
      frame.write(placeholder, at: ScreenPosition(column: column, row: row), style: Style(.quiet))
    } else {
      column += frame.write(shortenedAtStart(query.text, to: room), at: ScreenPosition(column: column, row: row))
    }
    return ScreenPosition(column: min(column, frame.size.columns - 1), row: row)
  }

  /// Draws what is composed and the count of hits, and the tab where it has no line of its own; each only as far as
  /// it leaves room for the query.
  ///
  /// - Returns: The column after the room that is left for the query.
  private func drawRightSide(in frame: inout Frame, _ layout: PickerLayout) -> Int {
    let columns = layout.textColumns
    let queryColumns = 3 + min(displayWidth(of: query.text), max(5, columns.count / 2))
    var end = columns.upperBound
    func place(_ text: String, _ style: Style, row: Int = layout.query) {
      let width = displayWidth(of: text)
      guard width > 0, end - width - 1 >= columns.lowerBound + (row == layout.query ? queryColumns : 0) else { return }
      frame.write(text, at: ScreenPosition(column: end - width, row: row), style: style)
      if row == layout.query { end -= width + 1 }
    }
    if let variants {
      if layout.tabs == nil { place(variants.part.title, Style(.accent)) }
    } else if !query.isEmpty {
      place(
        columns.count < 30 ? "\(listing.count)" : "\(listing.count) \(search?.isPartial == true ? "near" : "found")",
        Style(.quiet))
    } else if layout.tabs == nil {
      place(tabAndPage(columns: columns.count), focus == .tabs ? Style(.selection) : Style(.accent))
    }
    if !composition.isEmpty {
      if layout.composition != layout.query { end = columns.upperBound }
      let reserved = layout.composition == layout.query ? queryColumns : 0
      end = drawComposition(in: &frame, from: columns.lowerBound + reserved + 1, to: end, row: layout.composition)
    }
    return end
  }

  /// The current tab and page for a line that they share with the query.
  private func tabAndPage(columns: Int) -> String {
    guard tabs.indices.contains(currentTab) else { return "" }
    let page = columns >= 16 ? pageNumber.map { " \($0)" } ?? "" : ""
    return "\(tabs[currentTab].glyph)\(page)"
  }

  /// Draws the end of what is composed, right-aligned, with a bar behind it. A sequence gets a spare column, in which
  /// a terminal that cannot draw it has room for a mark.
  ///
  /// - Returns: The column before what was drawn.
  private func drawComposition(in frame: inout Frame, from start: Int, to end: Int, row: Int) -> Int {
    var column = end - 1
    var shown: [(cluster: Character, columns: Int)] = []
    for cluster in composition.text.reversed() {
      let columns = displayWidth(of: cluster) + (isSequence(cluster) ? 1 : 0)
      guard column - columns >= start + 1 else { break }
      column -= columns
      shown.append((cluster, columns))
    }
    guard !shown.isEmpty else { return end }
    let first = column
    for (cluster, columns) in shown.reversed() {
      frame.put(cluster, columns: columns, at: ScreenPosition(column: column, row: row))
      column += columns
    }
    frame.write("▏", at: ScreenPosition(column: end - 1, row: row))
    guard shown.count < composition.text.count else { return first - 1 }
    frame.write("…", at: ScreenPosition(column: first - 1, row: row), style: Style(.quiet))
    return first - 2
  }

  /// Whether a cluster is an emoji put together of several, which some terminals cannot draw as one.
  private func isSequence(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
      default: false
      }
    }
  }
}
