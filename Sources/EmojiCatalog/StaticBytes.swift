#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Bytes that live as long as the program: a file embedded in its read-only data.
///
/// The only place of the catalogue that touches memory by address; every access is checked against the bounds.
@safe public struct StaticBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  /// How many bytes there are.
  public let count: Int

  /// Wraps memory that is never written nor freed.
  public init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Copies bytes into memory that is never freed; for tables made at run time, in tests.
  public init(copying bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    _ = unsafe copy.initialize(fromContentsOf: bytes)
    unsafe self.init(base: UnsafeRawPointer(copy.baseAddress.unsafelyUnwrapped), count: bytes.count)
  }

  /// The byte at an offset.
  public subscript(_ offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count)
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The offset of the first `byte` in a range of offsets. O(length of the range).
  public func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }

  /// Whether a text stands at an offset.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, length <= count - offset else { return false }
    return unsafe memcmp(base + offset, text.utf8Start, length) == 0
  }

  /// Whether bytes stand at an offset. O(bytes).
  func starts(with bytes: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, bytes.count <= count - offset else { return false }
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return unsafe memcmp(base + offset, start, bytes.count) == 0
    }
  }

  /// The start of the line that ends at an offset. O(length of the line).
  func lineStart(before end: Int) -> Int {
    var start = end
    while start > 0, self[start - 1] != Ascii.newline { start -= 1 }
    return start
  }

  /// The bytes of a range of offsets. O(length of the range).
  func bytes(in range: Range<Int>) -> [UInt8] {
    unsafe Array(memory(in: range))
  }

  /// The text of a range of offsets; ill-formed UTF-8 is repaired. O(length of the range).
  public func string(in range: Range<Int>) -> String {
    unsafe String(decoding: memory(in: range), as: UTF8.self)
  }

  /// Whether a range of offsets holds the same bytes as one of another. O(length of the range).
  func matches(_ range: Range<Int>, in other: StaticBytes, _ otherRange: Range<Int>) -> Bool {
    let (memory, otherMemory) = unsafe (memory(in: range), other.memory(in: otherRange))
    guard range.count == otherRange.count, let start = memory.baseAddress, let otherStart = otherMemory.baseAddress
    else { return false }
    return unsafe memcmp(start, otherStart, range.count) == 0
  }

  private func memory(in range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
