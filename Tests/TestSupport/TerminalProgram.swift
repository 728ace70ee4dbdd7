internal import Glibc

/// A program on a pseudo-terminal.
public final class TerminalProgram {
  private let terminal: PseudoTerminal
  private let files: TemporaryFolder
  private let outputPath: String

  init(terminal: PseudoTerminal, files: TemporaryFolder, outputPath: String) {
    self.terminal = terminal
    self.files = files
    self.outputPath = outputPath
  }

  /// The process id, once it is known.
  public var pid: Int32? { number("pid") }

  /// The status as a shell tells it, 128 + n after signal n; `nil` while the program runs.
  public var status: Int32? { number("status") }

  /// What came on standard output so far.
  public var outputBytes: [UInt8] { contents(ofFile: outputPath) ?? [] }

  /// Standard output so far as text.
  public var outputText: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard error so far as text.
  public var errorText: String { text(ofFile: files.file("err")) }

  /// Whether the process is there and has not ended; one that nobody has waited for yet has ended.
  public var isRunning: Bool { state.map { $0 != "Z" } ?? false }

  /// Whether the process is stopped, as Ctrl-Z does.
  public var isStopped: Bool { state == "T" }

  /// The letter of the state; it follows the name, which is in parentheses and may hold any character (proc(5)).
  private var state: Character? {
    guard let pid else { return nil }
    let facts = text(ofFile: "/proc/\(pid)/stat")
    return facts.lastIndex(of: ")").flatMap { facts[$0...].dropFirst(2).first }
  }

  /// Sends a signal to the program alone.
  public func signal(_ signal: Int32) {
    if let pid { kill(pid, signal) }
  }

  /// Waits for the program's end.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: The status as a shell tells it.
  /// - Throws: `DriverError.deadline`.
  public func wait(within limit: Duration = .seconds(15)) throws -> Int32 {
    var ended: Int32?
    try terminal.wait(for: "the program to end", within: limit) {
      ended = status
      return ended != nil
    }
    terminal.look()
    return ended ?? -1
  }

  private func number(_ name: String) -> Int32? {
    let text = text(ofFile: files.file(name))
    return text.last == "\n" ? Int32(text.dropLast()) : nil
  }
}
