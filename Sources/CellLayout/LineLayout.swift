/// Items in one horizontal line, the larger the nearer they are to the centre of the view.
///
///               bounds
///            ┌─────────────────┐
///      0   1 │ 2    3     4    │ 5   6        scale: 1 at half a width from the centre and beyond,
///            └────────┬────────┘              1 + growth in the centre
///                   centre
///
/// Frames are those of the items' own sizes; the scale tells the view how much larger to draw an item. The items of
/// different heights are centred in the line. Scrolling comes to rest with an item in the centre.
public struct LineLayout<Delegate: FlowLayoutDelegate>: CollectionLayout {
  /// Tells the sizes of the items. Of its other answers only the insets of section 0 matter: around the line, at least.
  public var delegate: Delegate
  /// Columns between two items.
  public var spacing: Int
  /// Whether the first and the last item have so much room beside them that they can be in the centre.
  public var centersEnds: Bool
  /// How much larger than its own size the item in the centre looks: 0.8 is a scale of 1.8.
  public var growth: Double

  /// The part of the content that the view shows, noted last; as far as it counts, 2⁶⁰ cells to every side.
  public private(set) var bounds = CellRect(origin: .zero, size: .zero)
  private var flow: FlowLayout<OneLineDelegate<Delegate>>
  private var insets = CellInsets()
  /// Whether the ends were not to be centred when the layout was prepared.
  private var restsAtEnds = false

  /// Makes a layout; it places nothing until it is prepared, and what is changed later takes effect with the next
  /// `prepare`, the growth at once.
  ///
  /// - Parameters:
  ///   - delegate: Tells the sizes of the items.
  ///   - spacing: Columns between two items.
  ///   - centersEnds: Whether the first and the last item can be in the centre.
  ///   - growth: How much larger than its own size the item in the centre looks.
  public init(delegate: Delegate, spacing: Int = 1, centersEnds: Bool = true, growth: Double = 0.8) {
    self.delegate = delegate
    self.spacing = spacing
    self.centersEnds = centersEnds
    self.growth = growth
    flow = FlowLayout(delegate: OneLineDelegate(base: delegate, spacing: spacing))
  }

  /// How many items there are.
  public var itemCount: Int { flow.itemCount }

  /// Asks the delegate and places all items. O(items).
  public mutating func prepare(itemCount: Int, bounds: CellRect) {
    self.bounds = bounds.counted
    let width = self.bounds.size.width
    restsAtEnds = !centersEnds
    flow.delegate = OneLineDelegate(base: delegate, spacing: spacing)
    flow.prepare(itemCount: itemCount, viewSize: CellSize(width: .max, height: self.bounds.size.height))
    insets = delegate.insets(ofSection: 0).counted
    guard centersEnds, let first = flow.attributes(at: 0), let last = flow.attributes(at: flow.itemCount - 1) else {
      return
    }
    insets.left = max(insets.left, (width - first.frame.size.width) / 2)
    insets.right = max(insets.right, (width - last.frame.size.width + 1) / 2)
  }

  /// As long as the line with the room at its ends; as high as the view, or as the highest item where that is higher.
  public var contentSize: CellSize {
    let length = flow.attributes(at: itemCount - 1)?.frame.maxX ?? 0
    return CellSize(width: insets.left + length + insets.right, height: insets.top + lineHeight + insets.bottom)
  }

  /// Where the item lies and its scale. O(1).
  public func attributes(at item: Int) -> LayoutAttributes? {
    flow.attributes(at: item).map(inLine)
  }

  /// The items that have an unscaled cell in `rect`. O(log items + items in the columns of the rectangle).
  public func attributes(in rect: CellRect) -> [LayoutAttributes] {
    let visible = rect.intersection(CellRect(origin: .zero, size: contentSize))
    let columns = CellRect(
      x: visible.minX - insets.left, y: 0, width: visible.size.width, height: flow.contentSize.height)
    return flow.attributes(in: columns).map(inLine).filter { $0.frame.intersects(rect) }
  }

  /// Every change matters: the scales follow the centre of the view.
  public func shouldInvalidate(forBoundsChange bounds: CellRect) -> Bool {
    bounds.counted != self.bounds
  }

  /// Places the items again where the width has changed; otherwise only notes the bounds: the scales follow when they are
  /// asked for. O(1) then.
  public mutating func invalidate(forBoundsChange bounds: CellRect) {
    if bounds.size.counted.width == self.bounds.size.width {
      self.bounds = bounds.counted
    } else {
      prepare(itemCount: itemCount, bounds: bounds)
    }
  }

  /// The offset that centres the item nearest to the centre; of two equally near, the one in the direction of the
  /// velocity, the earlier one where there is none. Where ends are not centred, the content can rest at its ends too.
  public func targetOffset(forProposed proposed: CellPoint, velocity: CellPoint) -> CellPoint {
    let proposed = proposed.counted
    let centre = 2 * proposed.x + bounds.size.width
    guard let nearest = item(nearestTo: centre, preferringLater: velocity.x > 0) else { return .zero }
    let centred = offset(centring: nearest)
    guard restsAtEnds else { return centred }
    let end = CellPoint(x: max(0, contentSize.width - bounds.size.width), y: 0)
    return [.zero, end].reduce(centred) { rest, end in
      abs(end.x - proposed.x) < abs(rest.x - proposed.x) ? end : rest
    }
  }

  private var lineHeight: Int {
    max(flow.contentSize.height, bounds.size.height - insets.top - insets.bottom)
  }

  /// An item of the flow, moved to its place in the line, with its scale.
  private func inLine(_ attributes: LayoutAttributes) -> LayoutAttributes {
    var frame = attributes.frame
    frame.origin.x += insets.left
    frame.origin.y = insets.top + (lineHeight - frame.size.height) / 2
    return LayoutAttributes(item: attributes.item, frame: frame, scale: scale(of: frame))
  }

  /// `1 + growth × (1 − |d| / (width / 2))` at the distance d of the middles, 1 beyond half a width.
  private func scale(of frame: CellRect) -> Double {
    let width = bounds.size.width
    let twiceDistance = abs(twiceMiddle(frame) - (2 * bounds.minX + width))
    guard twiceDistance < width else { return 1 }
    return 1 + growth * (1 - Double(twiceDistance) / Double(width))
  }
}

// The centre.
extension LineLayout {
  /// The item nearest to the centre of the bounds, the earlier of two equally near; `nil` where there is none. O(log items).
  public var centredItem: Int? {
    item(nearestTo: 2 * bounds.minX + bounds.size.width, preferringLater: false)
  }

  /// The origin of the bounds with the item in the centre, to within half a cell: `|2 × middle − width| ≤ 1`. Where ends
  /// are not centred, as near to it as the content goes; the start of the content where there is no such item.
  public func offset(centring item: Int) -> CellPoint {
    guard let frame = attributes(at: item)?.frame else { return .zero }
    let past = twiceMiddle(frame) - bounds.size.width
    return offset(nearestTo: CellPoint(x: (past + 1) >> 1, y: 0), forViewOf: bounds.size)
  }

  /// The item that is to be in the centre once `removed` is gone, by its index in the shorter list.
  ///
  /// It is the item that is there now. When that one is removed it is the next, and the one before when it was the last.
  /// `nil` where no item is left.
  public func centredItem(afterRemoving removed: Int) -> Int? {
    guard let centred = centredItem, (0..<itemCount).contains(removed) else { return centredItem }
    guard itemCount > 1 else { return nil }
    return removed < centred ? centred - 1 : min(centred, itemCount - 2)
  }

  private func twiceMiddle(_ frame: CellRect) -> Int { 2 * frame.minX + frame.size.width }

  private func item(nearestTo twiceCentre: Int, preferringLater: Bool) -> Int? {
    guard itemCount > 0 else { return nil }
    func twiceDistance(_ item: Int) -> Int {
      attributes(at: item).map { twiceMiddle($0.frame) - twiceCentre } ?? .max
    }
    let later = (0..<itemCount).partitioningIndex { twiceDistance($0) >= 0 }
    guard later > 0 else { return 0 }
    guard later < itemCount else { return itemCount - 1 }
    let toLater = twiceDistance(later)
    let toEarlier = -twiceDistance(later - 1)
    return toLater < toEarlier || (toLater == toEarlier && preferringLater) ? later : later - 1
  }
}

/// The items of another delegate, all in one section without anything around it.
private struct OneLineDelegate<Base: FlowLayoutDelegate>: FlowLayoutDelegate {
  let base: Base
  let spacing: Int

  func size(ofItem item: Int) -> CellSize { base.size(ofItem: item) }

  func minimumInteritemSpacing(inSection section: Int) -> Int { spacing }
}
