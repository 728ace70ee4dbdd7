/// The first scalar of bytes that may be cut off or no UTF-8 at all.
enum UTF8Scan: Hashable, Sendable {
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that begin no scalar: the longest part that could have begun one (Unicode §3.9, D93b).
  case invalid(length: Int)
  /// All the bytes begin a scalar whose end is not there.
  case incomplete

  /// Reads the scalar at the start of bytes, of which there is at least one.
  static func first(in bytes: ArraySlice<UInt8>) -> UTF8Scan {
    let lead = bytes[bytes.startIndex]
    let (length, lowest, highest): (Int, UInt8, UInt8)
    switch lead {
    case 0..<0x80: return .scalar(Unicode.Scalar(lead), length: 1)
    case 0xC2...0xDF: (length, lowest, highest) = (2, 0x80, 0xBF)
    case 0xE0: (length, lowest, highest) = (3, 0xA0, 0xBF)
    case 0xED: (length, lowest, highest) = (3, 0x80, 0x9F)
    case 0xE1...0xEF: (length, lowest, highest) = (3, 0x80, 0xBF)
    case 0xF0: (length, lowest, highest) = (4, 0x90, 0xBF)
    case 0xF4: (length, lowest, highest) = (4, 0x80, 0x8F)
    case 0xF1...0xF3: (length, lowest, highest) = (4, 0x80, 0xBF)
    default: return .invalid(length: 1)
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard offset < bytes.count else { return .incomplete }
      let byte = bytes[bytes.startIndex + offset]
      let range = offset == 1 ? lowest...highest : 0x80...0xBF
      guard range.contains(byte) else { return .invalid(length: offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { .scalar($0, length: length) } ?? .invalid(length: length)
  }
}
