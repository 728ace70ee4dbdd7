/// The words of the catalogue and of the languages in use, made ready to be searched.
///
/// Making it takes some milliseconds, so it is made when the first frame is on the screen.
public struct SearchIndex: Sendable {
  let catalog: Catalog
  let languages: [LanguageTable]
  let terms: TermIndex
  /// For each row its place among the commonest emoji, or `Ranking.uncommon`.
  let commonness: [UInt8]
  /// How many rows are emoji, which come before the symbols.
  let emojiCount: Int

  /// Indexes a catalogue and, beside its English, the tables of other languages. O(words).
  ///
  /// - Parameters:
  ///   - catalog: The emoji.
  ///   - languages: The languages searched beside English; those of one locale and its bases all.
  public init(catalog: Catalog, languages: [LanguageTable] = []) {
    self.catalog = catalog
    self.languages = languages
    var phrases = PhraseIndexer(expectedTerms: 16_000 * (1 + languages.count))
    catalog.forEachRow { row, fields in
      phrases.add(fields.name, row, .name)
      phrases.add(list: fields.keywords, row, .keyword)
      phrases.add(list: fields.github, row, .shortcode)
      phrases.add(list: fields.slack, row, .shortcode)
      phrases.add(list: fields.extra, row, .informal)
    }
    for language in languages {
      language.forEachRow(of: catalog) { row, name, keywords in
        phrases.add(name, row, .localName)
        phrases.add(list: keywords, row, .localKeyword)
      }
    }
    emojiCount = (0..<catalog.count).first { catalog[$0].isSymbol } ?? catalog.count
    commonness = Ranking.commonness(in: catalog)
    terms = TermIndex(phrases.collector, commonness: commonness)
  }
}
