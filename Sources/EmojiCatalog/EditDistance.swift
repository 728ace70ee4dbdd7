/// Insertions, deletions, replacements and swaps of neighbours that turn one sequence into the other (optimal string
/// alignment). O(product of the lengths).
public func editDistance<Element: Equatable>(
  _ first: some Collection<Element>, _ second: some Collection<Element>
) -> Int {
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
