#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that `EMOJIPAD_FRAMES` names: after each frame it gets the number of events handled so far, a line each,
/// so that a test can wait for a key to have had its effect. Only what a person does counts; an answer of the terminal,
/// which comes when it pleases, does not.
struct FrameLog {
  private let descriptor: Int32

  /// Opens the file; `nil` where the variable is not set or the file cannot be written.
  init?(path: String?) {
    guard let path else { return nil }
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  func frameShown(eventsHandled: Int) {
    _ = write("\(eventsHandled)\n", to: descriptor)
  }
}
