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
func wrapped(_ text: String, to columns: Int) -> [String] {
  guard columns > 0 else { return [] }
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    var word = String(word)
    if !line.isEmpty, displayWidth(of: line) + 1 + displayWidth(of: word) > columns {
      lines.append(line)
      line = ""
    }
    while displayWidth(of: word) > columns, let first = word.first {
      var piece = ""
      while let next = word.first, displayWidth(of: piece) + displayWidth(of: next) <= columns {
        piece.append(next)
        word.removeFirst()
      }
      if piece.isEmpty {
        piece.append(first)
        word.removeFirst()
      }
      lines.append(piece)
    }
    line += line.isEmpty ? word : " " + word
  }
  return line.isEmpty ? lines : lines + [line]
}
