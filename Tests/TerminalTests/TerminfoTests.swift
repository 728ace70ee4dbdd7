import Testing

@testable import Terminal

@Suite struct TerminfoTests {
  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "xterm-kitty"])
  func `C86 the entries carried describe their terminals`(name: String) throws {
    let description = try #require(withTerminfo { Terminfo.carriedDescription(of: name, terminal: 1) })
    #expect(description.isANSI && description.columnAddress == .ansi && description.canStopWrapping)
    #expect(description.colors >= 8 && !description.setForeground.isEmpty)
    for capability in [TerminalDescription.Capability.clear, .el, .sgr0, .bold, .rev, .civis, .cnorm] {
      #expect(description[capability]?.isEmpty == false, "\(capability)")
    }
    #expect((description[.smcup] == nil) == (name == "linux"))
  }

  @Test func `C86 a name in no database has no description`() throws {
    #expect(
      try withTerminfo { () throws(TerminalError) in try Terminfo.description(of: "nosuchterm", terminal: 1) } == nil)
    #expect(withTerminfo { Terminfo.carriedDescription(of: "nosuchterm", terminal: 1) } == nil)
  }

  @Test func `C85 a terminal that cannot place its cursor is refused by name`() {
    #expect(throws: TerminalError.termIncapable("dumb")) {
      try withTerminfo { () throws(TerminalError) in try Terminfo.description(of: "dumb", terminal: 1) }
    }
  }

  @Test func `padding is taken out of a capability`() {
    func text(_ capability: String) -> String {
      String(decoding: withoutPadding(Array(capability.utf8)), as: UTF8.self)
    }
    #expect(text("\u{1B}[H\u{1B}[J$<50>") == "\u{1B}[H\u{1B}[J")
    #expect(text("a$<2*/>b$<5>c") == "abc")
    #expect(text("costs $5 <b>") == "costs $5 <b>")
  }

  @Test func `positions are the same with tparm and without`() throws {
    let ansi = try #require(xterm).description
    var other = ansi
    other.cursorAddress = .terminfo(Array("\u{1B}[%i%p1%d;%p2%dH$<5>".utf8CString))
    other.columnAddress = .terminfo(Array("\u{1B}[%i%p1%dG".utf8CString))
    for (row, column) in [(0, 0), (9, 99), (23, 79), (199, 1000)] {
      #expect(withTerminfo { moves(other, row, column) } == moves(ansi, row, column))
    }
    #expect(moves(ansi, 9, 99) == "\u{1B}[10;100H\u{1B}[100G")
  }

  @Test func `showing the cursor undoes hiding it and leaves its blinking alone`() throws {
    let description = try #require(xterm).description
    #expect(description.hideCursor.map { String(decoding: $0, as: UTF8.self) } == "\u{1B}[?25l")
    #expect(description.showCursor.map { String(decoding: $0, as: UTF8.self) } == "\u{1B}[?25h")
    let console = try #require(withTerminfo { Terminfo.carriedDescription(of: "linux", terminal: 1) })
    #expect(console.showCursor == console[.cnorm])
  }

  private func moves(_ description: TerminalDescription, _ row: Int, _ column: Int) -> String {
    var output: [UInt8] = []
    description.appendMove(toRow: row, column: column, to: &output)
    #expect(description.appendMove(toColumn: column, to: &output))
    return String(decoding: output, as: UTF8.self)
  }
}
