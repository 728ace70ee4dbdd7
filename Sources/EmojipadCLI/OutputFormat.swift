import EmojiCatalog

/// How picks are printed.
enum OutputFormat: Hashable, Sendable {
  case emoji, codepoint, shortcode, name
  case html, htmlHex, css, utf8, utf16
  case literal(LiteralSyntax)
  case template(OutputTemplate)

  /// The formats that have a name, in the order of the help.
  static let named: [(name: String, format: OutputFormat)] =
    [
      ("emoji", .emoji), ("codepoint", .codepoint), ("shortcode", .shortcode), ("name", .name), ("html", .html),
      ("html-hex", .htmlHex), ("css", .css), ("utf8", .utf8), ("utf16", .utf16),
    ] + LiteralSyntax.allCases.map { ($0.rawValue, .literal($0)) }

  /// Reads a format's name, or a template: anything with a brace in it.
  init(parsing text: String) throws(ValueError) {
    if let named = Self.named.first(where: { $0.name == text }) {
      self = named.format
    } else if text.contains("{") {
      do {
        self = .template(try OutputTemplate(parsing: text))
      } catch {
        throw .badTemplate(error)
      }
    } else {
      throw .notOne(of: Self.named.map(\.name))
    }
  }

  /// The picks as they are printed, without what ends the output.
  ///
  /// - Parameters:
  ///   - picks: What was picked.
  ///   - catalog: Tells of it.
  ///   - languages: The languages of names, the first one first; English follows them by itself.
  /// - Returns: One text for all picks.
  func render(_ picks: [String], catalog: Catalog, languages: [LanguageTable]) -> String {
    picks.map { render(PickFacts($0, catalog: catalog, languages: languages)) }.joined(separator: separator)
  }

  /// What stands between two picks.
  private var separator: String {
    switch self {
    case .emoji, .html, .htmlHex, .css, .utf8, .utf16: ""
    case .codepoint, .shortcode, .name: " "
    case .literal, .template: "\n"
    }
  }

  private func render(_ pick: PickFacts) -> String {
    let scalars = pick.text.unicodeScalars
    return switch self {
    case .emoji: pick.text
    case .codepoint: codePoints(of: pick.text)
    case .shortcode: pick.shortcode
    case .name: pick.name
    case .html: scalars.map { "&#\($0.value);" }.joined()
    case .htmlHex: scalars.map { "&#x\(hexadecimal($0.value));" }.joined()
    case .css: scalars.map { "\\\(hexadecimal($0.value)) " }.joined()
    case .utf8: pick.text.utf8.map { "\\x\(hexadecimal(UInt32($0), digits: 2))" }.joined()
    case .utf16: pick.text.utf16.map { "\\u\(hexadecimal(UInt32($0), digits: 4))" }.joined()
    case .literal(let syntax): syntax.literal(of: pick.text)
    case .template(let template): template.render(pick)
    }
  }
}

/// What is known of a pick; of a text that the catalogue does not have, only the text itself.
struct PickFacts {
  let text: String
  private let entry: CatalogEntry?
  private let tones: SkinTones
  private let catalog: Catalog
  private let languages: [LanguageTable]

  init(_ pick: String, catalog: Catalog, languages: [LanguageTable]) {
    text = pick
    self.catalog = catalog
    self.languages = languages
    let emoji = catalog.emoji(of: pick)
    entry = emoji.map { catalog[$0.row] }
    tones = emoji?.tones ?? .untoned
  }

  var name: String { entry.map { languages.name(of: $0, in: tones) } ?? text }
  var shortcode: String { entry?.shortcode ?? text }
  var since: String { entry?.since ?? "" }
  var group: String { entry.flatMap { catalog.group(ofRow: $0.row)?.name } ?? "" }
  var subgroup: String { entry.flatMap { catalog.subgroup(ofRow: $0.row) } ?? "" }
}
