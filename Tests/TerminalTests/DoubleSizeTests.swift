import ScreenModel
import Testing

@testable import Terminal

/// How the painter writes clusters in double size; the law with them is among the painter's tests.
@Suite struct DoubleSizeTests {
  private let emoji = "\u{1B}]66;s=2:w=2;😀\u{1B}\\"

  @Test func `both rows are blanked, then the cluster is written with its size and width`() throws {
    var painter = try CellPainter.forXterm()
    _ = painter.bytes(frame())
    let output = text(painter.bytes(frame(doubleAt: 2)))
    let both = "    \u{1B}[2;3H    \u{1B}[1;3H"
    #expect(output.contains(both + emoji))
    // After it an absolute position, and nothing where its lower half is.
    #expect(output.contains(emoji + "\u{1B}[7G.."))
    #expect(output.contains("\u{1B}[2;1H..\u{1B}[7G.."))
    #expect(painter.bytes(frame(doubleAt: 2)) == [])
  }

  @Test func `a change beside it paints both its rows again, a change elsewhere none of them`() throws {
    var painter = try CellPainter.forXterm()
    var shown = frame(doubleAt: 2)
    _ = painter.bytes(shown)
    shown.write("x", at: ScreenPosition(column: 7, row: 1))
    #expect(text(painter.bytes(shown)).contains(emoji))
    shown.write("x", at: ScreenPosition(column: 7, row: 2))
    #expect(text(painter.bytes(shown)) == "\u{1B}[3;8Hx\u{1B}[1;1H")
  }

  @Test(arguments: [0, 1, 2]) func `what is written over a part of it erases the whole`(row: Int) throws {
    var painter = try CellPainter.forXterm()
    var terminal = ModelTerminal(size: frame().size, policy: .clustersAndDoubles)
    terminal.feed(painter.bytes(frame(doubleAt: 2)))
    #expect((0..<3).map { terminal.text(ofRow: $0) } == ["..😀···..", "..····..", "........"])
    var next = frame(doubleAt: 2)
    next.write("box", at: ScreenPosition(column: 1, row: row))
    terminal.feed(painter.bytes(next))
    let rows = [
      [".box  ..", "..    ..", "........"], ["..    ..", ".box  ..", "........"],
      ["..😀···..", "..····..", ".box...."],
    ]
    #expect((0..<3).map { terminal.text(ofRow: $0) } == rows[row])
    #expect(terminal.unknownSequences == [])
  }

  @Test func `the blanks where it was and the text on the lower row are there though the terminal steps over it`()
    throws
  {
    var painter = try CellPainter.forXterm()
    var terminal = ModelTerminal(size: frame().size, policy: .clustersAndDoubles)
    terminal.feed(painter.bytes(frame(doubleAt: 2)))
    var next = frame(doubleAt: 3)
    terminal.feed(painter.bytes(next))
    #expect((0..<2).map { terminal.text(ofRow: $0) } == ["...😀···.", "...····."])
    next = frame()
    next.putDouble(ClusterID("🎉"), at: ScreenPosition(column: 1, row: 1), style: Style(.selection))
    terminal.feed(painter.bytes(next))
    #expect((0..<3).map { terminal.text(ofRow: $0) } == ["........", ".🎉···...", ".····..."])
  }

  @Test(arguments: ["\u{1B}", "\u{9C}", "\u{7}", "\u{202E}"]) func `nothing to obey is in the payload`(
    cluster: String
  ) throws {
    var painter = try CellPainter.forXterm(.full)
    var shown = frame()
    shown.putDouble(ClusterID(Character(cluster)), at: ScreenPosition(column: 2, row: 0))
    #expect(text(painter.bytes(shown)).contains("\u{1B}]66;s=2:w=2;?\u{1B}\\"))
  }

  @Test func `a sequence is written whole, also by the safe profile`() throws {
    var painter = try CellPainter.forXterm(.safe)
    var shown = frame()
    shown.putDouble(ClusterID("👩🏽‍🚀"), at: ScreenPosition(column: 2, row: 0))
    #expect(text(painter.bytes(shown)).contains("\u{1B}]66;s=2:w=2;👩🏽‍🚀\u{1B}\\"))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Three rows of eight dots, with an emoji in double size in the first two.
  private func frame(doubleAt column: Int? = nil) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 8, rows: 3))
    for row in 0..<3 { frame.write("........", at: ScreenPosition(column: 0, row: row)) }
    if let column { frame.putDouble(ClusterID("😀"), at: ScreenPosition(column: column, row: 0)) }
    return frame
  }
}
