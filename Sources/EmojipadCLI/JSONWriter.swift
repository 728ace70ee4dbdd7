import EmojiCatalog

extension JSONValue {
  /// The value on one line, without a space and without a character that a terminal would obey; text beyond ASCII
  /// stays readable. O(length).
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The code points of a text, as an array of strings.
  static func codePoints(of text: String) -> JSONValue {
    .strings(EmojiCatalog.codePoints(of: text).split(separator: " ").map(String.init))
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": text += "\\u\(hexadecimal(scalar.value, digits: 4))"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
