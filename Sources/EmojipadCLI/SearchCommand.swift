import EmojiCatalog
import Terminal

/// `emojipad search`: the hits of one query, or the answers to a batch of them.
struct SearchCommand {
  let settings: SearchSettings
  /// The words, as one query.
  let query: String

  /// Reads the arguments.
  ///
  /// - Parameter arguments: Those without the command's name.
  /// - Throws: What is wrong with them.
  init(_ arguments: [String]) throws(UsageError) {
    var settings = SearchSettings()
    let words = try ArgumentParser(rows: OptionTable.search).parse(arguments, into: &settings)
    self.settings = settings
    query = words.joined(separator: " ")
    if settings.showsHelp { return }
    if settings.answersBatch {
      if settings.languages != nil { throw .notTogether("--batch", "--lang") }
      if settings.limit != nil { throw .notTogether("--batch", "--limit") }
      if settings.printsJSON { throw .notTogether("--batch", "--json") }
      if settings.tone != nil { throw .notTogether("--batch", "--tone") }
      if settings.textStyle { throw .notTogether("--batch", "--text-style") }
      if let word = words.first { throw .unexpectedArgument(word) }
    } else if query.allSatisfy(\.isWhitespace) {
      throw .missingWords
    }
  }

  /// Searches and prints.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    if settings.showsHelp { return CommandLineProgram.emit(HelpText.search) }
    if settings.answersBatch { return answerBatch() }
    let requested = settings.languages ?? Languages.requested(in: TerminalOptions.processEnvironment)
    let hits = SearchHits(query, languages: Languages.tables(for: requested), catalog: .embedded(), settings)
    let limit = settings.limit ?? SearchSettings.defaultLimit
    let status = CommandLineProgram.emit(settings.printsJSON ? hits.json(limit: limit) : hits.lines(limit: limit))
    return status == CommandLineProgram.Status.picked && hits.isEmpty ? CommandLineProgram.Status.noMatch : status
  }

  private func answerBatch() -> Int32 {
    var batch = SearchBatch(catalog: .embedded())
    do {
      try batch.run(reading: 0, writing: 1)
      return CommandLineProgram.Status.picked
    } catch {
      return CommandLineProgram.fail(error.message)
    }
  }
}

/// The hits of a query in the forms in which they are printed.
struct SearchHits {
  private let catalog: Catalog
  private let languages: [LanguageTable]
  private let index: SearchIndex
  private let query: String
  private let rows: [Int]
  private let tones: SkinTones
  private let textStyle: Bool

  init(_ query: String, languages: [LanguageTable], catalog: Catalog, _ settings: SearchSettings = SearchSettings()) {
    self.catalog = catalog
    tones = SkinTones(settings.tone ?? .untoned)
    textStyle = settings.textStyle
    self.languages = languages
    self.query = query
    index = SearchIndex(catalog: catalog, languages: languages)
    var search = Search(index: index)
    rows = search.rows(for: query)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// A line a hit: the emoji, a tab, its name.
  func lines(limit: Int) -> String {
    rows.prefix(limit).map { "\(text(ofRow: $0))\t\(languages.name(of: catalog[$0]))\n" }.joined()
  }

  /// One array on one line, an object a hit.
  func json(limit: Int) -> String {
    JSONValue.array(rows.prefix(limit).map(object)).text + "\n"
  }

  private func text(ofRow row: Int) -> String {
    catalog[row].text(in: tones, textStyle: textStyle)
  }

  private func object(of row: Int) -> JSONValue {
    let entry = catalog[row]
    let text = text(ofRow: row)
    let name = languages.name(of: entry)
    return .object([
      .init("text", .string(text)),
      .init("name", .string(name)),
      .init("matched", .string(index.matchedWord(inRow: row, for: query) ?? name)),
      .init("codepoints", .codePoints(of: text)),
    ])
  }
}
