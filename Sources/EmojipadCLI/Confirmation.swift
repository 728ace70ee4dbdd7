#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A question on the terminal.
enum Confirmation {
  /// Asks, and waits for a line.
  ///
  /// - Parameter question: One line; the answer is typed behind it.
  /// - Returns: Whether the answer is yes; `nil` where there is no terminal.
  static func ask(_ question: String) -> Bool? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard write(question, to: descriptor) == 0 else { return nil }
    var lines = LineReader(descriptor: descriptor)
    guard let line = try? lines.next() else { return false }
    let answer = String(decoding: line, as: UTF8.self).lowercased()
    return answer == "y" || answer == "yes"
  }
}
