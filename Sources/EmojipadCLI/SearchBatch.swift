import EmojiCatalog

/// Why a batch ended early. Lines are counted from 1.
enum BatchError: Error, Hashable {
  case unreadable(Int32)
  case unwritable(Int32)
  case lineTooLong(line: Int)
  case notJSON(line: Int, JSONError)
  case notObject(line: Int)
  case noQuery(line: Int)
  case badLanguage(line: Int)
}

/// Answers JSON lines: `{"query":…}` or `{"query":…,"lang":…}`, each with its own members and `results`. A `lang` that
/// is null is as good as none.
///
/// Nothing but the line decides the answer: not the locale, not what was picked before.
struct SearchBatch {
  /// The most emoji of an answer.
  static let limit = 20

  private let catalog: Catalog
  private var searches: SearchCache

  init(catalog: Catalog) {
    self.catalog = catalog
    searches = SearchCache(catalog: catalog)
  }

  /// Answers every line of a descriptor on another one, in order. What has been answered is written whenever the next
  /// line has to be waited for, so that a program can ask and read in turn.
  ///
  /// - Parameters:
  ///   - input: The descriptor that is read, to its end.
  ///   - output: The descriptor that is written.
  /// - Throws: The first thing that is wrong; the lines before it have been answered.
  mutating func run(reading input: Int32, writing output: Int32) throws(BatchError) {
    var lines = LineReader(descriptor: input)
    var answers = ""
    var number = 0
    while true {
      number += 1
      do throws(BatchError) {
        guard let line = try Self.next(of: &lines, number) else { break }
        answers += try answer(line, number).text + "\n"
      } catch {
        try Self.write(&answers, to: output)
        throw error
      }
      if answers.utf8.count > 1 << 16 || lines.mustRead { try Self.write(&answers, to: output) }
    }
    try Self.write(&answers, to: output)
  }

  private static func next(of lines: inout LineReader, _ number: Int) throws(BatchError) -> ArraySlice<UInt8>? {
    do {
      return try lines.next()
    } catch {
      switch error {
      case .system(let code): throw .unreadable(code)
      case .tooLong: throw .lineTooLong(line: number)
      }
    }
  }

  private static func write(_ answers: inout String, to output: Int32) throws(BatchError) {
    let error = EmojipadCLI.write(answers, to: output)
    if error != 0 { throw .unwritable(error) }
    answers.removeAll(keepingCapacity: true)
  }

  /// The line's members, and the results behind them; results that the line had are replaced.
  mutating func answer(_ line: some Sequence<UInt8>, _ number: Int) throws(BatchError) -> JSONValue {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: line)
    } catch {
      throw .notJSON(line: number, error)
    }
    guard case .object(var members) = value else { throw .notObject(line: number) }
    guard case .string(let query)? = members.last(where: { $0.name == "query" })?.value else {
      throw .noQuery(line: number)
    }
    var language = ""
    if let member = members.last(where: { $0.name == "lang" }), member.value != .null {
      guard case .string(let value) = member.value else { throw .badLanguage(line: number) }
      language = value
    }
    members.removeAll { $0.name == "results" }
    members.append(JSONValue.Member("results", .array(results(of: query, in: language))))
    return .object(members)
  }

  private mutating func results(of query: String, in language: String) -> [JSONValue] {
    // Where nothing is asked for, nothing is meant.
    if query.allSatisfy(\.isWhitespace) { return [] }
    return searches.rows(for: query, in: language).prefix(Self.limit).map { .string(catalog[$0].text) }
  }
}
