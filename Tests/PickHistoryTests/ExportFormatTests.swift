import Testing

@testable import PickHistory

@Suite struct ExportFormatTests {
  private func error(_ line: String) -> ExportFormat.LineError? { error(Array(line.utf8)) }

  private func error(_ line: [UInt8]) -> ExportFormat.LineError? {
    do {
      _ = try ExportFormat.entry(of: line)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an entry is a line of four fields`() throws {
    let entries = [
      HistoryEntry(text: "👋🏿", count: 3, lastUse: UnixSeconds(1_700_000_000), favouritePosition: 2),
      HistoryEntry(text: "a\tb\nc\\t", count: 1, lastUse: UnixSeconds(5)),
      HistoryEntry(text: "never", count: 0, lastUse: UnixSeconds(0), favouritePosition: 1),
    ]
    let text = """
      emojipad-history\t1
      👋🏿\t3\t1700000000\t2
      a\\tb\\nc\\\\t\t1\t5\t
      never\t0\t0\t1

      """
    #expect(ExportFormat.text(of: entries) == text)
    let lines = text.split(separator: "\n")
    #expect(throws: Never.self) { try ExportFormat.checkFirstLine(lines[0].utf8) }
    for (line, entry) in zip(lines.dropFirst(), entries) {
      #expect(try ExportFormat.entry(of: line.utf8) == entry)
    }
  }

  @Test func `any other first line is refused`() {
    for line in ["", "emojipad-history", "emojipad-history\t2", "emojipad-history\t1\r", "👋\t1\t1\t"] {
      #expect(throws: ExportFormat.LineError.notAnExport) { try ExportFormat.checkFirstLine(line.utf8) }
    }
  }

  @Test func `what is wrong with a line is told`() {
    #expect(error([0xFF, 0x09, 0x31, 0x09, 0x31, 0x09]) == .notUTF8)
    for line in ["", "a", "a\t1\t1", "a\t1\t1\t\t", "a b\t1\t1"] { #expect(error(line) == .notFourFields) }
    for line in ["\\x\t1\t1\t", "a\\\t1\t1\t", "\\\\\\\t1\t1\t"] { #expect(error(line) == .badEscape) }
    for count in ["", "-1", "+1", " 1", "1.5", "x", "９", "9007199254740992", "99999999999999999999"] {
      #expect(error("a\t\(count)\t1\t") == .badCount)
    }
    for time in ["", "-1", "x", "253402300800"] { #expect(error("a\t1\t\(time)\t") == .badTime) }
    for place in ["0", "-1", "x", " ", "1\r"] { #expect(error("a\t1\t1\t\(place)") == .badPosition) }
    #expect(error("\t1\t1\t") == .refused(.empty))
    #expect(error("\u{1B}\t1\t1\t") == .refused(.hostileCharacter))
    #expect(error("a\0\t1\t1\t") == .refused(.hostileCharacter))
    #expect(error(String(repeating: "a", count: 65_537) + "\t1\t1\t") == .refused(.tooLong))
  }

  @Test func `a mark behind a tab stays with its field`() throws {
    #expect(throws: ExportFormat.LineError.badCount) { try ExportFormat.entry(of: "a\t\u{301}1\t1\t".utf8) }
    #expect(try ExportFormat.entry(of: "\u{301}\t1\t1\t".utf8).text == "\u{301}")
  }
}
