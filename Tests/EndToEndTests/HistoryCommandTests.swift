import TestSupport
import Testing

/// `emojipad history` as scripts use it, each test in a home of its own.
@Suite struct HistoryCommandTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private var path: String { home.file("state/emojipad/history.db") }

  private func history(_ arguments: String..., input: String? = nil) throws -> ProgramResult {
    try write(input ?? "", toFile: home.file("in"))
    return try run(
      try emojipadBinary(), ["history"] + arguments, environment: cleanEnvironment(home: home.path),
      input: home.file("in"))
  }

  /// Imports the lines of an export.
  private func fill(_ lines: String...) throws {
    let result = try history("import", input: "emojipad-history\t1\n" + lines.map { $0 + "\n" }.joined())
    #expect(result.status == .exited(0), "\(result.errorText)")
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  private func expectError(_ result: ProgramResult, status: Int32 = 2, _ what: String) {
    #expect(result.status == .exited(status), "\(what): \(result.errorText)")
    #expect(result.output.isEmpty, "\(what)")
    #expect(result.errorText.hasPrefix("emojipad: "), "\(what)")
    #expect(result.errorText.contains(what), "\(what): \(result.errorText)")
    #expect(result.errorText.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(what)")
    #expect(!result.errors.dropLast().contains { $0 < 0x20 }, "\(what)")
  }

  @Test func `an empty history prints nothing and makes nothing`() throws {
    for action in ["list", "frequent", "favourites"] {
      let result = try history(action)
      #expect(result.status == .exited(0))
      #expect(result.output.isEmpty && result.errors.isEmpty)
    }
    #expect(try history("export").text == "emojipad-history\t1\n")
    #expect(try history("path").text == "\(path)\n")
    #expect(contents(ofFile: path) == nil)
  }

  @Test func `one text a line, the best first`() throws {
    try fill("👍\t9\t1700000000\t2", "👋🏿\t1\t1700000002\t", "🎉\t2\t1700000001\t1")
    #expect(try history("list").text == "👋🏿\n🎉\n👍\n")
    #expect(try history("frequent").text == "👍\n🎉\n👋🏿\n")
    #expect(try history("favourites").text == "🎉\n👍\n")
    #expect(try history("list", "--limit=1").text == "👋🏿\n")
    #expect(try history("frequent", "--limit", "2").text == "👍\n🎉\n")
    #expect(try history("favourites", "--limit=1").text == "🎉\n")
  }

  @Test func `an export imported elsewhere is the same, imported again it counts twice`() throws {
    try fill("a\\tb\\nc\\\\d\t1\t1700000003\t", "👍\t9\t1700000000\t1", "¯\\\\_(ツ)_/¯\t0\t0\t2")
    let exported = try history("export").text
    #expect(
      exported
        == "emojipad-history\t1\na\\tb\\nc\\\\d\t1\t1700000003\t\n👍\t9\t1700000000\t1\n¯\\\\_(ツ)_/¯\t0\t0\t2\n")
    #expect(try history("clear", "--yes").status == .exited(0))
    #expect(try history("import", "-", input: exported).status == .exited(0))
    #expect(try history("export").text == exported)
    try write(exported, toFile: home.file("export"))
    #expect(try history("import", home.file("export")).status == .exited(0))
    #expect(try history("export").text.contains("👍\t18\t1700000000\t1\n"))
    // A line is a text: what breaks lines is shown as a picture, a backslash as itself.
    #expect(try history("list").text == "a␉b␊c\\d\n👍\n")
    #expect(try history("favourites").text == "👍\n¯\\_(ツ)_/¯\n")
  }

  @Test(arguments: ["x\t1", "\u{1B}[2J\t1\t1\t", "x\t-1\t1\t", "\\q\t1\t1\t"])
  func `a bad line is named, and nothing at all is changed`(bad: String) throws {
    try fill("👍\t9\t1700000000\t1")
    let before = try history("export").text
    let result = try history("import", input: "emojipad-history\t1\n🎉\t1\t1\t\n\(bad)\n🎉\t1\t1\t\n")
    expectError(result, "line 3")
    #expect(try history("export").text == before)
    expectError(try history("import", input: "🎉\t1\t1\t\n"), "line 1")
    expectError(try history("import", home.file("nothing")), "nothing")
  }

  @Test func `what is forgotten is gone, what is not there is told`() throws {
    try fill("👍\t9\t1700000000\t1", "❤️\t1\t1700000001\t", "🎉\t2\t1700000002\t", "☺\t2\t1\t", "☺️\t2\t2\t")
    #expect(try history("forget", "👍", "❤").status == .exited(0))
    #expect(try history("forget", "☺").status == .exited(0))
    #expect(try history("list").text == "🎉\n☺️\n")
    #expect(try history("favourites").text == "👍\n")
    expectError(try history("forget", "\u{1B}[2J", "🎉"), status: 1, "not in the history")
    #expect(try history("list").text == "☺️\n")
  }

  @Test func `clear asks on the terminal, and does nothing without one`() throws {
    try fill("👍\t9\t1700000000\t1")
    expectError(try history("clear"), "--yes")
    #expect(try history("list").text == "👍\n")
    for (answer, status) in [("\n", 130), ("no\n", 130), ("\u{4}", 130), ("y\n", 0)] as [(String, Int32)] {
      #expect(try history("list").text == "👍\n")
      let terminal = try PseudoTerminal()
      let program = try terminal.start(
        try emojipadBinary(), ["history", "clear"], environment: ["XDG_STATE_HOME": home.file("state")],
        input: "/dev/null")
      try terminal.wait(for: "the question") { visible(terminal.output).contains("1 picked and 1 favourites") }
      try terminal.type(answer)
      #expect(try program.wait() == status)
      #expect(program.outputBytes.isEmpty)
    }
    #expect(try history("export").text == "emojipad-history\t1\n")
  }

  @Test func `HOME unset is one clear line`() throws {
    for action in ["list", "path", "export"] {
      var environment = cleanEnvironment(home: home.path)
      environment["HOME"] = nil
      environment["XDG_STATE_HOME"] = nil
      expectError(try run(try emojipadBinary(), ["history", action], environment: environment), "HOME")
    }
    let hostile = cleanEnvironment(home: home.path, ["XDG_STATE_HOME": "/\u{1B}[2J"])
    expectError(try run(try emojipadBinary(), ["history", "path"], environment: hostile), "control characters")
  }

  @Test func `a broken file is set aside and told, what is imported then is stored`() throws {
    try fill("👍\t9\t1700000000\t1")
    try write("broken", toFile: path)
    let result = try history("export")
    #expect(result.status == .exited(2))
    #expect(result.errorText.contains("\(path).corrupt-"))
    try fill("🎉\t2\t1700000002\t")
    #expect(try history("list").text == "🎉\n")
  }

  @Test func `a place that cannot be written is told`() throws {
    try write("", toFile: home.file("state"))
    expectError(try history("import", input: "emojipad-history\t1\n🎉\t1\t1\t\n"), "cannot be opened")
    expectError(try history("list"), "cannot be opened")
  }

  @Test func `the help of every action is that of the history`() throws {
    let help = try history("--help")
    #expect(help.status == .exited(0))
    #expect(help.text.hasPrefix("Usage: emojipad history "))
    #expect(try history("clear", "--help").output == help.output)
    expectError(try history(), "list, frequent")
    expectError(try history("exprot"), "did you mean export?")
  }
}
