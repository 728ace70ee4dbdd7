import CellLayout
import EmojiCatalog
import ScreenModel

/// Where the titles of the variants' parts stand: beside each other, the current one in brackets.
struct PartStrip {
  let placed: [(part: Variants.Part, columns: Range<Int>)]

  init(_ parts: [Variants.Part], columns: Range<Int>) {
    var column = columns.lowerBound
    placed = parts.map { part in
      let width = displayWidth(of: part.title) + 2
      defer { column += width + 1 }
      return (part, column..<column + width)
    }
  }

  func part(at column: Int) -> Variants.Part? {
    placed.first { $0.columns.contains(column) }?.part
  }
}

/// The tones of two people as a square: the first person's from left to right, the second one's from top to bottom.
struct ToneSquare {
  /// Tones of each person.
  static let side = 5
  /// The rows of the window.
  let rows: Range<Int>
  private let left: Int

  init?(_ layout: PickerLayout) {
    guard let rows = layout.toneSquare else { return nil }
    self.rows = rows
    left = (layout.size.columns - Self.side * Slot.columns) / 2
  }

  /// The cell of a tone; the first of those offered, none, has no place in the square.
  func position(of data: Int) -> ScreenPosition? {
    guard (1...Self.side * Self.side).contains(data) else { return nil }
    return ScreenPosition(
      column: left + (data - 1) % Self.side * Slot.columns, row: rows.lowerBound + (data - 1) / Self.side)
  }

  /// The tone at a cell.
  func data(at place: ScreenPosition) -> Int? {
    let columns = left..<left + Self.side * Slot.columns
    guard rows.contains(place.row), columns.contains(place.column) else { return nil }
    return 1 + (place.row - rows.lowerBound) * Self.side + (place.column - left) / Slot.columns
  }
}

extension Picker {
  func partStrip(_ layout: PickerLayout) -> PartStrip? {
    variants.map { PartStrip($0.parts, columns: layout.textColumns) }
  }

  /// Draws the titles of the parts in the tabs' line.
  func drawParts(_ variants: Variants, in frame: inout Frame, _ layout: PickerLayout, row: Int) {
    guard let strip = partStrip(layout) else { return }
    if variants.part == .commands, let end = strip.placed.last?.columns.upperBound {
      drawChosen(variants, in: &frame, layout, row: row, after: end)
    }
    for (part, columns) in strip.placed {
      let isCurrent = part == variants.part
      frame.write(
        isCurrent ? "[\(part.title)]" : " \(part.title) ", at: ScreenPosition(column: columns.lowerBound, row: row),
        style: isCurrent ? Style(.accent, .bold) : .plain, limit: layout.textColumns.upperBound - columns.lowerBound)
    }
  }

  /// Draws what the commands are about at the right.
  private func drawChosen(
    _ variants: Variants, in frame: inout Frame, _ layout: PickerLayout, row: Int, after column: Int
  ) {
    let name = variants.emoji.map { languages.name(of: catalog[$0.row], in: $0.tones) }
    let shown = shortened(name ?? variants.text, to: max(0, layout.textColumns.upperBound - column - 2))
    let place = ScreenPosition(column: layout.textColumns.upperBound - displayWidth(of: shown), row: row)
    frame.write(shown, at: place, style: Style(.accent))
  }

  func drawToneSquare(in frame: inout Frame, _ layout: PickerLayout) {
    guard let variants, let square = ToneSquare(layout) else { return }
    for (data, text) in variants.texts.enumerated() {
      guard let place = square.position(of: data), let cluster = text.first else { continue }
      frame.drawSlot(
        ClusterID(cluster), at: place, isSelected: selection.data == data, hasColor: configuration.hasColor)
    }
  }
}
