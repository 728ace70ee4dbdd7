import ScreenModel
import Testing

@testable import Picker

/// The tab of what was inserted in earlier runs.
@Suite struct RecentsTests {
  private let recents = ["🎉", "👋🏿", "🚀", "¯\\_(ツ)_/¯"]

  private func session(
    columns: Int = 80, rows: Int = 24, recents: [String]? = nil, configuration: Configuration = Configuration()
  ) -> PickerSession {
    PickerSession(
      columns: columns, rows: rows, configuration: configuration,
      memory: Memory(recents: recents ?? self.recents, favourites: ["❤️"]))
  }

  @Test(arguments: [(80, 24), (40, 12)]) func `the recents open first when there are any`(columns: Int, rows: Int) {
    var session = session(columns: columns, rows: rows)
    #expect(session.line(with: "party popper") != "")
    expectGolden(session, "recents-\(columns)x\(rows)")
    session.press("<enter>")
    #expect(session.composed == "🎉")
  }

  @Test func `without any the groups open first, and the recents tell what they are for`() {
    var session = session(recents: [])
    #expect(session.nameLine.hasPrefix("grinning face"))
    session.press("<c-r>")
    expectGolden(session, "recents-empty-80x24")
    // Nothing is selected, so that Enter does nothing; the ⌫ key is there all the same.
    session.press("<enter>")
    #expect(session.composed == "" && session.effects == [])
    #expect(session.lines.contains { $0.hasSuffix("⌫") })
  }

  @Test func `C112 every tab of a fresh profile shows something, and ends in the delete key`() {
    var session = session(recents: [])
    session.press("<c-r>")
    var seen: Set<[String]> = []
    for _ in session.picker.tabs {
      let lines = session.lines
      #expect(lines[6].trimmingSpaces != "", "\(lines)")
      #expect(lines.contains { $0.hasSuffix("⌫") })
      seen.insert(lines)
      session.press("<tab>")
    }
    #expect(seen.count == session.picker.tabs.count)
  }

  @Test func `PgDn leads through the empty tabs to the groups, and PgUp back`() {
    var session = PickerSession(columns: 80, rows: 24, memory: Memory())
    session.press("<c-r><pgdn>")
    #expect(session.line(with: "Favourites") != "")
    session.press("<pgdn>")
    #expect(session.nameLine.hasPrefix("grinning face"))
    session.press("<pgup><pgup>")
    #expect(session.line(with: "Recents") != "")
    #expect(session.picker.selection == .none)
  }

  @Test func `what was picked is inserted exactly, with its tone`() {
    var session = session()
    session.press("<right><c-s><right><right><c-s>")
    #expect(session.composed == "👋🏿¯\\_(ツ)_/¯")
    #expect(session.changes == [.picked("👋🏿"), .picked("¯\\_(ツ)_/¯")])
  }

  @Test func `C61 one slot chosen three times gives the same emoji three times`() {
    var session = session(configuration: Configuration(insertsAndStays: true))
    session.press("<right><right><enter><enter><enter>")
    #expect(session.composed == "🚀🚀🚀")
    #expect(session.changes == [.picked("🚀"), .picked("🚀"), .picked("🚀")])
    // In the carousel and the sections too.
    session.press("<c-v><enter><c-v><enter><c-v><enter>")
    #expect(session.composed == "🚀🚀🚀🚀🚀🚀")
  }

  @Test func `what is inserted from elsewhere does not come among them before the next run`() {
    var session = session()
    session.press("<c-s>pizza<c-s><c-u>")
    session.press("<c-r>")
    #expect(session.picker.memory?.recents == recents)
    #expect(session.changes == [.picked("🎉"), .picked("🍕")])
  }

  @Test func `Ctrl-X forgets one, and its neighbour takes its place`() {
    var session = session()
    session.press("<right><c-x>")
    #expect(session.nameLine.hasPrefix("rocket"))
    #expect(session.changes == [.forgotten("👋🏿")])
    session.press("<end><left><c-x>")
    #expect(session.nameLine.hasPrefix("rocket"))
    session.press("<c-x><c-x>")
    #expect(session.picker.memory?.recents == [])
    #expect(session.picker.selection == .none)
    #expect(session.line(with: "Nothing inserted yet") != "")
    // Once more does nothing.
    session.press("<c-x><del><c-k>")
    #expect(session.changes.count == 4)
  }

  @Test func `Ctrl-X on an emoji that was never inserted does nothing`() {
    var session = session()
    session.press("pizza<c-x>")
    #expect(session.changes == [])
    session.press("<c-u>rocket<c-x>")
    #expect(session.changes == [.forgotten("🚀")])
    #expect(session.nameLine.hasPrefix("rocket"))
  }

  @Test func `what was inserted in this run can be forgotten in it, once`() {
    var session = session(recents: [])
    session.press("pizza<c-s><c-x><c-x><c-t>")
    #expect(session.changes == [.picked("🍕"), .forgotten("🍕")])
    #expect(session.picker.variants?.commands == [.addFavourite])
    session.press("<esc><c-s><c-t><end><enter>")
    #expect(session.changes.suffix(2) == [.picked("🍕"), .forgotten("🍕")])
    #expect(session.composed == "🍕🍕")
  }

  @Test(arguments: ["<c-x>", "<c-v><c-v><del>"])
  func `a recent one that is shown in another tone is the one that is forgotten`(keys: String) {
    var session = session(recents: ["🚀", "👋🏿", "👋🏻"])
    session.press("<right><a-1>" + keys)
    #expect(session.changes == [.forgotten("👋🏿")])
    #expect(session.picker.memory?.recents == ["🚀", "👋🏻"])
  }

  @Test func `as a carousel Delete forgets`() {
    var session = session()
    session.press("<c-v><c-v><right><right><del>")
    #expect(session.changes == [.forgotten("🚀")])
    expectGolden(session, "recents-carousel-80x24")
    session.press("<del><left><del><del>")
    #expect(session.picker.memory?.recents == [])
    expectGolden(session, "recents-carousel-empty-80x24")
  }

  @Test func `among all sections the selection stays in its own when an element goes`() {
    var session = session()
    session.press("<c-v><end><c-x>")
    #expect(session.nameLine.hasPrefix("rocket"))
    #expect(session.line(with: "3 of 3").contains("Recents"))
    session.press("<home><c-x><c-x><c-x>")
    // Nothing is left of them: what comes next is selected.
    #expect(session.nameLine.hasPrefix("★ red heart"))
    #expect(session.picker.currentTab == 1)
  }

  @Test func `sections begin with the recents and the favourites`() {
    var session = session()
    session.press("<c-v>")
    expectGolden(session, "recents-sections-80x24")
    session.press("<tab><tab>")
    #expect(session.nameLine.hasPrefix("grinning face"))
    session.press("<s-tab>")
    #expect(session.nameLine.hasPrefix("★ red heart"))
  }

  @Test func `in sections empty tabs are stepped over`() {
    var session = PickerSession(columns: 80, rows: 24, memory: Memory())
    session.press("<c-v><s-tab>")
    #expect(session.nameLine.contains("flag") || session.picker.currentTab == session.picker.tabs.count - 1)
    session.press("<tab>")
    #expect(session.nameLine.hasPrefix("grinning face"))
  }

  @Test func `cards tell of a text that is no emoji what it is`() {
    var session = session()
    session.press("<end><left><c-v><c-v><c-v>")
    expectGolden(session, "recents-cards-80x24")
  }

  @Test func `Ctrl-R leads out of a search and back to the recents`() {
    var session = session()
    session.press("pizza<c-r>")
    #expect(session.nameLine.hasPrefix("party popper"))
    #expect(session.picker.query.isEmpty)
  }

  @Test func `a private run knows nothing of it`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<c-r><c-k><c-x><a-left><c-s>")
    #expect(session.changes == [])
    #expect(!session.lines.joined().contains("◷"))
    session.press("<f1>")
    #expect(session.line(with: "favourite") == "")
  }
}
