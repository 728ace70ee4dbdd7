import CellLayout
import EmojiCatalog
public import ScreenModel

// The view: a function from the state to a frame. Each part of the window has a function of its own.

extension Picker {
  /// What the screen should show now. O(cells of the window).
  ///
  /// The same as `nextFrame()`, from nothing but the state.
  public func frame() -> Frame {
    var frame = Frame(size: size)
    guard let layout else {
      drawNotice(in: &frame)
      return frame
    }
    frame.cursor = Frame.Cursor(position: drawQuery(in: &frame, layout), isVisible: focus == .items)
    drawTabs(in: &frame, layout)
    drawRules(in: &frame, layout)
    drawItems(in: &frame, layout)
    drawName(in: &frame, layout)
    drawHints(in: &frame, layout)
    if let help {
      help.draw(in: &frame, configuration: configuration)
      frame.cursor.isVisible = false
    }
    return frame
  }

  /// Tells how much room is needed, as far as there is room to tell it.
  private func drawNotice(in frame: inout Frame) {
    let needed = PickerLayout.minimumSize
    let room = "\(needed.columns) × \(needed.rows)"
    let notices = ["emojipad needs \(room)", "needs \(room)", room, "\(needed.columns)×\(needed.rows)", "…"]
    let notice = notices.first { displayWidth(of: $0) <= size.columns } ?? ""
    frame.write(notice, at: ScreenPosition(column: 0, row: size.rows / 2), style: Style(.warm))
  }

  private func drawRules(in frame: inout Frame, _ layout: PickerLayout) {
    for row in [layout.topRule, layout.bottomRule] {
      guard let row else { continue }
      frame.fill(
        "─", from: ScreenPosition(column: layout.margin, row: row), columns: layout.textColumns.count,
        style: Style(.quiet))
    }
  }

  private func drawItems(in frame: inout Frame, _ layout: PickerLayout) {
    if let scrolledView {
      let look = ScrolledViewLook(
        selected: focus == .items ? selection.data : nil, hasColor: configuration.hasColor, drawsDouble: drawsDouble,
        query: query.text)
      let area = ScrolledViewArea(rows: layout.items, offset: scroll)
      let place = scrolledView.draw(in: &frame, area, look)
      if let place, focus == .items, cursorIsOnSelection {
        frame.cursor = Frame.Cursor(position: place, isVisible: false)
      }
      drawToneSquare(in: &frame, layout)
    } else if let grid {
      drawPage(in: &frame, layout, grid)
      drawDots(in: &frame, layout, grid)
    }
    if listing.count == 0 { drawWhyEmpty(in: &frame, layout) }
  }

  func clear(_ row: Int?, in frame: inout Frame) {
    guard let row else { return }
    frame.fill(from: ScreenPosition(column: 0, row: row), columns: size.columns)
  }

  /// What is told where there is nothing to show.
  private var reasonsForNothing: [String] {
    guard tabs.indices.contains(currentTab) else { return [] }
    guard !query.isEmpty else { return tabs[currentTab].hints }
    return ["\(hasTakenOut ? "Nothing left of" : "No emoji for") “\(query.text)”"]
      + (nearestWord.map { ["There are some for “\($0)”"] } ?? [])
  }

  private func drawWhyEmpty(in frame: inout Frame, _ layout: PickerLayout) {
    let width = layout.textColumns.count
    for (row, message) in zip(layout.items, reasonsForNothing) {
      let shown = shortened(message, to: width)
      let column = layout.margin + (width - displayWidth(of: shown)) / 2
      frame.write(
        shown, at: ScreenPosition(column: column, row: row),
        style: row == layout.items.lowerBound ? .plain : Style(.quiet))
    }
  }
}
