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
    catalog.groups.map { group in
      Tab(
        title: group.name, glyph: glyphs[group.name] ?? catalog[group.rows.lowerBound].text.first ?? "?",
        rows: group.rows)
    }
  }

  /// Emoji that people know these groups by from other keyboards.
  private static let glyphs: [String: Character] = [
    "Smileys & Emotion": "😀", "People & Body": "👋", "Animals & Nature": "🐻", "Food & Drink": "🍔",
    "Travel & Places": "✈️", "Activities": "⚽", "Objects": "💡", "Symbols": "🔣", "Flags": "🏁",
  ]
}
