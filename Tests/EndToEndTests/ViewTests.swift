import TestSupport
import Testing

/// Each view walked through and picked from, as a person does.
@Suite struct ViewTests {
  @Test(arguments: [(80, 24), (40, 12)]) func `sections: scroll to a group and pick`(columns: Int, rows: Int) throws {
    let window = try PickerWindow(columns: columns, rows: rows)
    try window.press("C-v", "Down", "NPage", "PPage", "Tab", "Tab")
    #expect(try window.screen().text.contains("Animals & Nature"))
    try window.turnWheel(.down, column: 5, row: 6)
    try window.turnWheel(.up, column: 5, row: 6)
    try window.press("Home", "Right")
    #expect(try window.nameLine().name == "monkey")
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "🐒\n")
  }

  @Test(arguments: [(80, 24), (40, 12)]) func `carousel: move, drag, remove and pick`(columns: Int, rows: Int) throws {
    let window = try PickerWindow(columns: columns, rows: rows)
    try window.type("heart")
    try window.press("C-v", "C-v", "Right", "Right", "Left")
    let row = rows / 2
    // Four columns are less than half the way to the next item: it goes back.
    let before = try window.nameLine().name
    try window.drag(fromColumn: 20, toColumn: 16, row: row)
    #expect(try window.nameLine().name == before)
    try window.drag(fromColumn: 20, toColumn: 11, row: row)
    let second = try window.nameLine().name
    #expect(second != before)
    let hits = try Self.hits(window)
    try window.press("DC")
    #expect(try window.nameLine().name != second)
    #expect(try Self.hits(window) == hits - 1)
    try window.turnWheel(.up, column: 5, row: row)
    #expect(try window.nameLine().name == before)
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "😘\n")
  }

  @Test(arguments: [(80, 24), (40, 12)]) func `cards: look, move and pick`(columns: Int, rows: Int) throws {
    let window = try PickerWindow(columns: columns, rows: rows)
    try window.press("C-v", "C-v", "C-v")
    try window.type("rocket")
    let screen = try window.screen().text
    for fact in ["rocket", "launch", ":rocket:", "U+1F680 · since 0.6"] { #expect(screen.contains(fact)) }
    try window.press("Down")
    try window.turnWheel(.down, column: 5, row: 6)
    try window.turnWheel(.up, column: 5, row: 6)
    try window.turnWheel(.up, column: 5, row: 6)
    try window.press("Home")
    let result = try window.finish("Enter")
    #expect(String(decoding: result.output, as: UTF8.self) == "🚀\n")
  }

  /// The number before "found".
  private static func hits(_ window: PickerWindow) throws -> Int {
    try #require(window.screen().text.firstMatch(of: #/(\d+) found/#).flatMap { Int($0.1) })
  }

  @Test(arguments: [
    (80, 24, [(8, 6, "😃"), (40, 12, "😀"), (30, 8, "😃")]), (40, 12, [(8, 3, "😃"), (28, 5, "😃"), (20, 5, "😀")]),
  ])
  func `a click in each view picks`(columns: Int, rows: Int, clicks: [(Int, Int, String)]) throws {
    for (steps, (column, row, text)) in zip(1..., clicks) {
      let window = try PickerWindow(columns: columns, rows: rows)
      for _ in 0..<steps { try window.press("C-v") }
      try window.click(.left, column: column, row: row, isLast: true)
      let result = try window.finish()
      #expect(String(decoding: result.output, as: UTF8.self) == text + "\n")
    }
  }
}
