import Picker
import ScreenModel
import Testing

/// Inserting, deleting, finishing.
@Suite struct EditingTests {
  private var session = PickerSession(columns: 80, rows: 24)

  @Test mutating func `Enter inserts the selected emoji and finishes`() {
    session.press("<right><enter>")
    #expect(session.composed == "😃")
    #expect(session.effects == [.finish])
  }

  @Test mutating func `Control-S and Alt-Enter insert and stay`() {
    session.press("<c-s><right><a-enter><right>")
    #expect(session.composed == "😀😃")
    #expect(session.effects == [])
    #expect(session.line(with: "😀😃▏") != "")
    session.press("<c-d>")
    #expect(session.effects == [.finish])
  }

  @Test func `--multi swaps Enter and Control-S`() {
    var session = PickerSession(columns: 80, rows: 24, configuration: Configuration(insertsAndStays: true))
    session.press("<enter><right><enter>")
    #expect(session.effects == [])
    session.press("<right><c-s>")
    #expect(session.composed == "😀😃😄")
    #expect(session.effects == [.finish])
  }

  @Test mutating func `C68 the same emoji can be inserted several times`() {
    session.press("fire<c-s><c-s><enter>")
    #expect(session.composed == "🔥🔥🔥")
  }

  @Test mutating func `C70 the highlighted hit is what Enter inserts`() {
    session.press("smile<enter>")
    #expect(session.effects == [.finish])
    #expect(session.composed == "😄")
  }

  @Test mutating func `Enter on ⌫ deletes the last pick and stays`() {
    session.press("<c-s><right><c-s><end><enter>")
    #expect(session.composed == "😀")
    session.press("<c-s>")
    #expect(session.composed == "")
    session.press("<enter>")
    #expect(session.effects == [])
  }

  @Test mutating func `Control-D cancels only where nothing was composed or deleted`() {
    session.press("<c-d>")
    #expect(session.effects == [.cancel])
    session.press("<c-s><bs><c-d>")
    #expect(session.effects == [.cancel, .finish])
    #expect(session.composed == "")
  }

  @Test(arguments: ["<esc>", "<c-c>", "<c-g>"]) func `cancelling`(key: String) {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("rocket<c-s>" + key)
    #expect(session.effects == [.cancel])
  }

  @Test mutating func `Backspace edits the query, then the composed text`() {
    session.press("<c-s>ab<bs><bs>")
    #expect(session.composed == "😀")
    session.press("<bs>")
    #expect(session.composed == "")
    session.press("<c-s>x<c-h><c-h>")
    #expect(session.composed == "")
  }

  @Test mutating func `a held Backspace stops where the query is empty`() {
    session.press("<c-s>ab")
    session.press("<bs><bs><bs><bs><bs>", after: 30)
    #expect(session.composed == "😀")
    session.press("<bs>", after: 101)
    #expect(session.composed == "")
  }

  @Test mutating func `Backspaces that did not empty a query delete as fast as they come`() {
    session.press("<c-s><c-s><c-s>")
    session.press("<bs><bs>", after: 10)
    #expect(session.composed == "😀")
  }

  @Test mutating func `a word and the whole query can be deleted`() {
    session.press("red heart<c-w>")
    #expect(session.line(with: "❯ red") != "")
    session.press("<c-w>")
    #expect(session.line(with: "Type to search") != "")
    session.press("red heart<c-u>")
    #expect(session.line(with: "Type to search") != "")
    session.press("<c-w><c-u>")
    #expect(session.composed == "")
  }

  @Test mutating func `a pasted newline is never Enter`() {
    session.send(.paste("red\nheart\u{1B}\r\n"))
    #expect(session.effects == [])
    #expect(session.nameLine.hasPrefix("red heart"))
  }

  @Test mutating func `digits and spaces are text`() {
    session.press("hundred points")
    #expect(session.nameLine.hasPrefix("hundred points"))
    session.press("<c-u>1 ")
    #expect(session.line(with: "❯ 1") != "")
  }

  @Test mutating func `a long query shows its end`() {
    session.press(String(repeating: "abcdefghij", count: 30))
    let line = session.line(with: "❯ …")
    #expect(line.contains("ghij"))
    #expect(line.contains("0 found"))
  }

  @Test mutating func `what reorders text is left out of the query, and marks do not grow without end`() {
    session.send(.paste("a\u{202E}b\u{2066}c"))
    #expect(session.line(with: "❯ abc") != "")
    session.press("<c-u>")
    session.send(.paste("e" + String(repeating: "\u{301}", count: 100_000)))
    for _ in 0..<50 { session.send(.key(Key(.character("\u{301}")))) }
    let cells = session.picker.frame().cells
    // One more where the message that nothing was found puts a quotation mark before them.
    #expect(cells.allSatisfy { $0.cluster.unicodeScalars.count <= 33 })
  }

  @Test mutating func `in a window too small to show anything nothing is inserted or deleted unseen`() {
    session.press("<c-s>")
    session.resize(columns: 8, rows: 3)
    session.press("<enter><c-s><bs><right>")
    #expect(session.effects == [])
    #expect(session.composed == "😀")
    #expect(session.lines.contains { $0.contains("9 × 3") })
    session.press("<c-d>")
    #expect(session.effects == [.finish])
  }

  @Test mutating func `a sequence keeps a spare column for a mark in the composed text`() {
    session.press("astronaut<c-s><c-u>fire<c-s>")
    let row = session.picker.frame().row(1)
    #expect(row.first { $0.cluster == "🧑‍🚀" }?.columns == 3)
    #expect(row.first { $0.cluster == "🔥" }?.columns == 2)
    session.press("<end>")
    #expect(session.nameLine == "⌫ delete fire")
  }

  @Test mutating func `keys that mean nothing do nothing`() {
    let before = session.picker.frame()
    session.press("<c-o><c-q><a-x><del>")
    #expect(session.picker.frame() == before)
    #expect(session.effects == [])
  }

  @Test mutating func `redraw and suspend are asked of the program around`() {
    session.press("<c-l><c-z>")
    #expect(session.effects == [.redraw, .suspend])
  }
}
