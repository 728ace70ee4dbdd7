import EmojiCatalog

/// One tab of the picker: what the person is remembered for, or a group of the catalogue.
struct Tab: Hashable, Sendable {
  /// What a tab shows.
  enum Content: Hashable, Sendable {
    case recents, favourites
    /// Rows of the catalogue.
    case rows(Range<Int>)

    /// Whether it is a group of the catalogue.
    var isGroup: Bool { if case .rows = self { true } else { false } }
  }

  /// The name spelled out while the tab is current.
  let title: String
  /// The one sign that stands for the tab.
  let glyph: Character
  let content: Content
  /// Whether it is a group of symbols, which are no emoji.
  var holdsSymbols = false

  /// The tabs of a catalogue, one a group, behind those of what is remembered.
  static func all(of catalog: Catalog, withMemory: Bool) -> [Tab] {
    let groups = catalog.groups.filter { !$0.rows.isEmpty }.map { group in
      Tab(
        title: group.name, glyph: glyph(of: group.name) ?? catalog[group.rows.lowerBound].cluster,
        content: .rows(group.rows), holdsSymbols: catalog[group.rows.lowerBound].isSymbol)
    }
    return withMemory ? [recents, favourites] + groups : groups
  }

  private static let recents = Tab(title: "Recents", glyph: "◷", content: .recents)
  private static let favourites = Tab(title: "Favourites", glyph: "★", content: .favourites)

  /// What is told in the place of its elements while it has none.
  var hints: [String] {
    switch content {
    case .recents: ["Nothing inserted yet", "What you insert will be here the next time"]
    case .favourites: ["No favourites yet", "\(KeyTable.short(for: .toggleFavourite)) makes the selected emoji one"]
    case .rows: []
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
    case "Signs": "∑"
    default: nil
    }
  }
}
