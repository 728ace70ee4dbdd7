/// The sources of the language tables, joined to their rows.
struct LanguageTables {
  let list: LocaleList
  /// The catalogue's emoji, in order.
  let emoji: [EmojiSequence]
  let annotations: [String: CLDRAnnotations]
  let additions: EmojiAdditions
  /// What the tables are made from, for their first lines.
  let sources: String

  /// One table a locale, in the order of the list.
  func tables() throws(BuildError) -> [LanguageTable] {
    // A base comes before those that build on it, so that its words are known by then.
    var words: [String: [String: LocalWords]] = ["en": try self.words(of: "en")]
    var tables: [LanguageTable] = []
    for item in list.items {
      let own = try self.words(of: item.locale)
      let base = item.base.flatMap { words[$0] } ?? [:]
      words[item.locale] = base.merging(own) { $0.changed(by: $1) }
      let rows = emoji.compactMap { sequence -> LanguageTable.Row? in
        guard let words = own[sequence.key] else { return nil }
        return row(of: sequence, words, base: item.base == nil ? nil : base[sequence.key] ?? LocalWords())
      }
      tables.append(LanguageTable(locale: item.locale, base: item.base, sources: sources, rows: rows))
    }
    return tables
  }

  /// The row of an emoji, or nil where there is nothing to say: no name, or nothing that the base does not say.
  private func row(of sequence: EmojiSequence, _ words: LocalWords, base: LocalWords?) -> LanguageTable.Row? {
    guard let base else {
      guard let name = words.name else { return nil }
      return LanguageTable.Row(emoji: sequence.text, name: name, keywords: words.keywords(besides: [name]))
    }
    let name = words.name == base.name ? nil : words.name
    let known = base.keywords + [words.name, base.name].compactMap(\.self)
    let keywords = words.keywords(besides: known)
    if name == nil && keywords.isEmpty { return nil }
    return LanguageTable.Row(emoji: sequence.text, name: name ?? "", keywords: keywords)
  }

  /// What a locale says by itself, by the sequence without U+FE0F.
  private func words(of locale: String) throws(BuildError) -> [String: LocalWords] {
    guard let annotations = annotations[locale] else {
      throw .malformed(file: "annotations", line: 0, what: "no \(locale)")
    }
    let casing = KeywordCasing(locale: locale)
    var words: [String: LocalWords] = [:]
    for key in emoji.map(\.key) {
      var list = KeywordList(casing: casing)
      list.append(annotations.keywords[key] ?? [])
      let name = annotations.names[key].flatMap(LocalWords.clean)
      if name != nil || !list.items.isEmpty { words[key] = LocalWords(name: name, keywords: list.items) }
    }
    guard let names = additions.names[locale] else { return words }
    let nouns = casing == .kept ? NounCapitals(words.values) : nil
    for (key, name) in names {
      words[key, default: LocalWords()].name = nouns?.capitalizing(name) ?? name
    }
    return words
  }
}

/// What a locale calls one emoji.
struct LocalWords: Equatable, Sendable {
  var name: String?
  var keywords: [String] = []

  /// The keywords but those that are said already, in whatever case.
  func keywords(besides known: [String]) -> [String] {
    let known = Set(known.map { $0.lowercased() })
    return keywords.filter { !known.contains($0.lowercased()) }
  }

  /// These words with another locale's on top.
  func changed(by other: LocalWords) -> LocalWords {
    LocalWords(name: other.name ?? name, keywords: keywords + other.keywords(besides: keywords))
  }

  /// A text as the table holds it, its case kept; nil where nothing is left.
  static func clean(_ text: String) -> String? {
    var list = KeywordList(casing: .kept)
    list.append([text])
    return list.items.first
  }
}
