internal import CNcurses
public import ScreenModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What came from the terminal.
public struct TerminalInput: Hashable, Sendable {
  /// The events, in order.
  public var events: [Event]
  /// Whether the screen's contents are lost, so that the next frame has to be a `redraw`.
  public var needsRedraw: Bool
}

/// The terminal, taken over from `open` to `close`: its modes, its screen, its keys and the signals that concern it.
///
/// Whatever way the process ends, other than SIGKILL, the terminal is given back as it was. One session at a time.
public final class TerminalSession {
  let device: TerminalDevice
  let isRemote: Bool
  private(set) var original: termios
  private var description: TerminalDescription
  private var modes: TerminalModes
  private var styles: StyleTable
  private var painter: CellPainter

  let wakeup: WakeupPipe
  var signals: SignalHandlers?
  var decoder: InputDecoder
  /// Events that nobody has asked for yet.
  var events: [Event]
  /// How many of the next bytes were typed before raw mode.
  var cookedBytes: Int
  /// The size that was told last.
  var toldSize: ScreenSize
  var needsRedraw = false
  var knowsKeys = false
  /// When a lone Esc acted, if nothing was typed since.
  var escapeTime: Int?
  /// When a button of the mouse was pressed, if nothing came since.
  var pressTime: Int?
  /// The question what the terminal is, once it was asked.
  var identity: IdentityQuestion?

  private let asksIdentity: Bool
  private var isEntered = false
  private var isClosed = false
  private var output: [UInt8] = []

  /// Whether Ctrl-Z can stop the process without hanging whoever started it: it leads a job of a shell with job
  /// control, in the foreground, and SIGTSTP is not ignored.
  public let canSuspend: Bool

  /// Whether styles have colours; without them a selection wants brackets.
  public var hasColor: Bool { styles.hasColor }

  /// The size of the screen: what the terminal tells, else what its description says, else 80 × 24.
  public var size: ScreenSize {
    if let size = device.size { return size }
    return ScreenSize(
      columns: description.columns > 0 ? description.columns : 80, rows: description.lines > 0 ? description.lines : 24)
  }

  /// Takes over the controlling terminal. Nothing shows before the first frame.
  ///
  /// - Parameter options: What the environment and the command line say.
  /// - Returns: The session.
  /// - Throws: Why there is none; the terminal then is as it was.
  public static func open(_ options: TerminalOptions) throws(TerminalError) -> TerminalSession {
    try open(options, path: "/dev/tty", handlesSignals: true)
  }

  /// Takes over the terminal at a path, for tests without the handlers of signals, which are the whole process's.
  static func open(
    _ options: TerminalOptions, path: String, handlesSignals: Bool
  ) throws(TerminalError) -> TerminalSession {
    guard let term = options.term, !term.isEmpty else { throw .termUnset }
    guard term != "dumb" else { throw .termIncapable(term) }
    let takeover = try Takeover(path: path, isRemote: options.isRemote, handlesSignals: handlesSignals)
    do throws(TerminalError) {
      return try TerminalSession(takeover, options: options, term: term)
    } catch {
      takeover.giveBack()
      throw error
    }
  }

  private init(_ takeover: Takeover, options: TerminalOptions, term: String) throws(TerminalError) {
    var takeover = takeover
    description = try takeover.describe(term)
    modes = TerminalModes(description: description, usesMouse: options.usesMouse)
    styles = StyleTable(description: description, options: options)
    painter = CellPainter(description: description, styles: styles)
    takeover.signals?.setModes(modes)
    device = takeover.device
    original = takeover.original
    wakeup = takeover.wakeup
    signals = takeover.signals
    decoder = takeover.decoder
    events = takeover.events
    cookedBytes = takeover.cookedBytes
    isRemote = options.isRemote
    asksIdentity = IdentityQuestion.isWorthwhile(term: term)
    canSuspend =
      getpid() == getpgrp() && tcgetpgrp(takeover.device.descriptor) == getpgrp() && getsid(0) != getpid()
      && !takeover.ignoresStops
    toldSize = ScreenSize(columns: 0, rows: 0)
    toldSize = size
  }

  deinit { close() }

  // MARK: Screen

  /// Shows a frame by writing what differs from the last one.
  public func show(_ frame: Frame) throws(TerminalError) {
    try show(frame, full: false)
  }

  /// Clears the screen and shows a frame.
  public func redraw(_ frame: Frame) throws(TerminalError) {
    try show(frame, full: true)
  }

  private func show(_ frame: Frame, full: Bool) throws(TerminalError) {
    output.removeAll(keepingCapacity: true)
    if !isEntered { output += modes.enter }
    painter.paint(frame, full: full || !isEntered, into: &output)
    guard !output.isEmpty else { return }
    isEntered = true
    // Before the bytes are out: a signal in between shows a cursor that is there, which harms nobody.
    signals?.setEntered(true, hidesCursor: painter.hidesCursor)
    try device.write(output)
    if asksIdentity, identity == nil {
      // Not before the first frame is out, and nothing waits for the answer.
      try device.write(IdentityQuestion.bytes)
      identity = IdentityQuestion(at: monotonicMilliseconds())
    }
  }

  // MARK: Leaving and coming back

  /// Gives the terminal back, stops the process, and takes the terminal over again once it is continued.
  ///
  /// The next input then asks for a full redraw. Nothing happens where `canSuspend` is false.
  public func suspend() throws(TerminalError) {
    guard canSuspend, let signals else { return }
    try leave()
    events += drainAnswer()
    try device.setAttributes(original, drains: true)
    signals.allowStops()
    kill(0, SIGTSTP)  // the whole job, which is ours
    signals.catchStops()
    original = try device.attributes()  // the person may have changed them meanwhile
    try comeBack()
    _ = wakeup.takeSignals()  // the SIGCONT that brought us here
    noticeSize()
  }

  /// Takes the terminal over again after the process was stopped.
  func comeBack() throws(TerminalError) {
    // In the background this stops the process once more, until it is in the foreground: as it should be.
    try device.setAttributes(original.raw, drains: false)
    // SIGSTOP stops without a chance to leave; what was entered is left before it is entered anew.
    try leave()
    needsRedraw = true
  }

  private func leave() throws(TerminalError) {
    guard isEntered else { return }
    // A signal while the write waits must still find something to undo; undone twice harms nobody.
    try device.write((painter.hidesCursor ? modes.showCursor : []) + modes.leave)
    isEntered = false
    signals?.setEntered(false, hidesCursor: false)
  }

  /// Gives the terminal back as it was; further calls do nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    // A terminal that is gone cannot be restored, and there is nobody left to tell.
    try? leave()
    drain()
    try? device.setAttributes(original, drains: true)
    signals?.uninstall()
    wakeup.closeEnds()
    device.close()
  }
}
