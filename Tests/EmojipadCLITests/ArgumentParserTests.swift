import Terminal
import Testing

@testable import EmojipadCLI

@Suite struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws -> (Settings, [String]) {
    var settings = Settings()
    let operands = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
    return (settings, operands)
  }

  private func error(_ arguments: String...) -> UsageError? {
    var settings = Settings()
    do {
      _ = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
      return nil
    } catch {
      return error
    }
  }

  @Test func `values come after an equals sign, as the next argument, or right after the letter`() throws {
    #expect(try parse("--format=codepoint").0.format == .codepoint)
    #expect(try parse("--format", "codepoint").0.format == .codepoint)
    #expect(try parse("-fcodepoint").0.format == .codepoint)
    #expect(try parse("-f", "codepoint").0.format == .codepoint)
    #expect(try parse("--format={emoji}={name}").0.format == OutputFormat(parsing: "{emoji}={name}"))
  }

  @Test func `letters can share a dash, the last one with its value`() throws {
    let settings = try parse("-mnfcss").0
    #expect(settings.insertsAndStays)
    #expect(settings.terminator == "")
    #expect(settings.format == .css)
  }

  @Test func `long options can be abbreviated as long as only one fits`() throws {
    #expect(try parse("--form=css").0.format == .css)
    #expect(try parse("--mul").0.insertsAndStays)
    #expect(error("--no") == .ambiguousOption("--no", candidates: ["--no-newline", "--no-mouse"]))
  }

  @Test func `options may follow operands, and two dashes end them`() throws {
    let (settings, operands) = try parse("a", "-m", "--", "-n", "--multi")
    #expect(settings.insertsAndStays)
    #expect(settings.terminator == "\n")
    #expect(operands == ["a", "-n", "--multi"])
    #expect(try parse("-").1 == ["-"])
  }

  @Test func `the later of two options wins`() throws {
    #expect(try parse("--color=never", "--color=always").0.color == .always)
    #expect(try parse("-n", "-0").0.terminator == "\0")
  }

  @Test func `an unknown option is told with the nearest one`() {
    #expect(error("--formt=x") == .unknownOption("--formt", suggestion: "--format"))
    #expect(error("--mutli") == .unknownOption("--mutli", suggestion: "--multi"))
    #expect(error("--xyzzy") == .unknownOption("--xyzzy", suggestion: nil))
    #expect(error("-mx") == .unknownOption("-x", suggestion: nil))
    #expect(error("--=x") == .unknownOption("--", suggestion: nil))
  }

  @Test func `a value that is missing, not wanted or none of the choices is told`() {
    #expect(error("--format") == .missingValue("--format"))
    #expect(error("-f") == .missingValue("-f"))
    #expect(error("--multi=yes") == .unexpectedValue("--multi"))
    #expect(
      error("--color=sometimes")
        == .badValue(option: "--color", value: "sometimes", .notOne(of: ["never", "auto", "always"])))
  }

  @Test func `every message is one line without control characters`() {
    let errors: [UsageError] = [
      .unknownOption("--a\u{1B}[2J\n", suggestion: nil), .ambiguousOption("--n", candidates: ["--a", "--b"]),
      .missingValue("-f"), .unexpectedValue("--multi"), .unexpectedArgument("\r\n\u{9B}"),
      .badValue(option: "-f", value: "\u{7}", .badTemplate(.unclosedBrace)),
    ]
    for error in errors {
      let line = errorLine(error.message)
      #expect(line.hasPrefix("emojipad: ") && line.hasSuffix("\n"))
      #expect(!line.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
