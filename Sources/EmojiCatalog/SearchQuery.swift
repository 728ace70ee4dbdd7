/// What was typed, taken apart.
struct SearchQuery {
  /// The words, folded, each once.
  let words: [ArraySlice<UInt8>]
  /// The whole, folded, for what is written with signs: `:)`, `<3`, `+1`.
  let signs: ArraySlice<UInt8>
  /// The words as one phrase, with single spaces.
  let phrase: [UInt8]
  /// Rows of emoji that stand in the query themselves, by their text or their code points.
  let emoji: [Int]
  /// Whether nothing but spaces was typed.
  let isBlank: Bool

  init(_ text: some StringProtocol, catalog: Catalog) {
    let folded = folded(text)
    var words: [ArraySlice<UInt8>] = []
    forEachWord(in: folded[...]) { words.append(folded[$0]) }
    let named = Self.codePoints(in: text)
    var seen: Set<ArraySlice<UInt8>> = []
    self.words = named == nil ? words.filter { seen.insert($0).inserted } : []
    phrase = Array(words.joined(separator: [0x20]))
    signs = trimmed(folded)
    isBlank = text.allSatisfy(\.isWhitespace)
    emoji = (named ?? String(text)).compactMap { catalog.row(ofEmoji: $0) }
  }

  /// The text that `U+1F469 U+200D U+1F680` names; `nil` where the query is not in that notation.
  private static func codePoints(in text: some StringProtocol) -> String? {
    var scalars = String.UnicodeScalarView()
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard word.hasPrefix("U+") || word.hasPrefix("u+"), (3...8).contains(word.utf8.count),
        let scalar = UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      scalars.append(scalar)
    }
    return scalars.isEmpty ? nil : String(scalars)
  }
}

extension Catalog {
  /// The row of an emoji in whatever tone, with or without variation selectors; `nil` for any other character.
  func row(ofEmoji character: Character) -> Int? {
    // Letters are told apart at once: to look through the rows for each would cost more than the search.
    let mayBeEmoji = character.unicodeScalars.contains { scalar in
      scalar.value >= 0x1F000 || scalar.value == 0x20E3 || (scalar.value > 0xA0 && scalar.properties.isEmoji)
    }
    guard mayBeEmoji else { return nil }
    let untoned = character.unicodeScalars.filter { !(0x1F3FB...0x1F3FF).contains($0.value) }
    guard !untoned.isEmpty else { return nil }
    return row(of: String(String.UnicodeScalarView(untoned)))
  }
}
