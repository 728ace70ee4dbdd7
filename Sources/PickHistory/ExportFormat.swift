/// A history as text: a first line that says what it is, then a line an entry, the last used first:
///
/// ```
/// emojipad-history<TAB>1
/// text<TAB>count<TAB>last use, Unix seconds<TAB>favourite position or empty
/// ```
///
/// Tab, newline and backslash in a text are written `\t`, `\n`, `\\`.
public enum ExportFormat {
  /// The first line, without its newline.
  public static let firstLine = "emojipad-history\t1"

  /// Why a line cannot be read.
  public enum LineError: Error, Hashable, Sendable {
    /// The first line is not `firstLine`.
    case notAnExport
    case notUTF8
    /// There are not four fields between the tabs.
    case notFourFields
    /// A backslash before something else than `t`, `n` or a backslash.
    case badEscape
    case refused(TextRefusal)
    /// The count is no whole number from 0 to `HistoryEntry.largestCount`.
    case badCount
    /// The last use is no whole number of seconds up to the end of the year 9999.
    case badTime
    /// The favourite position is neither empty nor a whole number from 1.
    case badPosition
  }

  /// All lines of an export. O(the length of it).
  ///
  /// - Parameter entries: The entries, the last used first.
  /// - Returns: The text, ended by a newline.
  public static func text(of entries: [HistoryEntry]) -> String {
    var text = firstLine + "\n"
    for entry in entries {
      let position = entry.favouritePosition.map(String.init) ?? ""
      text += "\(escaped(entry.text))\t\(entry.count)\t\(entry.lastUse.rawValue)\t\(position)\n"
    }
    return text
  }

  /// Refuses what is not the first line of an export.
  ///
  /// - Parameter line: The bytes of the line, without its newline.
  /// - Throws: `LineError.notAnExport`.
  public static func checkFirstLine(_ line: some Sequence<UInt8>) throws(LineError) {
    guard line.elementsEqual(firstLine.utf8) else { throw .notAnExport }
  }

  /// Reads the line of an entry. O(its length).
  ///
  /// - Parameter line: The bytes of the line, without its newline.
  /// - Returns: The entry.
  /// - Throws: What is wrong with the line.
  public static func entry(of line: some Sequence<UInt8>) throws(LineError) -> HistoryEntry {
    guard let line = String(validating: Array(line), as: UTF8.self) else { throw .notUTF8 }
    // Scalars: a mark behind a tab would be one character with it.
    let fields = line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4 else { throw .notFourFields }
    let text = try unescaped(fields[0])
    if let reason = TextRefusal.reason(against: text) { throw .refused(reason) }
    guard let count = number(fields[1], upTo: HistoryEntry.largestCount) else { throw .badCount }
    guard let seconds = number(fields[2], upTo: UnixSeconds.last.rawValue) else { throw .badTime }
    var position: Int?
    if !fields[3].isEmpty {
      guard let place = number(fields[3], upTo: HistoryEntry.largestCount), place > 0 else { throw .badPosition }
      position = Int(place)
    }
    let lastUse = UnixSeconds(count == 0 ? 0 : seconds)
    return HistoryEntry(text: text, count: count, lastUse: lastUse, favouritePosition: position)
  }

  private static func number(_ field: Substring.UnicodeScalarView, upTo largest: Int64) -> Int64? {
    guard field.allSatisfy({ ("0"..."9").contains($0) }), let number = Int64(String(field)) else { return nil }
    return number <= largest ? number : nil
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": escaped.append(contentsOf: #"\t"#.unicodeScalars)
      case "\n": escaped.append(contentsOf: #"\n"#.unicodeScalars)
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ field: Substring.UnicodeScalarView) throws(LineError) -> String {
    var text = String.UnicodeScalarView()
    var scalars = field.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch scalars.next() {
      case "t": text.append("\t")
      case "n": text.append("\n")
      case "\\": text.append("\\")
      default: throw .badEscape
      }
    }
    return String(text)
  }
}
