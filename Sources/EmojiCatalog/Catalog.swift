internal import EmbeddedResources

/// The emoji in their order, in groups: a table of text, scanned in place.
///
///     @group  Smileys & Emotion                lines that begin with @ name what follows;
///     @subgroup  face-smiling                  every other line is a row, an emoji
///     😀  1.0  …                               row 0
///     😃  0.6  …                               row 1
///
/// Making a catalogue finds the ends of the lines and no more: no string is made for a row that is not asked for.
public struct Catalog: Sendable {
  /// A run of rows under one name.
  public struct Section: Hashable, Sendable {
    /// The name, as emoji-test.txt has it.
    public let name: String
    /// The rows, as data indices.
    public let rows: Range<Int>
  }

  private let bytes: StaticBytes
  private let lineStarts: [UInt32]
  private let lineEnds: [UInt32]
  private let subgroupLines: [(line: Range<Int>, firstRow: Int)]
  /// The groups in order; together they hold every row once.
  public let groups: [Section]

  /// Scans a table in the form of `Resources/emoji.tsv`. O(bytes).
  public init(scanning bytes: StaticBytes) {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var groups: [(name: String, firstRow: Int)] = []
    var subgroups: [(line: Range<Int>, firstRow: Int)] = []
    starts.reserveCapacity(2048)
    ends.reserveCapacity(2048)
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: Ascii.newline, in: start..<bytes.count) ?? bytes.count
      if end > start {
        if bytes[start] != Ascii.at {
          starts.append(UInt32(start))
          ends.append(UInt32(end))
        } else if let tab = bytes.firstIndex(of: Ascii.tab, in: start..<end) {
          switch bytes.string(in: start..<tab) {
          case "@group": groups.append((bytes.string(in: tab + 1..<end), starts.count))
          case "@subgroup": subgroups.append((tab + 1..<end, starts.count))
          default: break
          }
        }
      }
      start = end + 1
    }
    self.bytes = bytes
    lineStarts = starts
    lineEnds = ends
    subgroupLines = subgroups
    self.groups = groups.indices.map { index in
      let end = index + 1 < groups.count ? groups[index + 1].firstRow : starts.count
      return Section(name: groups[index].name, rows: groups[index].firstRow..<end)
    }
  }

  /// The catalogue that the program carries.
  public static func embedded() -> Catalog {
    let table = unsafe emojipad_emoji_table()
    return Catalog(scanning: unsafe StaticBytes(base: table.bytes, count: table.count))
  }

  /// The data that the table was made from, as its first line tells: "Unicode 17.0, Emoji 18.0, …".
  public var sources: String {
    let end = bytes.firstIndex(of: Ascii.newline, in: 0..<bytes.count) ?? bytes.count
    let fields = bytes.string(in: 0..<end).split(separator: "\t")
    return fields.first == "@generated" ? fields.last.map(String.init) ?? "" : ""
  }

  /// How many rows there are.
  public var count: Int { lineStarts.count }

  /// The emoji of a row.
  public subscript(row: Int) -> CatalogEntry {
    CatalogEntry(row: row, bytes: bytes, line: Int(lineStarts[row])..<Int(lineEnds[row]))
  }

  /// The group that a row is in. O(groups).
  public func group(ofRow row: Int) -> Section? {
    groups.first { $0.rows.contains(row) }
  }

  /// The name of the subgroup that a row is in. O(subgroups).
  public func subgroup(ofRow row: Int) -> String? {
    subgroupLines.last { $0.firstRow <= row }.map { bytes.string(in: $0.line) }
  }

  /// The row of an emoji given as text, with or without its variation selectors. O(rows).
  public func row(of text: some StringProtocol) -> Int? {
    let wanted = Array(text.utf8)
    let bare = withoutVariationSelectors(wanted)
    var unqualified: Int?
    for row in 0..<count {
      let field = self[row].textBytes
      if field == wanted { return row }
      if unqualified == nil, withoutVariationSelectors(field) == bare { unqualified = row }
    }
    return unqualified
  }

  /// UTF-8 without VARIATION SELECTOR-15 and -16 (EF B8 8E and EF B8 8F).
  private func withoutVariationSelectors(_ utf8: [UInt8]) -> [UInt8] {
    guard utf8.contains(0xEF) else { return utf8 }
    return Array(
      String(decoding: utf8, as: UTF8.self).unicodeScalars.filter { !(0xFE0E...0xFE0F).contains($0.value) }
        .flatMap { UTF8.encode($0).map(Array.init) ?? [] })
  }
}

/// The bytes that give the tables their form.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let at = UInt8(ascii: "@")
}
