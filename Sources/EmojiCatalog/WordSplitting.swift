/// Calls `body` with each word of folded text: what lies between spaces, punctuation and symbols.
///
/// Marks belong to their word, whatever the script; `#` and `*` are words, since two emoji are named by them.
func forEachWord(in folded: ArraySlice<UInt8>, _ body: (Range<Int>) -> Void) {
  var start: Int?
  var index = folded.startIndex
  while index < folded.endIndex {
    let (isWord, length) = classify(folded, at: index)
    if isWord {
      start = start ?? index
    } else if let begun = start {
      body(begun..<index)
      start = nil
    }
    index += length
  }
  if let begun = start { body(begun..<folded.endIndex) }
}

/// Whether the scalar at an index is part of a word, and its length in bytes.
private func classify(_ text: ArraySlice<UInt8>, at index: Int) -> (isWord: Bool, length: Int) {
  let first = text[index]
  switch first {
  case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "#"), UInt8(ascii: "*"): return (true, 1)
  case 0x00..<0x80: return (false, 1)
  default:
    let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, text.endIndex - index)
    let scalar = String(decoding: text[index..<index + length], as: UTF8.self).unicodeScalars.first
    return (scalar.map(isWordScalar) ?? false, length)
  }
}

private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
    false
  default: true
  }
}
