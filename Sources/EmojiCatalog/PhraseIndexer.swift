/// Folds phrases and hands their terms to a collector: each word, and the whole phrase with single spaces.
///
///     "flag: Åland Islands"   →  flag · aland · islands · "flag aland islands" · "aland islands"
///     "t-shirt"               →  t · shirt · "t shirt" · tshirt
///     "coeur d'or"            →  coeur · dor · or · "coeur dor"
///     ":)"                    →  ":)", the whole with its signs
struct PhraseIndexer {
  private(set) var collector: TermCollector
  private var folded = FoldedText()
  private var joined: [UInt8] = []
  private var words: [Range<Int>] = []

  init(expectedTerms: Int) {
    collector = TermCollector(expectedTerms: expectedTerms)
  }

  /// Adds the items of a list, which are separated by `|`.
  mutating func add(list: ArraySlice<UInt8>, _ row: Int, _ field: TermField) {
    forEachItem(of: list) { item in
      if field == .informal {
        let (word, rank) = splitRank(item)
        add(word, row, TermField(rank: rank))
      } else {
        add(item, row, field)
      }
    }
  }

  /// Adds a phrase.
  mutating func add(_ phrase: ArraySlice<UInt8>, _ row: Int, _ field: TermField) {
    guard !phrase.isEmpty else { return }
    folded.removeAll()
    words.removeAll(keepingCapacity: true)
    folded.append(phrase)
    forEachWord(in: folded.bytes[...]) { words.append($0) }
    if isMadeOfSigns(folded.bytes, words: words) {
      collector.add(trimmed(folded.bytes), TermOccurrence(row: row, field: .signs, isWhole: true))
      return
    }
    for word in words {
      add(word, row, field, isWhole: words.count == 1)
      if let bare = folded.withoutElision(word) { add(bare, row, field, isWhole: words.count == 1) }
    }
    guard words.count > 1 else { return }
    addJoined(words[...], separator: UInt8(ascii: " "), row, field)
    if field == .name || field == .localName, let colon = folded.bytes.firstIndex(of: UInt8(ascii: ":")),
      let first = words.firstIndex(where: { $0.lowerBound > colon }), first > 0
    {
      addJoined(words[first...], separator: UInt8(ascii: " "), row, field)
    }
    if words.count == 2, folded.bytes.contains(UInt8(ascii: "-")) || field == .shortcode {
      addJoined(words[...], separator: nil, row, field)
    }
  }

  private mutating func addJoined(_ words: ArraySlice<Range<Int>>, separator: UInt8?, _ row: Int, _ field: TermField) {
    joined.removeAll(keepingCapacity: true)
    for word in words {
      if let separator, !joined.isEmpty { joined.append(separator) }
      joined += folded.bytes[word]
    }
    collector.add(joined[...], TermOccurrence(row: row, field: field, isWhole: true))
  }

  private mutating func add(_ word: Range<Int>, _ row: Int, _ field: TermField, isWhole: Bool) {
    collector.add(
      folded.bytes[word],
      TermOccurrence(row: row, field: field, spelling: folded.spelling(of: word), isWhole: isWhole))
  }
}

/// Whether the signs of a folded phrase are what it is about: most of it, or all but a letter or digit.
func isMadeOfSigns(_ folded: [UInt8], words: [Range<Int>]) -> Bool {
  let letters = words.reduce(0) { $0 + $1.count }
  return letters < folded.count && (2 * letters < folded.count || folded.count <= 2)
}

/// Calls `body` with each item of a list whose items are separated by `|`.
func forEachItem(of list: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
  var start = list.startIndex
  while start < list.endIndex {
    let end = list[start...].firstIndex(of: Ascii.separator) ?? list.endIndex
    body(list[start..<end])
    start = end + 1
  }
}

/// Bytes without the spaces at both ends.
func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
  var rest = text[...]
  while rest.first == 0x20 { rest.removeFirst() }
  while rest.last == 0x20 { rest.removeLast() }
  return rest
}
