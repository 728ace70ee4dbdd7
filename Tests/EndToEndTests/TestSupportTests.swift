import TestSupport
import Testing

/// The drivers themselves, driven with programs that every system has.
@Suite struct TestSupportTests {
  @Test func `a program's status, output and errors come back`() throws {
    let result = try run("sh", ["-c", "echo out; echo err >&2; exit 3"])
    #expect(result.status == .exited(3))
    #expect(result.text == "out\n")
    #expect(result.errorText == "err\n")
    #expect(try run("sh", ["-c", "kill -TERM $$"]).status == .signalled(15))
  }

  @Test func `a missing program is a clear failure`() {
    let error = #expect(throws: DriverError.self) { try run("no-such-program-anywhere") }
    #expect(error.map { "\($0)" }?.contains("no-such-program-anywhere is not installed") == true)
  }

  @Test func `a condition that never holds fails with what there was instead`() {
    let error = #expect(throws: DriverError.self) {
      try waitUntil("the impossible", within: .milliseconds(20), seen: { "a screen" }) { nil as Bool? }
    }
    #expect(error.map { "\($0)" } == "waited in vain for the impossible; there was:\na screen")
  }

  @Test func `tmux gives a window of exactly the size asked for`() throws {
    let tmux = try Tmux(columns: 33, rows: 7, command: "stty size; exec cat")
    try tmux.wait(forText: "7 33")
    try tmux.type("héllo 😀")
    let screen = try tmux.wait(forText: "héllo 😀")
    #expect(screen.cursor == (column: 8, row: 1))
    #expect(screen.rows.count == 7)
    #expect(!screen.isAlternate)
    try tmux.resize(columns: 20, rows: 5)
    try tmux.wait(for: "five rows") { $0.rows.count == 5 }
  }

  @Test func `a pseudo-terminal is the controlling terminal and keeps every byte`() throws {
    let terminal = try PseudoTerminal(columns: 50, rows: 10)
    let before = try terminal.modes()
    #expect(before.isCanonical)
    let program = try terminal.start(
      "/bin/sh", ["-c", "stty size; stty -icanon -echo; printf 'ready\\033[c' >/dev/tty; head -c 4 >&2; exit 5"])
    try terminal.wait(for: "ready") { terminal.output.occurrences(of: "ready") == 1 }
    #expect(try !terminal.modes().isCanonical)
    #expect(try terminal.modes() != before)
    // The answer to the question in its output comes first.
    #expect(try program.wait() == 5)
    #expect(program.errorText == "\u{1B}[?6")
    #expect(program.outputText == "10 50\n")
  }

  @Test func `what a program leaves unread is still in the terminal`() throws {
    let terminal = try PseudoTerminal()
    let program = try terminal.start("/bin/sh", ["-c", "read line; exit 0"])
    try terminal.type("line\nrest")
    #expect(try program.wait() == 0)
    #expect(try terminal.unreadInput() == Array("rest".utf8))
    #expect(try terminal.unreadInput().isEmpty)
  }

  @Test func `signals reach a program on a pseudo-terminal`() throws {
    let terminal = try PseudoTerminal()
    let program = try terminal.start("/bin/sh", ["-c", "echo up >/dev/tty; exec sleep 60"])
    try terminal.wait(for: "the program") { terminal.output.occurrences(of: "up") == 1 }
    program.signal(15)
    #expect(try program.wait() == 143)
  }
}
