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
    if !query.isEmpty {
      place(columns.count < 30 ? "\(listing.count)" : "\(listing.count) found", Style(.quiet))
    } else if layout.tabs == nil {
      place(tabAndPage(columns: columns.count), focus == .tabs ? Style(.selection) : Style(.accent))
    }
    if !composition.isEmpty {
      if layout.composition != layout.query { end = columns.upperBound }
      let reserved = layout.composition == layout.query ? queryColumns : 0
      let room = end - columns.lowerBound - reserved - 1
      if room >= 3 {
        place(shortenedAtStart(composition.text, to: room - 1) + "▏", .plain, row: layout.composition)
      }
    }
    return end
  }

  /// The current tab and page for a line that they share with the query.
  private func tabAndPage(columns: Int) -> String {
    guard tabs.indices.contains(currentTab), let grid else { return "" }
    let pages = grid.slots.pages(dataCount: listing.count)
    let page = pages > 1 && columns >= 16 ? " \(currentPage(in: grid) + 1)/\(pages)" : ""
    return "\(tabs[currentTab].glyph)\(page)"
  }
}
