/// The word among `candidates` that `word` was most likely meant to be: at most a third of it mistyped.
///
/// - Returns: The nearest candidate, the first of equals, or `nil` where none is near; always for a word so short
///   that anything is near.
func nearest(_ word: String, among candidates: [String]) -> String? {
  let limit = word.count / 3
  let distances = candidates.map { ($0, editDistance(word, $0)) }
  return distances.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other (optimal string
/// alignment). O(product of the lengths).
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first)
  let b = Array(second)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
