import Glibc
import TestSupport
import Testing

/// What the picker remembers of its person from one run to the next, each test in a home of its own.
@Suite struct MemoryTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private var path: String { home.file("state/emojipad/history.db") }

  private func open(_ options: String = "", environment: [String: String] = [:]) throws -> PickerWindow {
    try PickerWindow(
      options: options, environment: ["XDG_STATE_HOME": home.file("state")].merging(environment) { $1 })
  }

  /// Picks an emoji by its name and ends the run.
  private func pick(_ names: String...) throws {
    let window = try open()
    for (place, name) in names.enumerated() {
      if place > 0 { try window.press("C-u") }
      try window.type(name)
      try window.press("C-s")
    }
    #expect(try window.finish("C-d").status == 0)
    #expect(window.errorText == "")
  }

  private func history(_ arguments: String...) throws -> String {
    let result = try run(
      try emojipadBinary(), ["history"] + arguments, environment: cleanEnvironment(home: home.path))
    #expect(result.status == .exited(0), "\(result.errorText)")
    return result.text
  }

  @Test func `C59 A, B, C, D, then A: the recents are A D C B`() throws {
    for name in ["apple red", "banana", "cherries", "doughnut", "apple red"] { try pick(name) }
    #expect(try history("list") == "🍎\n🍩\n🍒\n🍌\n")
    let window = try open()
    #expect(try window.screen().text.contains("Recents"))
    for name in ["red apple", "doughnut", "cherries", "banana"] {
      #expect(try window.nameLine().name == name)
      try window.press("Right")
    }
    #expect(try window.finish("Escape").status == 130)
  }

  @Test func `C61 one slot of the recents three times, and their order changes with the next start only`() throws {
    try pick("rocket", "banana", "cherries")
    let window = try open("--multi")
    try window.press("Right", "Right", "Enter", "Enter", "Enter")
    #expect(try window.nameLine().name == "rocket")
    #expect(try window.finish("C-d").output == Array("🚀🚀🚀\n".utf8))
    let next = try open()
    #expect(try next.nameLine().name == "rocket")
    #expect(try next.finish("Enter").output == Array("🚀\n".utf8))
  }

  @Test func `C62 the most used is first among the frequent, the last picks are among the recents`() throws {
    for _ in 0..<5 { try pick("thumbs up") }
    let others = [
      "rocket", "banana", "cherries", "doughnut", "pizza", "hamburger", "taco", "burrito", "sushi", "cookie", "lemon",
      "melon", "grapes", "peach", "kiwi", "tomato", "avocado", "carrot", "garlic", "onion",
    ]
    let window = try open("--multi")
    for name in others {
      try window.type(name)
      try window.press("Enter", "C-u")
    }
    #expect(try window.finish("C-d").status == 0)
    #expect(try history("frequent", "--limit=1") == "👍\n")
    #expect(try history("list", "--limit=5").split(separator: "\n") == ["🧅", "🧄", "🥕", "🥑", "🍅"])
  }

  @Test func `C65 what was picked is stored when it is picked, also if the process is killed then`() throws {
    let picker = try PickerOnTerminal(["--multi"], environment: ["XDG_STATE_HOME": home.file("state")])
    try picker.wait(forEvents: 0)
    try picker.terminal.type("rocket\r\u{15}pizza\r")
    try picker.wait(forEvents: 13)
    picker.program.signal(SIGKILL)
    #expect(try picker.program.wait() == 128 + SIGKILL)
    #expect(try history("list") == "🍕\n🚀\n")
  }

  /// With `EMOJIPAD_KILLS=200` as often as that.
  @Test func `killed at any moment: the history opens, and what was printed is in it`() throws {
    var random = SplitMix64(seed: 65)
    var printed = 0
    for round in 0..<(variable("EMOJIPAD_KILLS").flatMap { Int($0) } ?? 8) {
      let picker = try PickerOnTerminal(
        ["--multi", "--no-newline"], environment: ["XDG_STATE_HOME": home.file("state")])
      if Bool.random(using: &random) { try picker.wait(forEvents: 0) }
      try picker.terminal.type(String(repeating: "\r", count: Int.random(in: 1...5, using: &random)) + "\u{4}")
      let delay = Duration.microseconds(Int.random(in: 0...60_000, using: &random))
      _ = passTime(delay)
      picker.program.signal(SIGKILL)
      let status = try picker.program.wait()
      #expect([0, 128 + SIGKILL].contains(status), "round \(round)")
      printed += picker.program.outputText.count
      let counts = try history("export").split(separator: "\n").dropFirst().map { line in
        Int(line.split(separator: "\t")[1]) ?? 0
      }
      #expect(counts.reduce(0, +) >= printed, "round \(round): \(picker.program.errorText)")
    }
  }

  @Test func `a cancelled run has picked what it inserted`() throws {
    let window = try open("--multi")
    try window.type("rocket")
    try window.press("Enter")
    #expect(try window.finish("Escape").status == 130)
    #expect(try history("list") == "🚀\n")
  }

  @Test func `favourites and what was forgotten are as they were left`() throws {
    try pick("rocket", "banana")
    let window = try open()
    try window.press("C-k", "Right", "C-k", "C-x", "Tab", "M-Right")
    #expect(try window.finish("Escape").status == 130)
    #expect(try history("favourites") == "🚀\n🍌\n")
    #expect(try history("list") == "🍌\n")
  }

  @Test func `what is used comes before what matches as well`() throws {
    for _ in 0..<2 { try pick("blueberries") }
    let window = try open()
    try window.type("blue")
    #expect(try window.nameLine().name == "blueberries")
    #expect(try window.finish("Escape").status == 130)
    let other = try open("--private")
    try other.type("blue")
    #expect(try other.nameLine().name != "blueberries")
    #expect(try other.finish("Escape").status == 130)
  }

  @Test func `a private run neither shows nor stores anything`() throws {
    try pick("rocket")
    let before = contents(ofFile: path)
    let window = try open("--private")
    #expect(try !window.screen().text.contains("Recents"))
    #expect(try window.nameLine().name == "grinning face")
    #expect(try window.finish("Enter").output == Array("😀\n".utf8))
    #expect(contents(ofFile: path) == before)
    #expect(try history("list") == "🚀\n")
  }

  @Test func `C52 the tone that was chosen last is shown and used`() throws {
    func choose(_ steps: Int) throws {
      let window = try open()
      try window.type("waving hand")
      // From “no tone” to the tone, then its commands, of which the first one makes it the default.
      try window.press(["C-t", "Home"] + Array(repeating: "Right", count: steps) + ["BTab", "Enter"])
      #expect(try window.finish("Escape").status == 130)
    }
    func picked(_ options: String = "", environment: [String: String] = [:]) throws -> String {
      let window = try open(options, environment: environment)
      try window.type("thumbs up")
      return String(decoding: try window.finish("Enter").output, as: UTF8.self)
    }
    try choose(5)
    #expect(try picked() == "👍🏿\n")
    try choose(1)
    #expect(try picked() == "👍🏻\n")
    // What is asked for goes before it, what is in the file does not.
    #expect(try picked("--tone=medium") == "👍🏽\n")
    #expect(try picked(environment: ["EMOJIPAD_OPTS": "--tone=none"]) == "👍\n")
    try makeFolder(home.file("emojipad"))
    try write("--tone=dark\n", toFile: home.file("emojipad/config"))
    #expect(try picked(environment: ["XDG_CONFIG_HOME": home.path]) == "👍🏻\n")
    #expect(try picked("--private", environment: ["XDG_CONFIG_HOME": home.path]) == "👍🏿\n")
  }

  // MARK: What can be wrong

  /// Opens the picker where the history cannot be used, picks, and returns what was said.
  private func complaint(environment: [String: String] = [:], before: String = ":") throws -> String {
    let window = try PickerWindow(
      environment: ["XDG_STATE_HOME": home.file("state")].merging(environment) { $1 }, before: before)
    try window.press("C-s")
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(result.output.count == 9, "two emoji and a newline")
    let said = window.errorText
    #expect(said.hasPrefix("emojipad: ") && said.split(separator: "\n").count == 1, "\(said)")
    return said
  }

  @Test func `C64 a newer history is left alone, and that is said`() throws {
    try pick("rocket")
    // The number of the schema is SQLite's user version, at byte 60 of the file, the highest byte first.
    var bytes = try #require(contents(ofFile: path))
    bytes.replaceSubrange(60..<64, with: [0, 0, 1, 0])
    try write(bytes, toFile: path)
    #expect(try complaint().contains("newer"))
    #expect(contents(ofFile: path) == bytes)
  }

  @Test func `a broken history is set aside, and picks go into a fresh one`() throws {
    try pick("banana")
    let broken = [UInt8](repeating: 0xAB, count: 5000)
    try write(broken, toFile: path)
    let said = try complaint()
    #expect(said.contains("set aside"))
    let other = try #require(said.split(separator: " ").last.map { String($0.dropLast()) })
    #expect(contents(ofFile: other) == broken)
    #expect(try history("list") == "😀\n")
  }

  @Test func `without a home the picker says that it remembers nothing`() throws {
    #expect(try complaint(before: "unset HOME XDG_STATE_HOME").contains("neither XDG_STATE_HOME nor HOME"))
  }

  @Test func `where no folder can be made the picks are said not to be stored`() throws {
    try write("", toFile: home.file("file"))
    let said = try complaint(environment: ["XDG_STATE_HOME": home.file("file/below")])
    #expect(said.contains("2 picks are not stored"), "\(said)")
  }

  @Test func `where files may not grow the picks are said not to be stored`() throws {
    // The result must still fit, and what tmux needs.
    let said = try complaint(before: "ulimit -f 4")
    #expect(said.contains("no room is left") && said.contains("2 picks are not stored"), "\(said)")
  }

  @Test func `a folder that may only be read keeps what it has`() throws {
    try pick("rocket")
    let before = contents(ofFile: path)
    // Root may write anywhere, so that the picker is somebody else's then.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    try write("#!/bin/sh\nexec \(user) \"\(home.file("copy"))\" \"$@\"\n", toFile: home.file("picker"))
    let said = try complaint(
      environment: ["XDG_CONFIG_HOME": home.path],
      before: """
        cp "$EMOJIPAD" \(home.file("copy")); chmod 755 \(home.file("picker"))
        touch "$EMOJIPAD_FRAMES"; chmod a+rwx "$EMOJIPAD_FRAMES" "$RESULT"
        chmod -R a+rX \(home.path); chmod a-w \(home.file("state/emojipad"))*; EMOJIPAD=\(home.file("picker"))
        """)
    #expect(said.contains("read-only") && said.contains("2 picks are not stored"), "\(said)")
    #expect(contents(ofFile: path) == before)
  }
}
