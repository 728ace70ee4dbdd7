extension SearchIndex {
  /// The word or phrase of a row through which a query found it, as the tables spell it.
  ///
  /// - Parameters:
  ///   - row: The data index of a hit.
  ///   - text: The query that found it.
  /// - Returns: The name where the name holds every word of the query; else the first keyword or shortcode that holds
  ///   the first word which the name does not; `nil` where the row has none, or the query no words. O(words of the row).
  public func matchedWord(inRow row: Int, for text: some StringProtocol) -> String? {
    let query = SearchQuery(text, catalog: catalog)
    let entry = catalog[row]
    let names = languages.compactMap { $0.name(of: entry) } + [entry.name]
    for name in names where query.words.allSatisfy({ Self.nearness(of: $0, to: folded(name)) != nil }) {
      return query.words.isEmpty ? nil : name
    }
    let phrases =
      languages.flatMap { $0.keywords(of: entry) } + entry.keywords + entry.informalKeywords
      + entry.githubShortcodes + entry.slackShortcodes
    let foldedPhrases = phrases.map { folded($0) }
    if query.words.isEmpty {
      return zip(phrases, foldedPhrases).first { trimmed($0.1) == query.signs }?.0
    }
    for word in query.words where !names.contains(where: { Self.nearness(of: word, to: folded($0)) != nil }) {
      let nearest = zip(phrases, foldedPhrases).compactMap { phrase, folded in
        Self.nearness(of: word, to: folded).map { (phrase, $0) }
      }.min { $0.1 < $1.1 }
      if let nearest { return nearest.0 }
    }
    return nil
  }

  /// How near a word is to the words of a phrase: the whole of it, one of its words, the beginning of one, inside one,
  /// another form, mistyped; `nil` where it is none of these.
  private static func nearness(of word: ArraySlice<UInt8>, to phrase: [UInt8]) -> Int? {
    var nearest: Int?
    var count = 0
    forEachWord(in: phrase[...]) { range in
      count += 1
      let candidate = phrase[range]
      let distance: Int? =
        if candidate == word { 1 } else if candidate.starts(with: word) {
          2
        } else if stem(of: candidate) == stem(of: word) || isInflected(word, of: candidate) {
          4
        } else if candidate.holds(word) {
          3
        } else if word.count >= Ranking.shortestMistyped, isMistyped(word, for: candidate, mistakes: 1) {
          5
        } else if word.count >= Ranking.shortestMistypedTwice, isMistyped(word, for: candidate, mistakes: 2) { 6 } else
        { nil }
      if let distance { nearest = min(nearest ?? distance, distance) }
    }
    return count == 1 && nearest == 1 ? 0 : nearest
  }

  /// The known word nearest to one that found nothing, to be told as text; `nil` where none is near.
  ///
  /// Counted are letters put in, left out, replaced or swapped: at most a third of the word. O(terms).
  public func nearestWord(to text: some StringProtocol) -> String? {
    let query = SearchQuery(text, catalog: catalog)
    guard let word = query.words.max(by: { $0.count < $1.count }), word.count >= 3, word.count <= 40 else { return nil }
    let limit = max(1, word.count / 3)
    let letters = TermIndex.letters(of: word)
    var nearest: (term: Int, distance: Int)?
    for term in 0..<terms.count
    where abs(terms.length(term) - word.count) <= limit
      && (terms.letters[term] ^ letters).nonzeroBitCount <= 2 * limit && !terms[term].contains(0x20)
    {
      let distance = editDistance(word, terms[term])
      if distance <= limit, distance < nearest?.distance ?? .max { nearest = (term, distance) }
    }
    return nearest.map { String(decoding: terms[$0.term], as: UTF8.self) }
  }
}
