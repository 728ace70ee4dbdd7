extension Array where Element == UInt8 {
  /// Where some bytes stand first at or after an offset. O(product of the lengths).
  public func position(of bytes: [UInt8], from start: Int = 0) -> Int? {
    guard !bytes.isEmpty, count - start >= bytes.count else { return nil }
    return (start...count - bytes.count).first { self[$0..<$0 + bytes.count].elementsEqual(bytes) }
  }

  /// How often a text stands in the bytes, not overlapping.
  public func occurrences(of text: String) -> Int {
    let bytes = Array(text.utf8)
    var found = 0
    var start = 0
    while let place = position(of: bytes, from: start) {
      found += 1
      start = place + bytes.count
    }
    return found
  }
}

/// Bytes as text in which control characters can be seen.
public func visible(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
    scalar.value < 0x20 || scalar.value == 0x7F ? "\\x" + String(scalar.value, radix: 16) : String(scalar)
  }.joined()
}
