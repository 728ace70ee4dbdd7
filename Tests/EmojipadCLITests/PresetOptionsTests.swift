import Glibc
import EmojiCatalog
import TestSupport
import Testing

@testable import EmojipadCLI

@Suite struct ShellWordsTests {
  @Test(
    arguments: [
      ("", []), ("  \t\n ", []), ("--multi  -f name", ["--multi", "-f", "name"]),
      ("--format='{emoji} {name}'", ["--format={emoji} {name}"]), (#"--format="a\"b\\c\d""#, [#"--format=a"b\c\d"#]),
      (#"a\ b c"#, ["a b", "c"]), ("''", [""]), (#"'it'\''s'"#, ["it's"]), ("a'b'\"c\"", ["abc"]),
    ] as [(String, [String])])
  func `words are split as a shell splits them`(text: String, words: [String]) throws {
    #expect(try ShellWords.split(text) == words)
  }

  @Test(arguments: ["'", "a \"b", "c\\", "'a\"", "\"a\\\""]) func `a quote that is not closed is an error`(text: String)
  {
    #expect(throws: ShellWords.UnclosedQuote()) { try ShellWords.split(text) }
  }
}

/// The options of the file and of the variable.
@Suite struct PresetOptionsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func settings(_ file: String?, options: String? = nil) throws -> Settings {
    if let file {
      try makeFolder(home.file("emojipad"))
      try write(file, toFile: home.file("emojipad/config"))
    }
    var settings = Settings()
    let environment = ["XDG_CONFIG_HOME": home.path, "EMOJIPAD_OPTS": options]
    let left = try PresetOptions { environment[$0] ?? nil }.apply(to: &settings)
    #expect(left == nil)
    return settings
  }

  private func error(_ file: String?, options: String? = nil) -> PresetError? {
    do {
      _ = try settings(file, options: options)
      return nil
    } catch {
      return error as? PresetError
    }
  }

  @Test func `the file is where XDG says`() {
    func path(_ variables: [String: String]) -> String? { PresetOptions { variables[$0] }.path }
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/emojipad/config")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/emojipad/config")
    #expect(path(["HOME": "/h"]) == "/h/.config/emojipad/config")
    #expect(path([:]) == nil)
  }

  @Test func `without file and variable nothing is set`() throws {
    #expect(try settings(nil) == Settings())
    #expect(try settings("") == Settings())
  }

  @Test func `one option a line, comments and blank lines`() throws {
    let settings = try settings(
      "# mine\n\n--multi\n  --format={emoji}\n--lang de,fr \n--no-mouse\r\n#--private\n")
    #expect(settings.insertsAndStays && !settings.usesMouse && !settings.isPrivate)
    #expect(settings.format == (try OutputFormat(parsing: "{emoji}")))
    #expect(settings.languages == ["de", "fr"])
  }

  @Test func `the variable wins over the file`() throws {
    let settings = try settings("--lang=de\n--format=name\n", options: "--lang=fr -n")
    #expect(settings.languages == ["fr"] && settings.format == .name && settings.terminator == "")
  }

  @Test func `the tone of the file is the usual one, that of the variable is asked for`() throws {
    let both = try settings("--tone=dark\n", options: "--tone light")
    #expect(both.usualTone == .dark && both.tone == .light)
    let file = try settings("--tone dark\n")
    #expect(file.usualTone == .dark && file.tone == nil)
  }

  @Test func `help is not for every run`() throws {
    #expect(try settings("--help\n", options: "--version").request == nil)
  }

  @Test func `what is wrong is told with its line`() {
    let path = home.file("emojipad/config")
    let unknown = UsageError.unknownOption("--mutli", suggestion: "--multi")
    #expect(error("--multi\n--mutli\n") == .badLine(path: path, line: 2, unknown))
    #expect(error("\nmulti\n") == .notAnOption(path: path, line: 2))
    #expect(error("-m\n") == .notAnOption(path: path, line: 1))
    #expect(error("--\n") == .notAnOption(path: path, line: 1))
    #expect(error("--multi=yes\n") == .badLine(path: path, line: 1, .unexpectedValue("--multi")))
    #expect(error("--multi yes\n") == .badLine(path: path, line: 1, .unexpectedArgument("yes")))
    #expect(error("--tone\n") == .badLine(path: path, line: 1, .missingValue("--tone")))
    #expect(error("", options: "--mutli") == .badVariable(unknown))
    #expect(error("", options: "smile") == .badVariable(.unexpectedArgument("smile")))
    #expect(error("", options: "--format='") == .unclosedQuote)
    #expect(error(String(repeating: "x", count: LineReader.longestLine + 1)) == .lineTooLong(path: path, line: 1))
  }

  @Test func `a file that cannot be read is told`() throws {
    try makeFolder(home.file("emojipad"))
    try makeFolder(home.file("emojipad/config"))
    #expect(error(nil) == .unreadable(path: home.file("emojipad/config"), EISDIR))
  }

  @Test func `one that cannot even be opened is left out`() throws {
    try home.link("emojipad", to: home.file("emojipad"))
    var settings = Settings()
    let variables = ["XDG_CONFIG_HOME": home.path, "EMOJIPAD_OPTS": "--multi"]
    let left = try PresetOptions { variables[$0] }.apply(to: &settings)
    #expect(left == .unreadable(path: home.file("emojipad/config"), ELOOP))
    #expect(settings.insertsAndStays)
  }
}
