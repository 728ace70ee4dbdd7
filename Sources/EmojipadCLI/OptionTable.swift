import EmojiCatalog

/// One option of the command line. Parsing, `--help` and suggestions all come from the tables of these: the picker has
/// one, and each command one of its own, which changes settings of its own.
struct OptionRow<Settings>: Sendable {
  /// What an option takes and what it does with it.
  enum Kind: Sendable {
    case flag(@Sendable (inout Settings) -> Void)
    /// `argument` is what `--help` calls the value; `set` refuses a value by throwing.
    case value(argument: String, set: @Sendable (inout Settings, String) throws(ValueError) -> Void)
  }

  /// The name after the two dashes.
  let long: String
  /// The letter after one dash, where there is one.
  let short: Character?
  /// What it does, in a few words.
  let help: String
  let kind: Kind

  /// What `--help` calls the value.
  var argument: String? {
    switch kind {
    case .flag: nil
    case .value(let argument, _): argument
    }
  }
}

/// Why a value is not one that the option takes.
enum ValueError: Error, Hashable {
  /// The values that there are; the value is none of them.
  case notOne(of: [String])
  case badTemplate(TemplateError)
  /// It is no whole number from 1 up.
  case notPositive
}

enum OptionTable {
  /// The picker's options.
  static let rows: [OptionRow<Settings>] = [
    OptionRow(
      long: "multi", short: "m", help: "Enter inserts and stays, Ctrl-S finishes",
      kind: .flag { $0.insertsAndStays = true }),
    OptionRow(
      long: "format", short: "f", help: "how picks are printed; see below",
      kind: .value(argument: "FORMAT") { (settings, value) throws(ValueError) in
        settings.format = try OutputFormat(parsing: value)
      }),
    OptionRow(
      long: "no-newline", short: "n", help: "print no newline after the result",
      kind: .flag { $0.terminator = "" }),
    OptionRow(
      long: "print0", short: "0", help: "print a NUL after the result", kind: .flag { $0.terminator = "\0" }),
    OptionRow(
      long: "color", short: nil, help: "never, always, or auto: as TERM and NO_COLOR say",
      kind: .value(argument: "WHEN") { (settings, value) throws(ValueError) in
        settings.color = try choice(value)
      }),
    OptionRow(
      long: "no-mouse", short: nil, help: "leave the mouse to the terminal", kind: .flag { $0.usesMouse = false }),
    OptionRow(
      long: "private", short: "p", help: "neither read nor write the history", kind: .flag { $0.isPrivate = true }),
    OptionRow(
      long: "lang", short: "l", help: "search and name in these languages: de,fr",
      kind: .value(argument: "L[,L]") { (settings, value) throws(ValueError) in
        settings.languages = value.split(separator: ",").map(String.init)
      }),
    OptionRow(
      long: "tone", short: nil, help: SkinTone.optionHelp,
      kind: .value(argument: "TONE") { (settings, value) throws(ValueError) in settings.tone = try choice(value) }),
    OptionRow(
      long: "text-style", short: nil, help: "print the text style (U+FE0E) where there is one",
      kind: .flag { $0.textStyle = true }),
    OptionRow(long: "help", short: "h", help: "print this help", kind: .flag { $0.request = .help }),
    OptionRow(long: "version", short: "V", help: "print the version", kind: .flag { $0.request = .version }),
  ]

  /// Reads a value that is one of a few names.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String
  ) throws(ValueError) -> Choice {
    guard let choice = Choice(rawValue: value) else { throw .notOne(of: Choice.allCases.map(\.rawValue)) }
    return choice
  }
}

extension SkinTone {
  /// What `--help` says of a tone.
  static let optionHelp = allCases.map(\.rawValue).joined(separator: ", ")
}
