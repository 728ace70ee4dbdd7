internal import Glibc

/// What a program that ran to its end left behind.
public struct ProgramResult: Sendable {
  /// How it ended.
  public let status: ExitStatus
  /// The bytes of its standard output.
  public let output: [UInt8]
  /// The bytes of its standard error.
  public let errors: [UInt8]

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// Runs a program to its end in a session of its own, that is without a terminal.
///
/// - Parameters:
///   - program: A path, or a name to be looked up in PATH.
///   - arguments: The arguments after the program's name.
///   - environment: All of the program's environment; by default a clean one.
///   - input: The file that is its standard input; `nil` means that descriptor 0 is closed.
///   - limit: How long it may run before it is ended.
/// - Returns: Its status and output.
/// - Throws: `DriverError`, also where it does not end in time.
public func run(
  _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil, input: String? = "/dev/null",
  within limit: Duration = .seconds(20)
) throws -> ProgramResult {
  let folder = try TemporaryFolder()
  let output = folder.file("out")
  let errors = folder.file("err")
  let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY
  let pid = try spawn(
    program, arguments, environment: environment ?? cleanEnvironment(home: folder.path),
    descriptors: [
      (0, input.map { .open(path: $0, flags: O_RDONLY | O_NOCTTY) } ?? .closed),
      (1, .open(path: output, flags: flags)), (2, .open(path: errors, flags: flags)),
    ], newSession: true)
  guard let status = reap(pid, within: limit) else {
    endChild(pid)
    throw DriverError.deadline(awaited: "\(program) to end", seen: text(ofFile: errors))
  }
  return ProgramResult(
    status: status, output: contents(ofFile: output) ?? [], errors: contents(ofFile: errors) ?? [])
}

/// An environment with nothing of the person's who runs the tests, but PATH.
///
/// - Parameters:
///   - home: The home folder; everything that is stored goes below it.
///   - changes: More variables, or others; an empty value stays an empty variable.
/// - Returns: The whole environment.
public func cleanEnvironment(home: String, _ changes: [String: String] = [:]) -> [String: String] {
  var environment = [
    "PATH": variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin", "HOME": home, "TERM": "xterm-256color",
    "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": "\(home)/state", "XDG_CACHE_HOME": "\(home)/cache",
    "XDG_CONFIG_HOME": "\(home)/config",
  ]
  environment.merge(changes) { $1 }
  return environment
}

/// A variable of the environment of the tests.
public func variable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
