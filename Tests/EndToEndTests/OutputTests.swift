import TestSupport
import Testing

/// What comes on standard output, byte for byte, and the exit status.
@Suite struct OutputTests {
  @Test func `C46 a symbol is printed as it is where a tone and text style are asked for`() throws {
    let window = try PickerWindow(options: "--text-style --tone dark")
    try window.select(name: "hash sign")
    #expect(try window.finish("Enter").output == Array("#\n".utf8))
  }

  @Test func `C70 the highlighted hit is printed`() throws {
    let window = try PickerWindow()
    try window.type("smile")
    let line = try window.nameLine()
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(line.tells(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(result.output.last == UInt8(ascii: "\n"))
  }

  @Test func `C67 three picks are one text, finished by Enter or by Ctrl-D`() throws {
    for lastKey in ["Enter", "C-d"] {
      let window = try PickerWindow()
      for name in ["party popper", "wrapped gift", "birthday cake"] {
        try window.press("C-u")
        try window.select(name: name)
        if name != "birthday cake" || lastKey == "C-d" { try window.press("C-s") }
      }
      let result = try window.finish(lastKey)
      #expect(result.status == 0)
      #expect(String(decoding: result.output, as: UTF8.self) == "🎉🎁🎂\n")
    }
  }

  @Test func `C68 the same emoji three times`() throws {
    let window = try PickerWindow()
    try window.select(name: "fire")
    try window.press("C-s", "C-s")
    #expect(String(decoding: try window.finish("Enter").output, as: UTF8.self) == "🔥🔥🔥\n")
  }

  @Test func `with --multi Enter stays and Ctrl-S finishes`() throws {
    let window = try PickerWindow(options: "--multi")
    try window.press("Enter", "Enter")
    let result = try window.finish("C-s")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "😀😀😀\n")
  }

  @Test(arguments: [
    ("emoji", "👩‍🚀"), ("codepoint", "U+1F469 U+200D U+1F680"), ("shortcode", ":woman_astronaut:"),
    ("name", "woman astronaut"), ("html", "&#128105;&#8205;&#128640;"), ("html-hex", "&#x1F469;&#x200D;&#x1F680;"),
    ("css", #"\1F469 \200D \1F680 "#), ("utf8", #"\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80"#),
    ("utf16", #"\uD83D\uDC69\u200D\uD83D\uDE80"#), ("json", #""\uD83D\uDC69\u200D\uD83D\uDE80""#),
    ("javascript", #""\uD83D\uDC69\u200D\uD83D\uDE80""#), ("python", #""\U0001F469\u200D\U0001F680""#),
    ("c", #""\U0001F469\u200D\U0001F680""#), ("swift", #""\u{1F469}\u{200D}\u{1F680}""#),
    ("rust", #""\u{1F469}\u{200D}\u{1F680}""#),
    (
      "{{{name}} {emoji} {codepoint} {shortcode} {group}/{subgroup} {since}",
      "{woman astronaut} 👩‍🚀 U+1F469 U+200D U+1F680 :woman_astronaut: People & Body/person-role 4.0"
    ),
  ]) func `C44 every format`(format: String, expected: String) throws {
    let window = try PickerWindow(options: "--format '\(format)'")
    try window.select(name: "woman astronaut")
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == expected + "\n")
  }

  @Test(arguments: [
    ("emoji", ""), ("html", ""), ("css", ""), ("utf8", ""), ("utf16", ""), ("html-hex", ""), ("codepoint", " "),
    ("shortcode", " "), ("name", " "), ("json", "\n"), ("swift", "\n"), ("<{name}>", "\n"),
  ]) func `several picks are joined as the format says`(format: String, separator: String) throws {
    func printed(_ keys: String...) throws -> String {
      let window = try PickerWindow(options: "-n -f '\(format)'")
      try window.press(keys)
      return String(decoding: try window.finish("C-d").output, as: UTF8.self)
    }
    let one = try printed("C-s")
    let other = try printed("Right", "C-s")
    #expect(!one.isEmpty && one != other)
    #expect(try printed("C-s", "Right", "C-s") == one + separator + other)
  }

  @Test(arguments: [("", "😀\n"), ("--no-newline", "😀"), ("--print0", "😀\0"), ("-0", "😀\0"), ("-n", "😀")])
  func `what ends the output`(options: String, expected: String) throws {
    let result = try PickerWindow(options: options).finish("Enter")
    #expect(result.status == 0)
    #expect(result.output == Array(expected.utf8))
  }

  @Test(arguments: ["Escape", "C-c", "C-g", "C-d"])
  func `cancelled: nothing is printed and the status is 130`(key: String) throws {
    let window = try PickerWindow()
    let result = try window.finish(key)
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
    #expect(window.errorText.isEmpty)
  }

  @Test func `what was inserted is not printed when the run is cancelled`() throws {
    let window = try PickerWindow()
    try window.press("C-s", "Right", "C-s")
    let result = try window.finish("C-c")
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
  }

  @Test func `everything composed and deleted again finishes with an empty result`() throws {
    let window = try PickerWindow()
    try window.press("C-s", "BSpace")
    let result = try window.finish("C-d")
    #expect(result.status == 0)
    #expect(result.output == [UInt8(ascii: "\n")])
  }

  @Test(arguments: ["--no-such-option", "--format=nonsense", "--format '{nonsense}'", "--color=loud", "an-argument"])
  func `a wrong command line is one clear line and status 2`(options: String) throws {
    let result = try run("sh", ["-c", "\"$0\" \(options)", try emojipadBinary()])
    #expect(result.status == .exited(2))
    #expect(result.output.isEmpty)
    #expect(result.errorText.split(separator: "\n").count == 1)
    #expect(result.errorText.hasPrefix("emojipad: "))
  }

  @Test func `help and version are printed without a terminal`() throws {
    let binary = try emojipadBinary()
    let help = try run(binary, ["--help"])
    #expect(help.status == .exited(0))
    for option in ["--format", "--multi", "--print0", "--no-newline", "--color", "--help", "--version"] {
      #expect(help.text.contains(option))
    }
    let version = try run(binary, ["--version"])
    #expect(version.status == .exited(0))
    #expect(version.text.hasPrefix("emojipad "))
  }
}
