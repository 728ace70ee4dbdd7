import EmojiCatalog
import Terminal

/// `emojipad show`: what is known of the emoji in a text, for scripts and for people who wonder what they see.
struct ShowCommand {
  let settings: ShowSettings
  let text: String

  /// Reads the arguments.
  ///
  /// - Parameter arguments: Those without the command's name.
  /// - Throws: What is wrong with them.
  init(_ arguments: [String]) throws(UsageError) {
    var settings = ShowSettings()
    let texts = try ArgumentParser(rows: OptionTable.show).parse(arguments, into: &settings)
    self.settings = settings
    // With spaces between them: neighbours never become one sequence.
    text = texts.joined(separator: " ")
    if texts.isEmpty, !settings.showsHelp { throw .missingText }
  }

  /// Finds and prints. What is printed is the catalogue's, so that nothing else in the text gets out.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    if settings.showsHelp { return CommandLineProgram.emit(HelpText.show) }
    let requested = settings.languages ?? Languages.requested(in: TerminalOptions.processEnvironment)
    let found = shown(in: .embedded(), languages: Languages.tables(for: requested))
    let output =
      settings.printsJSON
      ? JSONValue.array(found.map(\.json)).text + "\n" : found.map(\.lines).joined(separator: "\n")
    let status = CommandLineProgram.emit(output)
    return status == CommandLineProgram.Status.picked && found.isEmpty ? CommandLineProgram.Status.noMatch : status
  }

  /// Every emoji in the text, in order.
  func shown(in catalog: Catalog, languages: [LanguageTable]) -> [ShownEmoji] {
    catalog.emoji(in: text).map {
      ShownEmoji($0, textStyle: settings.textStyle, catalog: catalog, languages: languages)
    }
  }
}
