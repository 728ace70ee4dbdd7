import ScreenModel
import Testing

@testable import Terminal

/// What the session asks of the terminal, and what it makes of the answers.
@Suite struct IdentityQuestionTests {
  private static let question = "\u{1B}[>q\u{1B}[c"
  private static let fence = "\u{1B}[?62;52c"

  private static func answer(_ name: String) -> String { "\u{1B}P>|\(name)\u{1B}\\" + fence }

  @Test func `kitty is asked once, after the first frame`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    #expect(pty.isSilent)
    try session.show(frame("hello"))
    let first = pty.output()
    #expect(first.contains("hello"))
    #expect(first.hasSuffix(Self.question))
    try session.redraw(frame("again"))
    #expect(!pty.output().contains(Self.question))
  }

  @Test(arguments: ["xterm-256color", "tmux-256color"]) func `no other terminal is asked`(term: String) throws {
    let pty = try Pseudoterminal()
    let session = try open(pty, term: term)
    try session.show(frame("hello"))
    #expect(!pty.output().contains("\u{1B}[>q"))
    pty.type(Self.answer("kitty(0.48.2)") + "a")
    #expect(try session.nextEvents().events == [.key(Key(.character("a")))])
  }

  @Test(arguments: ["kitty(0.40)", "kitty(0.40.0)", "kitty(0.48.2)", "kitty(1.0.0)"])
  func `kitty 0.40 and newer draw double size`(name: String) throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type(Self.answer(name) + "a")
    var events: [Event] = []
    while events.count < 2 { events += try session.nextEvents().events }
    #expect(Set(events) == [.capability(.doubleSize), .key(Key(.character("a")))])
  }

  @Test(arguments: [
    "kitty(0.26.5)", "kitty(0.39.1)", "kitty()", "kitty(0)", "kitty(0.x)", "kitty(0.99999999999999999999)",
    "kitty(.48)",
    "foot(1.28.0)", "tmux 3.8", "XTerm(379)", "",
  ]) func `older ones and others do not`(name: String) throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type(Self.answer(name) + "a")
    #expect(try session.nextEvents().events == [.key(Key(.character("a")))])
  }

  @Test func `only what comes before the fence is an answer`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type(Self.fence + Self.answer("kitty(0.48.2)") + "a")
    #expect(try session.nextEvents().events == [.key(Key(.character("a")))])
  }

  @Test func `an answer between a click's press and release does not hide the release from the end`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type("\u{1B}[<0;3;3M" + Self.answer("kitty(0.48.2)"))
    _ = try session.nextEvents()
    #expect(session.pressTime != nil)
  }

  @Test func `an answer that comes while closing is not left for the shell, what comes behind it is`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type(Self.answer("kitty(0.48.2)") + "ls\n")
    session.close()
    #expect(try left(pty) == "ls\n")
  }

  @Test func `an answer of which a part was read is taken to its end while closing`() throws {
    let pty = try Pseudoterminal()
    let session = try open(pty)
    try session.show(frame("hello"))
    pty.type("a\u{1B}P>|kit")
    #expect(try session.nextEvents().events == [.key(Key(.character("a")))])
    pty.type("ty(0.48.2)\u{1B}\\" + Self.fence + "z")
    session.close()
    #expect(try left(pty) == "z")
  }

  @Test func `without an answer closing waits as long as for a mouse button, and not at all once there was one`() throws
  {
    let pty = try Pseudoterminal()
    let silent = try open(pty)
    try silent.show(frame("hello"))
    #expect((60...160).contains(milliseconds(silent.close)))
    let answered = try open(pty)
    try answered.show(frame("hello"))
    pty.type(Self.answer("kitty(0.48.2)") + "a")
    while try !answered.nextEvents().events.contains(.key(Key(.character("a")))) {}
    #expect(milliseconds(answered.close) < 50)
  }

  @Test func `a question of long ago is not waited for`() {
    var question = IdentityQuestion(at: 5000)
    #expect(question.isOpen(at: 5999))
    #expect(!question.isOpen(at: 6000))
    let fence = ControlSequence(body: [UInt8(ascii: "?"), UInt8(ascii: "6")], final: UInt8(ascii: "c"))
    #expect(question.take(.control(fence)) == nil)
    #expect(!question.isOpen(at: 5001))
  }

  // MARK: Helpers

  private func open(_ pty: Pseudoterminal, term: String = "xterm-kitty") throws -> TerminalSession {
    let session = try withTerminfo { () throws(TerminalError) in
      try TerminalSession.open(plainOptions(term: term), path: pty.path, handlesSignals: false)
    }
    session.knowsKeys = true  // terminfo is for one test at a time
    return session
  }

  private func frame(_ text: String) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 20, rows: 2))
    frame.write(text, at: ScreenPosition(column: 0, row: 0))
    return frame
  }

  /// What a shell would read now.
  private func left(_ pty: Pseudoterminal) throws -> String {
    let shell = try open(pty)
    defer { shell.close() }
    return String(decoding: try shell.device.read(limit: 100), as: UTF8.self)
  }

  private func milliseconds(_ body: () -> Void) -> Int {
    let start = monotonicMilliseconds()
    body()
    return monotonicMilliseconds() - start
  }
}
