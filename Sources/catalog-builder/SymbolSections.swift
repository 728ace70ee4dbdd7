/// Which symbols there are, in which sections and in which order: a table written by hand, a section a line.
///
///     currency⇥$ ¢ £ ¥ …
struct SymbolSections: Sendable {
  struct Entry: Equatable, Sendable {
    let section: String
    let symbol: Unicode.Scalar

    var text: String { String(symbol) }
  }

  let entries: [Entry]
  private let file: TextFile

  init(_ file: TextFile) throws(BuildError) {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for (line, fields) in try HandWrittenTable(file, fieldCount: 2).rows {
      for text in fields[1].split(separator: " ") {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, Self.isShown(scalar) else {
          throw file.malformed(line, "\(text) is not one visible character")
        }
        guard seen.insert(String(text)).inserted else { throw file.malformed(line, "\(text) a second time") }
        entries.append(Entry(section: fields[0], symbol: scalar))
      }
    }
    self.entries = entries
    self.file = file
  }

  /// Whether a character is seen where it stands alone: no control, no space, no mark on another one.
  static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// Fails where a symbol has no place, and where an emoji has one.
  func requirePlaces(of symbols: some Sequence<String>, notOf emoji: Set<String>) throws(BuildError) {
    let placed = Set(entries.map(\.text))
    if let missing = symbols.filter({ !placed.contains($0) }).min() {
      throw file.malformed(0, "no place for \(missing)")
    }
    if let misplaced = placed.intersection(emoji).min() { throw file.malformed(0, "\(misplaced) is an emoji") }
  }
}
