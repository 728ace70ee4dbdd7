internal import CNcurses
internal import ScreenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open terminal device: its modes, its size, its bytes.
struct TerminalDevice: Sendable {
  /// The descriptor.
  let descriptor: Int32

  /// Opens a terminal without making it the controlling one.
  static func open(_ path: String) throws(TerminalError) -> TerminalDevice {
    let descriptor = openFile(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal(code: errno) }
    return TerminalDevice(descriptor: descriptor)
  }

  /// Closes the descriptor, which must not be used again.
  func close() {
    closeFile(descriptor)
  }

  /// The modes of the terminal's driver, termios(3).
  func attributes() throws(TerminalError) -> termios {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { throw .noTerminal(code: errno) }
    return attributes
  }

  /// Sets the modes; what was typed stays.
  ///
  /// - Parameters:
  ///   - attributes: The modes.
  ///   - drains: Whether what was written is transmitted first.
  /// - Throws: `hungUp` where the terminal is gone, or `system`.
  func setAttributes(_ attributes: termios, drains: Bool) throws(TerminalError) {
    var attributes = attributes
    while unsafe tcsetattr(descriptor, drains ? TCSADRAIN : TCSANOW, &attributes) != 0 {
      if errno != EINTR { throw Self.failure(errno) }
    }
  }

  /// No screen is larger; what claims to be is drawn in its top left corner.
  private static let mostColumns = 1000
  private static let mostRows = 500

  /// The size that the terminal tells, nil where it tells none.
  var size: ScreenSize? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: min(Int(size.ws_col), Self.mostColumns), rows: min(Int(size.ws_row), Self.mostRows))
  }

  /// Whether there is nobody at the other end any more.
  var isHungUp: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe pollFiles(&request, 1, 0) > 0 && Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// How many bytes can be read at once.
  var waitingBytes: Int {
    var count: Int32 = 0
    return unsafe ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Reads what is there, waiting for a byte if nothing is.
  ///
  /// - Parameter limit: The most bytes to read.
  /// - Returns: The bytes; none where a signal came first.
  /// - Throws: `hungUp` at the end of the file or where the terminal is gone.
  func read(limit: Int) throws(TerminalError) -> [UInt8] {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      count = unsafe readFile(descriptor, buffer.baseAddress, limit)
      filled = max(0, count)
    }
    if count > 0 { return bytes }
    if count == 0 { throw .hungUp }
    guard errno == EINTR || errno == EAGAIN else { throw Self.failure(errno) }
    return []
  }

  /// Writes all the bytes, in one call unless the terminal takes fewer.
  func write(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe writeFile(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = poll(descriptor, POLLOUT, timeout: nil)
      } else if errno != EINTR {
        throw Self.failure(errno)
      }
    }
  }

  /// Waits until bytes can be read; false where the time, in milliseconds, was up or a signal came first.
  func waitForBytes(timeout: Int?) -> Bool {
    poll(descriptor, POLLIN, timeout: timeout)
  }

  private func poll(_ descriptor: Int32, _ events: Int32, timeout: Int?) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe pollFiles(&request, 1, timeout.map { Int32(clamping: $0) } ?? -1) > 0
  }

  /// What an error of the system means for a terminal that was there before.
  static func failure(_ code: Int32) -> TerminalError {
    switch code {
    case EIO, ENXIO, ENODEV, EBADF, EPIPE, ENOTTY: .hungUp
    default: .system(code: code)
    }
  }
}

// The functions of the C library under names that a method does not hide.

private func openFile(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags) }

@discardableResult private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

@unsafe private func readFile(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

@unsafe private func writeFile(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

@unsafe private func pollFiles(_ requests: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: Int32) -> Int32 {
  unsafe poll(requests, count, timeout)
}

extension termios {
  /// The modes in which every byte typed arrives at once and as it is, and nothing written is changed.
  ///
  /// Ctrl-C, Ctrl-Z, Ctrl-\ and Ctrl-S are bytes like others: the shell's process group gets no signal.
  var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_cflag = raw.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { unsafe $0[Int(VMIN)] = 1 }
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { unsafe $0[Int(VTIME)] = 0 }
    return raw
  }

  /// Whether the driver collects whole lines before they can be read.
  var isCanonical: Bool { c_lflag & tcflag_t(ICANON) != 0 }
}
