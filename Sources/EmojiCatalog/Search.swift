/// A search over an index, with buffers that are kept from one query to the next.
///
///     query   "red hea"         words: red, hea                    every row gets the cheapest way in which it
///     costs   red:  ❤️ 7  🟥 20 🎒 –   …                            has each word (Ranking); a row that lacks a
///             hea:  ❤️ 43 🟥 –  …                                   word is out; the rest are sorted by their sum
public struct Search: Sendable {
  /// How many rows that the person uses count.
  public static let mostPreferred = 200

  let index: SearchIndex
  /// What each row costs for the word looked at.
  var wordCosts: [UInt16]
  /// What each row costs for all words, and for those that it has.
  private var totals: [UInt16]
  private var partialTotals: [UInt16]
  /// Where each row stands among those that match equally well: first what the person uses, then the commonest.
  private var order: [UInt16]
  private var keys: [UInt64] = []

  /// Whether the rows found last lack words of the query, since no row has them all.
  public private(set) var isPartial = false
  /// Whether a word of the query was also taken for a mistyped one or for another form.
  var isGuessed = false

  /// Makes a search over an index.
  public init(index: SearchIndex) {
    self.index = index
    wordCosts = Array(repeating: Ranking.noMatch, count: index.catalog.count)
    totals = Array(repeating: 0, count: index.catalog.count)
    partialTotals = totals
    order = Self.order(in: index)
    keys.reserveCapacity(index.catalog.count)
  }

  private static func order(in index: SearchIndex) -> [UInt16] {
    index.commonness.map { UInt16(mostPreferred) + UInt16($0) }
  }

  /// Puts rows before the others of the tier in which they match: what the person uses most.
  ///
  /// - Parameter rows: Data indices, the most used first; as many as `mostPreferred` count.
  public mutating func prefer(_ rows: [Int]) {
    order = Self.order(in: index)
    for (place, row) in rows.prefix(Self.mostPreferred).enumerated().reversed() where order.indices.contains(row) {
      order[row] = UInt16(place)
    }
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
    isGuessed = false
    if query.isBlank { return Array(0..<index.catalog.count) }
    sum(query)
    addWhole(query)
    for (place, row) in query.emoji.enumerated() {
      totals[row] = row < index.emojiCount ? UInt16(clamping: place) : min(totals[row], Ranking.symbolItself)
    }
    addRelatives(of: query.emoji)
    isPartial = query.words.count > 1 && !totals.contains { $0 < Ranking.noMatch }
    if isPartial { takeMost(of: query.words.count) }
    return sortedRows()
  }

  private mutating func sortedRows() -> [Int] {
    keys.removeAll(keepingCapacity: true)
    for row in totals.indices where totals[row] < Ranking.noMatch {
      let isPreferred = Int(order[row]) < Self.mostPreferred
      let total = isPreferred ? Ranking.tier(of: totals[row]) : totals[row]
      keys.append(UInt64(total) << 48 | UInt64(order[row]) << 32 | UInt64(row))
    }
    keys.sort()
    return keys.map { Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF) }
  }

  // MARK: Words

  /// What every row costs for all the words, and for those that it has.
  private mutating func sum(_ query: SearchQuery) {
    for row in totals.indices { totals[row] = query.words.isEmpty ? Ranking.noMatch : 0 }
    for row in partialTotals.indices { partialTotals[row] = 0 }
    for (word, spelling) in zip(query.words, query.spellings) {
      find(word, spelling)
      for row in totals.indices {
        totals[row] =
          max(totals[row], wordCosts[row]) == Ranking.noMatch
          ? Ranking.noMatch : min(totals[row] + wordCosts[row], Ranking.noMatch - 1)
        partialTotals[row] += min(wordCosts[row], Ranking.missingWord)
      }
    }
  }

  /// Takes the rows that have some of the words, where a word that is lacking costs as much as the worst match.
  private mutating func takeMost(of words: Int) {
    let nothing = Ranking.missingWord * UInt16(clamping: words)
    for row in totals.indices { totals[row] = partialTotals[row] < nothing ? partialTotals[row] : Ranking.noMatch }
  }

  // MARK: The whole query

  /// What the query is as a whole: a phrase, the beginning of one, or something written with signs.
  private mutating func addWhole(_ query: SearchQuery) {
    let terms = index.terms
    if query.words.count > 1 || query.words.first?.elementsEqual(query.phrase) == false {
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
