import EmojiCatalog
import ScreenModel

/// The elements of one page, read from the catalogue once for as long as the page is on the screen.
struct ShownPage: Sendable {
  /// What a slot shows of an element: an emoji, or the beginning of a text that is longer.
  struct Content: Hashable, Sendable {
    let cluster: ClusterID
    let isCut: Bool
  }

  /// The data indices that are held.
  private var data = 0..<0
  private var contents: [Content] = []

  /// Holds the elements at some data indices of a listing; does nothing where they are held already.
  mutating func show(_ data: Range<Int>, of source: ItemSource) {
    guard data != self.data else { return }
    self.data = data
    contents.removeAll(keepingCapacity: true)
    for index in data {
      let text = source.text(index)
      contents.append(Content(cluster: ClusterID(text.first ?? " "), isCut: text.dropFirst().first != nil))
    }
  }

  /// What is shown of the element at a data index, which must be one of those held.
  subscript(index: Int) -> Content? {
    data.contains(index) ? contents[index - data.lowerBound] : nil
  }
}
