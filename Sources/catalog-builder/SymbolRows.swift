/// The rows of the symbols: characters that are no emoji, in one group, by what they are for.
struct SymbolRows: Sendable {
  /// The group's name; the picker knows its tab by it.
  static let group = "Signs"

  /// What CLDR's list does not tell of itself: the subgroups in their order.
  private static let subgroups = [
    "punctuation", "keys", "arrows", "math", "currency", "numbers", "greek", "shapes", "signs", "box drawing", "blocks",
  ]

  private(set) var rows: [CatalogTable.Row] = []

  // !	U+0021	Po	Basic Latin	exclamation mark	bang|exclamation|mark|point
  /// Joins CLDR's symbols with those that were written by hand; what both have keeps CLDR's name and gets the words of
  /// both.
  init(cldr: TextFile, extra: TextFile) throws(BuildError) {
    var places: [String: Int] = [:]
    for (number, line) in cldr.lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, fields[0].count == 1 else {
        throw cldr.malformed(number, "not a symbol, its code point, category, block, name and keywords")
      }
      guard Self.isShowable(fields[0]) else { continue }
      places[fields[0]] = rows.count
      append(
        fields[0], Self.subgroup(category: fields[2], block: fields[3]), name: fields[4],
        keywords: fields[5].split(separator: "|").map(String.init))
    }
    for (number, fields) in try HandWrittenTable(extra, fieldCount: 4).rows {
      let keywords = fields[3].split(separator: "|").map(String.init)
      guard fields[0].count == 1, Self.subgroups.contains(fields[1]), !fields[2].isEmpty else {
        throw extra.malformed(number, "not a symbol, one of the subgroups and a name")
      }
      if let place = places[fields[0]] {
        let known = [rows[place].name] + rows[place].keywords
        rows[place].keywords += ([fields[2]] + keywords).filter { !known.contains($0) }
        rows[place].subgroup = fields[1]
      } else {
        places[fields[0]] = rows.count
        append(fields[0], fields[1], name: fields[2], keywords: keywords)
      }
    }
    // Within a subgroup what is on every keyboard first, then CLDR's order, then that of the list.
    let order = Dictionary(uniqueKeysWithValues: Self.subgroups.enumerated().map { ($1, $0) })
    func key(_ place: Int) -> (Int, Int, Int) {
      let row = rows[place]
      return (order[row.subgroup] ?? 0, row.text.unicodeScalars.allSatisfy(\.isASCII) ? 0 : 1, place)
    }
    rows = rows.indices.sorted { key($0) < key($1) }.map { rows[$0] }
  }

  private mutating func append(_ text: String, _ subgroup: String, name: String, keywords: [String]) {
    rows.append(
      CatalogTable.Row(
        text: text, group: Self.group, subgroup: subgroup, since: "", tone: .none, name: name, keywords: keywords,
        github: [], slack: [], extra: []))
  }

  /// Whether a terminal shows the symbol by itself: no mark, no control, nothing without a width.
  private static func isShowable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .surrogate, .privateUse, .unassigned,
        .spaceSeparator, .lineSeparator, .paragraphSeparator:
        false
      default: true
      }
    }
  }

  private static func subgroup(category: String, block: String) -> String {
    switch (category, block) {
    case (_, "Arrows"): "arrows"
    case ("Sc", _): "currency"
    case ("No", _): "numbers"
    case (_, "Geometric Shapes"): "shapes"
    case ("Sm", _), (_, "Mathematical Operators"): "math"
    case ("Po", _), ("Pd", _), ("Ps", _), ("Pe", _), ("Pi", _), ("Pf", _), ("Pc", _), ("Sk", _): "punctuation"
    default: "signs"
    }
  }
}
