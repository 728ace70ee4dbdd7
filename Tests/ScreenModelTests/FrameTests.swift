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
}
