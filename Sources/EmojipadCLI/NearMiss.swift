import EmojiCatalog

/// The word among `candidates` that `word` was most likely meant to be: at most a third of it mistyped.
///
/// - Returns: The nearest candidate, the first of equals, or `nil` where none is near; always for a word so short
///   that anything is near.
func nearest(_ word: String, among candidates: [String]) -> String? {
  let limit = word.count / 3
  let distances = candidates.map { ($0, editDistance(word, $0)) }
  return distances.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
}
