import ScreenModel

/// The text itself, or its beginning and `…` where it is wider than `columns`. Never cut inside a cluster.
func shortened(_ text: String, to columns: Int) -> String {
  guard displayWidth(of: text) > columns else { return text }
  guard columns > 0 else { return "" }
  var width = 1
  let kept = text.prefix {
    width += displayWidth(of: $0)
    return width <= columns
  }
  return kept + "…"
}

/// The text itself, or `…` and its end where it is wider than `columns`. Never cut inside a cluster.
func shortenedAtStart(_ text: String, to columns: Int) -> String {
  guard displayWidth(of: text) > columns else { return text }
  guard columns > 0 else { return "" }
  var width = 1
  let kept = text.reversed().prefix {
    width += displayWidth(of: $0)
    return width <= columns
  }
  return "…" + String(kept.reversed())
}

/// The text broken between words into lines of at most `columns` columns; a word wider than that is cut into pieces.
/// O(length).
func wrapped(_ text: String, to columns: Int) -> [String] {
  guard columns > 0 else { return [] }
  var lines: [String] = []
  var line = ""
  var width = 0
  // By bytes: a space is never inside a cluster but for marks after it, which belong to no word.
  for word in text.utf8.split(separator: UInt8(ascii: " ")).map({ String(Substring($0)) }) {
    let wordColumns = displayWidth(of: word)
    if width > 0, width + 1 + wordColumns <= columns {
      line += " "
      line += word
      width += 1 + wordColumns
      continue
    }
    if width > 0 { lines.append(line) }
    var rest = Substring(word)
    width = wordColumns
    while width > columns, let piece = takePiece(of: &rest, columns: columns) {
      lines.append(piece.text)
      width -= piece.width
    }
    line = String(rest)
  }
  return line.isEmpty ? lines : lines + [line]
}

/// Takes what fits into some columns from the start of a word, a cluster at least; `nil` of an empty one. O(the piece):
/// a text of 64 KiB without a space must not be gone through once for each of its lines.
private func takePiece(of word: inout Substring, columns: Int) -> (text: String, width: Int)? {
  guard let first = word.first else { return nil }
  var end = word.index(after: word.startIndex)
  var width = displayWidth(of: first)
  while end < word.endIndex {
    let next = displayWidth(of: word[end])
    guard width + next <= columns else { break }
    width += next
    word.formIndex(after: &end)
  }
  defer { word = word[end...] }
  return (String(word[..<end]), width)
}
