internal import EmbeddedResources

/// The emoji in their order, in groups: a table of text, scanned in place.
///
///     @group  Smileys & Emotion                lines that begin with @ and a word name what follows;
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
  private let lazySequences = LazySequenceIndex()
  /// The groups in order; together they hold every row that follows the first `@group`.
  public let groups: [Section]

  /// Scans a table in the form of `Resources/emoji.tsv`. O(bytes).
  public init(scanning bytes: StaticBytes) {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var groups: [Section] = []
    starts.reserveCapacity(2048)
    ends.reserveCapacity(2048)
    groups.reserveCapacity(16)
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: Ascii.newline, in: start..<bytes.count) ?? bytes.count
      if end > start {
        if bytes[start] != Ascii.at || (start + 1 < end && bytes[start + 1] == Ascii.tab) {
          starts.append(UInt32(start))
          ends.append(UInt32(end))
        } else if let name = Self.name(in: bytes, line: start..<end, of: "@group") {
          groups.append(Section(name: name, rows: starts.count..<starts.count))
        }
        if let last = groups.indices.last {
          groups[last] = Section(name: groups[last].name, rows: groups[last].rows.lowerBound..<starts.count)
        }
      }
      start = end + 1
    }
    self.bytes = bytes
    lineStarts = starts
    lineEnds = ends
    self.groups = groups
  }

  /// The name in a line that begins with `keyword` and a tab.
  private static func name(in bytes: StaticBytes, line: Range<Int>, of keyword: StaticString) -> String? {
    let length = keyword.utf8CodeUnitCount
    guard line.count > length, bytes[line.lowerBound + length] == Ascii.tab,
      bytes.starts(with: keyword, at: line.lowerBound)
    else { return nil }
    return bytes.string(in: line.lowerBound + length + 1..<line.upperBound)
  }

  /// The catalogue that the program carries.
  ///
  /// - Parameter hasSymbols: Whether the symbols follow the emoji; scripts search emoji alone.
  /// - Returns: A catalogue in which an emoji has the same row either way.
  public static func embedded(withSymbols hasSymbols: Bool = false) -> Catalog {
    let table = unsafe hasSymbols ? emojipad_catalog_table() : emojipad_emoji_table()
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

  /// The fields of a row that are searched, in UTF-8; lists are separated by `|`.
  typealias SearchedFields = (
    name: ArraySlice<UInt8>, keywords: ArraySlice<UInt8>, github: ArraySlice<UInt8>, slack: ArraySlice<UInt8>,
    extra: ArraySlice<UInt8>
  )

  /// Calls a function with the searched fields of each row. O(bytes); no string is made.
  func forEachRow(_ body: (_ row: Int, _ fields: SearchedFields) -> Void) {
    let copy = bytes.bytes(in: 0..<bytes.count)
    for row in 0..<count {
      var ends: [Int] = []
      var start = Int(lineStarts[row])
      let end = Int(lineEnds[row])
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
    var end = Int(lineStarts[row]) - 1
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
    lineStarts.indices.first { row in
      let start = Int(lineStarts[row])
      let end = start + utf8.count
      return end < lineEnds[row] && bytes[end] == Ascii.tab && bytes.starts(with: utf8, at: start)
    }
  }
}

/// The bytes that give the tables their form.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let at = UInt8(ascii: "@")
  static let separator = UInt8(ascii: "|")
}
