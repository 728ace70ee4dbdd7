/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownOption(String, suggestion: String?)
  case ambiguousOption(String, candidates: [String])
  case missingValue(String)
  case unexpectedValue(String)
  case badValue(option: String, value: String, ValueError)
  case unexpectedArgument(String)
  case unknownCommand(String, suggestion: String?)
  /// A command that searches was given nothing to search for.
  case missingWords
  /// There is no text to look for emoji in.
  case missingText
  /// What is to be done with the history is not told.
  case missingAction
  case unknownAction(String, suggestion: String?)
  /// There is nothing to forget.
  case missingTexts
  /// Two options, or an option and an action, that say different things.
  case notTogether(String, String)
}

/// Reads a command line by the conventions of getopt_long: `--option=value` and `--option value`, `-abc`, `-fvalue`
/// and `-f value`, options after operands, `--` before operands that begin with a dash, and abbreviations of long
/// options as long as they fit only one.
struct ArgumentParser<Settings> {
  let rows: [OptionRow<Settings>]

  /// Applies the options to settings.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - settings: What the options change; later ones win.
  /// - Returns: The operands, in order.
  /// - Throws: The first thing that is wrong.
  func parse(_ arguments: [String], into settings: inout Settings) throws(UsageError) -> [String] {
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return operands + rest }
      if try !parseOption(argument, rest: &rest, into: &settings) { operands.append(argument) }
    }
    return operands
  }

  /// Applies the options before the first operand to settings.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - settings: What the options change; later ones win.
  /// - Returns: The index of the first operand among the arguments, if there is one.
  /// - Throws: The first thing that is wrong before it.
  func firstOperand(of arguments: [String], into settings: inout Settings) throws(UsageError) -> Int? {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return rest.indices.first }
      if try !parseOption(argument, rest: &rest, into: &settings) { return rest.startIndex - 1 }
    }
    return nil
  }

  /// Applies an argument that is an option, together with its value.
  ///
  /// - Returns: Whether it is one.
  private func parseOption(
    _ argument: String, rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) -> Bool {
    if argument.hasPrefix("--") {
      try parseLong(argument.dropFirst(2), rest: &rest, into: &settings)
    } else if argument.hasPrefix("-"), argument != "-" {
      try parseShort(argument.dropFirst(), rest: &rest, into: &settings)
    } else {
      return false
    }
    return true
  }

  private func parseLong(
    _ text: Substring, rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let row = try row(named: String(parts[0]))
    let option = "--\(row.long)"
    switch row.kind {
    case .flag(let set):
      guard parts.count == 1 else { throw .unexpectedValue(option) }
      set(&settings)
    case .value(_, let set):
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else { throw .missingValue(option) }
      try apply(set, value, of: option, to: &settings)
    }
  }

  private func parseShort(
    _ letters: Substring, rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let row = rows.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", suggestion: nil)
      }
      switch row.kind {
      case .flag(let set): set(&settings)
      case .value(_, let set):
        guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
          throw .missingValue("-\(letter)")
        }
        return try apply(set, value, of: "-\(letter)", to: &settings)
      }
    }
  }

  private func apply(
    _ set: (inout Settings, String) throws(ValueError) -> Void, _ value: String, of option: String,
    to settings: inout Settings
  ) throws(UsageError) {
    do {
      try set(&settings, value)
    } catch {
      throw .badValue(option: option, value: value, error)
    }
  }

  /// The option of that name, or the only one that begins so.
  private func row(named name: String) throws(UsageError) -> OptionRow<Settings> {
    if let exact = rows.first(where: { $0.long == name }) { return exact }
    let candidates = name.isEmpty ? [] : rows.filter { $0.long.hasPrefix(name) }
    if candidates.count > 1 { throw .ambiguousOption("--\(name)", candidates: candidates.map { "--\($0.long)" }) }
    guard let only = candidates.first else {
      throw .unknownOption("--\(name)", suggestion: nearest(name, among: rows.map(\.long)).map { "--\($0)" })
    }
    return only
  }
}
