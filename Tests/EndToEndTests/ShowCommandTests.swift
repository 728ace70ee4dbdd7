import TestSupport
import Testing

/// `emojipad show` as scripts use it: what comes on standard output, and the status.
@Suite struct ShowCommandTests {
  private func show(_ arguments: String...) throws -> ProgramResult {
    let folder = try TemporaryFolder()
    return try run(
      try emojipadBinary(), ["show"] + arguments, environment: cleanEnvironment(home: folder.path, [:]))
  }

  @Test func `an array with --json, lines for people without, an empty line between`() throws {
    let json = try show("--json", "go \u{2764} 👋🏿")
    #expect(json.status == .exited(0) && json.errors.isEmpty)
    #expect(json.text.hasPrefix(#"[{"text":"❤️","name":"red heart","codepoints":["U+2764","U+FE0F"],"#))
    #expect(json.text.contains(#"]},{"text":"👋🏿","name":"waving hand: dark skin tone","#))
    #expect(json.text.hasSuffix("}]\n") && json.text.split(separator: "\n").count == 1)
    let lines = try show("🎉🎁")
    #expect(lines.status == .exited(0))
    #expect(lines.text.hasPrefix("🎉  party popper\n  code points  U+1F389\n"))
    #expect(lines.text.contains("\n\n🎁  wrapped gift\n"))
  }

  @Test func `no emoji: status 1, and an empty array`() throws {
    let lines = try show("plain text 123")
    #expect(lines.status == .exited(1) && lines.output.isEmpty && lines.errors.isEmpty)
    let json = try show("--json", "")
    #expect(json.status == .exited(1) && json.text == "[]\n")
  }

  @Test func `nothing of a hostile text gets out`() throws {
    for arguments in [["\u{1B}[31m🎉\u{202E}\u{9B}2J\u{7}"], ["--json", "\u{1B}]0;x\u{7}🎉\u{2066}"]] {
      let folder = try TemporaryFolder()
      let result = try run(
        try emojipadBinary(), ["show"] + arguments, environment: cleanEnvironment(home: folder.path, [:]))
      #expect(result.status == .exited(0))
      #expect(result.text.contains("🎉"))
      let controls = result.text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      #expect(controls.isEmpty)
    }
    let wrong = try show("--\u{1B}[2J")
    #expect(wrong.status == .exited(2) && wrong.output.isEmpty)
    #expect(!wrong.errorText.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `without a text, or with an option that it does not have: status 2 and one line`() throws {
    for result in [try show(), try show("--tnoe", "🎉")] {
      #expect(result.status == .exited(2) && result.output.isEmpty)
      #expect(result.errorText.hasPrefix("emojipad: ") && result.errorText.split(separator: "\n").count == 1)
    }
    let help = try show("--help")
    #expect(help.status == .exited(0) && help.text.hasPrefix("Usage: emojipad show "))
  }
}
