/// Where one item of a collection lies.
public struct LayoutAttributes: Hashable, Sendable {
  /// The item's index in the layout, which may count items that the data does not have (⌫ keys, headers).
  public let item: Int
  /// The item's cells, in the content's coordinates.
  public let frame: CellRect
  /// How much larger than its frame the item should look; 1 is its own size.
  public let scale: Double

  /// Makes the attributes of an item.
  public init(item: Int, frame: CellRect, scale: Double = 1) {
    self.item = item
    self.frame = frame
    self.scale = scale
  }
}

/// Places the items of a collection in the plane, in whole character cells.
///
/// A layout is a value. `prepare` tells it how many items there are and the window they are looked at through;
/// everything else answers from that, the same each time. Layouts of the same items are interchangeable.
public protocol CollectionLayout: Sendable {
  /// Takes note of the number of items and of the bounds of the view.
  ///
  /// - Parameters:
  ///   - itemCount: How many items the layout places; less than 0 counts as 0, more than `Int32.max` as that.
  ///   - bounds: The part of the content that the view shows; its size is that of the view, of which a side above
  ///     `Int32.max` counts as that.
  mutating func prepare(itemCount: Int, bounds: CellRect)

  /// How many items the layout was prepared for.
  var itemCount: Int { get }

  /// The extent of the whole content, in cells.
  var contentSize: CellSize { get }

  /// The items that have a cell in `rect`, in the order of their indices. O(log n + items in the rectangle).
  func attributes(in rect: CellRect) -> [LayoutAttributes]

  /// Where the item lies, or `nil` where the layout has no such item. O(1) or O(log n).
  func attributes(at item: Int) -> LayoutAttributes?

  /// Whether the layout must hear of it, by `invalidate(forBoundsChange:)`, when the view's bounds become `bounds`. Where
  /// it need not, all its answers are the same for the new bounds.
  func shouldInvalidate(forBoundsChange bounds: CellRect) -> Bool

  /// Takes note of new bounds for the same items. A view calls it where `shouldInvalidate(forBoundsChange:)` says so.
  ///
  /// By default the layout is prepared again; a layout that can do with less does.
  mutating func invalidate(forBoundsChange bounds: CellRect)

  /// Where a scroll that would end at `proposed` should come to rest.
  ///
  /// - Parameters:
  ///   - proposed: The origin of the bounds where the movement would end, in cells.
  ///   - velocity: The direction of the movement, in cells; decides between two places equally near.
  /// - Returns: The origin of the bounds at rest.
  func targetOffset(forProposed proposed: CellPoint, velocity: CellPoint) -> CellPoint
}

extension CollectionLayout {
  /// Prepares the layout again, for as many items as before.
  public mutating func invalidate(forBoundsChange bounds: CellRect) {
    prepare(itemCount: itemCount, bounds: bounds)
  }

  /// The place nearest to `proposed` where a view of that size shows nothing beyond the content.
  func offset(nearestTo proposed: CellPoint, forViewOf size: CellSize) -> CellPoint {
    let content = contentSize
    return CellPoint(
      x: max(0, min(proposed.x, content.width - size.width)),
      y: max(0, min(proposed.y, content.height - size.height)))
  }
}
