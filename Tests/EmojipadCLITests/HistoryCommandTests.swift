import PickHistory
import ScreenModel
import TestSupport
import Testing

@testable import EmojipadCLI

@Suite struct HistoryCommandTests {
  private func error(_ arguments: String...) -> UsageError? {
    do {
      _ = try HistoryCommand(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every action is named in full, and a near miss is told`() throws {
    for action in HistoryAction.allCases where action != .forget {
      #expect(try HistoryCommand([action.rawValue]).action == action)
    }
    #expect(try HistoryCommand(["forget", "a", "--", "-b"]).operands == ["a", "-b"])
    #expect(error() == .missingAction)
    #expect(error("lst") == .unknownAction("lst", suggestion: "list"))
    #expect(error("rocket") == .unknownAction("rocket", suggestion: nil))
  }

  @Test func `options and operands that mean nothing are refused`() {
    #expect(error("list", "a") == .unexpectedArgument("a"))
    #expect(error("import", "a", "b") == .unexpectedArgument("b"))
    #expect(error("forget") == .missingTexts)
    #expect(error("forget", "--limit=1", "a") == .notTogether("--limit", "forget"))
    #expect(error("list", "--yes") == .notTogether("--yes", "list"))
    #expect(error("list", "--limit=0") == .badValue(option: "--limit", value: "0", .notPositive))
    #expect(error("frequent", "--limit=3") == nil)
    #expect(error("clear", "--yes") == nil)
    #expect(error("--help") == nil)
    #expect(error("forget", "--help") == nil)
  }

  @Test func `the help names every action and option and fits a screen`() {
    let lines = HelpText.history.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for action in HistoryAction.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(action.usage) ") && $0.hasSuffix(action.summary) })
    }
    for row in OptionTable.history {
      #expect(lines.contains { $0.contains("--\(row.long)") && $0.hasSuffix(row.help) })
    }
    for line in lines { #expect(displayWidth(of: String(line)) <= 80, "\(line)") }
  }

  @Test func `an import names the first line that cannot be read`() throws {
    let folder = try TemporaryFolder()
    func error(_ text: String) throws -> ImportError? {
      try write(text, toFile: folder.file("in"))
      do {
        _ = try HistoryImport(path: folder.file("in")).entries()
        return nil
      } catch {
        return error
      }
    }
    let first = ExportFormat.firstLine + "\n"
    #expect(try error(first) == nil)
    #expect(try error(first + "a\t1\t1\t\nb\t1\t1\t") == nil)
    #expect(try error("") == .badLine(line: 1, .notAnExport))
    #expect(try error("a\t1\t1\t\n") == .badLine(line: 1, .notAnExport))
    #expect(try error(first + "a\t1\t1\t\n\n") == .badLine(line: 3, .notFourFields))
    #expect(try error(first + "a\t1\t1\t\nb\tx\t1\t\n") == .badLine(line: 3, .badCount))
    #expect(try error(first + String(repeating: "a", count: 1 << 21)) == .lineTooLong(line: 2))
    #expect(throws: ImportError.unreadable(2)) { try HistoryImport(path: folder.file("none")).entries() }
  }
}
