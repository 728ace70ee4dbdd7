import Picker
import ScreenModel
import Testing

@Suite struct MouseTests {
  private var session = PickerSession(columns: 80, rows: 24)

  @Test mutating func `a click picks what it is on, over all its four columns`() {
    for column in 8...11 {
      var session = PickerSession(columns: 80, rows: 24)
      session.click(column: column, row: 6)
      #expect(session.composed == "😃")
      #expect(session.effects == [.finish])
    }
  }

  @Test mutating func `a middle click inserts and stays, a right click does nothing yet`() {
    session.click(column: 9, row: 6, .middle)
    session.click(column: 9, row: 6, .right)
    #expect(session.composed == "😃")
    #expect(session.effects == [])
  }

  @Test mutating func `a click on ⌫ deletes`() {
    session.press("<c-s><c-s>")
    session.click(column: 75, row: 18)
    #expect(session.composed == "😀")
    #expect(session.effects == [])
  }

  @Test mutating func `a click between the slots does nothing`() {
    session.click(column: 7, row: 6)
    session.click(column: 9, row: 7)
    session.click(column: 0, row: 0)
    session.click(column: 500, row: 500)
    #expect(session.effects == [])
    #expect(session.nameLine.contains("U+1F600"))
  }

  @Test mutating func `the wheel turns pages, both ways`() {
    session.send(.mouse(Mouse(.wheelDown, at: ScreenPosition(column: 3, row: 6))))
    #expect(session.line(with: "○ ●") != "")
    session.send(.mouse(Mouse(.wheelUp, at: ScreenPosition(column: 3, row: 6))))
    #expect(session.line(with: "● ○") != "")
  }

  @Test mutating func `tabs, dots and hints can be clicked`() {
    session.click(column: 7, row: 3)
    #expect(session.line(with: "  People & Body") != "")
    let dots = session.lines[20]
    #expect(dots.contains("● ○ ○ ○ ○"))
    session.click(column: dots.count - 1, row: 20)
    #expect(session.lines[20].contains("○ ○ ○ ○ ●"))
    let hints = session.lines[23]
    session.click(column: hints.count - 2, row: 23)
    #expect(session.line(with: "╭─ keys") != "")
    session.click(column: 40, row: 10)
    #expect(session.line(with: "╭─ keys") == "")
    #expect(session.effects == [])
  }
}
