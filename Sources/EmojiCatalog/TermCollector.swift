/// Gathers terms and their occurrences; equal terms are kept once.
struct TermCollector {
  private var text: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing: a term plus one, or 0.
  private var slots: [UInt32]
  /// The occurrences in the order in which they were met.
  private(set) var occurrences: [(term: UInt32, occurrence: TermOccurrence)] = []

  /// Makes a collector with room for a number of terms, which it may exceed.
  init(expectedTerms: Int) {
    var size = 1024
    while size < expectedTerms * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    text.reserveCapacity(expectedTerms * 10)
    ends.reserveCapacity(expectedTerms)
    occurrences.reserveCapacity(expectedTerms * 4)
  }

  /// The bytes of all terms together.
  var byteCount: Int { text.count }

  /// The bytes of a term.
  func bytes(of term: Int) -> ArraySlice<UInt8> {
    text[(term == 0 ? 0 : Int(ends[term - 1]))..<Int(ends[term])]
  }

  /// Notes an occurrence of a term, which is not empty. Amortized O(length).
  mutating func add(_ term: ArraySlice<UInt8>, _ occurrence: TermOccurrence) {
    occurrences.append((number(of: term), occurrence))
  }

  private mutating func number(of term: ArraySlice<UInt8>) -> UInt32 {
    let mask = slots.count - 1
    var slot = hash(term) & mask
    while slots[slot] != 0 {
      let candidate = slots[slot] - 1
      if bytes(of: Int(candidate)) == term { return candidate }
      slot = (slot + 1) & mask
    }
    text += term
    ends.append(UInt32(text.count))
    slots[slot] = UInt32(ends.count)
    if 2 * ends.count > slots.count { grow() }
    return UInt32(ends.count - 1)
  }

  /// FNV-1a, 64 bits, its upper half mixed into the lower.
  private func hash(_ term: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for term in ends.indices {
      var slot = hash(bytes(of: term)) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(term + 1)
    }
  }

  /// The terms in the order of their bytes. The first eight bytes of each are compared as one number.
  func sortedTerms() -> [UInt32] {
    var keyed = ends.indices.map { (key: firstBytes(of: $0), term: UInt32($0)) }
    keyed.sort { left, right in
      left.key != right.key
        ? left.key < right.key : bytes(of: Int(left.term)).lexicographicallyPrecedes(bytes(of: Int(right.term)))
    }
    return keyed.map(\.term)
  }

  private func firstBytes(of term: Int) -> UInt64 {
    let bytes = bytes(of: term)
    var key: UInt64 = 0
    for byte in bytes.prefix(8) { key = key << 8 | UInt64(byte) }
    return bytes.count < 8 ? key << UInt64(8 * (8 - bytes.count)) : key
  }
}
