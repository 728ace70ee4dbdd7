import CellLayout
import ScreenModel

/// A scrolled view that goes down the window, with the position told at its right edge.
protocol VerticalView: ScrolledView {
  /// Rows at the top that something covers while the view is scrolled.
  var coveredRows: Int { get }
}

extension VerticalView {
  var coveredRows: Int { 0 }

  /// Scrolls so that the item is whole; the start of one that is higher than the window.
  func offset(showing data: Int, from offset: CellPoint, _ placement: ScrollPlacement) -> CellPoint {
    guard let frame = layout.attributes(at: data)?.frame else { return clamped(offset) }
    let top = frame.minY - coveredRows
    let bottom = frame.maxY - viewport.height
    let isHigher = frame.size.height + coveredRows > viewport.height
    var y = offset.y
    switch placement {
    case .start: y = top
    case .middle: y = isHigher ? top : (frame.minY + bottom) / 2
    case .nearest: break
    }
    // Of an item higher than the window any part may be looked at.
    let range = isHigher ? top...max(top, bottom) : min(bottom, top)...top
    return clamped(CellPoint(x: 0, y: min(max(y, range.lowerBound), range.upperBound)))
  }

  /// Whether the item is whole in the window, or fills it.
  func isVisible(_ data: Int, at offset: CellPoint) -> Bool {
    self.offset(showing: data, from: offset, .nearest) == offset
  }

  /// The visible item nearest to one that has been scrolled out of the window.
  func visibleItem(nearestTo data: Int, at offset: CellPoint) -> Int {
    guard !isVisible(data, at: offset), let frame = layout.attributes(at: data)?.frame else { return data }
    let window = CellRect(
      x: 0, y: offset.y + coveredRows, width: viewport.width, height: viewport.height - coveredRows)
    let visible = layout.attributes(in: window)
    let whole = visible.filter { isVisible($0.item, at: offset) }
    let nearest = (whole.isEmpty ? visible : whole).min {
      distance($0.frame, frame) < distance($1.frame, frame)
    }
    return nearest?.item ?? data
  }

  /// Rows first, then columns.
  private func distance(_ frame: CellRect, _ other: CellRect) -> (Int, Int) {
    (abs(frame.minY - other.minY), abs(frame.minX - other.minX))
  }

  /// The scroll bar; `nil` where everything is in the window.
  var scrollBar: ScrollBar? {
    ScrollBar(content: layout.contentSize.height, window: viewport.height)
  }

  func drawScrollBar(in frame: inout Frame, _ area: ScrolledViewArea) {
    guard let scrollBar else { return }
    let thumb = scrollBar.thumb(at: area.offset.y)
    for row in 0..<viewport.height {
      frame.write(
        thumb.contains(row) ? "┃" : "│",
        at: ScreenPosition(column: viewport.width - 1, row: area.rows.lowerBound + row),
        style: thumb.contains(row) ? Style(.accent) : Style(.quiet))
    }
  }
}

/// How much of a content is in the window, and where.
struct ScrollBar: Hashable {
  /// Rows of the content, more than the window has.
  let content: Int
  /// Rows of the window, at least 1.
  let window: Int

  /// Makes a bar; `nil` where everything is in the window.
  init?(content: Int, window: Int) {
    guard content > window, window > 0 else { return nil }
    self.content = content
    self.window = window
  }

  /// The rows of the window that the thumb takes. It touches an end only where the content does.
  func thumb(at offset: Int) -> Range<Int> {
    let length = max(1, window * window / content)
    let room = window - length
    guard room > 0 else { return 0..<length }
    let last = content - window
    var start = (offset * room + last / 2) / last
    if room > 1 {
      if offset > 0 { start = max(1, start) }
      if offset < last { start = min(room - 1, start) }
    }
    return start..<start + length
  }

  /// The scroll position whose thumb has its middle at a row of the window.
  func offset(at row: Int) -> Int {
    let length = max(1, window * window / content)
    let room = max(1, window - length)
    return min(max(0, row - length / 2), room) * (content - window) / room
  }
}
