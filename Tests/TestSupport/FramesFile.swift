/// The account that a picker keeps under `EMOJIPAD_FRAMES`: after each frame the number of events handled so far.
public struct FramesFile: Sendable {
  /// The path, for the variable.
  public let path: String

  /// Names a file in a folder.
  public init(in folder: TemporaryFolder) {
    path = folder.file("frames")
  }

  /// Events that the last frame shows the effect of; `nil` before the first frame.
  public var events: Int? {
    // A line that is only half written has no newline yet.
    let text = text(ofFile: path)
    guard let end = text.lastIndex(of: "\n") else { return nil }
    return text[..<end].split(separator: "\n").last.flatMap { Int($0) }
  }

  /// Waits until a frame shows the effect of that many events.
  ///
  /// - Parameters:
  ///   - count: Events since the start; 0 waits for the first frame.
  ///   - seen: Describes the screen, for the message of the failure.
  /// - Throws: `DriverError.deadline`.
  public func wait(forEvents count: Int, seen: () -> String = { "nothing" }) throws {
    try waitUntil("the frame of event \(count)", seen: { "\(events ?? -1) events\n\(seen())" }) {
      (events ?? -1) >= count ? () : nil
    }
  }
}
