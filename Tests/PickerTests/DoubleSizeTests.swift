import Picker
import ScreenModel
import Testing

/// The carousel where the terminal draws emoji in double size.
@Suite struct DoubleSizeTests {
  private let toCarousel = "<c-v><c-v>"

  @Test(arguments: [(80, 24), (40, 12), (120, 40)])
  func `the emoji in the centre has four columns and two rows`(columns: Int, rows: Int) {
    var session = PickerSession(columns: columns, rows: rows)
    session.press(toCarousel + "<right><right>")
    session.send(.capability(.doubleSize))
    #expect(session.picker.frame().doubleCount == 1)
    expectGolden(session, "carousel-double-\(columns)x\(rows)")
  }

  @Test func `without that nothing is larger than a cell`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press(toCarousel)
    #expect(session.picker.frame().doubleCount == 0)
  }

  @Test func `what the terminal says changes no other view and asks for nothing`() {
    var session = PickerSession(columns: 80, rows: 24)
    for _ in 0..<2 {
      let before = session.nextFrame()
      session.send(.capability(.doubleSize))
      #expect(session.nextFrame() == before)
      #expect(session.effects == [])
      session.press("<c-v>")
    }
    session.press("<c-v><c-v>")
    #expect(session.picker.frame().doubleCount == 0)
  }

  @Test func `it may be said between the letters of a query`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press(toCarousel + "rock")
    session.send(.capability(.doubleSize))
    session.press("et")
    #expect(session.picker.frame().doubleCount == 1)
    #expect(session.nameLine.hasPrefix("rocket"))
  }

  @Test func `the help lies over the whole of it, and is whole itself`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press(toCarousel)
    session.send(.capability(.doubleSize))
    session.press("<f1>")
    #expect(session.picker.frame().doubleCount == 0)
    expectGolden(session, "carousel-double-help-80x24")
    session.press("<esc>")
    #expect(session.picker.frame().doubleCount == 1)
  }

  @Test(arguments: 0..<6) func `a click anywhere on it picks it`(row: Int) {
    var session = PickerSession(columns: 80, rows: 24)
    session.press(toCarousel)
    session.send(.capability(.doubleSize))
    let frame = session.picker.frame()
    guard let cell = frame.cells.firstIndex(where: { $0.part == .upperHalf }) else {
      Issue.record("There is nothing in double size.")
      return
    }
    let (top, left) = cell.quotientAndRemainder(dividingBy: 80)
    for column in left..<left + 4 {
      var clicked = session
      let place = ScreenPosition(column: column, row: top - 2 + row)
      clicked.send(.mouse(Mouse(.press(.left), at: place)))
      clicked.send(.mouse(Mouse(.release(.left), at: place)))
      #expect(clicked.composed == "😀")
    }
  }

  /// Windows of every size: the name and the frame stand where there is room, one below the other.
  @Test func `in every window the name is below the frame, and nothing is outside its rows`() {
    for rows in 3...30 {
      for columns in [9, 10, 11, 12, 20, 41, 80] {
        var session = PickerSession(columns: columns, rows: rows)
        session.press(toCarousel)
        session.send(.capability(.doubleSize))
        let lines = session.lines
        let doubles = session.picker.frame().doubleCount
        let bottom = lines.lastIndex { $0.contains("╰") }
        if doubles == 1 { #expect(lines.filter { $0.contains("····") }.count == 1, "\(columns) × \(rows)") }
        if columns >= 12, let place = lines.firstIndex(where: { $0.contains("1 of ") }) {
          #expect(bottom == place - 2, "\(columns) × \(rows)")
        }
        if rows >= 12, columns >= 12 { #expect(doubles == 1, "\(columns) × \(rows)") }
      }
    }
  }
}
