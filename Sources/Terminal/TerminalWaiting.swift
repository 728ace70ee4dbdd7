internal import ScreenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalSession {
  /// Waits until something comes from the terminal: keys, the mouse, a new size, the way back from a stop.
  ///
  /// - Returns: At least one event, or the wish for a redraw.
  /// - Throws: `hungUp` where the terminal is gone, or `system`.
  public func nextEvents() throws(TerminalError) -> TerminalInput {
    if !knowsKeys {
      // Not before the first frame is out: most keys are known without a description.
      knowsKeys = true
      decoder.keyStrings = Terminfo.keyStrings()
    }
    while events.isEmpty, !needsRedraw { try wait() }
    defer { (events, needsRedraw) = ([], false) }
    return TerminalInput(events: events, needsRedraw: needsRedraw)
  }

  private func wait() throws(TerminalError) {
    var requests = [
      pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeup.reading, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = decoder.deadline.map { Int32(clamping: max(0, $0 - monotonicMilliseconds())) } ?? -1
    let count = unsafe poll(&requests, 2, timeout)
    if count < 0 {
      guard errno == EINTR else { throw .system(code: errno) }
      return
    }
    if count == 0 { return expireSequence() }
    if requests[1].revents != 0 { try obey(wakeup.takeSignals()) }
    if requests[0].revents != 0 { try readKeys() }
  }

  private func readKeys() throws(TerminalError) {
    let bytes = try device.read(limit: 16 * 1024)
    guard !bytes.isEmpty else { return }
    escapeTime = nil
    let cooked = min(cookedBytes, bytes.count)
    cookedBytes -= cooked
    events += decoder.feed(bytes, at: monotonicMilliseconds(), cooked: cooked)
    _ = decoder.takeReplies()  // nothing was asked
  }

  private func expireSequence() {
    let now = monotonicMilliseconds()
    let expired = decoder.expire(at: now)
    if expired.last == .key(Key(.escape)) { escapeTime = now }
    events += expired
  }

  private func obey(_ arrived: Set<Int32>) throws(TerminalError) {
    if arrived.contains(SIGCONT) { try comeBack() }
    if arrived.contains(SIGTSTP) { try suspend() }
    noticeSize()
  }

  /// Makes an event of a new size.
  func noticeSize() {
    let size = size
    guard size != toldSize else { return }
    toldSize = size
    events.append(.resize(size))
  }

  /// Takes what is left of a sequence of which only ESC came in time, so that the shell does not read it.
  ///
  /// Byte by byte, and only while it can be such a tail: what a person types ahead is for the shell.
  ///
  /// - Parameter start: When the Esc acted.
  func drainTail(since start: Int) {
    var end = start + (isRemote ? 40 : 30)
    var bytes: [UInt8] = [.escape]
    while device.waitForBytes(timeout: max(0, end - monotonicMilliseconds())) {
      guard bytes.count < 64, let next = try? device.read(limit: 1), let byte = next.first else { return }
      bytes.append(byte)
      if bytes.count == 2, !"[O".utf8.contains(byte) { return }
      if EscapeSequence.first(in: bytes[...]) != nil { return }
      end = monotonicMilliseconds() + 10
    }
  }
}

/// Milliseconds of a clock that nobody sets.
func monotonicMilliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
