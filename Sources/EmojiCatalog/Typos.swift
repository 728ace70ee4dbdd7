/// Whether a word can be another one mistyped in at most `limit` places.
///
/// The mistakes that fingers make: two neighbours swapped, a letter left out, a letter doubled, a key beside the one
/// meant. O(length · 4^limit).
func isMistyped(
  _ typed: ArraySlice<UInt8>, for meant: ArraySlice<UInt8>, mistakes limit: Int, after last: UInt8? = nil
) -> Bool {
  var typed = typed
  var meant = meant
  var last = last
  while let a = typed.first, let b = meant.first, a == b {
    last = a
    typed = typed.dropFirst()
    meant = meant.dropFirst()
  }
  if typed.isEmpty && meant.isEmpty { return true }
  guard limit > 0 else { return false }
  if let b = meant.first, isMistyped(typed, for: meant.dropFirst(), mistakes: limit - 1, after: b) { return true }
  guard let a = typed.first else { return false }
  if a == last || a == typed.dropFirst().first, isMistyped(typed.dropFirst(), for: meant, mistakes: limit - 1, after: a)
  {
    return true
  }
  guard let b = meant.first else { return false }
  if areNeighbours(a, b), isMistyped(typed.dropFirst(), for: meant.dropFirst(), mistakes: limit - 1, after: b) {
    return true
  }
  guard let c = typed.dropFirst().first, let d = meant.dropFirst().first, a == d, b == c else { return false }
  return isMistyped(typed.dropFirst(2), for: meant.dropFirst(2), mistakes: limit - 1, after: d)
}

/// Whether two letters lie beside each other on a QWERTY keyboard.
private func areNeighbours(_ a: UInt8, _ b: UInt8) -> Bool {
  guard let x = position(a), let y = position(b) else { return false }
  return abs(x.row - y.row) <= 1 && abs(x.column - y.column) <= 2 && a != b
}

/// Row and half-key column of a letter.
private func position(_ letter: UInt8) -> (row: Int, column: Int)? {
  let rows: [StaticString] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  for (row, keys) in rows.enumerated() {
    for column in 0..<keys.utf8CodeUnitCount where unsafe keys.utf8Start[column] == letter {
      return (row, 2 * column + row)
    }
  }
  return nil
}
