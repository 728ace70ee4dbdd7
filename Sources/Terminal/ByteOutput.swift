extension UInt8 {
  /// ESC, which begins a control sequence (ECMA-48 §5.3).
  static let escape: UInt8 = 0x1B
}

extension [UInt8] {
  /// Appends text as UTF-8.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends a number, at least 0, in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
