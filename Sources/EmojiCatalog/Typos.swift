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
  guard (0x61...0x7A).contains(a), (0x61...0x7A).contains(b) else { return false }
  return neighbours[Int(a - 0x61)] & 1 << UInt32(b - 0x61) != 0
}

/// For each letter the letters beside it, a bit each.
private let neighbours: [UInt32] = {
  // Row and half-key column of each letter.
  var places: [(letter: UInt8, row: Int, column: Int)] = []
  for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
    for (column, letter) in keys.utf8.enumerated() { places.append((letter, row, 2 * column + row)) }
  }
  var neighbours = [UInt32](repeating: 0, count: 26)
  for a in places {
    for b in places where a.letter != b.letter && abs(a.row - b.row) <= 1 && abs(a.column - b.column) <= 2 {
      neighbours[Int(a.letter - 0x61)] |= 1 << UInt32(b.letter - 0x61)
    }
  }
  return neighbours
}()
