import CellLayout
import ScreenModel
import Testing

@testable import Picker

@Suite struct CarouselViewTests {
  private static func session(columns: Int = 80, rows: Int = 24, keys: String = "") -> PickerSession {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<c-v><c-v>" + keys)
    return session
  }

  /// The row of the items.
  private static let row = 12

  /// What the frames of the line hold, left to right, the centred one's in ╭────────╮.
  private static func centre(_ session: PickerSession) -> String {
    session.lines.first { $0.contains(" of ") && !$0.contains("found") }?.trimmingSpaces ?? ""
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5), (9, 3)])
  func `items grow towards the centre`(columns: Int, rows: Int) {
    expectGolden(
      Self.session(columns: columns, rows: rows, keys: "<right><right><right>"), "carousel-\(columns)x\(rows)")
  }

  @Test func `without colours the frame in the centre has double lines`() {
    var session = PickerSession(columns: 40, rows: 12, configuration: Configuration(hasColor: false))
    session.press("heart<c-v><c-v><right>")
    expectGolden(session, "carousel-monochrome-40x12")
  }

  @Test func `there are three sizes at least, the larger the nearer`() {
    let session = Self.session(keys: "<right><right><right><right><right><right><right>")
    let lines = session.lines
    let heights = stride(from: 0, to: 80, by: 1).map { column in
      lines[5...20].filter { $0.count > column && !Array($0)[column].isWhitespace }.count
    }
    #expect(Set(heights.filter { $0 > 0 }).count >= 3)
    // Two larger frames than the neighbours' would hide them.
    #expect(session.line(with: "╭────────╮") != "")
    #expect(lines.filter { $0.contains("╭────╮   ╭────╮") }.count == 1)
  }

  @Test func `Left and Right move it an item at a time, and on to the next group at its ends`() {
    var session = Self.session()
    #expect(Self.centre(session) == "1 of 172")
    session.press("<right><right>")
    #expect(Self.centre(session) == "3 of 172")
    session.press("<left><left><left>")
    #expect(Self.centre(session) == "1 of 172")
    session.press("<end><right>")
    #expect(Self.centre(session) == "1 of 390")
    session.press("<left>")
    #expect(Self.centre(session) == "172 of 172")
  }

  @Test func `a page is what the window shows`() {
    var session = Self.session(keys: "<pgdn>")
    #expect(Self.centre(session) == "9 of 172")
    session.press("<pgdn><pgup><pgup>")
    #expect(Self.centre(session) == "1 of 172")
  }

  @Test func `the wheel moves it by one, a hit of a search stops at the ends`() {
    var session = Self.session(keys: "heart")
    session.turnWheel(.wheelDown, times: 2)
    #expect(Self.centre(session).hasPrefix("3 of"))
    session.turnWheel(.wheelUp, times: 5)
    #expect(Self.centre(session).hasPrefix("1 of"))
    session.press("<end><right><pgdn>")
    #expect(!Self.centre(session).hasPrefix("1 of"))
  }

  @Test(arguments: [1, 3, 4, 5, 8, 9, 10, 20, 40])
  func `a drag comes to rest with one item in the centre`(columns: Int) throws {
    var session = Self.session(keys: "<pgdn><pgdn>")
    session.drag(fromColumn: 60, toColumn: 60 - columns, row: Self.row)
    let picker = session.picker
    let carousel = try #require(picker.scrolledView as? CarouselView)
    let data = try #require(picker.selection.data)
    let frame = try #require(carousel.layout.attributes(at: data)?.frame)
    #expect(abs(frame.minX + frame.maxX - 2 * picker.scroll.x - 80) <= 1)
    #expect(abs(data - (16 + (columns + 4) / 9)) <= 1)
    #expect(session.effects == [])
  }

  @Test func `a fast drag is followed to the ends and no further`() {
    var session = Self.session(keys: "<right>")
    session.drag(fromColumn: 5, toColumn: 79, row: Self.row)
    #expect(Self.centre(session) == "1 of 172")
  }

  @Test func `a click without a drag picks what it is on`() {
    var session = Self.session(keys: "<right><right>")
    session.click(column: 40, row: Self.row)
    #expect(session.effects == [])
    session.send(.mouse(Mouse(.release(.left), at: ScreenPosition(column: 40, row: Self.row))))
    #expect(session.composed == "😄")
    #expect(session.effects == [.finish])
  }

  @Test func `Delete takes the centred one out of the results and its neighbour takes the place`() {
    var session = Self.session(keys: "heart<right><right>")
    let hits = session.picker.listing.count
    let third = session.nameLine
    session.press("<right>")
    let fourth = session.nameLine
    session.press("<left><del>")
    #expect(session.nameLine == fourth)
    #expect(Self.centre(session) == "3 of \(hits - 1)")
    #expect(session.line(with: "\(hits - 1) found") != "")
    session.press("<end><del>")
    #expect(Self.centre(session) == "\(hits - 2) of \(hits - 2)")
    // What was taken out comes back with the next query.
    session.press("<c-u>heart<right><right>")
    #expect(session.nameLine == third)
  }

  @Test func `Delete leaves a group as it is, and the other views`() {
    var session = Self.session(keys: "<del>")
    #expect(Self.centre(session) == "1 of 172")
    session.press("<c-v><del><c-v>heart")
    let before = session.picker.listing
    session.press("<del>")
    #expect(session.line(with: "\(session.picker.listing.count) found") != "")
    #expect(session.picker.listing == before)
  }

  @Test func `the last result can be taken out, and then there is nothing`() {
    var session = Self.session(keys: "trombone")
    #expect(session.picker.listing.count == 1)
    session.press("<del><del><enter>")
    #expect(session.picker.listing.count == 0)
    #expect(session.line(with: "Nothing left of “trombone”") != "")
    #expect(session.effects == [])
    session.press("<c-u><enter>")
    #expect(session.composed == "😀")
  }

  @Test func `Delete takes nothing out while the tabs have the keys`() {
    var session = Self.session(keys: "heart<up>")
    let hits = session.picker.listing.count
    session.press("<del>")
    #expect(session.picker.listing.count == hits)
    session.press("<enter><del>")
    #expect(session.picker.listing.count == hits - 1)
  }

  @Test func `a click above or below the line picks nothing`() {
    for row in [5, 8, 17, 19] {
      var session = Self.session()
      session.drag(fromColumn: 40, toColumn: 40, row: row)
      #expect(session.composed == "", "row \(row)")
    }
    for row in 10...14 {
      var session = Self.session()
      session.drag(fromColumn: 40, toColumn: 40, row: row)
      #expect(session.composed == "😀", "row \(row)")
    }
  }

  @Test(arguments: ["<right>", "<tab>", "cat", "<pgdn>"])
  func `a key ends a drag whose end is never told`(keys: String) throws {
    var session = Self.session(keys: "<pgdn>")
    session.send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 60, row: Self.row))))
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 33, row: Self.row))))
    session.press(keys)
    try expectSelectionInCentre(session)
  }

  @Test func `a full redraw shows what a held line shows and does not let go of it`() throws {
    var session = Self.session(keys: "<pgdn>")
    session.send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 60, row: Self.row))))
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 58, row: Self.row))))
    let held = session.lines
    session.press("<c-l>")
    #expect(session.effects == [.redraw])
    #expect(session.lines == held)
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 57, row: Self.row))))
    #expect(session.lines != held)
    session.send(.mouse(Mouse(.release(.left), at: ScreenPosition(column: 57, row: Self.row))))
    try expectSelectionInCentre(session)
  }

  @Test func `so does the wheel, and a window of another size`() throws {
    var session = Self.session(keys: "<pgdn>")
    for _ in 0..<2 {
      session.send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 60, row: Self.row))))
      session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 35, row: Self.row))))
      session.turnWheel(.wheelDown)
      try expectSelectionInCentre(session)
    }
    session.send(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 60, row: Self.row))))
    session.send(.mouse(Mouse(.drag(.left), at: ScreenPosition(column: 35, row: Self.row))))
    session.resize(columns: 50, rows: 20)
    try expectSelectionInCentre(session)
  }

  private func expectSelectionInCentre(_ session: PickerSession) throws {
    let carousel = try #require(session.picker.scrolledView as? CarouselView)
    let data = try #require(session.picker.selection.data)
    #expect(session.picker.scroll == carousel.layout.offset(centring: data))
  }

  @Test func `Up reaches the tabs`() {
    let session = Self.session(keys: "<up><right>")
    #expect(session.nameLine == "People & Body, 390 emoji")
  }
}
