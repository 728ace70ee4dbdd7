/// The sources of `symbols.tsv`, joined to its rows: CLDR's annotations of characters that are no emoji, and what was
/// written by hand of others.
struct SymbolRows {
  /// The group that all of them are in. "Symbols" is one of the emoji.
  static let group = "Text Symbols"

  /// What was written by hand of a symbol.
  private struct Extra {
    let name: String
    let keywords: [String]
  }

  private let sections: SymbolSections
  private let annotations: CLDRAnnotations
  private let unicodeNames: UnicodeNames
  private let extras: [String: Extra]

  /// - Parameters:
  ///   - inputs: The files.
  ///   - annotations: CLDR's in English.
  ///   - emoji: The sequences of all emoji.
  init(_ inputs: Inputs, annotations: CLDRAnnotations, emoji: [EmojiSequence]) throws(BuildError) {
    sections = try SymbolSections(inputs.symbolSections)
    unicodeNames = try UnicodeNames(unicodeData: inputs.unicodeData)
    self.annotations = annotations
    let emoji = Set(emoji.map(\.key))
    let annotated = Self.symbols(in: annotations, notIn: emoji)
    try sections.requirePlaces(of: annotated, notOf: emoji)
    extras = try Self.extras(inputs.symbolExtras, placed: Set(sections.entries.map(\.text)), annotated: annotated)
  }

  /// What CLDR annotates beside emoji, their tones and their components: single characters that can be seen.
  static func symbols(in annotations: CLDRAnnotations, notIn emoji: Set<String>) -> Set<String> {
    Set(
      annotations.names.keys.filter { key in
        guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return false }
        return !emoji.contains(key) && !scalar.properties.isEmojiPresentation && SymbolSections.isShown(scalar)
      })
  }

  private static func extras(
    _ file: TextFile, placed: Set<String>, annotated: Set<String>
  ) throws(BuildError) -> [String: Extra] {
    var extras: [String: Extra] = [:]
    for (line, fields) in try HandWrittenTable(file, fieldCount: 3).rows {
      guard placed.contains(fields[0]) else { throw file.malformed(line, "\(fields[0]) is in no section") }
      guard !annotated.contains(fields[0]) else { throw file.malformed(line, "CLDR has \(fields[0])") }
      let extra = Extra(name: fields[1], keywords: fields[2].split(separator: "|").map(String.init))
      guard extras.updateValue(extra, forKey: fields[0]) == nil else {
        throw file.malformed(line, "a second row for \(fields[0])")
      }
    }
    return extras
  }

  func rows() throws(BuildError) -> [CatalogTable.Row] {
    var rows: [CatalogTable.Row] = []
    for entry in sections.entries { rows.append(try row(of: entry)) }
    return rows
  }

  /// The row of one symbol. Unicode's name is what it is found by where another name is shown.
  private func row(of entry: SymbolSections.Entry) throws(BuildError) -> CatalogTable.Row {
    let text = entry.text
    let unicodeName = unicodeNames[entry.symbol]
    guard let name = annotations.names[text] ?? extras[text]?.name ?? unicodeName else {
      throw .unknownEmoji(file: "UnicodeData.txt", emoji: text)
    }
    var keywords = KeywordList(excluding: [name])
    keywords.append(annotations.keywords[text] ?? [])
    keywords.append(extras[text]?.keywords ?? [])
    var extra = KeywordList(excluding: [name] + keywords.items)
    extra.append([unicodeName].compactMap(\.self))
    return CatalogTable.Row(
      text: text, group: Self.group, subgroup: entry.section, since: "", tone: .none, name: name,
      keywords: keywords.items, github: [], slack: [], extra: extra.items)
  }
}
