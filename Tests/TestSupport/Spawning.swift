internal import Glibc

/// How a descriptor of a program to be started is made.
enum DescriptorAction {
  /// Opens a path; the first terminal that a session leader opens becomes its controlling terminal.
  case open(path: String, flags: Int32)
  case closed
}

/// Starts a program with nothing inherited but what is given: an empty signal mask, default signal actions, a whole
/// environment.
///
/// - Parameters:
///   - program: A path, or a name to be looked up in PATH.
///   - arguments: The arguments after the program's name.
///   - environment: All of the program's environment.
///   - descriptors: What each descriptor is, in the order in which they are opened.
///   - newSession: Whether the program becomes the leader of a new session.
/// - Returns: The process id; whoever starts a program waits for it.
/// - Throws: `DriverError.programMissing` or `.system`.
func spawn(
  _ program: String, _ arguments: [String], environment: [String: String],
  descriptors: [(descriptor: Int32, action: DescriptorAction)], newSession: Bool = false
) throws -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (descriptor, action) in descriptors {
    switch action {
    case .open(let path, let flags):
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    case .closed: unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  }
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  setSignals(&attributes, newSession: newSession)

  var pid: pid_t = 0
  let result = unsafe withCStrings([program] + arguments) { argv in
    unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { envp in
      unsafe posix_spawnp(&pid, program, &actions, &attributes, argv, envp)
    }
  }
  if result == ENOENT { throw DriverError.programMissing(program) }
  guard result == 0 else { throw DriverError.system(call: "posix_spawnp \(program)", errno: result) }
  return pid
}

/// The threads of the tests block signals and children would inherit that: an empty mask and default actions.
private func setSignals(_ attributes: inout posix_spawnattr_t, newSession: Bool) {
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  var defaults = sigset_t()
  unsafe sigemptyset(&defaults)
  for signal in [
    SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGTERM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGWINCH,
    SIGSEGV, SIGUSR1, SIGUSR2,
  ] {
    unsafe sigaddset(&defaults, signal)
  }
  unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
  // glibc's POSIX_SPAWN_SETSID, which is not visible in Swift.
  let setSession = newSession ? Int32(0x80) : 0
  unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | setSession))
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer {
    unsafe pointers.forEach { unsafe free($0) }
  }
  return unsafe body(&pointers)
}

/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  /// It returned this status.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  init(raw status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// Waits for a child for some time; `nil` where it still runs then.
func reap(_ pid: pid_t, within limit: Duration) -> ExitStatus? {
  var status: Int32 = 0
  let ended = try? waitUntil("process \(pid)", within: limit) {
    unsafe waitpid(pid, &status, WNOHANG) == pid ? true : nil
  }
  return ended == nil ? nil : ExitStatus(raw: status)
}

/// Ends a child that this process started.
func endChild(_ pid: pid_t) {
  kill(pid, SIGKILL)
  kill(pid, SIGCONT)
  var status: Int32 = 0
  unsafe waitpid(pid, &status, 0)
}
