import ScreenModel
import TestSupport
import Testing

@Suite struct FrameTests {
  @Test func `text takes a cell a column and stops where the row ends`() {
    var frame = Frame(size: ScreenSize(columns: 6, rows: 1))
    #expect(frame.write("ab😀cd", at: ScreenPosition(column: 1, row: 0)) == 5)
    #expect(frame.row(0).map(\.cluster) == [" ", "a", "b", "😀", " ", "c"])
    #expect(frame.row(0).map(\.columns) == [1, 1, 1, 2, 0, 1])
  }

  @Test func `a wide cluster that does not fit is not cut`() {
    var frame = Frame(size: ScreenSize(columns: 4, rows: 1))
    #expect(frame.write("abc😀", at: ScreenPosition(column: 0, row: 0)) == 3)
    #expect(frame.write("😀😀😀", at: ScreenPosition(column: 0, row: 0), limit: 3) == 2)
  }

  @Test func `writing over half a cluster blanks the other half`() {
    var frame = Frame(size: ScreenSize(columns: 5, rows: 1))
    frame.put("😀", columns: 3, at: ScreenPosition(column: 1, row: 0))
    frame.write("x", at: ScreenPosition(column: 2, row: 0))
    #expect(frame.row(0).map(\.cluster) == [" ", " ", "x", " ", " "])
    #expect(frame.row(0).allSatisfy { $0.columns == 1 })
  }

  @Test func `a fill stays in the frame, wherever it begins and ends`() {
    var frame = Frame(size: ScreenSize(columns: 4, rows: 1))
    frame.put("😀", columns: 2, at: ScreenPosition(column: 0, row: 0))
    frame.fill("-", from: ScreenPosition(column: 1, row: 0), columns: 99)
    #expect(frame.row(0).map(\.cluster) == [" ", "-", "-", "-"])
    frame.fill("x", from: ScreenPosition(column: -3, row: 0), columns: 4)
    frame.fill("y", from: ScreenPosition(column: 9, row: 0), columns: 4)
    frame.fill("y", from: ScreenPosition(column: 0, row: 1), columns: 4)
    frame.fill("y", from: ScreenPosition(column: 2, row: 0), columns: -1)
    #expect(frame.row(0).map(\.cluster) == ["x", "-", "-", "-"])
  }

  @Test func `C0, C1, DEL and bidi controls are shown as pictures, never as they are`() {
    var frame = Frame(size: ScreenSize(columns: 20, rows: 1))
    frame.write("\u{1B}[2J\r\n\u{7F}\u{9B}\u{202E}x", at: ScreenPosition(column: 0, row: 0))
    let shown = String(frame.row(0).map(\.cluster))
    #expect(shown.hasPrefix("␛[2J␍␊␡\u{FFFD}\u{FFFD}x "))
  }

  @Test(arguments: 0..<50) func `random writes keep every cluster whole`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var frame = Frame(size: ScreenSize(columns: Int.random(in: 1...12, using: &random), rows: 2))
    let clusters: [Character] = ["a", "😀", "👩‍🚀", "é", "中", " "]
    for _ in 0..<60 {
      let place = ScreenPosition(
        column: Int.random(in: -1...13, using: &random), row: Int.random(in: -1...2, using: &random))
      frame.put(
        clusters.randomElement(using: &random) ?? "a", columns: Int.random(in: 0...4, using: &random), at: place)
      for row in 0..<2 {
        var owed = 0
        for cell in frame.row(row) {
          #expect(cell.isContinuation == (owed > 0))
          owed = cell.isContinuation ? owed - 1 : Int(cell.columns) - 1
        }
        #expect(owed == 0)
      }
    }
  }

  // MARK: Double size

  @Test func `a cluster in double size claims four columns in two rows`() {
    let frame = doubled(at: ScreenPosition(column: 1, row: 0))
    #expect(frame.row(0).map(\.columns) == [1, 4, 0, 0, 0, 1])
    #expect(frame.row(1).map(\.columns) == [1, 4, 0, 0, 0, 1])
    #expect(frame.row(0).map(\.part) == [.whole, .upperHalf, .whole, .whole, .whole, .whole])
    #expect(frame.row(1).map(\.part) == [.whole, .lowerHalf, .whole, .whole, .whole, .whole])
    #expect(frame.row(2).allSatisfy { $0.isBlank })
    #expect(frame.doubleCount == 1)
    #expect(MemoryLayout<Cell>.size == 8)
  }

  @Test(arguments: [(-1, 0), (3, 0), (1, -1), (1, 2), (1, 9)])
  func `a cluster in double size that does not fit is not there at all`(column: Int, row: Int) {
    #expect(doubled(at: ScreenPosition(column: column, row: row)) == Frame(size: ScreenSize(columns: 6, rows: 3)))
  }

  @Test(arguments: 1...4, 0...1)
  func `whatever covers a cell of a cluster in double size blanks all the others`(column: Int, row: Int) {
    var frame = doubled(at: ScreenPosition(column: 1, row: 0))
    frame.write("x", at: ScreenPosition(column: column, row: row))
    var expected = Frame(size: ScreenSize(columns: 6, rows: 3))
    expected.write("x", at: ScreenPosition(column: column, row: row))
    #expect(frame == expected)
    frame = doubled(at: ScreenPosition(column: 1, row: 0))
    frame.fill("─", from: ScreenPosition(column: 0, row: row), columns: 6)
    #expect(frame.row(1 - row).allSatisfy { $0.isBlank })
    #expect(frame.doubleCount == 0)
  }

  @Test func `a cluster in double size takes the place of those that it overlaps`() {
    var frame = doubled(at: ScreenPosition(column: 0, row: 0))
    frame.write("中", at: ScreenPosition(column: 5, row: 2))
    frame.putDouble(ClusterID("🎉"), at: ScreenPosition(column: 2, row: 1))
    #expect(frame.doubleCount == 1)
    #expect(frame.row(0).allSatisfy { $0.isBlank })
    #expect(frame.row(1).map(\.columns) == [1, 1, 4, 0, 0, 0])
    #expect(frame.row(2).map(\.columns) == [1, 1, 4, 0, 0, 0])
  }

  @Test(arguments: 0..<20) func `random writes keep the halves of every cluster in double size together`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var frame = Frame(size: ScreenSize(columns: Int.random(in: 3...12, using: &random), rows: 4))
    for _ in 0..<80 {
      let place = ScreenPosition(
        column: Int.random(in: -1...12, using: &random), row: Int.random(in: -1...4, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0...1: frame.putDouble(ClusterID("😀"), at: place)
      case 2: frame.put("中", columns: Int.random(in: 1...4, using: &random), at: place)
      default: frame.fill(from: place, columns: Int.random(in: 1...5, using: &random))
      }
      expectWholeDoubles(frame)
    }
  }

  private func expectWholeDoubles(_ frame: Frame) {
    var count = 0
    for (index, cell) in frame.cells.enumerated() {
      switch cell.part {
      case .whole: break
      case .upperHalf:
        count += 1
        #expect(cell.columns == 4 && frame.cells[index + frame.size.columns].part == .lowerHalf)
      case .lowerHalf: #expect(cell.columns == 4 && frame.cells[index - frame.size.columns].part == .upperHalf)
      }
    }
    #expect(frame.doubleCount == count)
  }

  private func doubled(at place: ScreenPosition) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 6, rows: 3))
    frame.putDouble(ClusterID("😀"), at: place)
    return frame
  }
}
