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
    let now = monotonicMilliseconds()
    let decoded = decode(bytes, at: now)
    if case .mouse(let mouse)? = decoded.last {
      pressTime = if case .press = mouse.action { now } else { nil }
    } else if !decoded.isEmpty {
      pressTime = nil
    }
    events += decoded + takeAnswers()
  }

  private func decode(_ bytes: [UInt8], at now: Int) -> [Event] {
    let cooked = min(cookedBytes, bytes.count)
    cookedBytes -= cooked
    return decoder.feed(bytes, at: now, cooked: cooked)
  }

  /// Takes what the terminal answered; an answer to what was not asked is dropped.
  private func takeAnswers() -> [Event] {
    decoder.takeReplies().compactMap { reply in identity?.take(reply).map(Event.capability) }
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
    // Also where the size is the old one again: the terminal has cut what the sizes between did not hold.
    if arrived.contains(SIGWINCH) { needsRedraw = true }
    noticeSize()
  }

  /// Makes an event of a new size.
  func noticeSize() {
    let size = size
    guard size != toldSize else { return }
    toldSize = size
    events.append(.resize(size))
  }

  /// Takes what may still come of what a person did, so that the shell does not read it.
  ///
  /// That is the answer to a question that is still open, the tail of a sequence of which only ESC came in time, or the
  /// release of a button whose press ended the picker. The latter two are read byte by byte, and not before more bytes
  /// wait than a person types in a moment: a terminal takes nothing back, and what is typed ahead is for the shell.
  func drain() {
    _ = drainAnswer()
    if let escapeTime {
      drainSequence(from: [.escape], until: escapeTime + (isRemote ? 40 : 30), leastBytes: 2)
    } else if let pressTime {
      // Storing the pick may have taken some of the time; the terminal has just heard that the mouse is its own again.
      let end = max(pressTime + answerPatience, monotonicMilliseconds() + answerPatience / 2)
      drainSequence(from: [], until: end, leastBytes: 6)
    }
  }

  /// How long to wait at the end for what the terminal sends by itself, in milliseconds.
  private var answerPatience: Int { isRemote ? 200 : 60 }

  /// Takes the rest of the answer to an open question, up to its fence, byte by byte: what comes behind it is not ours.
  ///
  /// What is typed before the answer is taken as well; there is no way past it.
  ///
  /// - Returns: The events that came with it.
  func drainAnswer() -> [Event] {
    var came: [Event] = []
    let end = monotonicMilliseconds() + answerPatience
    while case let now = monotonicMilliseconds(), now < end, identity?.isOpen(at: now) == true, !device.isHungUp {
      guard device.waitForBytes(timeout: end - now) else { continue }
      guard let bytes = try? device.read(limit: 1) else { break }
      came += decode(bytes, at: now) + takeAnswers()
    }
    return came
  }

  private func drainSequence(from begun: [UInt8], until end: Int, leastBytes: Int) {
    var end = end
    var least = leastBytes
    var bytes = begun
    while bytes.count < 64 {
      while device.waitingBytes < least {
        guard monotonicMilliseconds() < end, !device.isHungUp else { return }
        _ = poll(nil, 0, 2)
      }
      guard let next = try? device.read(limit: 1), let byte = next.first else { return }
      bytes.append(byte)
      if bytes.count == 1, byte != .escape { return }
      if bytes.count == 2, !"[O".utf8.contains(byte) { return }
      if EscapeSequence.first(in: bytes[...]) != nil { return }
      least = 1
      end = max(end, monotonicMilliseconds() + 10)
    }
  }
}

/// Milliseconds of a clock that nobody sets.
public func monotonicMilliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
