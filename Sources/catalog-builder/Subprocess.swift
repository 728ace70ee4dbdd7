import Foundation

/// Programs that are started and waited for.
enum Subprocess {
  /// Runs a program of PATH to its end, with an empty standard input and no output.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - path: The file that its standard error goes to.
  /// - Returns: Its exit status; 128 and the signal's number when a signal ended it, as shells count.
  /// - Throws: `BuildError.missingProgram` or `.cannotStart`.
  static func run(_ arguments: [String], standardError path: String) throws(BuildError) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

    var argv: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe argv.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failure = unsafe posix_spawnp(&child, arguments[0], &actions, nil, &argv, environ)
    guard failure != ENOENT else { throw .missingProgram(arguments[0]) }
    guard failure == 0 else { throw .cannotStart(program: arguments[0], errno: failure) }

    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Whether PATH has such a program.
  static func isInstalled(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
