import TestSupport
import Testing

/// Every way in and every way out: what was there before is there again.
@Suite struct LifeCycleTests {
  @Test(arguments: [
    ("\r", Int32(0)), ("\u{3}", 130), ("\u{1B}", 130), ("\u{7}", 130), ("\u{4}", 130), ("\u{13}\u{4}", 0),
  ])
  func `C124 every leave has its enter, and the modes are as before`(keys: String, status: Int32) throws {
    let picker = try PickerOnTerminal()
    try picker.wait(forEvents: 0)
    #expect(try !picker.hasModesRestored(), "the picker must see keys as they are typed")
    #expect(try !picker.terminal.modes().echoes)
    #expect(try picker.finish(keys) == status)
    #expect(try picker.hasModesRestored())
    let ledger = ModeLedger(picker.written)
    #expect(ledger.faults.isEmpty)
    #expect(ledger.modes[1049] == [true, false])
    #expect(ledger.modes[2004] == [true, false])
    #expect(picker.program.errorText.isEmpty)
  }

  @Test(arguments: [
    ("TERM", Int32(15)), ("HUP", 1), ("QUIT", 3), ("INT", 2), ("ABRT", 6), ("SEGV", 11), ("BUS", 7), ("ILL", 4),
    ("FPE", 8), ("TRAP", 5), ("USR1", 10), ("USR2", 12), ("ALRM", 14), ("XCPU", 24), ("IO", 29),
  ]) func `a signal from outside ends the picker with the terminal as before`(name: String, signal: Int32) throws {
    let picker = try PickerOnTerminal()
    try picker.wait(forEvents: 0)
    try picker.terminal.type("h")
    try picker.wait(forEvents: 1)
    picker.program.signal(signal)
    #expect(try picker.program.wait() == 128 + signal, "SIG\(name)")
    #expect(try picker.hasModesRestored())
    let ledger = ModeLedger(picker.written)
    #expect(ledger.faults.isEmpty)
    #expect(ledger.modes[1049] == [true, false])
    #expect(picker.program.outputBytes.isEmpty)
  }

  @Test func `a signal that was ignored before stays ignored`() throws {
    let picker = try PickerOnTerminal(before: "trap '' HUP INT")
    try picker.wait(forEvents: 0)
    picker.program.signal(1)
    picker.program.signal(2)
    try picker.terminal.type("\u{1B}[C")
    try picker.wait(forEvents: 1)
    #expect(try picker.finish("\r") == 0)
    #expect(picker.program.outputText == "😃\n")
  }

  @Test func `stopped and continued from outside, the picker takes the terminal again and repaints`() throws {
    let picker = try PickerOnTerminal()
    try picker.wait(forEvents: 0)
    let modes = try picker.terminal.modes()
    picker.program.signal(19)
    try picker.terminal.wait(for: "the stop") { picker.program.isStopped }
    try picker.terminal.set(picker.modesBefore)
    let written = picker.written.count
    picker.program.signal(18)
    try picker.terminal.wait(for: "a whole frame") {
      Array(picker.written.dropFirst(written)).occurrences(of: "🥰") == 1
    }
    try picker.terminal.wait(for: "the picker's modes") { try picker.terminal.modes() == modes }
    #expect(try picker.finish("\u{6}\r") == 0)
    #expect(picker.program.outputText == "😃\n")
    #expect(try picker.hasModesRestored())
    // Nothing could be left before the stop, so what was entered was entered twice: modes do not count, they are set.
    #expect(ModeLedger(picker.written).faults.isEmpty)
  }

  @Test func `C97 the release of the button whose press picked is not left for the shell`() throws {
    let picker = try PickerOnTerminal()
    try picker.wait(forEvents: 0)
    try picker.terminal.type("\u{1B}[<0;10;7M")
    // The terminal hears late that nobody wants the mouse any more.
    try picker.terminal.wait(for: "the mouse given back") { picker.written.occurrences(of: "\u{1B}[?1002;1006l") == 1 }
    try picker.terminal.type("\u{1B}[<0;10;7m")
    #expect(try picker.finish() == 0)
    #expect(picker.program.outputText == "😃\n")
    #expect(try picker.terminal.unreadInput().isEmpty)
  }

  @Test func `Ctrl-Z does nothing where SIGTSTP is ignored`() throws {
    let picker = try PickerOnTerminal(before: "trap '' TSTP")
    try picker.wait(forEvents: 0)
    try picker.terminal.type("\u{1A}\u{1B}[C")
    try picker.wait(forEvents: 2)
    #expect(!picker.program.isStopped)
    #expect(try picker.finish("\r") == 0)
    #expect(picker.program.outputText == "😃\n")
  }

  @Test func `a size that comes back within a moment is drawn anew all the same`() throws {
    let picker = try PickerOnTerminal()
    try picker.wait(forEvents: 0)
    let written = picker.written.count
    try picker.terminal.resize(columns: 40, rows: 12)
    try picker.terminal.resize(columns: 80, rows: 24)
    // What a terminal of 40 × 12 cut off is there again: the last thing drawn is a whole frame of 80 columns.
    try picker.terminal.wait(for: "a whole frame") {
      Array(picker.written.dropFirst(written)).occurrences(of: "Smileys & Emotion") >= 1
    }
    #expect(try picker.finish("\u{3}") == 130)
  }

  @Test(arguments: ["", "trap '' HUP;"]) func `the picker ends when its terminal goes away`(before: String) throws {
    let picker = try PickerOnTerminal(before: before + ":")
    try picker.wait(forEvents: 0)
    picker.terminal.hangUp()
    try waitUntil("the picker to end") { picker.program.isRunning ? nil : () }
    #expect(picker.program.outputBytes.isEmpty)
  }

  @Test(arguments: ["TERM=", "TERM=dumb", "unset TERM"])
  func `C85 TERM empty, dumb or unset: one line, status 2, and the terminal untouched`(setting: String) throws {
    let picker = try PickerOnTerminal(before: setting == "unset TERM" ? setting : "export \(setting)")
    #expect(try picker.finish() == 2)
    #expect(picker.written.isEmpty)
    #expect(picker.program.outputBytes.isEmpty)
    #expect(isOneClearLine(picker.program.errorText))
    #expect(try picker.hasModesRestored())
  }

  @Test func `C85 TERM unknown where nothing answers: one line, status 2, modes as before`() throws {
    let picker = try PickerOnTerminal(environment: ["TERM": "nosuchterm"], answers: false)
    #expect(try picker.finish() == 2)
    #expect(picker.program.outputBytes.isEmpty)
    #expect(isOneClearLine(picker.program.errorText))
    #expect(picker.program.errorText.contains("nosuchterm"))
    #expect(try picker.hasModesRestored())
    #expect(ModeLedger(picker.written).modes.isEmpty)
  }

  @Test(arguments: [
    "nosuchterm", "screen", "screen-256color", "tmux-256color", "linux", "vt100", "xterm-kitty", "xterm-ghostty",
    "xterm",
  ]) func `C85 C86 any TERM in a terminal that answers: the picker works`(term: String) throws {
    let picker = try PickerOnTerminal(environment: ["TERM": term, "TERMINFO": "/nonexistent"])
    try picker.wait(forEvents: 0)
    #expect(picker.written.occurrences(of: "😃") == 1)
    #expect(try picker.finish("\u{6}\r") == 0)
    #expect(picker.program.outputText == "😃\n")
    #expect(try picker.hasModesRestored())
    #expect(ModeLedger(picker.written).faults.isEmpty)
  }

  @Test func `C100 without any terminal: a clear message and status 2`() throws {
    let result = try run(try emojipadBinary())
    #expect(result.status == .exited(2))
    #expect(result.output.isEmpty)
    #expect(isOneClearLine(result.errorText))
  }

  @Test func `C125 standard input closed or elsewhere: no mode bytes without a terminal, and with one it works`() throws
  {
    let result = try run(try emojipadBinary(), input: nil)
    #expect(result.status == .exited(2))
    #expect(result.output.isEmpty)
    #expect(isOneClearLine(result.errorText))
    for picker in [try PickerOnTerminal(input: "/dev/null"), try PickerOnTerminal(before: "exec <&-")] {
      try picker.wait(forEvents: 0)
      #expect(try picker.finish("\r") == 0)
      #expect(picker.program.outputText == "😀\n")
      #expect(try picker.hasModesRestored())
    }
  }

  @Test func `a standard output that cannot be written is said, with status 2`() throws {
    let terminal = try PseudoTerminal()
    let frames = FramesFile(in: terminal.folder)
    let before = try terminal.modes()
    let program = try terminal.start(
      try emojipadBinary(), environment: ["EMOJIPAD_FRAMES": frames.path], output: "/dev/full")
    try terminal.wait(for: "a frame") { frames.events != nil }
    try terminal.type("\r")
    #expect(try program.wait() == 2)
    #expect(isOneClearLine(program.errorText))
    #expect(try terminal.modes() == before)
  }

  /// One line for a person: the program's name first, and no escape sequence.
  private func isOneClearLine(_ text: String) -> Bool {
    text.hasPrefix("emojipad: ") && text.hasSuffix("\n") && text.split(separator: "\n").count == 1
      && !text.unicodeScalars.contains("\u{1B}")
  }
}
