import EmojiCatalog

/// One tab of the picker: a group of the catalogue.
struct Tab: Hashable, Sendable {
  /// The name spelled out while the tab is current.
  let title: String
  /// The one emoji that stands for the tab.
  let glyph: Character
  /// The data indices it shows.
  let rows: Range<Int>

  /// The tabs of a catalogue, one a group.
  static func all(of catalog: Catalog) -> [Tab] {
    catalog.groups.filter { !$0.rows.isEmpty }.map { group in
      Tab(
        title: group.name, glyph: glyph(of: group.name) ?? catalog[group.rows.lowerBound].cluster,
        rows: group.rows)
    }
  }

  /// The emoji that people know a group by from other keyboards.
  private static func glyph(of group: String) -> Character? {
    switch group {
    case "Smileys & Emotion": "😀"
    case "People & Body": "👋"
    case "Animals & Nature": "🐻"
    case "Food & Drink": "🍔"
    case "Travel & Places": "✈️"
    case "Activities": "⚽"
    case "Objects": "💡"
    case "Symbols": "🔣"
    case "Flags": "🏁"
    default: nil
    }
  }
}
