/// A word without the endings of English plurals and verb forms.
func stem(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  func drop(_ ending: StaticString, keeping: Int) -> ArraySlice<UInt8>? {
    let length = ending.utf8CodeUnitCount
    guard word.count - length >= keeping,
      unsafe word.suffix(length).elementsEqual(UnsafeBufferPointer(start: ending.utf8Start, count: length))
    else { return nil }
    return word.dropLast(length)
  }
  for ending in ["ies", "ied"] as [StaticString] { if let s = drop(ending, keeping: 2) { return s } }
  for ending in ["ing", "ed", "er", "es", "s", "y", "e"] as [StaticString] {
    if var s = drop(ending, keeping: 3) {
      if ending.utf8CodeUnitCount > 1, let last = s.last, s.dropLast().last == last { s = s.dropLast() }
      if ending.utf8CodeUnitCount > 1, s.last == UInt8(ascii: "e"), s.count > 3 { s = s.dropLast() }
      if s.last == UInt8(ascii: "y") || s.last == UInt8(ascii: "i"), s.count > 3 { s = s.dropLast() }
      return s
    }
  }
  return word
}

/// Whether a word is another one with a regular ending put to it: a plural, a verb's form.
func isInflected(_ word: ArraySlice<UInt8>, of other: ArraySlice<UInt8>) -> Bool {
  guard word.starts(with: other), let last = other.last else { return false }
  let endings = last == UInt8(ascii: "e") ? ["s", "d", "r"] : ["s", "es", "ed", "er", "ing"]
  return endings.contains { word.dropFirst(other.count).elementsEqual($0.utf8) }
}
