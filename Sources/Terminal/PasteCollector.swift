/// Collects a bracketed paste up to its end mark, `ESC [ 201 ~`.
struct PasteCollector: Hashable, Sendable {
  /// Bytes that are kept; what a paste has beyond them is dropped.
  static let limit = 64 * 1024

  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes bytes of the paste.
  ///
  /// - Parameter input: What came from the terminal.
  /// - Returns: How many bytes belong to the paste and its mark, and whether the mark was reached.
  mutating func take(_ input: ArraySlice<UInt8>) -> (count: Int, isComplete: Bool) {
    for index in input.indices {
      let byte = input[index]
      if byte == Self.endMark[matched] {
        matched += 1
        if matched == Self.endMark.count { return (index + 1 - input.startIndex, true) }
      } else {
        // Only the mark's first byte is ESC, so that a mark can begin at this byte or later.
        keep(Self.endMark[..<matched])
        matched = byte == .escape ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
      }
    }
    return (input.count, false)
  }

  /// The text pasted; invalid UTF-8 is repaired, and nothing else changed: it is data.
  var text: String {
    // The limit may have cut the last character.
    let lead = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    let isCut = bytes.count == Self.limit && lead < bytes.endIndex && UTF8Scan.first(in: bytes[lead...]) == .incomplete
    return String(decoding: isCut ? bytes[..<lead] : bytes[...], as: UTF8.self)
  }

  private mutating func keep(_ new: some Collection<UInt8>) {
    bytes.append(contentsOf: new.prefix(Self.limit - bytes.count))
  }
}
