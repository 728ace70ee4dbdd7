import ScreenModel
import Testing

@testable import Terminal

@Suite struct TerminalSessionTests {
  @Test func `modes are entered with the first frame and left in reverse, and the line is as before`() throws {
    let pty = try Pseudoterminal()
    let before = try pty.modes
    let session = try open(pty)
    #expect(try pty.modes != before)
    #expect(pty.isSilent)
    try session.show(frame("hello"))
    let first = pty.output()
    #expect(
      first.hasPrefix("\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[?7l\u{1B}[?1002;1006h\u{1B}[?2004h\u{1B}[m\u{1B}[H\u{1B}[2J"))
    #expect(first.hasSuffix("hello\r\u{1B}[?25l"))
    try session.show(frame("hello"))
    session.close()
    #expect(
      pty.output()
        == "\u{1B}[?25h\u{1B}(B\u{1B}[m\u{1B}[?2004l\u{1B}[?1002;1006l\u{1B}[?7h\u{1B}[?1049l\u{1B}[23;0;0t")
    session.close()
    #expect(pty.isSilent)
    #expect(try pty.modes == before)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "xterm-kitty"], [true, false])
  func `C124 every mode left was entered, every mode entered is left`(term: String, mouse: Bool) throws {
    let description = try #require(withTerminfo { Terminfo.carriedDescription(of: term, terminal: 1) })
    let modes = TerminalModes(description: description, usesMouse: mouse)
    let entered = privateModes(modes.enter), left = privateModes(modes.leave)
    #expect(!entered.isEmpty)
    #expect(left.map(\.number) == entered.reversed().map(\.number))
    #expect(zip(entered.reversed(), left).allSatisfy { $0.isSet != $1.isSet })
    #expect(entered.contains { $0.number == "1002;1006" } == mouse)
  }

  @Test func `C124 a session that showed nothing writes nothing`() throws {
    let pty = try Pseudoterminal()
    let before = try pty.modes
    try open(pty).close()
    #expect(pty.isSilent)
    #expect(try pty.modes == before)
  }

  @Test func `C85 without TERM, or with a dumb one, nothing is touched`() throws {
    let pty = try Pseudoterminal()
    let before = try pty.modes
    #expect(throws: TerminalError.termUnset) { try open(pty, term: nil) }
    #expect(throws: TerminalError.termUnset) { try open(pty, term: "") }
    #expect(throws: TerminalError.termIncapable("dumb")) { try open(pty, term: "dumb") }
    #expect(pty.isSilent)
    #expect(try pty.modes == before)
  }

  @Test func `C85 an unknown TERM where nothing answers is an error, and the line is as before`() throws {
    let pty = try Pseudoterminal()
    let before = try pty.modes
    #expect(throws: TerminalError.unknownTerm("nosuchterm")) { try open(pty, term: "nosuchterm") }
    #expect(pty.output() == "\u{1B}[c")
    #expect(try pty.modes == before)
  }

  @Test func `C86 an unknown TERM that answers is taken for an xterm, and what was typed is kept`() throws {
    let pty = try Pseudoterminal()
    pty.type("hi\u{1B}[?62;22c\u{1B}[C")
    _ = pty.output()  // the echo of a line that is not raw yet
    let session = try open(pty, term: "nosuchterm")
    #expect(pty.output() == "\u{1B}[c")
    #expect(try events(session) == [.key(Key(.character("h"))), .key(Key(.character("i"))), .key(Key(.right))])
    try session.show(frame("x"))
    #expect(pty.output().hasPrefix("\u{1B}[?1049h"))
  }

  @Test func `C100 a file that is no terminal is none`() {
    #expect(throws: TerminalError.self) {
      try withTerminfo { () throws(TerminalError) in
        try TerminalSession.open(plainOptions(), path: "/dev/null", handlesSignals: false)
      }
    }
  }

  @Test func `C116 what was typed before raw mode is not lost, and means what it meant`() throws {
    let pty = try Pseudoterminal()
    pty.type("ab\r\u{4}")
    _ = pty.output()
    let session = try open(pty)
    #expect(
      try events(session) == [
        .key(Key(.character("a"))), .key(Key(.character("b"))), .key(Key(.enter)), .key(.control("d")),
      ])
    pty.type("\u{4}\0\r\u{3}\u{1A}\u{1C}\u{13}")
    #expect(
      try events(session)
        == [.control("d"), .control(" "), Key(.enter), .control("c"), .control("z"), .control("\\"), .control("s")]
        .map(Event.key))
  }

  @Test func `C95 a lone Esc is an event after its time, and its late tail is not left for the shell`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("x"))
    pty.type("\u{1B}")
    let start = monotonicMilliseconds()
    #expect(try events(session) == [.key(Key(.escape))])
    #expect((45...95).contains(monotonicMilliseconds() - start))
    pty.type("[A")
    pty.type("z")
    session.close()
    let next = try open(pty)
    #expect(try events(next) == [.key(Key(.character("z")))])
  }

  @Test func `the size is the terminal's own, and a terminal without one has its description's`() throws {
    let pty = try Pseudoterminal(columns: 100, rows: 30)
    let session = try open(pty)
    #expect(session.size == ScreenSize(columns: 100, rows: 30))
    pty.resize(columns: 0, rows: 0)
    #expect(session.size == ScreenSize(columns: 80, rows: 24))
  }

  @Test func `a terminal that goes away is an error, not a wait`() throws {
    var pty: Pseudoterminal? = try Pseudoterminal()
    let session = try open(#require(pty))
    pty = nil
    #expect(throws: TerminalError.hungUp) { try events(session) }
    #expect(throws: TerminalError.hungUp) { try session.show(frame("x")) }
    session.close()
  }

  @Test func `a redraw clears the screen, a frame after it only what differs`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    _ = pty.output()
    try session.show(frame("hallo"))
    #expect(pty.output() == "\u{1B}[1;2Ha\r")
    try session.redraw(frame("hallo"))
    #expect(pty.output().hasPrefix("\u{1B}[m\u{1B}[H\u{1B}[2J"))
  }

  // MARK: Helpers

  private func open(_ pty: Pseudoterminal, term: String? = "xterm-256color") throws -> TerminalSession {
    let session = try withTerminfo { () throws(TerminalError) in
      try TerminalSession.open(plainOptions(term: term), path: pty.path, handlesSignals: false)
    }
    session.knowsKeys = true  // terminfo is for one test at a time
    return session
  }

  private func events(_ session: TerminalSession) throws -> [Event] {
    try session.nextEvents().events
  }

  private func frame(_ text: String) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 20, rows: 2))
    frame.write(text, at: ScreenPosition(column: 0, row: 0))
    return frame
  }

  /// The DEC private modes that bytes set and reset, in order.
  private func privateModes(_ bytes: [UInt8]) -> [(number: String, isSet: Bool)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[?").dropFirst(
      bytes.starts(with: [0x1B, 0x5B, 0x3F]) ? 0 : 1
    )
    .compactMap { part in
      part.firstIndex { "hl".contains($0) }.map { (String(part[..<$0]), part[$0] == "h") }
    }
  }
}
