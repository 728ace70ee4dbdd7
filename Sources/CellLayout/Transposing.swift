// A flow that scrolls horizontally is one that scrolls vertically, mirrored in the diagonal from the top left.

extension CellSize {
  var transposed: CellSize { CellSize(width: height, height: width) }
}

extension CellRect {
  var transposed: CellRect {
    CellRect(origin: CellPoint(x: origin.y, y: origin.x), size: size.transposed)
  }
}

extension CellInsets {
  var transposed: CellInsets { CellInsets(top: left, left: top, bottom: right, right: bottom) }
}
