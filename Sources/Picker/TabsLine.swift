import CellLayout
import ScreenModel

/// Where the tabs stand in their line: one glyph each, as many as fit around the current one.
struct TabStrip {
  /// Columns a tab takes: a bracket, two of the glyph, a bracket.
  static let tabColumns = 4

  /// The tabs that are shown.
  let visible: Range<Int>
  private let start: Int

  init(count: Int, current: Int, columns: Range<Int>) {
    let fitting = max(1, min(count, columns.count / Self.tabColumns))
    let first = min(max(0, current - fitting / 2), max(0, count - fitting))
    visible = first..<min(count, first + fitting)
    start = columns.lowerBound
  }

  /// The first column of a tab that is shown.
  func column(of tab: Int) -> Int {
    start + (tab - visible.lowerBound) * Self.tabColumns
  }

  /// The column after the last tab.
  var end: Int { start + visible.count * Self.tabColumns }

  /// The tab at a column.
  func tab(at column: Int) -> Int? {
    guard (start..<end).contains(column) else { return nil }
    return visible.lowerBound + (column - start) / Self.tabColumns
  }
}

extension Picker {
  func tabStrip(_ layout: PickerLayout) -> TabStrip {
    // The brackets of the first tab may stand in the margin, so that glyphs line up with the grid.
    TabStrip(count: tabs.count, current: currentTab, columns: layout.textColumns)
  }

  /// Draws the tabs and, at the right, the current one's name.
  func drawTabs(in frame: inout Frame, _ layout: PickerLayout) {
    guard let row = layout.tabs, !tabs.isEmpty else { return }
    if let variants {
      drawParts(variants, in: &frame, layout, row: row)
      return
    }
    let strip = tabStrip(layout)
    for tab in strip.visible {
      let isCurrent = tab == currentTab && query.isEmpty
      let isFocused = focus == .tabs && tab == currentTab
      let style = isFocused ? Style(.selection) : isCurrent ? Style(.accent, .bold) : .plain
      let column = strip.column(of: tab)
      if isFocused {
        frame.fill(from: ScreenPosition(column: column, row: row), columns: TabStrip.tabColumns, style: style)
      }
      frame.put(tabs[tab].glyph, columns: 2, at: ScreenPosition(column: column + 1, row: row), style: style)
      if isCurrent || isFocused {
        frame.write("[", at: ScreenPosition(column: column, row: row), style: style)
        frame.write("]", at: ScreenPosition(column: column + 3, row: row), style: style)
      }
      if isFocused, cursorIsOnSelection {
        frame.cursor = Frame.Cursor(position: ScreenPosition(column: column + 1, row: row), isVisible: false)
      }
    }
    drawTitle(in: &frame, layout, from: strip.end + 1, row: row)
  }

  /// The name of what the grid shows, and the page where no dots tell it.
  private func drawTitle(
    in frame: inout Frame, _ layout: PickerLayout, from column: Int, row: Int
  ) {
    var title = query.isEmpty ? tabs[currentTab].title : "Results"
    if layout.dots == nil, let pageNumber { title += " \(pageNumber)" }
    let room = layout.textColumns.upperBound - column
    guard room >= 6 else { return }
    let shown = shortened(title, to: room)
    frame.write(
      shown, at: ScreenPosition(column: layout.textColumns.upperBound - displayWidth(of: shown), row: row),
      style: query.isEmpty ? Style(.accent) : Style(.quiet))
  }
}
