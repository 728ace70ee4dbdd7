import EmojiCatalog
import ScreenModel

/// The emoji of one page, read from the catalogue once for as long as the page is on the screen.
struct ShownPage: Sendable {
  /// The data indices that are held.
  private var data = 0..<0
  private var clusters: [ClusterID] = []

  /// Holds the elements at some data indices of a listing; does nothing where they are held already.
  mutating func show(_ data: Range<Int>, of source: ItemSource) {
    guard data != self.data else { return }
    self.data = data
    clusters.removeAll(keepingCapacity: true)
    for index in data { clusters.append(ClusterID(source.text(index).first ?? " ")) }
  }

  /// The emoji at a data index, which must be one of those held.
  subscript(index: Int) -> ClusterID? {
    data.contains(index) ? clusters[index - data.lowerBound] : nil
  }
}
