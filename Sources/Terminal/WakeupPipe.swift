#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe by which signal handlers wake up a loop that waits (D. J. Bernstein's "self-pipe trick").
struct WakeupPipe: Sendable {
  /// The end to wait on.
  let reading: Int32
  /// The end for the handlers.
  let writing: Int32

  /// Opens a pipe that never blocks and is closed in programs started.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// The numbers of the signals that came since the last time, each once.
  func takeSignals() -> Set<Int32> {
    var signals: Set<Int32> = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = unsafe read(reading, &bytes, bytes.count), count > 0 {
      signals.formUnion(bytes[..<count].map(Int32.init))
    }
    return signals
  }

  /// Closes both ends.
  func closeEnds() {
    close(reading)
    close(writing)
  }
}
