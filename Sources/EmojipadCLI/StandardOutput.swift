#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a whole text to a file descriptor.
///
/// - Returns: 0, or the error number of the write that failed.
func write(_ text: String, to descriptor: Int32) -> Int32 {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if written < 0 {
      let error = errno
      // A pipe that is full and does not block: wait until there is room.
      guard error == EINTR || error == EAGAIN else { return error }
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&ready, 1, -1)
      continue
    }
    rest = rest.dropFirst(written)
  }
  return 0
}
