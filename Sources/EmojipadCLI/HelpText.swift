import ScreenModel

/// What `--help` prints, made from the option table; it fits a screen of 80×24.
enum HelpText {
  /// The columns that the help is set in.
  private static let columns = 80

  static var text: String {
    """
    Usage: emojipad [OPTION]…
    An emoji keyboard for the terminal: opens on it, prints what is picked.

    \(OptionTable.rows.map(line).joined(separator: "\n"))

    Formats, or a template with the fields in braces ({{ for a brace):
    \(filled(OutputFormat.named.map(\.name)))
    \(filled(OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }))
    Status: 0 picked, 2 wrong usage or no terminal, 130 cancelled.
    Keys: Ctrl-/ in the picker lists them.

    """
  }

  private static func line(for row: OptionRow) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    let names = "  \(short)--\(row.long)\(row.argument.map { "=\($0)" } ?? "")"
    return names + String(repeating: " ", count: max(2, 26 - displayWidth(of: names))) + row.help
  }

  /// Words set into as many indented lines as they need.
  private static func filled(_ words: [String]) -> String {
    var lines = [" "]
    for word in words {
      if displayWidth(of: lines[lines.count - 1]) + 1 + displayWidth(of: word) > columns { lines.append(" ") }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n")
  }
}
