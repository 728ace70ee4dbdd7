/// The code points of a text in Unicode's notation: `U+1F469 U+200D U+1F680`.
public func codePoints(of text: some StringProtocol) -> String {
  var notation = ""
  for scalar in text.unicodeScalars {
    if !notation.isEmpty { notation += " " }
    notation += "U+"
    notation += hexadecimal(scalar.value, digits: 4)
  }
  return notation
}

/// A number in upper-case hexadecimal, zeros before it up to `digits` digits.
public func hexadecimal(_ value: UInt32, digits: Int = 1) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
