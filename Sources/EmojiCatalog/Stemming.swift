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
