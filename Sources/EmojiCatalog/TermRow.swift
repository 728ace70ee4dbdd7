/// A row that a term stands in, how the term is written there, and what the whole of it costs.
struct TermRow {
  /// 12 bits of the row, 13 of the spellings, 7 of the cost.
  private let bits: UInt32

  init(row: Int, spellings: UInt32, cost: UInt16) {
    bits = UInt32(row) << 20 | (spellings & 0x1FFF) << 7 | UInt32(min(cost, Self.signs))
  }

  /// The data index.
  var row: Int { Int(bits >> 20) }
  /// What the term costs there, or `signs`.
  var cost: UInt16 { UInt16(bits & 0x7F) }

  /// Whether the term is written there in a way (`FoldedText.spelling(of:)`).
  func isSpelled(_ spelling: UInt8) -> Bool {
    bits >> 7 & 1 << UInt32(spelling) != 0
  }

  /// The term is the whole of something written with signs, and no word.
  static let signs: UInt16 = 127
}
