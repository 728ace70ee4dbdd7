/// Words of a text as a shell splits them, without expansion of anything (POSIX.1-2024, Shell Command Language, 2.2):
/// blanks separate, '…' keeps all, "…" keeps all but \" and \\, a backslash keeps the next character.
enum ShellWords {
  /// A quote without its partner, or a backslash with nothing behind it.
  struct UnclosedQuote: Error, Hashable {}

  /// Splits a text into words. O(length).
  ///
  /// - Throws: Where it ends within a quote.
  static func split(_ text: String) throws(UnclosedQuote) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if quote == "\"", scalar != "\"", scalar != "\\" { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if scalar == open { quote = nil } else { word = (word ?? "") + String(scalar) }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? ""
      } else if scalar == " " || scalar == "\t" || scalar == "\n" {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(scalar)
      }
    }
    guard quote == nil, !isEscaped else { throw UnclosedQuote() }
    return words + (word.map { [$0] } ?? [])
  }
}
