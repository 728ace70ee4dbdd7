import TestSupport

/// The picker under test on a bare pseudo-terminal, for what must be exact in bytes, modes or time.
final class PickerOnTerminal {
  let terminal: PseudoTerminal
  let program: TerminalProgram
  /// The modes before the picker was started.
  let modesBefore: TerminalModes
  private let frames: FramesFile

  /// Starts a picker; what is typed ahead is in the terminal before.
  ///
  /// - Parameters:
  ///   - arguments: Arguments for the picker.
  ///   - environment: More variables, or others, than those of a clean environment.
  ///   - typedAhead: Bytes that are typed while the terminal still has the shell's modes.
  ///   - answers: Whether the terminal answers questions.
  ///   - input: Its standard input; by default the terminal.
  ///   - before: Shell commands that are run in the picker's process before it.
  /// - Throws: `DriverError`.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], typedAhead: String = "", answers: Bool = true,
    input: String? = nil, before: String = ":"
  ) throws {
    terminal = try PseudoTerminal()
    terminal.answers = answers
    frames = FramesFile(in: terminal.folder)
    modesBefore = try terminal.modes()
    if !typedAhead.isEmpty { try terminal.type(typedAhead) }
    // The echo of what is typed ahead is the kernel's.
    terminal.look()
    let echoed = terminal.output.count
    program = try terminal.start(
      try emojipadBinary(), arguments, environment: ["EMOJIPAD_FRAMES": frames.path].merging(environment) { $1 },
      input: input, before: before)
    bytesBefore = echoed
  }

  private let bytesBefore: Int

  /// What the picker has written to the terminal so far.
  var written: [UInt8] {
    terminal.look()
    return Array(terminal.output.dropFirst(bytesBefore))
  }

  /// Waits until a frame shows the effect of that many events.
  func wait(forEvents count: Int) throws {
    try terminal.wait(for: "the frame of event \(count)") {
      if let status = program.status {
        throw DriverError.failed(command: "emojipad", status: status, message: program.errorText)
      }
      return (frames.events ?? -1) >= count
    }
  }

  /// Events that the last frame shows the effect of.
  var events: Int? { frames.events }

  /// Types bytes and waits for the picker's end.
  func finish(_ keys: String = "", within limit: Duration = .seconds(15)) throws -> Int32 {
    if !keys.isEmpty { try terminal.type(keys) }
    return try program.wait(within: limit)
  }

  /// Whether the modes are those that were there before.
  func hasModesRestored() throws -> Bool { try terminal.modes() == modesBefore }
}
