import EmojiCatalog
import ScreenModel

/// The words of a query, to underline where they stand in a text.
struct QueryWords: Hashable {
  private let words: [[UInt8]]

  /// Folds the words of a query.
  init(_ query: String) {
    words = query.split(whereSeparator: Self.separates).map { folded(String($0)) }.filter { !$0.isEmpty }
  }

  /// The text in runs of one style each; words that a word of the query begins are marked as matched.
  func runs(of text: String, _ style: Style) -> [(text: String, style: Style)] {
    guard !words.isEmpty else { return [(text, style)] }
    var runs: [(text: String, style: Style)] = []
    var rest = text[...]
    while !rest.isEmpty {
      let between = rest.prefix(while: Self.separates)
      if !between.isEmpty { runs.append((String(between), style)) }
      rest = rest.dropFirst(between.count)
      let word = rest.prefix { !Self.separates($0) }
      if !word.isEmpty {
        let isMatched = words.contains { folded(String(word)).starts(with: $0) }
        runs.append((String(word), isMatched ? Style(.match, style.attributes.union(.underline)) : style))
      }
      rest = rest.dropFirst(word.count)
    }
    return runs
  }

  private static func separates(_ character: Character) -> Bool {
    switch character {
    case " ", "·", ":", "_", "-", ",", ".", "“", "”", "(", ")", "’", "'": true
    default: false
    }
  }
}
