import EmojiCatalog
import ScreenModel

/// All that is known of an emoji, wrapped to a width: name, keywords, shortcodes, code points, version.
///
///     🎉  party popper
///     celebrate, hooray,
///     tada, woohoo, yay
///     :tada:
///     U+1F389 · since 0.6
struct Card: Hashable {
  /// What a line of the card tells.
  enum Part: Hashable {
    case text, name, keywords, shortcodes, facts
  }

  struct Line: Hashable {
    let part: Part
    let text: String
  }

  /// Columns of the emoji and the blank after it, so that every name begins in the same column.
  static let nameIndent = 4
  /// The fewest columns in which a name can be read; where it has less beside the emoji, it stands below.
  private static let fewestNameColumns = 8

  /// The lines. A single emoji stands beside the first one, so those of its name begin `indent` columns further right;
  /// a text of several clusters has the first lines for itself, and so has an emoji where the card is narrow.
  let lines: [Line]
  let indent: Int

  /// Wraps the facts of an emoji to so many columns.
  init(_ item: Item, of source: ItemSource, columns: Int) {
    let isBesideName = item.text.count == 1 && columns >= Self.nameIndent + Self.fewestNameColumns
    let indent = isBesideName ? Self.nameIndent : 0
    self.indent = indent
    func lines(_ part: Part, _ text: String) -> [Line] {
      wrapped(text, to: max(1, columns - (part == .name ? indent : 0))).map { Line(part: part, text: $0) }
    }
    let text = indent == 0 ? lines(.text, item.text) : []
    let codes = codePoints(of: item.text)
    guard let entry = item.entry else {
      let facts = item.text.count == 1 ? codes : "\(item.text.count) characters"
      self.lines = indent == 0 ? text + lines(.facts, facts) : lines(.name, facts)
      return
    }
    let shortcodes = (entry.githubShortcodes + entry.slackShortcodes).uniqued().map { ":\($0):" }
    self.lines =
      text + lines(.name, source.name(of: item))
      + lines(.keywords, source.languages.keywords(of: entry).joined(separator: ", "))
      + lines(.shortcodes, shortcodes.joined(separator: " "))
      + lines(.facts, entry.isSymbol ? codes : "\(codes) · since \(entry.since)")
  }
}

extension [LanguageTable] {
  /// The keywords in the first language that has any, else CLDR's English ones.
  fileprivate func keywords(of entry: CatalogEntry) -> [String] {
    lazy.map { $0.keywords(of: entry) }.first { !$0.isEmpty } ?? entry.keywords
  }
}

extension [String] {
  /// The few texts without those that came before.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { kept, text in if !kept.contains(text) { kept.append(text) } }
  }
}
