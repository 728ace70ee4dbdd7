import Testing

@testable import EmojiCatalog

/// Searches for the tests, each index made once.
enum SearchFixture {
  static let catalog = Catalog.embedded()
  static let english = SearchIndex(catalog: catalog)
  static let german = SearchIndex(catalog: catalog, languages: Languages.tables(for: ["de"]))
  static let french = SearchIndex(catalog: catalog, languages: Languages.tables(for: ["fr"]))
  static let spanish = SearchIndex(catalog: catalog, languages: Languages.tables(for: ["es"]))

  /// What a query finds, the best first.
  static func hits(_ query: String, in index: SearchIndex = english) -> [String] {
    var search = Search(index: index)
    return search.rows(for: query).map { catalog[$0].text }
  }

  /// Words as the tables have them, folded, of everything that a row is searched by in words; emoticons are whole.
  static func words(ofRow row: Int, in index: SearchIndex = english) -> Set<String> {
    let entry = catalog[row]
    let phrases =
      [entry.name] + entry.keywords + entry.informalKeywords + entry.githubShortcodes + entry.slackShortcodes
      + index.languages.flatMap { [$0.name(of: entry) ?? ""] + $0.keywords(of: entry) }
    var words: Set<String> = []
    for phrase in phrases {
      let folded = folded(phrase)
      var ranges: [Range<Int>] = []
      forEachWord(in: folded[...]) { ranges.append($0) }
      guard !isMadeOfSigns(Array(folded), words: ranges) else { continue }
      for range in ranges { words.insert(String(decoding: folded[range], as: UTF8.self)) }
    }
    return words
  }
}

/// Expects emoji among the first hits of a query.
func expect(
  _ query: String, _ emoji: String..., inFirst count: Int, of index: SearchIndex = SearchFixture.english,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let hits = SearchFixture.hits(query, in: index).prefix(count)
  for text in emoji {
    #expect(hits.contains(text), "“\(query)”: \(hits.joined(separator: " "))", sourceLocation: sourceLocation)
  }
}

/// Expects the first hit of a query to be one of some emoji.
func expect(
  _ query: String, first emoji: String..., of index: SearchIndex = SearchFixture.english,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let hits = SearchFixture.hits(query, in: index)
  #expect(
    emoji.contains(hits.first ?? ""), "“\(query)”: \(hits.prefix(8).joined(separator: " "))",
    sourceLocation: sourceLocation)
}

/// Expects one emoji to come before another one, which may be missing.
func expect(
  _ query: String, _ emoji: String, before other: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let hits = SearchFixture.hits(query)
  let place = hits.firstIndex(of: emoji)
  #expect(place != nil, sourceLocation: sourceLocation)
  #expect(place ?? .max <= hits.firstIndex(of: other) ?? .max, sourceLocation: sourceLocation)
}
