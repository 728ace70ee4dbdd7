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
    emoji = Self.emoji(in: notation ?? String(text), of: catalog)
  }

  /// The rows of the emoji in a query. A symbol counts where it is all of the query: in “l’amour” ’ is none.
  private static func emoji(in text: String, of catalog: Catalog) -> [Int] {
    let symbol = text.count == 1 ? catalog.emoji(of: text).map { [$0.row] } : nil
    return symbol ?? catalog.emoji(in: text).map(\.row).filter { !catalog[$0].isSymbol }
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
