import TestSupport

/// What a picker's screen says in words of the selected slot, read as a person would.
struct NameLine: Hashable {
  /// The kinds of slots.
  enum Kind: Hashable {
    case emoji
    /// The ⌫ key.
    case deleteKey
    case nothing
  }

  let kind: Kind
  /// The name as far as it is shown.
  let name: String
  /// Whether the end of the name was cut off.
  let isNameCut: Bool
  /// The code points as far as they are shown.
  let codePoints: [UInt32]
  /// Whether code points were cut off.
  let areCodePointsCut: Bool

  /// Reads a screen.
  init(on screen: Tmux.Screen) {
    self.init(rows: screen.rows)
  }

  /// Reads the rows of a screen: the code points stand in the last one with a `U+`, the name before them or in the
  /// row above.
  init(rows: [String]) {
    let key = rows.last { $0.hasPrefix("⌫ ") || $0.hasPrefix("  ⌫ ") }
    guard let row = rows.lastIndex(where: { $0.contains("U+") }),
      let start = rows[row].firstIndex(of: "U+")
    else {
      kind = key == nil ? .nothing : .deleteKey
      name = ""
      (isNameCut, codePoints, areCodePointsCut) = (false, [], false)
      return
    }
    kind = .emoji
    var tokens: [UInt32] = []
    var isCut = false
    for word in rows[row][start...].split(separator: " ") {
      guard word.hasPrefix("U+"), !word.hasSuffix("…") else {
        isCut = word.hasSuffix("…")
        break
      }
      guard let value = UInt32(word.dropFirst(2), radix: 16) else { break }
      tokens.append(value)
    }
    codePoints = tokens
    areCodePointsCut = isCut
    let before = trimmed(rows[row][..<start])
    let shown = before.isEmpty && row > 0 ? withoutShortcode(trimmed(rows[row - 1][...])) : withoutShortcode(before)
    isNameCut = shown.hasSuffix("…")
    name = isNameCut ? trimmed(shown.dropLast()) : shown
  }

  /// Whether these bytes are what the line told.
  func tells(_ output: String) -> Bool {
    let values = output.unicodeScalars.map(\.value)
    return areCodePointsCut ? values.starts(with: codePoints) : values == codePoints
  }

  /// Whether this is the name as far as it is shown.
  func shows(name whole: String) -> Bool {
    isNameCut ? whole.hasPrefix(name) : whole == name
  }
}

private func trimmed(_ text: Substring) -> String {
  var rest = text
  while rest.first == " " { rest.removeFirst() }
  while rest.last == " " { rest.removeLast() }
  return String(rest)
}

/// A name without the `:shortcode:` after it.
private func withoutShortcode(_ text: String) -> String {
  guard text.hasSuffix(":"), let space = text.lastIndex(of: " "), text[space...].dropFirst().first == ":" else {
    return text
  }
  return trimmed(text[..<space])
}

extension String {
  /// Where a text stands first.
  fileprivate func firstIndex(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
