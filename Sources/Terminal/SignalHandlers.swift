internal import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signal handlers of a session: those that give the terminal back before the process ends, and those that wake
/// the loop up.
///
/// Handlers do only what POSIX allows in one (write, tcsetattr, signal, raise), on memory that is there before they are
/// installed. One session at a time has them.
struct SignalHandlers {
  /// Signals that end the process: the terminal is restored first. A trap in Swift raises SIGILL or SIGTRAP.
  private static let fatal = [
    SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGUSR1, SIGUSR2,
    SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO,
  ]

  private var inherited: [(signal: Int32, action: sigaction)] = []

  /// Installs the handlers. Signals that were ignored stay ignored, none stays blocked, SIGPIPE is ignored.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - original: Its modes, to be restored.
  ///   - wakeup: The writing end of a pipe that takes the numbers of the signals that wake the loop up.
  init(device: TerminalDevice, original: termios, wakeup: Int32) {
    unsafe shared.pointee = SignalState(terminal: device.descriptor, wakeup: wakeup, original: original)
    for signal in Self.fatal where !Self.isIgnored(signal) { install(handleFatal, for: signal) }
    if !Self.isIgnored(SIGTSTP) { install(handleWakeup, for: SIGTSTP) }
    install(handleWakeup, for: SIGWINCH)
    install(handleWakeup, for: SIGCONT)
    install(SIG_IGN, for: SIGPIPE)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Tells what has to be written to undo the picker's modes.
  func setModes(_ modes: TerminalModes) {
    let bytes = modes.showCursor + modes.leave
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)  // as long as the process lives
    _ = unsafe buffer.initialize(from: bytes)
    unsafe shared.pointee.leave = UnsafeBufferPointer(buffer)
    unsafe shared.pointee.cursorCount = modes.showCursor.count
  }

  /// Tells whether the picker's modes are set, and whether the cursor is hidden.
  func setEntered(_ isEntered: Bool, hidesCursor: Bool) {
    unsafe shared.pointee.hidesCursor = hidesCursor
    unsafe shared.pointee.isEntered = isEntered
  }

  /// Lets SIGTSTP stop the process, until `catchStops` is called.
  func allowStops() {
    var action = sigaction()
    unsafe sigaction(SIGTSTP, &action, nil)
  }

  /// Lets SIGTSTP wake the loop up.
  func catchStops() {
    var action = Self.action(handleWakeup)
    unsafe sigaction(SIGTSTP, &action, nil)
  }

  /// Puts the handlers back that were there before.
  func uninstall() {
    for (signal, action) in inherited {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    unsafe shared.pointee = SignalState()
  }

  /// Whether a signal was ignored by whoever started the process.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  private mutating func install(_ handler: SignalHandler?, for signal: Int32) {
    var old = sigaction()
    var new = Self.action(handler)
    if unsafe sigaction(signal, &new, &old) == 0 { inherited.append((signal, old)) }
  }

  /// A handler during which every other signal waits, SIGTTOU above all, which would stop the process in tcsetattr.
  private static func action(_ handler: SignalHandler?) -> sigaction {
    var action = sigaction()
    unsafe action.handler = handler
    unsafe sigfillset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    return action
  }
}

private typealias SignalHandler = @convention(c) (Int32) -> Void

/// What the handlers read.
@safe private struct SignalState {
  var terminal: Int32 = -1
  var wakeup: Int32 = -1
  var original = termios()
  /// What shows the cursor, then what leaves the picker's modes.
  var leave = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var cursorCount = 0
  var isEntered = false
  var hidesCursor = false
}

/// In memory of its own: a handler may come in the middle of a change, which a plain variable would report as a fault.
nonisolated(unsafe) private let shared: UnsafeMutablePointer<SignalState> = {
  let state = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
  unsafe state.initialize(to: SignalState())
  return unsafe state
}()

/// Gives the terminal back, then lets the signal do what it does by default.
private func handleFatal(_ signal: Int32) {
  let state = unsafe shared
  if unsafe state.pointee.isEntered {
    let start = unsafe state.pointee.hidesCursor ? 0 : state.pointee.cursorCount
    var rest = unsafe UnsafeBufferPointer(rebasing: state.pointee.leave[start...])
    while rest.count > 0 {
      let count = unsafe write(state.pointee.terminal, rest.baseAddress, rest.count)
      if count <= 0 { break }
      unsafe rest = UnsafeBufferPointer(rebasing: rest[count...])
    }
  }
  // In the background the terminal is another job's: its modes are not ours to set.
  let foreground = unsafe tcgetpgrp(state.pointee.terminal)
  if foreground < 0 || foreground == getpgrp() {
    unsafe tcsetattr(state.pointee.terminal, TCSANOW, &state.pointee.original)
  }
  restoreDefault(signal)
  raise(signal)
}

/// Wakes the loop up, which finds the number of the signal in the pipe.
private func handleWakeup(_ signal: Int32) {
  let code = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = unsafe write(shared.pointee.wakeup, &number, 1)  // a full pipe wakes it up as well
  errno = code
}

/// `signal(2)`, under a name that the parameter of a handler does not hide.
private func restoreDefault(_ number: Int32) {
  signal(number, SIG_DFL)
}

extension sigaction {
  /// The handler, whatever the C library calls its place.
  @unsafe fileprivate var handler: SignalHandler? {
    get {
      #if canImport(Glibc)
        unsafe __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler
      #else
        unsafe __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        unsafe __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler = newValue
      #else
        unsafe __sigaction_u.__sa_handler = newValue
      #endif
    }
  }
}
