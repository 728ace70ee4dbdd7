/// The names and keywords of the catalogue's emoji in one language, as text.
///
///     @generated⇥swift run catalog-builder⇥CLDR 48.2, …
///     @locale⇥fr_CA
///     @base⇥fr                          only where the table says what differs from another one
///     🐔⇥poulet⇥oiseau|poule|volaille
///
/// Rows are in the catalogue's order; an emoji that the language does not name has none. In a table with a base an
/// empty name means that the base's stands, and the keywords are those that the base's row lacks.
struct LanguageTable: Sendable {
  struct Row: Equatable, Sendable {
    let emoji: String
    let name: String
    let keywords: [String]
  }

  let locale: String
  let base: String?
  /// What the table was made from, for its first line.
  let sources: String
  let rows: [Row]

  /// The whole file.
  var text: String {
    var lines = ["@generated\tswift run catalog-builder\t\(sources)", "@locale\t\(locale)"]
    if let base { lines.append("@base\t\(base)") }
    lines += rows.map { "\($0.emoji)\t\($0.name)\t\($0.keywords.joined(separator: "|"))" }
    return lines.joined(separator: "\n") + "\n"
  }
}
