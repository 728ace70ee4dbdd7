internal import ScreenModel

/// The question what a terminal is, and what its answer says that it can do.
///
///     asked      XTVERSION  CSI > q      DA1  CSI c        the fence: every terminal answers it
///     answered   DCS > | kitty(0.48.2) ST    CSI ? 62 ; 52 c
///
/// Only asked where the terminal's name lets expect something of the answer, and only once.
struct IdentityQuestion: Hashable, Sendable {
  /// The bytes that ask.
  static let bytes = Array("\u{1B}[>q\u{1B}[c".utf8)

  /// How long an answer is thought to be still on its way, in milliseconds.
  static let patience = 1000

  /// When it was asked.
  let time: Int
  /// Whether all of the answer has come.
  private(set) var isAnswered = false

  /// Notes that the terminal is asked now.
  init(at time: Int) {
    self.time = time
  }

  /// Whether a terminal of this name is asked: only kitty is known to draw clusters in double size.
  static func isWorthwhile(term: String) -> Bool { term.hasPrefix("xterm-kitty") }

  /// Whether more of the answer may come.
  func isOpen(at now: Int) -> Bool { !isAnswered && now < time + Self.patience }

  /// Takes what may be a part of the answer.
  ///
  /// - Parameter reply: What the terminal sent.
  /// - Returns: What the terminal can do, if this tells it; always nil once all of the answer has come.
  mutating func take(_ reply: TerminalReply) -> TerminalCapability? {
    guard !isAnswered else { return nil }
    if reply.isPrimaryAttributes { isAnswered = true }
    guard let version = reply.kittyVersion else { return nil }
    return version >= (0, 40) ? .doubleSize : nil
  }
}

extension TerminalReply {
  /// The version of kitty that this names in answer to XTVERSION: `DCS > | kitty(0.48.2) ST`.
  var kittyVersion: (major: Int, minor: Int)? {
    guard case .string(UInt8(ascii: "P"), let payload) = self else { return nil }
    let prefix = Array(">|kitty(".utf8)
    guard payload.starts(with: prefix), payload.last == UInt8(ascii: ")") else { return nil }
    let numbers = payload.dropFirst(prefix.count).dropLast()
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { UInt16(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    return (Int(major), Int(minor))
  }
}
