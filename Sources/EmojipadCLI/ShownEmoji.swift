import EmojiCatalog
import ScreenModel

/// What `emojipad show` tells of one emoji.
struct ShownEmoji {
  /// The sequence as it is to be printed: fully-qualified, or in text style.
  let text: String
  private let emoji: TonedRow
  private let entry: CatalogEntry
  private let catalog: Catalog
  private let languages: [LanguageTable]

  init(_ emoji: TonedRow, textStyle: Bool, catalog: Catalog, languages: [LanguageTable]) {
    self.emoji = emoji
    self.catalog = catalog
    self.languages = languages
    entry = catalog[emoji.row]
    text = entry.text(in: emoji.tones, textStyle: textStyle)
  }

  /// The names of the tones that it has, one for each person; none where it is untoned.
  var tones: [String] {
    if emoji.tones == .untoned { return [] }
    let tones = entry.toneClass == .twoPeople ? [emoji.tones.first, emoji.tones.second] : [emoji.tones.first]
    return tones.map(\.rawValue)
  }

  /// The other forms of it: its base in every tone, none first; its relatives in the tones it has; its text style.
  var variants: [String] {
    let toned = [entry.text] + SkinTones.choices(for: entry.toneClass).map { entry.text(in: $0) }
    let relatives = catalog.relatives(ofRow: emoji.row).filter { $0 != emoji.row }
    let all = toned + relatives.map { catalog[$0].text(in: emoji.tones) } + [entry.textStyle].compactMap(\.self)
    return all.filter { $0 != text }
  }

  /// Keywords, those of the languages first, each once.
  private var keywords: [String] {
    var seen: Set<String> = []
    let all = languages.flatMap { $0.keywords(of: entry) } + entry.keywords + entry.informalKeywords
    return all.filter { seen.insert($0).inserted }
  }

  private var group: String { catalog.group(ofRow: emoji.row)?.name ?? "" }
  private var subgroup: String { catalog.subgroup(ofRow: emoji.row) ?? "" }

  /// The object that INTERFACES tells.
  var json: JSONValue {
    .object([
      .init("text", .string(text)),
      .init("name", .string(languages.name(of: entry, in: emoji.tones))),
      .init("codepoints", .codePoints(of: text)),
      .init("since", .string(entry.since)),
      .init("group", .string(group)),
      .init("subgroup", .string(subgroup)),
      .init("keywords", .strings(keywords)),
      .init(
        "shortcodes",
        .object([
          .init("github", .strings(entry.githubShortcodes)), .init("slack", .strings(entry.slackShortcodes)),
        ])),
      .init("tones", .strings(tones)),
      .init("base", .string(entry.text)),
      .init("variants", .strings(variants)),
    ])
  }

  /// The emoji and its name, and below them a line for each thing that is known, at most 80 columns wide.
  var lines: String {
    let facts: [(String, [String])] = [
      ("code points", [codePoints(of: text)]),
      ("since", ["Emoji \(entry.since)"]),
      ("group", [group, subgroup]),
      ("keywords", keywords),
      ("GitHub", entry.githubShortcodes.map { ":\($0):" }),
      ("Slack", entry.slackShortcodes.map { ":\($0):" }),
      ("tones", tones),
      ("base", text == entry.text ? [] : [entry.text]),
    ]
    let lines =
      facts.map { Self.lines($0.0, $0.1, separator: ", ") } + [Self.lines("variants", variants, separator: " ")]
    return "\(text)  \(languages.name(of: entry, in: emoji.tones))\n" + lines.joined()
  }

  /// A label and its values, on as many lines as they need; nothing without values.
  private static func lines(_ label: String, _ values: [String], separator: String) -> String {
    if values.isEmpty { return "" }
    let indent = 15
    var lines: [String] = []
    var line = "  " + label + String(repeating: " ", count: indent - 2 - label.utf8.count)
    var column = indent
    for (place, value) in values.enumerated() {
      let item = place == values.count - 1 ? value : value + separator
      let width = displayWidth(of: item)
      if column > indent, column + width > 80 {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        column = indent
      }
      line += item
      column += width
    }
    return (lines + [line]).map { trimmedEnd($0) + "\n" }.joined()
  }

  private static func trimmedEnd(_ line: String) -> Substring {
    line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)
  }
}
