/// What a terminal sent in answer to a question, or by itself, and is no key.
enum TerminalReply: Hashable, Sendable {
  /// A report: device attributes, cursor position, mode, focus.
  case control(ControlSequence)
  /// A string: OSC, DCS or APC, by the byte after ESC.
  case string(introducer: UInt8, payload: [UInt8])

  /// Whether this answers DA1, `ESC [ c`, to which every terminal answers (ECMA-48 §8.3.24).
  var isPrimaryAttributes: Bool {
    guard case .control(let sequence) = self else { return false }
    return sequence.final == UInt8(ascii: "c") && sequence.marker == UInt8(ascii: "?")
  }
}
