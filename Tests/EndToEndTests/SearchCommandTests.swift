import TestSupport
import Testing

/// `emojipad search` as scripts use it: what comes on standard output, and the status.
@Suite struct SearchCommandTests {
  private func search(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramResult {
    let folder = try TemporaryFolder()
    return try run(
      try emojipadBinary(), ["search"] + arguments, environment: cleanEnvironment(home: folder.path, environment))
  }

  private func batch(_ input: String, environment: [String: String] = [:]) throws -> ProgramResult {
    let folder = try TemporaryFolder()
    try write(input, toFile: folder.file("in"))
    return try run(
      try emojipadBinary(), ["search", "--batch"], environment: cleanEnvironment(home: folder.path, environment),
      input: folder.file("in"))
  }

  private func expectUsageError(_ result: ProgramResult, _ what: String) {
    #expect(result.status == .exited(2), "\(what)")
    #expect(result.output.isEmpty, "\(what)")
    #expect(result.errorText.hasPrefix("emojipad: "), "\(what)")
    #expect(result.errorText.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(what)")
  }

  @Test func `a line a hit, the best first, without a terminal`() throws {
    let result = try search("tada")
    #expect(result.status == .exited(0))
    #expect(result.text.hasPrefix("🎉\tparty popper\n"))
    #expect(result.errors.isEmpty)
    for line in result.text.split(separator: "\n") { #expect(line.split(separator: "\t").count == 2) }
  }

  @Test func `symbols are the picker's: scripts search emoji only`() throws {
    let result = try search("quotation")
    #expect(result.status == .exited(1))
    #expect(result.output.isEmpty)
    #expect(!(try search("ampersand").text.contains("&")))
  }

  @Test func `words in any order, and a limit`() throws {
    let result = try search("joy", "--limit", "1", "tears", "face")
    #expect(result.text == "😂\tface with tears of joy\n")
    #expect(try search("face").text.split(separator: "\n").count == 50)
    #expect(try search("face", "--limit=120").text.split(separator: "\n").count == 120)
  }

  @Test func `nothing found: nothing printed, status 1`() throws {
    let result = try search("xqzzkkjj")
    #expect(result.status == .exited(1))
    #expect(result.output.isEmpty && result.errors.isEmpty)
    let json = try search("--json", "xqzzkkjj")
    #expect(json.status == .exited(1))
    #expect(json.text == "[]\n")
  }

  @Test func `JSON is one array with the word that matched`() throws {
    let result = try search("--json", "--limit=1", ":tada:")
    #expect(
      result.text == #"[{"text":"🎉","name":"party popper","matched":"tada","codepoints":["U+1F389"]}]"# + "\n")
    let shaking = try search("--json", "--limit=1", "head", "shaking", "vertically").text
    #expect(shaking.contains(#""codepoints":["U+1F642","U+200D","U+2195","U+FE0F"]"#))
  }

  @Test func `languages come from the option, else from the locale, and English always`() throws {
    let asked = try search("--lang", "de", "--limit=2", "pferd")
    #expect(asked.text == "🐎\tPferd\n🐴\tPferdegesicht\n")
    let located = try search("--limit=2", "pferd", environment: ["LC_ALL": "de_AT.UTF-8"])
    #expect(located.text == asked.text)
    #expect(try search("pferd").status == .exited(1))
    #expect(try search("pferd", "--lang=fr", environment: ["LC_ALL": "de_DE.UTF-8"]).status == .exited(1))
    #expect(try search("horse", "--lang=de", "--limit=1").text == "🐴\tPferdegesicht\n")
    #expect(try search("horse", "--lang=xx", "--limit=1").text == "🐴\thorse face\n")
    #expect(try search("horse", "--limit=1", environment: ["LC_ALL": "xx_YY"]).text == "🐴\thorse face\n")
  }

  @Test func `options may stand before the command`() throws {
    let result = try run(try emojipadBinary(), ["--lang", "de", "search", "--limit=1", "pferd"])
    #expect(result.text == "🐎\tPferd\n")
    let help = try run(try emojipadBinary(), ["--help", "search"])
    #expect(help.status == .exited(0))
    #expect(help.text.contains("--batch"))
  }

  @Test func `a command line that cannot be meant is one clear line and status 2`() throws {
    expectUsageError(try search(), "no words")
    expectUsageError(try search(" "), "blank words")
    expectUsageError(try search("--limit=0", "a"), "limit")
    expectUsageError(try search("--batch", "a"), "batch with words")
    expectUsageError(try search("--nonsense", "a"), "option")
    let near = try run(try emojipadBinary(), ["serach", "tada"])
    expectUsageError(near, "near miss")
    #expect(near.errorText.contains("search"))
  }

  @Test func `a batch answers line by line, in order, whatever the locale`() throws {
    let input = #"""
      {"query":"tada"}
      {"query":"pferd"}
      {"id": 7, "query":"pferd","lang":"de"}
      {"query":"xqzzkkjj"}
      """#
    let result = try batch(input, environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(result.status == .exited(0))
    #expect(result.errors.isEmpty)
    let lines = result.text.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(lines[0] == #"{"query":"tada","results":["🎉"]}"#)
    #expect(lines[1] == #"{"query":"pferd","results":[]}"#)
    #expect(lines[2].hasPrefix(#"{"id":7,"query":"pferd","lang":"de","results":["🐎","🐴""#))
    #expect(lines[3] == #"{"query":"xqzzkkjj","results":[]}"#)
    #expect(try batch("").status == .exited(0))
  }

  @Test(arguments: [
    "", "x", "[]", "{}", "{\"query\":1}", "{\"query\":\"a\",\"lang\":[]}", "{\"query\":\"a\"} {}", "\u{1B}[2J\u{9B}",
  ]) func `a bad line ends a batch after the answers before it`(bad: String) throws {
    let result = try batch("{\"query\":\"tada\"}\n{\"query\":\"rocket\"}\n\(bad)\n{\"query\":\"tada\"}\n")
    #expect(result.status == .exited(2))
    #expect(result.text.split(separator: "\n").count == 2)
    #expect(result.errorText.hasPrefix("emojipad: line 3 "))
    #expect(result.errorText.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    #expect(!result.errors.dropLast().contains { $0 < 0x20 })
  }

  @Test func `a thousand queries are answered in one go`() throws {
    let input = (0..<1_000).map { "{\"query\":\"heart \($0)\",\"lang\":\"\(["de", "fr", "ja"][$0 % 3])\"}\n" }.joined()
    let result = try batch(input)
    #expect(result.status == .exited(0))
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 1_000)
    for (number, line) in lines.enumerated() { #expect(line.hasPrefix("{\"query\":\"heart \(number)\",")) }
  }

  @Test func `standard input that cannot be read is told`() throws {
    let result = try run(try emojipadBinary(), ["search", "--batch"], input: nil)
    expectUsageError(result, "closed")
    expectUsageError(try run(try emojipadBinary(), ["search", "--batch"], input: "/"), "a folder")
  }
}
