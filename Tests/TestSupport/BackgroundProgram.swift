internal import Glibc

/// A program that runs beside the test, in a session of its own; it is ended with its last reference.
public final class BackgroundProgram {
  /// The process id.
  public let pid: Int32
  private let outputPath: String
  private var ended: ExitStatus?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to be looked up in PATH.
  ///   - arguments: The arguments after the program's name.
  ///   - outputPath: The file that its standard output and standard error go to.
  /// - Throws: `DriverError`.
  public init(_ program: String, _ arguments: [String], outputPath: String) throws {
    self.outputPath = outputPath
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOCTTY
    pid = try spawn(
      program, arguments, environment: cleanEnvironment(home: "/nonexistent"),
      descriptors: [
        (0, .open(path: "/dev/null", flags: O_RDONLY)), (1, .open(path: outputPath, flags: flags)),
        (2, .open(path: outputPath, flags: flags)),
      ], newSession: true)
  }

  deinit {
    if ended == nil { endChild(pid) }
  }

  /// The lines that it has written so far.
  public var lines: [String] {
    text(ofFile: outputPath).split(separator: "\n").map(String.init)
  }

  /// Waits for its end.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: How it ended.
  /// - Throws: `DriverError.deadline`.
  @discardableResult
  public func wait(within limit: Duration = .seconds(60)) throws -> ExitStatus {
    if let ended { return ended }
    guard let status = reap(pid, within: limit) else {
      throw DriverError.deadline(awaited: "process \(pid) to end", seen: text(ofFile: outputPath))
    }
    ended = status
    return status
  }

  /// Ends it with SIGKILL, wherever it is, and waits until it is gone.
  public func killNow() throws {
    kill(pid, SIGKILL)
    try wait()
  }
}
