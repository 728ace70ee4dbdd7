/// What was typed, taken apart.
struct SearchQuery {
  /// The most words that count. No name has so many, and the costs of more would not fit their numbers.
  static let mostWords = 12

  /// The words, folded, each once, without the articles elided before them.
  let words: [ArraySlice<UInt8>]
  /// How each word is written (`FoldedText.spelling(of:)`).
  let spellings: [UInt8]
  /// The whole, folded, for what is written with signs: `:)`, `<3`, `+1`.
  let signs: ArraySlice<UInt8>
  /// The words as one phrase, with single spaces, and with their articles.
  let phrase: [UInt8]
  /// Rows of emoji that stand in the query themselves, by their text or their code points.
  let emoji: [Int]
  /// Whether nothing but spaces was typed.
  let isBlank: Bool

  init(_ text: some StringProtocol, catalog: Catalog) {
    var folded = FoldedText()
    folded.append(Array(text.utf8)[...])
    var ranges: [Range<Int>] = []
    forEachWord(in: folded.bytes[...]) { ranges.append($0) }
    let notation = Self.codePoints(in: text)
    var seen: Set<ArraySlice<UInt8>> = []
    let distinct = ranges.map { folded.withoutElision($0) ?? $0 }.filter { seen.insert(folded.bytes[$0]).inserted }
    let words = notation == nil ? distinct.prefix(Self.mostWords) : []
    self.words = words.map { folded.bytes[$0] }
    spellings = words.map { folded.spelling(of: $0) }
    phrase = Array(ranges.prefix(Self.mostWords).map { folded.bytes[$0] }.joined(separator: [0x20]))
    signs = trimmed(folded.bytes)
    isBlank = text.allSatisfy(\.isWhitespace)
    emoji = (notation ?? String(text)).compactMap { catalog.row(ofEmoji: $0) }
  }

  /// The text that `U+1F469 U+200D U+1F680` names, with or without spaces; an empty one where a number is no scalar's;
  /// `nil` where the query is not in that notation.
  private static func codePoints(in text: some StringProtocol) -> String? {
    let upper = text.uppercased()
    guard upper.hasPrefix("U+"), upper.utf8.count > 2 else { return nil }
    var scalars = String.UnicodeScalarView()
    for number in upper.split(whereSeparator: { $0 == "U" || $0 == "+" || $0.isWhitespace }) {
      guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else { return "" }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}

extension Catalog {
  /// The row of an emoji in whatever tone, with or without variation selectors; `nil` for any other character.
  public func row(ofEmoji character: Character) -> Int? {
    // Letters are told apart at once: to look through the rows for each would cost more than the search.
    let mayBeEmoji = character.unicodeScalars.contains { scalar in
      scalar.value >= 0x1F000 || scalar.value == 0x20E3 || (scalar.value > 0xA0 && scalar.properties.isEmoji)
    }
    guard mayBeEmoji else { return nil }
    var untoned = String.UnicodeScalarView()
    for scalar in character.unicodeScalars where !(0x1F3FB...0x1F3FF).contains(scalar.value) { untoned.append(scalar) }
    guard !untoned.isEmpty else { return nil }
    return row(of: String(untoned)) ?? Self.untonedPair(String(untoned)).flatMap { row(of: $0) }
  }

  /// The emoji that a toned sequence of two people comes from, where its own scalars without the tones are no emoji.
  private static func untonedPair(_ sequence: String) -> String? {
    switch sequence.unicodeScalars.filter({ $0.value != 0xFE0F }).map(\.value) {
    case [0x1FAF1, 0x200D, 0x1FAF2]: "🤝"
    case [0x1F469, 0x200D, 0x1F91D, 0x200D, 0x1F469]: "👭"
    case [0x1F469, 0x200D, 0x1F91D, 0x200D, 0x1F468]: "👫"
    case [0x1F468, 0x200D, 0x1F91D, 0x200D, 0x1F468]: "👬"
    case [0x1F9D1, 0x200D, 0x2764, 0x200D, 0x1F48B, 0x200D, 0x1F9D1]: "💏"
    case [0x1F9D1, 0x200D, 0x2764, 0x200D, 0x1F9D1]: "💑"
    case [0x1F9D1, 0x200D, 0x1F430, 0x200D, 0x1F9D1]: "👯"
    case [0x1F468, 0x200D, 0x1F430, 0x200D, 0x1F468]: "👯‍♂️"
    case [0x1F469, 0x200D, 0x1F430, 0x200D, 0x1F469]: "👯‍♀️"
    case [0x1F9D1, 0x200D, 0x1FAEF, 0x200D, 0x1F9D1]: "🤼"
    case [0x1F468, 0x200D, 0x1FAEF, 0x200D, 0x1F468]: "🤼‍♂️"
    case [0x1F469, 0x200D, 0x1FAEF, 0x200D, 0x1F469]: "🤼‍♀️"
    default: nil
    }
  }
}
