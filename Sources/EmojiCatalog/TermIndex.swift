/// Every term of the tables, sorted, with the rows it stands in.
///
///     terms        "heart" "heartbeat" "hearts" …     sorted bytewise: what begins with a prefix is one range
///     rows         │ 0 1 2 │ 3 │ 4 5 │                 those of term i are firstRows[i]..<firstRows[i + 1], each with
///                                                      what the term costs there (Ranking)
///     letters      a bit a letter: a cheap "that cannot be in there" for parts of words and for typos
///     byLength     the terms once more, the shortest first: a mistyped word is nearly as long as the one meant
struct TermIndex {
  private var text: [UInt8] = []
  private var starts: [UInt32] = [0]
  private(set) var letters: [UInt32] = []
  private var firstRows: [UInt32] = [0]
  private var rows: [TermRow] = []
  /// The terms by their length, with their letters, and for each length the place of the first one.
  private var byLength: [(letters: UInt32, term: UInt32)] = []
  private var lengthStarts: [Int] = []

  /// Sorts what a collector gathered. O(n log n).
  ///
  /// - Parameters:
  ///   - collector: The terms and where they occur.
  ///   - commonness: For each row its place among the commonest; none where all rows are alike.
  init(_ collector: TermCollector, commonness: [UInt8] = []) {
    let order = collector.sortedTerms()
    var rank = [UInt32](repeating: 0, count: order.count)
    text.reserveCapacity(collector.byteCount)
    starts.reserveCapacity(order.count + 1)
    letters.reserveCapacity(order.count)
    for (index, term) in order.enumerated() {
      rank[Int(term)] = UInt32(index)
      let bytes = collector.bytes(of: Int(term))
      text += bytes
      starts.append(UInt32(text.count))
      letters.append(Self.letters(of: bytes))
    }
    // A counting sort by term keeps the order in which the occurrences of each were met: row by row.
    var next = [UInt32](repeating: 0, count: order.count + 1)
    for occurrence in collector.occurrences { next[Int(rank[Int(occurrence.term)]) + 1] += 1 }
    for index in 1..<max(1, next.count) { next[index] += next[index - 1] }
    var sorted = Array(
      repeating: TermOccurrence(row: 0, field: .name, isWhole: false), count: collector.occurrences.count)
    let starts = next
    for occurrence in collector.occurrences {
      let index = Int(rank[Int(occurrence.term)])
      sorted[Int(next[index])] = occurrence.occurrence
      next[index] += 1
    }
    firstRows.reserveCapacity(order.count + 1)
    rows.reserveCapacity(sorted.count)
    for term in order.indices {
      appendRows(of: sorted[Int(starts[term])..<Int(starts[term + 1])])
      sortRows(from: Int(firstRows[term]), commonness)
      firstRows.append(UInt32(rows.count))
    }
    sortByLength()
  }

  private mutating func sortByLength() {
    let longest = zip(starts.dropFirst(), starts).map { Int($0 - $1) }.max() ?? 0
    lengthStarts = Array(repeating: 0, count: longest + 2)
    for term in 0..<count { lengthStarts[length(term) + 1] += 1 }
    for length in 1..<lengthStarts.count { lengthStarts[length] += lengthStarts[length - 1] }
    byLength = Array(repeating: (0, 0), count: count)
    var next = lengthStarts
    for term in 0..<count {
      byLength[next[length(term)]] = (letters[term], UInt32(term))
      next[length(term)] += 1
    }
  }

  /// Appends the rows of a term's occurrences, those in one row taken together.
  private mutating func appendRows(of occurrences: ArraySlice<TermOccurrence>) {
    var index = occurrences.startIndex
    while index < occurrences.endIndex {
      let row = occurrences[index].row
      var kinds: OccurrenceKinds = []
      var spellings: UInt32 = 0
      while index < occurrences.endIndex, occurrences[index].row == row {
        kinds.formUnion(occurrences[index].kind)
        spellings |= 1 << UInt32(occurrences[index].spelling)
        index += 1
      }
      let cost = kinds == .whole(.signs) ? TermRow.signs : Ranking.cost(kinds)
      rows.append(TermRow(row: row, spellings: spellings, cost: cost))
    }
  }

  /// Puts the rows of the last term in the order in which a query finds them. Most terms have one, few have many.
  private mutating func sortRows(from first: Int, _ commonness: [UInt8]) {
    guard rows.count - first > 1 else { return }
    func key(_ row: TermRow) -> Int {
      let place = row.row < commonness.count ? commonness[row.row] : 0
      return Int(row.cost) << 8 | Int(place)
    }
    // Stable: equal ones stay in the order of the catalogue.
    let keyed = rows[first...].enumerated().map { (key: key($0.element) << 12 | $0.offset, row: $0.element) }
    for (offset, element) in keyed.sorted(by: { $0.key < $1.key }).enumerated() { rows[first + offset] = element.row }
  }

  /// How many terms there are.
  var count: Int { letters.count }

  /// The bytes of a term, folded.
  subscript(term: Int) -> ArraySlice<UInt8> {
    text[Int(starts[term])..<Int(starts[term + 1])]
  }

  /// The length of a term in bytes.
  func length(_ term: Int) -> Int {
    Int(starts[term + 1] - starts[term])
  }

  /// The rows that a term stands in. A row that has it in a language table too is there twice.
  func rows(of term: Int) -> ArraySlice<TermRow> {
    rows[Int(firstRows[term])..<Int(firstRows[term + 1])]
  }

  /// Calls `body` with each term that a word may be which was mistyped in some places, judged by length and letters.
  ///
  /// A mistake adds a letter at most, and takes one away at most. O(terms of nearly that length).
  func forEachCandidate(for word: ArraySlice<UInt8>, mistakes: Int, _ body: (_ term: Int) -> Void) {
    let typed = Self.letters(of: word)
    let shortest = min(max(word.count - mistakes, 0), lengthStarts.count - 1)
    let end = min(word.count + mistakes + 1, lengthStarts.count - 1)
    for (letters, term) in byLength[lengthStarts[shortest]..<max(lengthStarts[shortest], lengthStarts[end])]
    where (letters & ~typed).hasAtMost(mistakes) && (typed & ~letters).hasAtMost(mistakes) {
      body(Int(term))
    }
  }

  /// The term of exactly these bytes. O(log terms).
  func term(_ bytes: some Collection<UInt8>) -> Int? {
    let first = range(ofPrefix: bytes).lowerBound
    return first < count && length(first) == bytes.count && self[first].elementsEqual(bytes) ? first : nil
  }

  /// The terms that begin with a prefix; a term that is the prefix comes first. O(log terms).
  func range(ofPrefix prefix: some Collection<UInt8>) -> Range<Int> {
    let first = partition(from: 0) { !self[$0].lexicographicallyPrecedes(prefix) }
    return first..<partition(from: first) { !self[$0].starts(with: prefix) }
  }

  private func partition(from start: Int, _ isPast: (Int) -> Bool) -> Int {
    var low = start
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The letters of a term as a set of bits: one each for a to z, six shared by the rest of ASCII; of longer scalars
  /// the bytes that tell them apart, over all bits.
  static func letters(of term: some Sequence<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    for byte in term {
      switch byte {
      case 0x61...0x7A: bits |= 1 << UInt32(byte - 0x61)
      case ..<0x80: bits |= 1 << UInt32(26 + byte % 6)
      case ..<0xC0: bits |= 1 << UInt32(byte & 0x1F)
      default: break  // the first byte of a scalar, which a script shares
      }
    }
    return bits
  }
}

extension UInt32 {
  /// Whether no more than `limit` bits are set. O(limit), which is quicker than to count all where few are allowed.
  fileprivate func hasAtMost(_ limit: Int) -> Bool {
    var bits = self
    for _ in 0..<limit { bits &= bits &- 1 }
    return bits == 0
  }
}
