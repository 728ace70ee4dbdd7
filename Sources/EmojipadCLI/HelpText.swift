import ScreenModel

/// What `--help` prints, made from the option tables; it fits a screen of 80×24.
enum HelpText {
  /// The columns that the help is set in.
  private static let columns = 80

  static var text: String {
    """
    Usage: emojipad [OPTION]… or emojipad COMMAND …
    An emoji keyboard: opens on the terminal, prints what is picked.

    \(OptionTable.rows.map(line).joined(separator: "\n"))

    Commands, of which emojipad COMMAND --help tells more:
    \(filled(Command.allCases.map(\.rawValue)))
    Formats, or a template with the fields in braces ({{ for a brace):
    \(filled(OutputFormat.named.map(\.name)))
    \(filled(OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }))
    Status: 0 picked, 2 usage or terminal, 130 cancelled. Keys: Ctrl-/ lists them.

    """
  }

  /// What `emojipad search --help` prints.
  static var search: String {
    """
    Usage: emojipad search [OPTION]… WORD…
           emojipad search --batch
    Prints the emoji that words mean, the best first: emoji, tab, name.

    \(OptionTable.search.map(line).joined(separator: "\n"))

    --batch answers JSON lines: {"query":"tada","lang":"de"}, lang may be left out,
    becomes the same with "results", the best \(SearchBatch.limit) emoji.
    Status: 0 found, 1 nothing found, 2 wrong usage.

    """
  }

  /// What `emojipad show --help` prints.
  static var show: String {
    """
    Usage: emojipad show [OPTION]… TEXT…
    Tells what is known of every emoji in the text, in order.

    \(OptionTable.show.map(line).joined(separator: "\n"))

    Each is told fully-qualified, however it was written. Since, group, keywords
    and shortcodes are those of its base, the emoji without tones. Its variants are
    the base in every tone, its relatives (gender, hair, direction) in the tones it
    has, and its text style.
    Status: 0 found, 1 no emoji in the text, 2 wrong usage.

    """
  }

  /// What `emojipad history --help` prints.
  static var history: String {
    """
    Usage: emojipad history ACTION [OPTION]…
    What was picked, and the favourites: one text a line.

    \(HistoryAction.allCases.map { aligned("  \($0.usage)", $0.summary) }.joined(separator: "\n"))

    \(OptionTable.history.map(line).joined(separator: "\n"))

    Newlines and tabs in a text are printed as pictures; export has them as \\n, \\t.
    import adds counts and keeps the later time; with a bad line nothing changes.
    Status: 0 done, 1 a text to forget is not there, 2 wrong usage or no history
    that can be used, 130 the question of clear was not answered with y.

    """
  }

  private static func line<Settings>(for row: OptionRow<Settings>) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    return aligned("  \(short)--\(row.long)\(row.argument.map { "=\($0)" } ?? "")", row.help)
  }

  /// What stands on the left, and its explanation in a column of its own.
  private static func aligned(_ left: String, _ help: String) -> String {
    left + String(repeating: " ", count: max(2, 26 - displayWidth(of: left))) + help
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
