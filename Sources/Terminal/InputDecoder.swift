internal import ScreenModel

/// Turns the bytes that a terminal sends into events.
///
/// A value without a clock or a descriptor: it is told the time, in milliseconds from any start, and tells when it
/// wants to be asked again. ESC begins nearly everything, so a lone Esc is known only by what does not follow:
///
///     ESC ─┬─ more bytes in time ──────→ a sequence, or Alt with a key
///          └─ nothing until `deadline` → `expire`: Esc; a tail that comes later still is drained, never typed
struct InputDecoder: Sendable {
  /// How long to wait for the rest of a sequence, in milliseconds.
  struct Timing: Hashable, Sendable {
    /// After the last byte of a key's sequence.
    var sequence: Int
    /// How much later than that its rest still counts, if it was there before anybody looked at the clock.
    var grace = 5
    /// How long after a sequence was given up its tail is drained.
    var tail: Int
    /// After the last byte of an answer of the terminal, which may be long.
    var string = 500
    /// After the last byte of a paste that does not end: whoever presses keys then means keys.
    var paste = 700
    /// After the last byte of a character that is not whole yet; nothing waits for it, so there is time.
    var character = 1000

    /// For a terminal on this machine.
    static let local = Timing(sequence: 45, tail: 150)
    /// For a terminal at the other end of an ssh connection.
    static let remote = Timing(sequence: 90, tail: 300)
  }

  /// Sequences longer than this are no keys; the rest of such a one is swallowed.
  private static let longestSequence = 4096

  /// Keys of the terminal's own description, by their bytes, each beginning with ESC.
  var keyStrings: [[UInt8]: Key] = [:]
  /// What the terminal answered, oldest first, until somebody takes it.
  private(set) var replies: [TerminalReply] = []

  private let timing: Timing
  /// Bytes whose meaning is not known yet.
  private var pending: [UInt8] = []
  /// How many of the bytes to come were typed while the terminal's driver edited lines.
  private var cooked = 0
  private var text = String.UnicodeScalarView()
  private var paste: PasteCollector?
  private var lastByte = 0
  /// A sequence that was given up, whose tail may still come.
  private var abandoned: (bytes: [UInt8], until: Int)?
  /// How many bytes of `pending` belong to a sequence that was given up; what it completes is drained.
  private var drained = 0
  /// Whether `pending` was cut because it grew too long.
  private var isFlooded = false

  /// Makes a decoder that has seen nothing.
  init(timing: Timing = .local) {
    self.timing = timing
  }

  /// When `expire(at:)` wants to be called unless bytes come first; nil while nothing is pending.
  var deadline: Int? {
    if paste != nil { return lastByte + timing.paste }
    guard let first = pending.first else { return nil }
    if first != .escape { return lastByte + timing.character }
    let isString = pending.count > 2 && "]P_".utf8.contains(pending[1])
    return lastByte + (isString ? timing.string : timing.sequence)
  }

  /// Takes bytes that were read.
  ///
  /// - Parameters:
  ///   - bytes: What was read.
  ///   - now: When it was read.
  ///   - cooked: How many of the bytes, from the first, were typed in canonical mode: there NUL stands for Ctrl-D.
  /// - Returns: The events that are certain now.
  mutating func feed(_ bytes: [UInt8], at now: Int, cooked: Int = 0) -> [Event] {
    var events: [Event] = []
    if let deadline, now > deadline + timing.grace { events += expire(at: now) }
    guard let first = bytes.first else { return events }
    resumeAbandoned(with: first, at: now)
    self.cooked += cooked
    lastByte = now
    pending += bytes
    consume(into: &events)
    return events
  }

  /// Decides about what is pending once its deadline has come; does nothing before.
  mutating func expire(at now: Int) -> [Event] {
    guard let deadline, now >= deadline else { return [] }
    var events: [Event] = []
    if let paste {
      events.append(.paste(paste.text))
      self.paste = nil
    }
    flushText(into: &events)
    if pending.first == .escape { giveUpSequence(at: now, into: &events) }
    cooked = max(0, cooked - pending.count)
    pending = []
    drained = 0
    isFlooded = false
    return events
  }

  /// Gives the answers that came so far, once.
  mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  // MARK: Bytes

  private mutating func consume(into events: inout [Event]) {
    var start = 0
    while start < pending.count, let length = consumeOne(pending[start...], into: &events) {
      start += length
      cooked = max(0, cooked - length)
    }
    pending.removeFirst(start)
    if pending.isEmpty { flushText(into: &events) }
    if pending.count > Self.longestSequence {
      // Enough to know what it is, and a last ESC, which may begin the terminator.
      pending = pending[..<2] + (pending.last == .escape ? [.escape] : [])
      isFlooded = true
    }
  }

  /// Takes one key, character or sequence from the front.
  ///
  /// - Parameters:
  ///   - bytes: What is pending, at least a byte.
  ///   - events: Where events go.
  /// - Returns: How many bytes it took, nil where more are needed.
  private mutating func consumeOne(_ bytes: ArraySlice<UInt8>, into events: inout [Event]) -> Int? {
    if let (count, isComplete) = paste?.take(bytes) {
      if isComplete, let paste {
        events.append(.paste(paste.text))
        self.paste = nil
      }
      return count
    }
    let byte = bytes[bytes.startIndex]
    if byte == .escape {
      flushText(into: &events)
      return consumeEscape(bytes, into: &events)
    }
    if byte < 0x20 || byte == 0x7F {
      flushText(into: &events)
      events.append(.key(byte == 0 && cooked > 0 ? .control("d") : Key(control: byte)))
      return 1
    }
    switch UTF8Scan.first(in: bytes) {
    case .incomplete: return nil
    case .invalid(let length): return length
    case .scalar(let scalar, let length):
      if !isControl(scalar) { text.append(scalar) }
      return length
    }
  }

  /// Turns the text so far into keys, one a grapheme cluster.
  private mutating func flushText(into events: inout [Event]) {
    guard !text.isEmpty else { return }
    events += String(text).map { .key(Key(.character($0))) }
    text = String.UnicodeScalarView()
  }

  // MARK: Sequences

  private mutating func consumeEscape(_ bytes: ArraySlice<UInt8>, into events: inout [Event]) -> Int? {
    if drained == 0, let (key, length) = describedKey(bytes) {
      events.append(.key(key))
      return length
    }
    guard let (sequence, length) = EscapeSequence.first(in: bytes) else { return nil }
    if drained > 0 {
      defer { drained = 0 }
      return isFlooded || isTail(sequence) ? length : drained
    }
    if isFlooded {
      isFlooded = false
      return length
    }
    if sequence == .prefix {
      if keyStrings.keys.contains(where: { $0.starts(with: bytes) }) { return nil }
      return consumePrefixed(bytes, into: &events)
    }
    interpret(sequence, into: &events)
    return length
  }

  private mutating func interpret(_ sequence: EscapeSequence, into events: inout [Event]) {
    if let key = key(of: sequence) {
      events.append(.key(key))
      return
    }
    switch sequence {
    case .control(let control) where control.marker == UInt8(ascii: "<") && (control.final | 0x20) == UInt8(ascii: "m"):
      if let mouse = Mouse(sgr: control) { events.append(.mouse(mouse)) }
    case .control(let control) where control.final == UInt8(ascii: "~") && control.number(0) == 200:
      paste = PasteCollector()
    case .control(let control): keep(.control(control))
    case .x10Mouse(let button, let column, let row):
      if let mouse = Mouse(button: button, column: column, row: row) { events.append(.mouse(mouse)) }
    case .string(let introducer, let payload): keep(.string(introducer: introducer, payload: payload))
    case .single, .console, .prefix, .broken: break
    }
  }

  private mutating func keep(_ reply: TerminalReply) {
    if replies.count < 64 { replies.append(reply) }
  }

  private func key(of sequence: EscapeSequence) -> Key? {
    switch sequence {
    case .control(let control): Key(control)
    case .single(let letter, let modifier): Key(single: letter, modifier: modifier)
    case .console(let letter): Key(console: letter)
    case .x10Mouse, .string, .prefix, .broken: nil
    }
  }

  /// ESC before a key is Alt with it, or Esc and then that key where Alt makes no sense.
  private func consumePrefixed(_ bytes: ArraySlice<UInt8>, into events: inout [Event]) -> Int? {
    let rest = bytes.dropFirst()
    guard let next = rest.first else { return nil }
    if next == .escape { return consumeTwoEscapes(rest, into: &events) }
    if next < 0x20 || next == 0x7F {
      var key = Key(control: next)
      key.modifiers.insert(.alt)
      events.append(.key(key))
      return 2
    }
    switch UTF8Scan.first(in: rest) {
    case .incomplete: return nil
    case .invalid(let length): return 1 + length
    case .scalar(let scalar, let length):
      if !isControl(scalar) { events.append(.key(Key(typed: Character(scalar), .alt))) }
      return 1 + length
    }
  }

  /// rxvt sends Alt-Up as ESC ESC [ A; anything else after two ESC is Esc and whatever the second one begins.
  private func consumeTwoEscapes(_ rest: ArraySlice<UInt8>, into events: inout [Event]) -> Int? {
    guard rest.count >= 2 else { return nil }
    if "[O".utf8.contains(rest[rest.startIndex + 1]) {
      guard let (sequence, length) = EscapeSequence.first(in: rest) else { return nil }
      if var key = key(of: sequence) {
        key.modifiers.insert(.alt)
        events.append(.key(key))
        return 1 + length
      }
    }
    events.append(.key(Key(.escape)))
    return 1
  }

  /// The longest key of the terminal's description that the bytes begin with.
  private func describedKey(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    keyStrings.lazy.filter { bytes.starts(with: $0.key) }.max { $0.key.count < $1.key.count }
      .map { ($0.value, $0.key.count) }
  }

  // MARK: Late bytes

  /// Decides about a sequence whose rest did not come in time.
  private mutating func giveUpSequence(at now: Int, into events: inout [Event]) {
    guard drained == 0 else {
      // What looked like a tail was typed after all, if it is only its first byte.
      if drained == 1, pending.count == 2 {
        events.append(.key(Key(.character(Character(Unicode.Scalar(pending[1]))))))
      }
      return
    }
    abandoned = (pending, now + timing.tail)
    switch pending.count {
    case 1: events.append(.key(Key(.escape)))
    case 2 where pending[1] == .escape:
      events += [.key(Key(.escape)), .key(Key(.escape))]
      abandoned?.bytes = [.escape]
    case 2 where pending[1] < 0x80: events.append(.key(Key(typed: Character(Unicode.Scalar(pending[1])), .alt)))
    default: break
    }
  }

  /// Puts a sequence that was given up before new bytes that may be its tail.
  private mutating func resumeAbandoned(with byte: UInt8, at now: Int) {
    guard let (bytes, until) = abandoned else { return }
    abandoned = nil
    guard pending.isEmpty, now <= until else { return }
    let isTail =
      switch bytes.count {
      case 1: "[O".utf8.contains(byte)
      case 2 where bytes[1] == UInt8(ascii: "O"): "ABCDFHPQRS".utf8.contains(byte)
      case 2 where bytes[1] == UInt8(ascii: "["): "0123456789<?ABCDFHPQRSZ".utf8.contains(byte)
      default: (0x20...0x7E).contains(byte)
      }
    guard isTail else { return }
    pending = bytes
    drained = bytes.count
  }

  /// Whether a sequence that was put together with one given up can be what the terminal sent; else it was typed.
  private func isTail(_ sequence: EscapeSequence) -> Bool {
    guard drained == 1 else { return true }
    return switch sequence {
    case .control(let control): Key(control) != nil || !control.parameters.isEmpty || control.marker != nil
    case .single(let letter, let modifier): modifier != nil || "ABCDFHPQRS".utf8.contains(letter)
    case .console, .x10Mouse, .string: true
    case .prefix, .broken: false
    }
  }
}
