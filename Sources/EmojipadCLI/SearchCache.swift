import EmojiCatalog

/// Searches in several languages, each with its index made once; of more than a few, those used last are kept.
struct SearchCache {
  /// How many indexes are kept. One takes about 3 MB.
  static let capacity = 16

  private let catalog: Catalog
  /// Those used last come last.
  private var searches: [(language: String, search: Search)] = []

  init(catalog: Catalog) {
    self.catalog = catalog
  }

  /// How many indexes are held.
  var count: Int { searches.count }

  /// The rows that a query finds.
  ///
  /// - Parameters:
  ///   - query: What was asked for.
  ///   - language: Locales with commas between them; empty for English.
  /// - Returns: Data indices, the best first.
  mutating func rows(for query: String, in language: String) -> [Int] {
    if let place = searches.lastIndex(where: { $0.language == language }) {
      // To the end without a copy: the buffers of the search stay its own.
      if place != searches.count - 1 { searches.append(searches.remove(at: place)) }
    } else {
      if searches.count == Self.capacity { searches.removeFirst() }
      let tables = Languages.tables(for: language.split(separator: ",").map(String.init))
      searches.append((language, Search(index: SearchIndex(catalog: catalog, languages: tables))))
    }
    return searches[searches.count - 1].search.rows(for: query)
  }
}
