internal import Synchronization

/// A grapheme cluster as a number, so that cells are small and compared at once.
///
/// A cluster of one scalar is that scalar's value. The others are numbered in the order in which the process first
/// met them; the texts of all of them are kept for its lifetime.
public struct ClusterID: Hashable, Sendable {
  private let value: UInt32

  /// Set in the numbers of clusters of several scalars; no scalar has it.
  private static let severalScalars: UInt32 = 0x8000_0000

  private static let table = Mutex(ClusterTable())

  /// The number of a cluster.
  public init(_ cluster: Character) {
    var scalars = cluster.unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil {
      value = first.value
      return
    }
    value = Self.table.withLock { $0.number(of: cluster) } | Self.severalScalars
  }

  /// The number of an ASCII character.
  init(ascii: UInt8) {
    value = UInt32(ascii)
  }

  /// The cluster of the number.
  public var cluster: Character {
    if let scalar = Unicode.Scalar(value) { return Character(scalar) }
    return Self.table.withLock { $0[value & ~Self.severalScalars] }
  }

  /// The ASCII character that the cluster is, if it is one.
  public var ascii: UInt8? { value < 0x80 ? UInt8(value) : nil }
}

/// Clusters by number and numbers by cluster. A hash table of its own since `Dictionary` would bring each text into
/// a canonical form first, and two clusters that only look alike are not the same here.
private struct ClusterTable {
  private var clusters: [Character] = []
  /// Open addressing: a number plus one, or 0.
  private var slots = [UInt32](repeating: 0, count: 256)

  subscript(number: UInt32) -> Character { clusters[Int(number)] }

  /// The number of a cluster, a new one where it is met for the first time. Amortized O(length).
  mutating func number(of cluster: Character) -> UInt32 {
    var slot = firstSlot(of: cluster)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if clusters[Int(number)].utf8.elementsEqual(cluster.utf8) { return number }
      slot = (slot + 1) % slots.count
    }
    clusters.append(cluster)
    slots[slot] = UInt32(clusters.count)
    if 2 * clusters.count > slots.count { grow() }
    return UInt32(clusters.count - 1)
  }

  /// FNV-1a, 64 bits.
  private func firstSlot(of cluster: Character) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in cluster.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash >> 33) % slots.count
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for (number, cluster) in clusters.enumerated() {
      var slot = firstSlot(of: cluster)
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = UInt32(number + 1)
    }
  }
}
