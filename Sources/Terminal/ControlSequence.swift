/// A control sequence that a terminal sent: CSI, parameters, intermediates, a final byte (ECMA-48 §5.4).
struct ControlSequence: Hashable, Sendable {
  /// The private marker that stands before the parameters, one of `<=>?`.
  var marker: UInt8?
  /// The parameters, each with its sub-parameters; nil where one is left out or is no sensible number.
  var parameters: [[Int?]] = []
  /// Bytes between the parameters and the final byte.
  var intermediates: [UInt8] = []
  /// The byte that tells what the sequence is.
  var final: UInt8

  /// Numbers above this are nobody's key, column or character.
  private static let largestNumber = 0x10FFFF

  /// Takes a sequence apart.
  ///
  /// - Parameters:
  ///   - body: The bytes between CSI and the final byte, in the ranges of ECMA-48.
  ///   - final: The final byte.
  init(body: ArraySlice<UInt8>, final: UInt8) {
    self.final = final
    var rest = body
    if let first = rest.first, (UInt8(ascii: "<")...UInt8(ascii: "?")).contains(first) {
      marker = first
      rest = rest.dropFirst()
    }
    let end = rest.firstIndex { $0 < 0x30 } ?? rest.endIndex
    intermediates = Array(rest[end...])
    guard end > rest.startIndex else { return }
    parameters = rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// A parameter's number, nil where it is left out.
  func number(_ index: Int, sub: Int = 0) -> Int? {
    guard index < parameters.count, sub < parameters[index].count else { return nil }
    return parameters[index][sub]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      if value > largestNumber { return nil }
    }
    return value
  }
}
