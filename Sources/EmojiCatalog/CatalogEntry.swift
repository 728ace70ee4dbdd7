/// One emoji of the catalogue; its fields are read from the table when they are asked for.
public struct CatalogEntry: Sendable {
  /// How many people of an emoji take a skin tone (UTS #51, section 2.4).
  public enum ToneClass: Hashable, Sendable {
    case none, onePerson, twoPeople
  }

  /// The columns of `Resources/emoji.tsv`.
  private enum Field: Int {
    case text, since, tone, name, keywords, github, slack, extra
  }

  /// The data index.
  public let row: Int
  private let bytes: StaticBytes
  private let line: Range<Int>

  init(row: Int, bytes: StaticBytes, line: Range<Int>) {
    self.row = row
    self.bytes = bytes
    self.line = line
  }

  /// The fully-qualified sequence, byte for byte as emoji-test.txt has it.
  public var text: String { string(.text) }
  /// The sequence as the one grapheme cluster that it is; U+FFFD where the table has none.
  public var cluster: Character { text.first ?? "\u{FFFD}" }
  /// The version of Emoji that brought it, as "15.1".
  public var since: String { string(.since) }
  /// Whether it is a symbol that is no emoji: no version of Emoji brought it.
  public var isSymbol: Bool { range(.since).isEmpty }
  /// The English name of CLDR.
  public var name: String { string(.name) }
  /// CLDR's English keywords.
  public var keywords: [String] { list(.keywords) }
  /// GitHub's shortcodes, without colons.
  public var githubShortcodes: [String] { list(.github) }
  /// Slack's shortcodes, without colons.
  public var slackShortcodes: [String] { list(.slack) }
  /// Informal keywords, those that were written by hand first.
  ///
  /// The table has these with a rank, `deploy^1`, which is left out here: `splitRank(_:)` reads it. One that has a rank
  /// may stand among `keywords` too.
  public var informalKeywords: [String] {
    list(.extra).map { String(decoding: splitRank(Array($0.utf8)[...]).word, as: UTF8.self) }
  }

  /// How many people of the emoji take a skin tone.
  public var toneClass: ToneClass {
    switch string(.tone) {
    case "1": .onePerson
    case "2": .twoPeople
    default: .none
    }
  }

  /// The shortcode with its colons: GitHub's, else Slack's, else the name in snake_case.
  public var shortcode: String {
    ":\(firstItem(.github) ?? firstItem(.slack) ?? snakeCase(name)):"
  }

  /// The UTF-8 bytes of `text`.
  var textBytes: [UInt8] { bytes.bytes(in: range(.text)) }
  /// Whether a range of some bytes holds `text`.
  func isText(in other: StaticBytes, _ range: Range<Int>) -> Bool {
    other.matches(range, in: bytes, self.range(.text))
  }
  /// The UTF-8 bytes of `name`.
  var nameBytes: [UInt8] { bytes.bytes(in: range(.name)) }

  private func string(_ field: Field) -> String {
    bytes.string(in: range(field))
  }

  private func firstItem(_ field: Field) -> String? {
    let range = range(field)
    let end = bytes.firstIndex(of: Ascii.separator, in: range) ?? range.upperBound
    return range.isEmpty ? nil : bytes.string(in: range.lowerBound..<end)
  }

  private func list(_ field: Field) -> [String] {
    string(field).utf8.split(separator: Ascii.separator).map { String(Substring($0)) }
  }

  /// The offsets of a field; empty at the line's end where the line has too few.
  private func range(_ field: Field) -> Range<Int> {
    var start = line.lowerBound
    for _ in 0..<field.rawValue {
      guard let tab = bytes.firstIndex(of: Ascii.tab, in: start..<line.upperBound) else {
        return line.upperBound..<line.upperBound
      }
      start = tab + 1
    }
    return start..<(bytes.firstIndex(of: Ascii.tab, in: start..<line.upperBound) ?? line.upperBound)
  }
}

/// A name as a shortcode: letters and digits in lower case, one underscore for whatever lies between.
func snakeCase(_ name: String) -> String {
  name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
}
