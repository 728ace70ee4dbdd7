import EmojiCatalog

/// A language whose double-quoted string literals a pick can be printed as, in ASCII only.
enum LiteralSyntax: String, Hashable, Sendable, CaseIterable {
  case json, python, javascript, c, swift, rust

  /// The text as a literal of the language.
  func literal(of text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "?" where self == .c: "\\?"  // no trigraph
    case "\n": "\\n"
    case "\t": "\\t"
    case " "..."~": String(scalar)
    default: escape(scalar.value)
    }
  }

  private func escape(_ value: UInt32) -> String {
    switch self {
    // RFC 8259, section 7: the two halves of a surrogate pair.
    case .json, .javascript:
      Unicode.Scalar(value).map { scalar in
        String(scalar).utf16.map { "\\u\(hexadecimal(UInt32($0), digits: 4))" }.joined()
      } ?? ""
    // ISO C, 6.4.3: universal character names; control characters can only be octal.
    case .c where value < 0xA0: "\\\(octal(value))"
    case .python where value < 0x100: "\\x\(hexadecimal(value, digits: 2))"
    case .c, .python:
      value > 0xFFFF ? "\\U\(hexadecimal(value, digits: 8))" : "\\u\(hexadecimal(value, digits: 4))"
    case .swift, .rust: "\\u{\(hexadecimal(value))}"
    }
  }

  /// Three octal digits of the UTF-8 bytes, one escape a byte.
  private func octal(_ value: UInt32) -> String {
    let bytes = Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    return bytes.map { byte in
      let digits = String(byte, radix: 8)
      return String(repeating: "0", count: 3 - digits.count) + digits
    }.joined(separator: "\\")
  }
}
