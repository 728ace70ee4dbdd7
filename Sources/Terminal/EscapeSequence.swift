/// What a run of bytes that begins with ESC is, as far as its end can be told from its form alone.
///
///     ESC [ 1 ; 5 C        control     ECMA-48
///     ESC [ M b x y        x10Mouse    xterm, X10 mouse reports: three bytes of any value
///     ESC [ [ A            console     function keys of the Linux console
///     ESC O A              single      SS3, application keys; ESC O 5 A with a modifier
///     ESC ] … BEL, ESC \   string      OSC, DCS, APC: answers of the terminal
///     ESC x                prefix      Alt, or Esc and another key
enum EscapeSequence: Hashable, Sendable {
  case control(ControlSequence)
  case single(UInt8, modifier: Int?)
  case console(UInt8)
  case x10Mouse(button: UInt8, column: UInt8, row: UInt8)
  case string(introducer: UInt8, payload: [UInt8])
  case prefix
  /// A sequence that was cut off by a byte that cannot be in it.
  case broken

  /// Finds the sequence at the start of `bytes`, whose first byte is ESC.
  ///
  /// - Parameter bytes: What came from the terminal, perhaps not all of it yet.
  /// - Returns: The sequence and how many bytes it takes (1 for a prefix), or nil while its end is not there.
  static func first(in bytes: ArraySlice<UInt8>) -> (sequence: EscapeSequence, length: Int)? {
    guard bytes.count >= 2 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["): return control(bytes)
    case UInt8(ascii: "O"): return single(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string(bytes)
    default: return (.prefix, 1)
    }
  }

  private static func control(_ bytes: ArraySlice<UInt8>) -> (EscapeSequence, Int)? {
    let start = bytes.startIndex + 2
    guard start < bytes.endIndex else { return nil }
    if bytes[start] == UInt8(ascii: "M") {
      guard bytes.count >= 6 else { return nil }
      return (.x10Mouse(button: bytes[start + 1], column: bytes[start + 2], row: bytes[start + 3]), 6)
    }
    if bytes[start] == UInt8(ascii: "[") {
      guard bytes.count >= 4 else { return nil }
      return (0x20...0x7E).contains(bytes[start + 1]) ? (.console(bytes[start + 1]), 4) : (.broken, 3)
    }
    for index in start..<bytes.endIndex {
      let byte = bytes[index]
      if (0x40...0x7E).contains(byte) || byte == UInt8(ascii: "$") && isShortNumber(bytes[start..<index]) {
        return (.control(ControlSequence(body: bytes[start..<index], final: byte)), index + 1 - bytes.startIndex)
      }
      guard (0x20...0x3F).contains(byte) else { return (.broken, index - bytes.startIndex) }
    }
    return nil
  }

  /// One or two digits: before `$` they are a key of rxvt with Shift, where ECMA-48 has an intermediate byte.
  private static func isShortNumber(_ body: ArraySlice<UInt8>) -> Bool {
    (1...2).contains(body.count) && body.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func single(_ bytes: ArraySlice<UInt8>) -> (EscapeSequence, Int)? {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) || bytes[index] == UInt8(ascii: ";") {
      index += 1
    }
    guard index < bytes.endIndex else { return nil }
    guard (0x20...0x7E).contains(bytes[index]) else { return (.broken, index - bytes.startIndex) }
    let digits = bytes[(bytes.startIndex + 2)..<index].split(separator: UInt8(ascii: ";")).last
    let modifier = digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    return (.single(bytes[index], modifier: modifier), index + 1 - bytes.startIndex)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> (EscapeSequence, Int)? {
    let start = bytes.startIndex + 2
    for index in start..<bytes.endIndex {
      switch bytes[index] {
      case 0x07: return (complete(bytes, to: index), index + 1 - bytes.startIndex)
      case .escape:
        guard index + 1 < bytes.endIndex else { return nil }
        guard bytes[index + 1] == UInt8(ascii: "\\") else { return (.broken, index - bytes.startIndex) }
        return (complete(bytes, to: index), index + 2 - bytes.startIndex)
      case 0x18, 0x1A: return (.broken, index + 1 - bytes.startIndex)  // CAN and SUB cut a string off
      default: continue
      }
    }
    return nil
  }

  private static func complete(_ bytes: ArraySlice<UInt8>, to end: Int) -> EscapeSequence {
    .string(introducer: bytes[bytes.startIndex + 1], payload: Array(bytes[(bytes.startIndex + 2)..<end]))
  }
}
