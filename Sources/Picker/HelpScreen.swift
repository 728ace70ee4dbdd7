import ScreenModel

/// The help: a box over the middle of the window that lists the key table, scrolled where it is higher than that.
struct HelpScreen: Hashable, Sendable {
  /// A line of the box: what it says in its two columns.
  private struct Line {
    let label: String
    let does: String
  }

  private var firstLine = 0

  /// Scrolls by a number of lines, as far as there are any.
  mutating func scroll(by lines: Int, size: ScreenSize, configuration: Configuration) {
    let count = Self.lines(size: size, configuration: configuration).count
    firstLine = min(max(0, firstLine + lines), max(0, count - (size.rows - 2)))
  }

  /// The lines for a window: keys and what they do side by side, or one under the other where it is narrow.
  private static func lines(size: ScreenSize, configuration: Configuration) -> [Line] {
    let rows = KeyTable.help(for: configuration)
    let lines = rows.map { Line(label: $0.label, does: $0.does) }
    guard size.columns < labelColumns(lines) + doesColumns(lines) + 6 else { return lines }
    return rows.flatMap { row in
      wrapped(row.label, to: size.columns - 4).map { Line(label: $0, does: "") }
        + wrapped(row.does, to: size.columns - 6).map { Line(label: "", does: $0) }
    }
  }

  private static func labelColumns(_ lines: [Line]) -> Int {
    lines.map { $0.does.isEmpty ? 0 : displayWidth(of: $0.label) }.max() ?? 0
  }

  private static func doesColumns(_ lines: [Line]) -> Int {
    lines.map { displayWidth(of: $0.does) }.max() ?? 0
  }

  func draw(in frame: inout Frame, configuration: Configuration) {
    let lines = Self.lines(size: frame.size, configuration: configuration)
    let split = Self.labelColumns(lines)
    let widest = lines.map { displayWidth(of: $0.label) }.max() ?? 0
    let width = min(frame.size.columns, max(split + 2 + Self.doesColumns(lines), widest) + 4)
    let height = min(frame.size.rows, lines.count + 2)
    let left = (frame.size.columns - width) / 2
    let top = (frame.size.rows - height) / 2
    let visible = lines.dropFirst(min(firstLine, lines.count - (height - 2))).prefix(height - 2)
    frame.drawBox(left: left, rows: top..<top + height, columns: width, style: Style(.quiet))
    frame.write(
      shortened(" keys ", to: max(0, width - 4)), at: ScreenPosition(column: left + 2, row: top),
      style: Style(.accent, .bold))
    for (row, line) in zip((top + 1)..., visible) {
      frame.write(
        shortened(line.label, to: width - 4), at: ScreenPosition(column: left + 2, row: row), style: Style(.accent))
      frame.write(
        shortened(line.does, to: width - 6 - split), at: ScreenPosition(column: left + split + 4, row: row))
    }
    if visible.count < lines.count {
      let more = [visible.startIndex > 0 ? "↑" : "", visible.endIndex < lines.count ? "↓ more" : ""]
      frame.write(
        shortened(" \(more.filter { !$0.isEmpty }.joined(separator: " ")) ", to: max(0, width - 4)),
        at: ScreenPosition(column: left + 2, row: top + height - 1), style: Style(.quiet))
    }
  }
}
