import ScreenModel
import Testing

@testable import EmojipadCLI

@Suite struct CommandTests {
  private func error(_ arguments: String...) -> UsageError? {
    do {
      _ = try SearchCommand(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a command is named in full, and a near miss is told`() throws {
    #expect(try Command(named: "search") == .search)
    #expect(throws: UsageError.unknownCommand("serach", suggestion: "search")) { try Command(named: "serach") }
    #expect(throws: UsageError.unknownCommand("rocket", suggestion: nil)) { try Command(named: "rocket") }
    #expect(throws: UsageError.unknownCommand("", suggestion: nil)) { try Command(named: "") }
  }

  @Test func `the first operand is found behind the options and their values`() throws {
    var settings = Settings()
    let parser = ArgumentParser(rows: OptionTable.rows)
    #expect(try parser.firstOperand(of: ["--lang", "de", "-n", "search", "--json"], into: &settings) == 3)
    #expect(settings.languages == ["de"])
    #expect(try parser.firstOperand(of: ["-n", "--", "-x"], into: &settings) == 2)
    #expect(try parser.firstOperand(of: ["-n", "--"], into: &settings) == nil)
    #expect(try parser.firstOperand(of: [], into: &settings) == nil)
  }

  @Test func `the options of a search`() throws {
    let command = try SearchCommand(["--lang=de,fr", "--limit", "3", "red", "--json", "--", "-heart"])
    #expect(command.query == "red -heart")
    #expect(command.settings == SearchSettings(languages: ["de", "fr"], limit: 3, printsJSON: true))
  }

  @Test func `a search that cannot be meant is refused`() {
    #expect(error() == .missingWords)
    #expect(error(" ", "") == .missingWords)
    for limit in ["0", "-1", "x", "", "1.5", "99999999999999999999"] {
      #expect(error("--limit=\(limit)", "a") == .badValue(option: "--limit", value: limit, .notPositive))
    }
    #expect(error("--batch", "a") == .unexpectedArgument("a"))
    #expect(error("--batch", "--json") == .notTogether("--batch", "--json"))
    #expect(error("--batch", "--lang=de") == .notTogether("--batch", "--lang"))
    #expect(error("--batch", "--limit=1") == .notTogether("--batch", "--limit"))
    #expect(error("--multi", "a") == .unknownOption("--multi", suggestion: nil))
    #expect(error("--help") == nil)
  }

  @Test func `the help names every command, and that of a search every option of it`() {
    for command in Command.allCases {
      #expect(HelpText.text.split(whereSeparator: \.isWhitespace).contains(command.rawValue[...]))
    }
    let lines = HelpText.search.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for row in OptionTable.search {
      #expect(lines.contains { $0.contains("--\(row.long)") && $0.hasSuffix(row.help) })
    }
    for line in lines { #expect(displayWidth(of: String(line)) <= 80, "\(line)") }
  }
}
