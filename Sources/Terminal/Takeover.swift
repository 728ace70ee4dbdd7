internal import CNcurses
internal import ScreenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal in raw mode, of which nothing more is known yet.
///
/// Raw mode comes first: it keeps what is typed from being echoed, and a terminal without a description has to be
/// asked what it is.
struct Takeover {
  /// How long a terminal has to tell what it is, in milliseconds.
  private static let patience = 1000

  let device: TerminalDevice
  let original: termios
  let wakeup: WakeupPipe
  let signals: SignalHandlers?
  /// Whether whoever started the process wants it never to be stopped.
  let ignoresStops: Bool
  var decoder: InputDecoder
  var events: [Event] = []
  /// How many bytes wait that were typed while the driver collected lines.
  var cookedBytes = 0

  init(path: String, isRemote: Bool, handlesSignals: Bool) throws(TerminalError) {
    device = try TerminalDevice.open(path)
    decoder = InputDecoder(timing: isRemote ? .remote : .local)
    do throws(TerminalError) {
      original = try device.attributes()
      wakeup = try WakeupPipe()
    } catch {
      device.close()
      throw error
    }
    ignoresStops = SignalHandlers.isIgnored(SIGTSTP)
    signals =
      handlesSignals ? SignalHandlers(device: device, original: original, wakeup: wakeup.writing) : nil
    do throws(TerminalError) {
      try device.setAttributes(original.raw, drains: false)
    } catch {
      giveBack()
      throw error
    }
    if original.isCanonical { cookedBytes = device.waitingBytes }
  }

  /// Restores everything after a failure.
  func giveBack() {
    // The failure that led here is the one to report.
    try? device.setAttributes(original, drains: true)
    signals?.uninstall()
    wakeup.closeEnds()
    device.close()
  }

  /// Finds the description of the terminal, by asking the terminal itself where its name is not known.
  ///
  /// - Parameter term: The terminal's name.
  /// - Returns: The description, that of xterm-256color for an unknown terminal that answers like one.
  /// - Throws: `unknownTerm` where nothing answers, `termIncapable`, or what went wrong on the line.
  mutating func describe(_ term: String) throws(TerminalError) -> TerminalDescription {
    if let known = try Terminfo.description(of: term, terminal: device.descriptor) { return known }
    guard try answersLikeXterm(),
      let fallback = Terminfo.carriedDescription(of: Terminfo.fallbackName, terminal: device.descriptor)
    else { throw .unknownTerm(term) }
    return fallback
  }

  /// Asks for the primary device attributes (DA1); whatever else comes meanwhile is kept.
  private mutating func answersLikeXterm() throws(TerminalError) -> Bool {
    try device.write(Array("\u{1B}[c".utf8))
    let end = monotonicMilliseconds() + Self.patience
    while case let now = monotonicMilliseconds(), now < end {
      let next = decoder.deadline.map { min($0, end) } ?? end
      if device.waitForBytes(timeout: max(0, next - now)) {
        let bytes = try device.read(limit: 4096)
        events += decoder.feed(bytes, at: monotonicMilliseconds(), cooked: min(cookedBytes, bytes.count))
        cookedBytes -= min(cookedBytes, bytes.count)
      } else {
        events += decoder.expire(at: monotonicMilliseconds())
      }
      if decoder.takeReplies().contains(where: \.isPrimaryAttributes) { return true }
    }
    return false
  }
}
