import ScreenModel

/// What `--help` prints, made from the option table; it fits a screen of 80×24.
enum HelpText {
  static var text: String {
    """
    Usage: emojipad [OPTION]…
    An emoji keyboard for the terminal: opens on the terminal, prints what is picked.

    \(OptionTable.rows.map(line).joined(separator: "\n"))

    Formats: \(formats)
      or a template with \(fields) and {{ for a brace.
    Status: 0 picked, 2 wrong usage or no terminal, 130 cancelled.
    Keys: Ctrl-/ in the picker lists them.

    """
  }

  private static func line(for row: OptionRow) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    let names = "  \(short)--\(row.long)\(row.argument.map { "=\($0)" } ?? "")"
    return names + String(repeating: " ", count: max(2, 26 - displayWidth(of: names))) + row.help
  }

  private static var formats: String {
    OutputFormat.named.map(\.name).joined(separator: " ")
  }

  private static var fields: String {
    OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
  }
}
