extension Search {
  /// Finds what every row costs for one word; whole words first, then those that it begins or is in. Where few are
  /// begun by it, the word may be mistyped.
  ///
  /// - Parameters:
  ///   - word: The word, folded.
  ///   - spelling: How it was written before.
  mutating func find(_ word: ArraySlice<UInt8>, _ spelling: UInt8) {
    for row in wordCosts.indices { wordCosts[row] = Ranking.noMatch }
    let terms = index.terms
    let prefixed = terms.range(ofPrefix: word)
    note(prefixed, prefix: word, spelling)
    if word.count >= Ranking.shortestMistyped {
      if prefixed.isEmpty {
        guessUnknown(word)
      } else if terms.length(prefixed.lowerBound) > word.count,
        wordCosts.count(where: { $0 < Ranking.noMatch }) < Ranking.few
      {
        _ = noteMistyped(word, mistakes: 1, penalty: Ranking.typoBesides)
      }
    }
    let letters = TermIndex.letters(of: word)
    // For a letter the set of letters tells all there is to know.
    let isLetter = word.count == 1 && word.allSatisfy { (0x61...0x7A).contains($0) }
    for term in 0..<terms.count
    where terms.letters[term] & letters == letters && !prefixed.contains(term) && (isLetter || terms[term].holds(word))
    {
      note(term, penalty: Ranking.inside)
    }
  }

  /// Notes the terms that begin with a prefix.
  private mutating func note(_ prefixed: Range<Int>, prefix: ArraySlice<UInt8>, _ spelling: UInt8) {
    for term in prefixed {
      let rest = index.terms.length(term) - prefix.count
      if rest == 0 {
        noteWhole(term, spelling)
      } else {
        noteBegun(term, penalty: Ranking.prefix + UInt16(min(rest, Ranking.longestRest)))
      }
    }
  }

  /// Notes the rows of the term that the word is.
  private mutating func noteWhole(_ term: Int, _ spelling: UInt8) {
    for row in index.terms.rows(of: term) where row.cost != TermRow.signs {
      let penalty = row.isSpelled(spelling) ? 0 : Ranking.otherSpelling
      wordCosts[row.row] = min(wordCosts[row.row], row.cost + penalty)
    }
  }

  /// Notes the rows of a term that the word begins, each a little behind the one before it but for the commonest.
  /// Symbols put nothing behind, so that emoji stand among each other as they would without them.
  private mutating func noteBegun(_ term: Int, penalty: UInt16) {
    let first = penalty
    var penalty = penalty
    let last = penalty + Ranking.mostBehind
    for row in index.terms.rows(of: term) where row.cost != TermRow.signs {
      let isCommon = index.commonness[row.row] != Ranking.uncommon
      wordCosts[row.row] = min(wordCosts[row.row], row.cost + (isCommon ? first : penalty))
      if row.row < index.emojiCount { penalty = min(penalty + Ranking.behind, last) }
    }
  }

  /// Notes what a term costs the rows it stands in.
  private mutating func note(_ term: Int, penalty: UInt16) {
    for row in index.terms.rows(of: term) where row.cost != TermRow.signs {
      wordCosts[row.row] = min(wordCosts[row.row], row.cost + penalty)
    }
  }

  // MARK: Guesses

  /// Takes a word that begins none for another form of one, or else for a mistyped one.
  private mutating func guessUnknown(_ word: ArraySlice<UInt8>) {
    isGuessed = true
    let limit = word.count >= Ranking.shortestMistypedTwice ? 2 : 1
    let isOtherForm = noteOtherForms(of: word)
    if noteMistyped(word, mistakes: 1, penalty: Ranking.oneTypo) || isOtherForm { return }
    if limit > 1, noteMistyped(word, mistakes: limit, penalty: Ranking.twoTypos) { return }
    if let vowels = withoutUmlautDigraphs(word) {
      note(index.terms.range(ofPrefix: vowels), prefix: vowels, 0)
    }
  }

  /// Notes the terms of the same stem; true where there are some.
  private mutating func noteOtherForms(of word: ArraySlice<UInt8>) -> Bool {
    let stem = stem(of: word)
    guard word.isASCII, stem.count >= Ranking.shortestStem else { return false }
    let terms = index.terms
    var isFound = false
    for term in terms.range(ofPrefix: stem.prefix(Ranking.shortestStem)) {
      if isInflected(word, of: terms[term]) {
        note(term, penalty: Ranking.inflected)
      } else if EmojiCatalog.stem(of: terms[term]) == stem {
        note(term, penalty: Ranking.stem)
      } else {
        continue
      }
      isFound = true
    }
    return isFound
  }

  /// Notes the terms that a word may be which was mistyped; true where there are some.
  ///
  /// Fingers are known of Latin letters only.
  private mutating func noteMistyped(_ word: ArraySlice<UInt8>, mistakes: Int, penalty: UInt16) -> Bool {
    guard word.isASCII else { return false }
    isGuessed = true
    var found: [Int] = []
    let terms = index.terms
    terms.forEachCandidate(for: word, mistakes: mistakes) { term in
      if isMistyped(word, for: terms[term], mistakes: mistakes) { found.append(term) }
    }
    for term in found {
      let start = terms[term].first == word.first ? 0 : Ranking.typoAtStart
      note(term, penalty: penalty + start)
    }
    return !found.isEmpty
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
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
