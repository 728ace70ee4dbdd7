/// Slots of one extent along an axis, what is left over spread between them.
///
///     start                       end
///     ├──┤   ├──┤    ├──┤    ├──┤          count = 4; the first touches `start`, the last one `end`;
///                                          one slot alone stands at `start`
struct SpreadAxis: Sendable {
  /// How many slots, at least 1.
  let count: Int
  /// Cells of every slot.
  let extent: Int
  /// The edge that the first slot touches.
  let start: Int
  /// The edge that the last slot touches.
  let end: Int

  /// The first cell of a slot.
  func position(of slot: Int) -> Int {
    guard count > 1 else { return start }
    let leftover = end - start - count * extent
    return start + slot * extent + slot * leftover / (count - 1)
  }

  /// The first cell of what touches `end`, though never before `start`.
  var anchoredPosition: Int { max(start, end - extent) }

  /// The slots that have a cell in `cells`. O(log of the slots).
  func slots(meeting cells: Range<Int>) -> Range<Int> {
    let first = (0..<count).partitioningIndex { position(of: $0) + extent > cells.lowerBound }
    let end = (0..<count).partitioningIndex { position(of: $0) >= cells.upperBound }
    return first..<max(first, end)
  }
}
