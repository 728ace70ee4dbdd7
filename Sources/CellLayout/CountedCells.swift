// Numbers may come from anywhere; what counts of them is small enough that no sum or product of a layout overflows.

extension Int {
  /// What counts of an extent in cells: sums of a million of them cannot overflow.
  var countedCells: Int { Swift.max(0, Swift.min(self, Int(Int32.max))) }

  /// What counts of a coordinate: twice as far can still be told from it.
  fileprivate var countedCoordinate: Int { Swift.max(-(1 << 60), Swift.min(self, 1 << 60)) }

  /// The sum, or the number nearest to it that there is.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the number nearest to it that there is.
  func subtractingSaturated(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }
}

extension CellPoint {
  /// What counts of a scroll position.
  var counted: CellPoint { CellPoint(x: x.countedCoordinate, y: y.countedCoordinate) }
}

extension CellSize {
  /// What counts of the size of a view.
  var counted: CellSize { CellSize(width: width.countedCells, height: height.countedCells) }
}

extension CellRect {
  /// What counts of the bounds of a view.
  var counted: CellRect { CellRect(origin: origin.counted, size: size.counted) }
}

extension CellInsets {
  /// What counts of a delegate's answer.
  var counted: CellInsets {
    CellInsets(
      top: top.countedCells, left: left.countedCells, bottom: bottom.countedCells, right: right.countedCells)
  }
}
