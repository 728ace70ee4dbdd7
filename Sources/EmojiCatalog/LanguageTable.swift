/// The names and keywords of the catalogue's emoji in one language: a table of text, read in place.
///
///     @locale  fr_CA
///     @base    fr                        only where the table says what differs from another one
///     🐔  poulet  oiseau|poule           rows are in the catalogue's order; emoji without words have none
///
/// In a table with a base an empty name means that the base's stands, and the keywords add to the base's.
public struct LanguageTable: Sendable {
  /// The CLDR locale, as `pt_PT`.
  public let locale: String
  /// The locale whose table this one changes, if any.
  public let base: String?
  private let bytes: StaticBytes
  /// The offsets at which the rows begin.
  private let rowStarts: [UInt32]

  /// Scans a table in the form of `Resources/languages/LOCALE.tsv`. O(bytes).
  public init(scanning bytes: StaticBytes) {
    var locale = ""
    var base: String?
    var starts: [UInt32] = []
    starts.reserveCapacity(2048)
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: Ascii.newline, in: start..<bytes.count) ?? bytes.count
      if end > start && bytes[start] != Ascii.at {
        starts.append(UInt32(start))
      } else if let tab = bytes.firstIndex(of: Ascii.tab, in: start..<end) {
        switch bytes.string(in: start..<tab) {
        case "@locale": locale = bytes.string(in: tab + 1..<end)
        case "@base": base = bytes.string(in: tab + 1..<end)
        default: break
        }
      }
      start = end + 1
    }
    self.bytes = bytes
    self.locale = locale
    self.base = base
    rowStarts = starts
  }

  /// The place of English among other languages: it changes nothing that the catalogue says.
  static let english = LanguageTable(scanning: StaticBytes(copying: Array("@locale\ten\n".utf8)))

  /// How many emoji the table has words for.
  public var count: Int { rowStarts.count }

  /// The emoji's name in the language; nil where the table has none, or none that differs from its base's.
  ///
  /// O(emoji before it in the catalogue that the table has no row for): a row's place in the table is its place in
  /// the catalogue, less those.
  public func name(of entry: CatalogEntry) -> String? {
    guard let fields = fields(of: entry), !fields.name.isEmpty else { return nil }
    return bytes.string(in: fields.name)
  }

  /// The emoji's keywords in the language; none where the table has none of its own. As quick as `name(of:)`.
  public func keywords(of entry: CatalogEntry) -> [String] {
    guard let fields = fields(of: entry) else { return [] }
    return bytes.string(in: fields.keywords).split(separator: "|").map(String.init)
  }

  private func fields(of entry: CatalogEntry) -> (emoji: Range<Int>, name: Range<Int>, keywords: Range<Int>)? {
    // The tables name emoji; symbols have CLDR's English names alone.
    if entry.isSymbol { return nil }
    for index in (0..<min(entry.row + 1, rowStarts.count)).reversed() {
      let fields = fields(ofRow: index)
      if entry.isText(in: bytes, fields.emoji) { return fields }
    }
    return nil
  }

  /// Calls a function with each row that the catalogue has too, in order.
  ///
  /// O(bytes of the table + rows of the catalogue). No string is made.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue whose order the table follows.
  ///   - body: Takes the data index, the name in UTF-8, and the keywords, separated by `|`; either may be empty.
  public func forEachRow(
    of catalog: Catalog, _ body: (_ row: Int, _ name: ArraySlice<UInt8>, _ keywords: ArraySlice<UInt8>) -> Void
  ) {
    let copy = bytes.bytes(in: 0..<bytes.count)
    var next = 0
    for index in rowStarts.indices {
      let fields = fields(ofRow: index)
      guard let row = (next..<catalog.count).first(where: { catalog[$0].isText(in: bytes, fields.emoji) }) else {
        continue
      }
      body(row, copy[fields.name], copy[fields.keywords])
      next = row + 1
    }
  }

  /// The offsets of a row's fields; those that the line lacks are empty.
  private func fields(ofRow index: Int) -> (emoji: Range<Int>, name: Range<Int>, keywords: Range<Int>) {
    let start = Int(rowStarts[index])
    let end = bytes.firstIndex(of: Ascii.newline, in: start..<bytes.count) ?? bytes.count
    let first = bytes.firstIndex(of: Ascii.tab, in: start..<end) ?? end
    let nameStart = min(first + 1, end)
    let second = bytes.firstIndex(of: Ascii.tab, in: nameStart..<end) ?? end
    return (start..<first, nameStart..<second, min(second + 1, end)..<end)
  }
}

extension [LanguageTable] {
  /// The emoji's name in the first language that has one; the English name where none has.
  public func name(of entry: CatalogEntry) -> String {
    for table in self {
      if table.locale == "en" { return entry.name }
      if let name = table.name(of: entry) { return name }
    }
    return entry.name
  }
}
