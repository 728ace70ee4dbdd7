internal import EmbeddedResources

/// The emoji in their order, in groups, and behind them what else can be picked: tables of text, scanned in place.
///
///     @group  Smileys & Emotion                lines that begin with @ and a letter name what follows;
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

  /// One table: where its lines with rows lie.
  private struct Table: Sendable {
    let bytes: StaticBytes
    let firstRow: Int
    var lineStarts: [UInt32] = []
    var lineEnds: [UInt32] = []

    /// The row that the next line will be.
    var end: Int { firstRow + lineStarts.count }

    /// The offsets of a row's line, without the newline.
    func line(ofRow row: Int) -> Range<Int> {
      Int(lineStarts[row - firstRow])..<Int(lineEnds[row - firstRow])
    }
  }

  /// The emoji.
  private let emoji: Table
  /// What is no emoji; its rows follow those of the emoji.
  private let symbols: Table
  private let lazySequences = LazySequenceIndex()
  /// The groups in order; together they hold every row that follows the first `@group`.
  public let groups: [Section]

  /// Scans tables in the form of `Resources/emoji.tsv`. O(bytes).
  ///
  /// - Parameters:
  ///   - emoji: The emoji.
  ///   - symbols: What is no emoji.
  public init(scanning emoji: StaticBytes, symbols: StaticBytes? = nil) {
    var groups: [Section] = []
    groups.reserveCapacity(16)
    self.emoji = Self.scan(emoji, firstRow: 0, expectedRows: 2048, &groups)
    let firstSymbol = self.emoji.end
    self.symbols =
      symbols.map { Self.scan($0, firstRow: firstSymbol, expectedRows: 1024, &groups) }
      ?? Table(bytes: emoji, firstRow: firstSymbol)
    self.groups = groups
  }

  /// Finds the rows of a table, and appends its groups.
  private static func scan(
    _ bytes: StaticBytes, firstRow: Int, expectedRows: Int, _ groups: inout [Section]
  ) -> Table {
    var table = Table(bytes: bytes, firstRow: firstRow)
    table.lineStarts.reserveCapacity(expectedRows)
    table.lineEnds.reserveCapacity(expectedRows)
    let firstGroup = groups.count
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: Ascii.newline, in: start..<bytes.count) ?? bytes.count
      if end > start {
        // The row of the sign @ begins with it and a tab.
        if bytes[start] != Ascii.at || (start + 1 < end && bytes[start + 1] == Ascii.tab) {
          table.lineStarts.append(UInt32(start))
          table.lineEnds.append(UInt32(end))
        } else if let name = Self.name(in: bytes, line: start..<end, of: "@group") {
          groups.append(Section(name: name, rows: table.end..<table.end))
        }
        if let last = groups.indices.last, last >= firstGroup {
          groups[last] = Section(name: groups[last].name, rows: groups[last].rows.lowerBound..<table.end)
        }
      }
      start = end + 1
    }
    return table
  }

  /// The name in a line that begins with `keyword` and a tab.
  private static func name(in bytes: StaticBytes, line: Range<Int>, of keyword: StaticString) -> String? {
    let length = keyword.utf8CodeUnitCount
    guard line.count > length, bytes[line.lowerBound + length] == Ascii.tab,
      bytes.starts(with: keyword, at: line.lowerBound)
    else { return nil }
    return bytes.string(in: line.lowerBound + length + 1..<line.upperBound)
  }

  /// The emoji that the program carries.
  public static func embedded() -> Catalog {
    Catalog(scanning: embeddedEmoji)
  }

  /// The emoji that the program carries and, behind them, its symbols.
  public static func embeddedWithSymbols() -> Catalog {
    let table = unsafe emojipad_symbol_table()
    return Catalog(scanning: embeddedEmoji, symbols: unsafe StaticBytes(base: table.bytes, count: table.count))
  }

  private static var embeddedEmoji: StaticBytes {
    let table = unsafe emojipad_emoji_table()
    return unsafe StaticBytes(base: table.bytes, count: table.count)
  }

  /// The table that a row is in.
  private func table(ofRow row: Int) -> Table { row < symbols.firstRow ? emoji : symbols }

  /// The data that the table of emoji was made from, as its first line tells: "Unicode 17.0, Emoji 18.0, …".
  public var sources: String {
    let bytes = emoji.bytes
    let end = bytes.firstIndex(of: Ascii.newline, in: 0..<bytes.count) ?? bytes.count
    let fields = bytes.string(in: 0..<end).split(separator: "\t")
    return fields.first == "@generated" ? fields.last.map(String.init) ?? "" : ""
  }

  /// How many rows there are.
  public var count: Int { symbols.end }
  /// How many rows are emoji. They come first; the others are symbols.
  public var emojiCount: Int { symbols.firstRow }

  /// The emoji or symbol of a row.
  public subscript(row: Int) -> CatalogEntry {
    row < emojiCount
      ? CatalogEntry(row: row, isEmoji: true, bytes: emoji.bytes, line: emoji.line(ofRow: row))
      : CatalogEntry(row: row, isEmoji: false, bytes: symbols.bytes, line: symbols.line(ofRow: row))
  }

  /// The fields of a row that are searched, in UTF-8; lists are separated by `|`.
  typealias SearchedFields = (
    name: ArraySlice<UInt8>, keywords: ArraySlice<UInt8>, github: ArraySlice<UInt8>, slack: ArraySlice<UInt8>,
    extra: ArraySlice<UInt8>
  )

  /// Calls a function with the searched fields of each row. O(bytes); no string is made.
  func forEachRow(_ body: (_ row: Int, _ fields: SearchedFields) -> Void) {
    for table in [emoji, symbols] { Self.forEachRow(of: table, body) }
  }

  private static func forEachRow(of table: Table, _ body: (_ row: Int, _ fields: SearchedFields) -> Void) {
    guard table.firstRow < table.end else { return }
    let copy = table.bytes.bytes(in: 0..<table.bytes.count)
    for row in table.firstRow..<table.end {
      var ends: [Int] = []
      let line = table.line(ofRow: row)
      var start = line.lowerBound
      let end = line.upperBound
      while ends.count < 7, let tab = copy[start..<end].firstIndex(of: Ascii.tab) {
        ends.append(tab)
        start = tab + 1
      }
      guard ends.count == 7 else { continue }
      body(
        row,
        (
          copy[ends[2] + 1..<ends[3]], copy[ends[3] + 1..<ends[4]], copy[ends[4] + 1..<ends[5]],
          copy[ends[5] + 1..<ends[6]], copy[ends[6] + 1..<end]
        ))
    }
  }

  /// The group that a row is in. O(groups).
  public func group(ofRow row: Int) -> Section? {
    groups.first { $0.rows.contains(row) }
  }

  /// The name of the subgroup that a row is in. O(distance to the start of the subgroup).
  public func subgroup(ofRow row: Int) -> String? {
    let table = table(ofRow: row)
    let bytes = table.bytes
    var end = table.line(ofRow: row).lowerBound - 1
    while end > 0 {
      let start = bytes.lineStart(before: end)
      if let name = Self.name(in: bytes, line: start..<end, of: "@subgroup") { return name }
      end = start - 1
    }
    return nil
  }

  /// The row of an emoji given as text, with or without its variation selectors; `nil` in a tone too, which
  /// `emoji(of:)` tells. O(length of the text), as there.
  public func row(of text: some StringProtocol) -> Int? {
    emoji(of: text).flatMap { $0.tones == .untoned ? $0.row : nil }
  }

  /// Finds sequences.
  var sequences: SequenceIndex { lazySequences.index(of: self) }
  /// Whether what finds sequences was made already.
  var hasSequences: Bool { lazySequences.isMade }

  /// The row whose text is exactly this; made for a question or two, before there is an index. O(rows).
  func row(withText utf8: [UInt8]) -> Int? {
    for table in [emoji, symbols] {
      let row = (table.firstRow..<table.end).first { row in
        let line = table.line(ofRow: row)
        let end = line.lowerBound + utf8.count
        return end < line.upperBound && table.bytes[end] == Ascii.tab
          && table.bytes.starts(with: utf8, at: line.lowerBound)
      }
      if let row { return row }
    }
    return nil
  }
}

/// The bytes that give the tables their form.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let at = UInt8(ascii: "@")
  static let separator = UInt8(ascii: "|")
}
