/// A search over an index, with buffers that are kept from one query to the next.
///
///     query   "red hea"         words: red, hea                    every row gets the cheapest way in which it
///     costs   red:  ❤️ 7  🟥 20 🎒 –   …                            has each word (Ranking); a row that lacks a
///             hea:  ❤️ 43 🟥 –  …                                   word is out; the rest are sorted by their sum
public struct Search: Sendable {
  private let index: SearchIndex
  private var wordCosts: [UInt16]
  private var totals: [UInt16]
  private var keys: [UInt32] = []

  /// Whether the rows found last lack words of the query, since no row has them all.
  public private(set) var isPartial = false

  /// Makes a search over an index.
  public init(index: SearchIndex) {
    self.index = index
    wordCosts = Array(repeating: Ranking.noMatch, count: index.catalog.count)
    totals = Array(repeating: 0, count: index.catalog.count)
    keys.reserveCapacity(index.catalog.count)
  }

  /// The rows that match a query, the best first. O(terms + occurrences of the terms that match).
  ///
  /// All words must match. Where no row has them all, the rows that have most of them are given, so that a word too
  /// much still leads somewhere.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: Data indices; every row where nothing but spaces was typed.
  public mutating func rows(for text: some StringProtocol) -> [Int] {
    let query = SearchQuery(text, catalog: index.catalog)
    isPartial = false
    if query.isBlank { return Array(0..<index.catalog.count) }
    sum(query.words)
    addWhole(query)
    for (place, row) in query.emoji.enumerated() { totals[row] = UInt16(clamping: place) }
    addRelatives(of: query.emoji)
    isPartial = query.words.count > 1 && !totals.contains { $0 < Ranking.noMatch }
    if isPartial { sumMost(of: query.words) }
    return sortedRows()
  }

  private mutating func sortedRows() -> [Int] {
    keys.removeAll(keepingCapacity: true)
    for row in totals.indices where totals[row] < Ranking.noMatch {
      keys.append(UInt32(totals[row]) << 19 | UInt32(index.commonness[row]) << 11 | UInt32(row))
    }
    keys.sort()
    return keys.map { Int($0 & 0x7FF) }
  }

  // MARK: Words

  /// What every row costs for all the words.
  private mutating func sum(_ words: [ArraySlice<UInt8>]) {
    for row in totals.indices { totals[row] = words.isEmpty ? Ranking.noMatch : 0 }
    for word in words {
      find(word)
      for row in totals.indices {
        totals[row] =
          max(totals[row], wordCosts[row]) == Ranking.noMatch
          ? Ranking.noMatch : min(totals[row] + wordCosts[row], Ranking.noMatch - 1)
      }
    }
  }

  /// What every row costs that has all words but one, or all but two …; a word that is lacking costs as much as the
  /// worst match.
  private mutating func sumMost(of words: [ArraySlice<UInt8>]) {
    for row in totals.indices { totals[row] = 0 }
    for word in words {
      find(word)
      for row in totals.indices {
        totals[row] += min(wordCosts[row], Ranking.missingWord)
      }
    }
    for row in totals.indices where totals[row] >= Ranking.missingWord * UInt16(clamping: words.count) {
      totals[row] = Ranking.noMatch
    }
  }

  /// What every row costs for one word.
  private mutating func find(_ word: ArraySlice<UInt8>) {
    for row in wordCosts.indices { wordCosts[row] = Ranking.noMatch }
    let terms = index.terms
    let prefixed = terms.range(ofPrefix: word)
    note(prefixed, prefix: word)
    let letters = TermIndex.letters(of: word)
    if prefixed.isEmpty, word.count >= Ranking.shortestMistyped, !findOtherForms(of: word, letters),
      let vowels = withoutUmlautDigraphs(word)
    {
      note(terms.range(ofPrefix: vowels), prefix: vowels)
    }
    // For a letter the set of letters tells all there is to know.
    let isLetter = word.count == 1 && word.allSatisfy { (0x61...0x7A).contains($0) }
    for term in 0..<terms.count
    where terms.letters[term] & letters == letters && !prefixed.contains(term) && (isLetter || terms[term].holds(word))
    {
      note(term, penalty: Ranking.inside)
    }
  }

  private mutating func note(_ prefixed: Range<Int>, prefix: ArraySlice<UInt8>) {
    for term in prefixed {
      let rest = index.terms.length(term) - prefix.count
      note(term, penalty: rest == 0 ? 0 : Ranking.prefix + UInt16(min(rest, Ranking.longestRest)))
    }
  }

  /// Takes the word for another form of a known one, or else for a mistyped one.
  ///
  /// - Returns: Whether there is such a one.
  private mutating func findOtherForms(of word: ArraySlice<UInt8>, _ letters: UInt32) -> Bool {
    // Fingers and endings are known of Latin letters only.
    guard word.allSatisfy({ $0 < 0x80 }) else { return false }
    let terms = index.terms
    var isFound = false
    let stem = stem(of: word)
    if stem.count >= Ranking.shortestStem {
      for term in terms.range(ofPrefix: stem.prefix(Ranking.shortestStem))
      where EmojiCatalog.stem(of: terms[term]) == stem {
        note(term, penalty: Ranking.stem)
        isFound = true
      }
    }
    for mistakes in 1...(word.count >= Ranking.shortestMistypedTwice ? 2 : 1) {
      for term in 0..<terms.count
      where (terms.letters[term] ^ letters).nonzeroBitCount <= 2 * mistakes
        && abs(terms.length(term) - word.count) <= mistakes
        && isMistyped(word, for: terms[term], mistakes: mistakes)
      {
        let start = terms[term].first == word.first ? 0 : Ranking.typoAtStart
        note(term, penalty: (mistakes == 1 ? Ranking.oneTypo : Ranking.twoTypos) + start)
        isFound = true
      }
      if isFound { return true }
    }
    return isFound
  }

  /// Notes what a term costs the rows it stands in.
  private mutating func note(_ term: Int, penalty: UInt16) {
    for row in index.terms.rows(of: term) where row.cost != TermRow.signs {
      wordCosts[row.row] = min(wordCosts[row.row], row.cost + penalty)
    }
  }

  // MARK: The whole query

  /// What the query is as a whole: a phrase, the beginning of one, or something written with signs.
  private mutating func addWhole(_ query: SearchQuery) {
    let terms = index.terms
    if query.words.count > 1 {
      for term in terms.range(ofPrefix: query.phrase) {
        let penalty = terms.length(term) == query.phrase.count ? 0 : Ranking.prefix
        for row in terms.rows(of: term) where row.cost != TermRow.signs {
          totals[row.row] = min(totals[row.row], row.cost + penalty)
        }
      }
    }
    // `:+1:` is the shortcode of `+1`.
    let colon = UInt8(ascii: ":")
    let inside = query.signs.drop { $0 == colon }
    let candidates = [query.signs, inside.last == colon ? inside.dropLast() : inside]
    guard let term = candidates.lazy.compactMap({ $0.isEmpty ? nil : terms.term($0) }).first else { return }
    for row in terms.rows(of: term) where row.cost == TermRow.signs { totals[row.row] = Ranking.signs }
  }

  /// Adds the emoji that share the first scalar of one that was pasted: its genders, its directions.
  private mutating func addRelatives(of emoji: [Int]) {
    for row in emoji {
      guard let first = index.catalog[row].text.unicodeScalars.first else { continue }
      for other in totals.indices
      where totals[other] == Ranking.noMatch && index.catalog[other].text.unicodeScalars.first == first {
        totals[other] = Ranking.relative
      }
    }
  }
}

/// A word with `a`, `o`, `u` for the `ae`, `oe`, `ue` that stand for ä, ö, ü where a keyboard lacks them; `nil`
/// where it has none.
private func withoutUmlautDigraphs(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  var result: [UInt8] = []
  for byte in word {
    if byte == UInt8(ascii: "e"), let last = result.last, "aou".utf8.contains(last) { continue }
    result.append(byte)
  }
  return result.count == word.count ? nil : result[...]
}

extension ArraySlice<UInt8> {
  /// Whether the bytes of `part` stand in a row somewhere. O(product of the lengths), mostly O(length).
  func holds(_ part: ArraySlice<UInt8>) -> Bool {
    guard part.count <= count else { return false }
    var start = startIndex
    while start <= endIndex - part.count {
      var offset = 0
      while offset < part.count, self[start + offset] == part[part.startIndex + offset] { offset += 1 }
      if offset == part.count { return true }
      start += 1
    }
    return false
  }
}
