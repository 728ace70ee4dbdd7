internal import Synchronization

/// A grapheme cluster as a number, so that cells are small and compared at once.
///
/// A cluster of one scalar is that scalar's value. The others are numbered in the order in which the process first
/// met them; the texts of all of them are kept for its lifetime, a few kilobytes.
public struct ClusterID: Hashable, Sendable {
  private let value: UInt32

  /// Set in the numbers of clusters of several scalars; no scalar has it.
  private static let severalScalars: UInt32 = 0x8000_0000

  private struct Table {
    var numbers: [Character: UInt32] = [:]
    var clusters: [Character] = []
  }

  private static let table = Mutex(Table())

  /// The number of a cluster.
  public init(_ cluster: Character) {
    var scalars = cluster.unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil {
      value = first.value
      return
    }
    value = Self.table.withLock { table in
      if let number = table.numbers[cluster], table.clusters[Int(number)].utf8.elementsEqual(cluster.utf8) {
        return number | Self.severalScalars
      }
      let number = UInt32(table.clusters.count)
      table.numbers[cluster] = number
      table.clusters.append(cluster)
      return number | Self.severalScalars
    }
  }

  /// The number of an ASCII character.
  init(ascii: UInt8) {
    value = UInt32(ascii)
  }

  /// The cluster of the number.
  public var cluster: Character {
    if let scalar = Unicode.Scalar(value) { return Character(scalar) }
    return Self.table.withLock { $0.clusters[Int(value & ~Self.severalScalars)] }
  }

  /// The ASCII character that the cluster is, if it is one.
  public var ascii: UInt8? { value < 0x80 ? UInt8(value) : nil }
}
