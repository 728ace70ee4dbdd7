@testable import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudoterminal, on whose other side a test plays the terminal.
final class Pseudoterminal {
  struct Failure: Error {
    var code = errno
  }

  let path: String
  private let terminal: Int32
  /// Kept open, so that modes and bytes outlive a session.
  private let line: Int32

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (terminal: Int32, line: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.terminal, &ends.line, nil, nil, nil) == 0,
      unsafe ttyname_r(ends.line, &name, name.count) == 0
    else { throw Failure() }
    (terminal, line) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(line)
    close(terminal)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(terminal, bytes, bytes.count)
  }

  /// The bytes that arrived at the terminal, waiting at most a second for the first.
  func output() -> String {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while unsafe poll(&request, 1, all.isEmpty ? 1000 : 20) > 0,
      case let count = unsafe read(terminal, &buffer, buffer.count),
      count > 0
    {
      all += buffer[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Whether nothing arrived at the terminal.
  var isSilent: Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 20) == 0
  }

  /// The modes of the driver, in a form that can be compared.
  var modes: [UInt8] {
    get throws {
      let modes = try TerminalDevice(descriptor: line).attributes()
      return unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
    }
  }
}
