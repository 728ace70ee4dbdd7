/// Why a text is not JSON. Offsets are in bytes, from 0.
enum JSONError: Error, Hashable {
  case unexpectedByte(at: Int)
  case unexpectedEnd
  case tooDeep
  case notUTF8
  /// An escaped half of a surrogate pair without its other half, which ends before this offset.
  case loneSurrogate(before: Int)
}

/// Reads one JSON value, strictly by RFC 8259's grammar: nothing may follow it but white space.
struct JSONReader {
  /// How many arrays and objects may lie in each other.
  static let deepest = 64

  private let bytes: [UInt8]
  private var offset = 0

  /// Reads a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: Its value.
  /// - Throws: The first thing that is wrong.
  static func value(of bytes: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
    let bytes = Array(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw .unexpectedByte(at: reader.offset) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func unexpected() -> JSONError {
    offset < bytes.count ? .unexpectedByte(at: offset) : .unexpectedEnd
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard skip(byte) else { throw unexpected() }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 { try expect(byte) }
    return value
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth <= Self.deepest else { throw .tooDeep }
    offset += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if skip(UInt8(ascii: "]")) { return elements }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    guard depth <= Self.deepest else { throw .tooDeep }
    offset += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if skip(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      members.append(JSONValue.Member(name, try value(depth: depth)))
      skipSpace()
      if skip(UInt8(ascii: "}")) { return members }
      try expect(UInt8(ascii: ","))
    }
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> String {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    // No zero before other digits.
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    if offset == start { throw unexpected() }
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        text.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
      case 0x00..<0x20: throw .unexpectedByte(at: offset)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw .unexpectedEnd
  }

  /// What follows a backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw unexpected()
    }
    offset += 1
    return scalar
  }

  /// `uD83D\uDE00`: one code unit of UTF-16, or both halves of a surrogate pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), skip(UInt8(ascii: "\\")) else { throw .loneSurrogate(before: offset) }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw .loneSurrogate(before: offset) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// `uD83D`.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    try expect(UInt8(ascii: "u"))
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }), bytes[offset] < 0x80 else {
        throw unexpected()
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
