#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why no further line comes.
enum LineError: Error, Hashable {
  case system(Int32)
  case tooLong
}

/// The lines of a file descriptor, read in pieces: memory for one piece and one line, however long the input is.
struct LineReader: ~Copyable {
  /// The most bytes that a line can have.
  static let longestLine = 1 << 20
  private static let pieceSize = 1 << 16

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// What of the buffer has been given out, and how far it holds no newline.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false
  private var isFirst = true

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the next line may have to be waited for.
  var mustRead: Bool { !buffer[searched...].contains(UInt8(ascii: "\n")) }

  /// The next line without its newline; `nil` at the end. What follows the last newline is a line too, unless empty.
  /// A byte order mark before the first line is left out (RFC 8259, section 8.1).
  ///
  /// - Throws: `LineError`.
  mutating func next() throws(LineError) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = withoutMark(buffer[start..<end])
        start = end + 1
        searched = start
        guard line.count <= Self.longestLine else { throw .tooLong }
        return line
      }
      searched = buffer.count
      guard buffer.count - start <= Self.longestLine else { throw .tooLong }
      if isAtEnd {
        let line = withoutMark(buffer[start...])
        start = buffer.count
        return line.isEmpty ? nil : line
      }
      try read()
    }
  }

  private mutating func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    defer { isFirst = false }
    return isFirst && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  private mutating func read() throws(LineError) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    let used = buffer.count
    buffer += repeatElement(0, count: Self.pieceSize)
    var count = 0
    var error: Int32 = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes { unsafe Self.read(descriptor, $0[used...]) }
      error = errno
    } while count < 0 && (error == EINTR || error == EAGAIN && waitForInput())
    buffer.removeLast(Self.pieceSize - max(0, count))
    if count < 0 { throw .system(error) }
    isAtEnd = count == 0
  }

  private static func read(_ descriptor: Int32, _ room: Slice<UnsafeMutableRawBufferPointer>) -> Int {
    let room = unsafe UnsafeMutableRawBufferPointer(rebasing: room)
    #if canImport(Glibc)
      return unsafe Glibc.read(descriptor, room.baseAddress, room.count)
    #elseif canImport(Musl)
      return unsafe Musl.read(descriptor, room.baseAddress, room.count)
    #else
      return unsafe Darwin.read(descriptor, room.baseAddress, room.count)
    #endif
  }

  /// Waits until a descriptor that does not block has something to read.
  private func waitForInput() -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&ready, 1, -1) >= 0 || errno == EINTR
  }
}
