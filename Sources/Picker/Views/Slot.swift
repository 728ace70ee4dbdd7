import CellLayout
import ScreenModel

/// The slot of one emoji: a blank, the emoji, and a spare column for a mark or a wider terminal.
///
///     ▐🚀▌      without colours half blocks stand at the sides of the selected one
enum Slot {
  /// Columns of a slot that holds an emoji.
  static let columns = 4
}

extension Frame {
  /// Draws an emoji into its slot.
  mutating func drawSlot(_ cluster: ClusterID, at place: ScreenPosition, isSelected: Bool, hasColor: Bool) {
    if isSelected { drawSelection(at: place, columns: Slot.columns, hasColor: hasColor) }
    put(
      cluster, columns: isSelected && !hasColor ? 2 : 3, at: ScreenPosition(column: place.column + 1, row: place.row),
      style: isSelected ? Style(.selection) : .plain)
  }

  /// Draws an emoji, or the beginning of a text with … behind it, into its slot.
  mutating func drawSlot(_ content: ShownPage.Content, at place: ScreenPosition, isSelected: Bool, hasColor: Bool) {
    drawSlot(content.cluster, at: place, isSelected: isSelected, hasColor: hasColor)
    let used = displayWidth(of: content.cluster.cluster)
    guard content.isCut, used < 3 - (isSelected && !hasColor ? 1 : 0) else { return }
    put(
      "…", columns: 1, at: ScreenPosition(column: place.column + 1 + used, row: place.row),
      style: isSelected ? Style(.selection) : Style(.quiet))
  }

  /// Draws ⌫ into its slot.
  mutating func drawDeleteKey(at place: ScreenPosition, isSelected: Bool, hasColor: Bool) {
    if isSelected { drawSelection(at: place, columns: Slot.columns, hasColor: hasColor) }
    put(
      "⌫", columns: 1, at: ScreenPosition(column: place.column + 1, row: place.row),
      style: isSelected ? Style(.selection) : Style(.warm, .bold))
  }

  /// Draws the background of the selected slot; without colours half blocks stand at its sides.
  mutating func drawSelection(at place: ScreenPosition, columns: Int, hasColor: Bool) {
    fill(from: place, columns: columns, style: Style(.selection))
    guard !hasColor else { return }
    put("▐", columns: 1, at: place)
    put("▌", columns: 1, at: ScreenPosition(column: place.column + columns - 1, row: place.row))
  }
}
