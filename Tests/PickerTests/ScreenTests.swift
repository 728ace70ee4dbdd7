import Picker
import ScreenModel
import Testing

/// Golden screens: what the picker looks like, as text.
@Suite struct ScreenTests {
  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 5), (9, 24)])
  func `the first screen in windows of many sizes`(columns: Int, rows: Int) {
    expectGolden(PickerSession(columns: columns, rows: rows), "open-\(columns)x\(rows)")
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 5), (9, 24)])
  func `results, a selected cell and a composed text in windows of many sizes`(columns: Int, rows: Int) {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("heart<right><c-s><right><c-s>")
    expectGolden(session, "results-\(columns)x\(rows)")
  }

  @Test func `the last page of a group, on its ⌫ key`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<pgdn><end>")
    expectGolden(session, "last-page-80x24")
  }

  @Test func `without colours the selected cell has half blocks at its sides`() {
    var session = PickerSession(columns: 80, rows: 24, configuration: Configuration(hasColor: false))
    session.press("<right>")
    expectGolden(session, "monochrome-80x24")
  }

  @Test func `the tabs are reached with Up from the first row`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<up><right>")
    expectGolden(session, "tabs-80x24")
  }

  @Test func `a query without hits says so`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("xyzzy")
    expectGolden(session, "nothing-80x24")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5)])
  func `help is made from the key table`(columns: Int, rows: Int) {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<f1>")
    expectGolden(session, "help-\(columns)x\(rows)")
  }
}
