import CellLayout
import ScreenModel
import Testing

@testable import Picker

@Suite struct SectionsViewTests {
  private static func session(columns: Int = 80, rows: Int = 24, keys: String = "") -> PickerSession {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<c-v>" + keys)
    return session
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `headers, footers and the position at the right edge`(columns: Int, rows: Int) {
    expectGolden(Self.session(columns: columns, rows: rows, keys: "<end><down>"), "sections-\(columns)x\(rows)")
  }

  @Test func `without colours the selected cell has half blocks at its sides`() {
    var session = PickerSession(columns: 40, rows: 12, configuration: Configuration(hasColor: false))
    session.press("<c-v><right>")
    expectGolden(session, "sections-monochrome-40x12")
  }

  @Test func `results are one section`() {
    expectGolden(Self.session(keys: "heart<down>"), "sections-results-80x24")
  }

  @Test func `the header of a group stays at the top while its items are shown, and the next one pushes it out`() {
    var session = Self.session()
    #expect(session.lines[5].hasPrefix("  Smileys & Emotion"))
    session.press("<down><down><down><down><down><down><down><down><down><down><down><down><down>")
    var headers: [String] = []
    for _ in 0..<20 {
      session.turnWheel(.wheelDown)
      let words = session.lines[5].split(separator: " ").prefix { $0.allSatisfy { !$0.isNumber } }
      let title = words.joined(separator: " ")
      if headers.last != title { headers.append(title) }
    }
    #expect(headers.first == "Smileys & Emotion")
    #expect(headers.contains("People & Body") && headers.contains("Animals & Nature"))
  }

  @Test func `items of different widths stand in one line as long as they fit`() {
    let table = """
      @group\tKaomoji
      (＾▽＾)\t1.0\t\thappy\t\t\t\t
      ʕ•ᴥ•ʔ\t1.0\t\tbear\t\t\t\t
      ¯\\_(ツ)_/¯\t1.0\t\tshrug\t\t\t\t
      ☆*:.｡.o(≧▽≦)o.｡.:*☆\t1.0\t\tsparkles\t\t\t\t
      😀\t1.0\t\tgrinning face\t\t\t\t

      """
    var session = PickerSession(columns: 40, rows: 12, table: table)
    session.press("<c-v><right><right>")
    expectGolden(session, "sections-widths-40x12")
    session.press("<down>")
    #expect(session.line(with: "grinning face") != "")
    session.press("<up><left><down><enter>")
    #expect(session.composed == "☆*:.｡.o(≧▽≦)o.｡.:*☆")
  }

  @Test func `the tab follows the selection, and a tab leads to its group`() {
    var session = Self.session()
    session.press("<end><right>")
    #expect(session.line(with: "[👋]") != "")
    session.press("<tab><tab>")
    #expect(session.line(with: "[🍔]") != "")
    #expect(session.nameLine.contains("U+1F347"))
    #expect(session.lines[5].hasPrefix("  Food & Drink"))
    session.press("<up><up>")
    #expect(session.line(with: "[🐻]") != "")
  }

  @Test func `Home and End lead to the ends of the group, the arrows past them`() {
    var session = Self.session(keys: "<tab><right><end>")
    let last = session.nameLine
    session.press("<home>")
    #expect(session.nameLine.contains("U+1F44B"))
    session.press("<left>")
    #expect(session.nameLine.contains("U+1F4A4"))
    session.press("<right><end>")
    #expect(session.nameLine == last)
  }

  @Test func `Up from the first line reaches the tabs, and nothing lies past the ends`() {
    var session = Self.session(keys: "<left>")
    #expect(session.nameLine.contains("U+1F600"))
    session.press("<up>")
    #expect(session.nameLine == "Smileys & Emotion, \(172) emoji")
    session.press("<down><s-tab><end><right><down><pgdn>")
    #expect(session.nameLine.contains("flag: Wales"))
  }

  @Test func `a page down shows what followed, a page up what came before`() {
    var session = Self.session()
    let first = session.lines
    session.press("<pgdn>")
    #expect(session.lines[6] != first[6])
    session.press("<pgup><pgup>")
    #expect(session.lines == first)
  }

  @Test func `the wheel scrolls and the selection stays in sight`() {
    var session = Self.session()
    let first = session.lines
    session.turnWheel(.wheelDown, times: 3)
    #expect(session.lines[6] != first[6])
    #expect(!session.nameLine.contains("U+1F600"))
    session.turnWheel(.wheelUp, times: 9)
    #expect(Array(session.lines[7...20]) == Array(first[7...20]))
  }

  @Test func `a click picks what it is on, and nothing under a header`() {
    var session = Self.session(keys: "<tab>")
    session.click(column: 4, row: 5)
    #expect(session.composed == "")
    session.click(column: 8, row: 6)
    #expect(session.composed == "🤚")
    #expect(session.effects == [.finish])
  }

  @Test func `the scroll bar can be clicked and dragged`() {
    var session = Self.session()
    session.click(column: 79, row: 20)
    #expect(session.line(with: "[🏁]") != "")
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 79, row: 5))))
    session.send(.mouse(Mouse(.release(.left), at: ScreenPosition(column: 79, row: 5))))
    #expect(session.lines[5].hasPrefix("  Smileys & Emotion"))
    #expect(session.effects == [])
  }

  @Test func `a key ends a drag of the scroll bar whose end is never told`() throws {
    var session = Self.session()
    session.send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 79, row: 6))))
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 79, row: 15))))
    session.press("<tab>")
    let sections = try #require(session.picker.scrolledView as? SectionsView)
    let data = try #require(session.picker.selection.data)
    #expect(sections.isVisible(data, at: session.picker.scroll))
  }

  @Test func `a query without hits says so`() {
    let session = Self.session(keys: "xyzzy<enter><down><pgdn>")
    #expect(session.line(with: "No emoji for “xyzzy”").trimmingSpaces == "No emoji for “xyzzy”")
    #expect(session.line(with: "0 in ") == "")
    #expect(session.effects == [])
  }
}
