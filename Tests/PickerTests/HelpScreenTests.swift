import Picker
import ScreenModel
import Testing

@Suite struct HelpScreenTests {
  @Test(arguments: ["<f1>", "<c-/>", "<esc>", "<enter>", "<c-c>"]) func `the help closes`(key: String) {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<c-/>")
    #expect(session.line(with: "keys ─") != "")
    session.press(key)
    #expect(session.line(with: "keys ─") == "")
    #expect(session.effects == [])
  }

  @Test func `typing goes on into the query`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<f1>rocket")
    #expect(session.nameLine.hasPrefix("rocket"))
  }

  @Test func `every line can be scrolled into a small window`() {
    var session = PickerSession(columns: 40, rows: 12)
    session.press("<f1>")
    var seen = Set(session.lines)
    for _ in 0..<40 {
      session.press("<down>")
      seen.formUnion(session.lines)
    }
    #expect(seen.contains { $0.contains("close this, or cancel") })
    #expect(seen.contains { $0.contains("search by name") })
    #expect(seen.contains { $0.contains("← → ↑ ↓ ^B ^F ^P ^N") })
    let end = session.lines
    session.press("<pgdn>")
    #expect(session.lines == end)
    session.press("<pgup><pgup><pgup><pgup><pgup><pgup>")
    #expect(session.line(with: "letters, space, paste") != "")
  }

  @Test func `help and hints say what Enter and Control-S do with --multi`() {
    var session = PickerSession(columns: 80, rows: 24, configuration: Configuration(insertsAndStays: true))
    #expect(session.lines[23].contains("⏎ insert & stay  ^S insert & finish"))
    session.press("<f1>")
    #expect(session.line(with: "Enter").contains("insert and stay"))
    #expect(session.line(with: "Alt-Enter").contains("insert and finish"))
  }

  @Test func `while the help is open the hints are its own`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<f1>")
    #expect(session.lines[23].trimmingSpaces == "Esc close")
  }

  @Test func `the mouse is told only where it is reported`() {
    var session = PickerSession(columns: 80, rows: 24, configuration: Configuration(usesMouse: false))
    session.press("<f1>")
    #expect(session.line(with: "click") == "")
    #expect(session.line(with: "wheel") == "")
  }

  @Test func `the wheel scrolls the help`() {
    var session = PickerSession(columns: 40, rows: 12)
    session.press("<f1>")
    let before = session.lines
    session.send(.mouse(Mouse(.wheelDown, at: ScreenPosition(column: 3, row: 3))))
    #expect(session.lines != before)
    session.send(.mouse(Mouse(.wheelUp, at: ScreenPosition(column: 3, row: 3))))
    #expect(session.lines == before)
  }

  @Test func `Control-Z is told only where it works`() {
    var session = PickerSession(columns: 80, rows: 24, configuration: Configuration(canSuspend: false))
    session.press("<f1>")
    #expect(session.line(with: "suspend") == "")
  }

  @Test(arguments: [(9, 3), (10, 4), (12, 8), (200, 60)]) func `the help fits every window`(columns: Int, rows: Int) {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<f1><pgdn><pgdn>")
    #expect(session.lines.contains { $0.contains("╭") })
    #expect(session.lines.contains { $0.contains("╯") })
  }
}
