/// The direction in which the content of a layout goes on beyond the view.
public enum ScrollDirection: Hashable, Sendable {
  /// Down: the lines of items are rows.
  case vertical
  /// To the right: the lines of items are columns.
  case horizontal
}

/// Tells a `FlowLayout` or a `LineLayout` how large the items are and, where it wishes, how they are divided and spaced.
///
/// Only the size of an item is required. Every question is asked once for each item and section, in `prepare`. An answer
/// below 0 counts as 0, one above `Int32.max` as that.
public protocol FlowLayoutDelegate: Sendable {
  /// The extent of an item, in cells.
  func size(ofItem item: Int) -> CellSize

  /// How many items each section has, in order; all of them in one section by default.
  ///
  /// Items that the sections do not cover belong to the last one; what the sections have too many is cut, from the end.
  func itemCounts(ofItemsInAll itemCount: Int) -> [Int]

  /// Cells left free around the items of a section, between its header and its footer; none by default.
  func insets(ofSection section: Int) -> CellInsets

  /// Lines of a section's header, columns where the layout scrolls horizontally; 0, by default, is no header.
  func headerExtent(ofSection section: Int) -> Int

  /// Lines of a section's footer, columns where the layout scrolls horizontally; 0, by default, is no footer.
  func footerExtent(ofSection section: Int) -> Int

  /// Cells between two items of a line; 1 by default.
  func minimumInteritemSpacing(inSection section: Int) -> Int

  /// Cells between two lines of a section; 0 by default.
  func minimumLineSpacing(inSection section: Int) -> Int
}

extension FlowLayoutDelegate {
  /// One section.
  public func itemCounts(ofItemsInAll itemCount: Int) -> [Int] { [itemCount] }

  /// No insets.
  public func insets(ofSection section: Int) -> CellInsets { CellInsets() }

  /// No header.
  public func headerExtent(ofSection section: Int) -> Int { 0 }

  /// No footer.
  public func footerExtent(ofSection section: Int) -> Int { 0 }

  /// One cell.
  public func minimumInteritemSpacing(inSection section: Int) -> Int { 1 }

  /// No cells.
  public func minimumLineSpacing(inSection section: Int) -> Int { 0 }
}
