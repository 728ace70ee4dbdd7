import TestSupport
import Testing

/// For every slot: what is printed is what the name line told.
@Suite struct PickTests {
  /// A window and how many pages of it are walked over.
  struct Walk: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    let pages: Int
    var options = ""
    var insertKey = "C-s"
    var finishKey = "C-d"

    var testDescription: String { "\(columns)×\(rows) \(options)" }
  }

  /// A page as it was walked over: the cells of its slots in order, the last one that of ⌫.
  private struct Page {
    var cells: [(column: Int, row: Int)] = []
  }

  @Test func `the list to compare with is whole`() {
    #expect(EmojiList.base.count == 1914 + 9)
    #expect(EmojiList.isFullyQualified("❤️") && !EmojiList.isFullyQualified("\u{2764}"))
  }

  @Test(arguments: [
    Walk(columns: 80, rows: 24, pages: 3), Walk(columns: 120, rows: 40, pages: 2),
    Walk(columns: 40, rows: 12, pages: 5, options: "--multi", insertKey: "Enter"),
    Walk(columns: 20, rows: 5, pages: 8), Walk(columns: 9, rows: 24, pages: 4),
  ]) func `C119 TERM every slot tells in words what it prints, and every page ends in ⌫`(walk: Walk) throws {
    let window = try PickerWindow(
      columns: walk.columns, rows: walk.rows, options: "\(walk.options) --format '{emoji}'")
    var told: [NameLine] = []
    var pages: [Page] = []
    try window.press("Home")
    while pages.count < walk.pages {
      var page = Page()
      while true {
        let screen = try window.screen()
        let line = NameLine(on: screen)
        page.cells.append(screen.cursor)
        if line.kind != .emoji {
          try #require(line.kind == .deleteKey, "neither an emoji nor ⌫:\n\(screen.drawing)")
          try window.press("Right")
          break
        }
        told.append(line)
        try window.press(walk.insertKey, "Right")
      }
      pages.append(page)
    }
    let result = try window.finish(walk.finishKey)
    #expect(result.status == 0)
    check(output: String(decoding: result.output, as: UTF8.self), told: told)
    for page in pages { check(page, columns: walk.columns) }
    #expect(Set(pages.compactMap(\.cells.last).map { [$0.column, $0.row] }).count == 1, "⌫ moved between pages")
  }

  @Test(arguments: [("less-than", "<"), ("ampersand", "&"), ("greater", ">"), ("quotation", "\""), ("backslash", "\\")])
  func `C46 a symbol is shown and printed as it is`(query: String, symbol: String) throws {
    let window = try PickerWindow()
    try window.type(query)
    #expect(try window.screen().rows[6].hasPrefix("   \(symbol) "))
    #expect(try window.finish("Enter").output == Array("\(symbol)\n".utf8))
  }

  @Test func `C46 the last tab holds the symbols`() throws {
    let window = try PickerWindow()
    try window.press("BTab", "BTab", "BTab")
    let screen = try window.screen()
    #expect(screen.text.contains("∑") && screen.text.contains("Signs"))
    #expect(try window.finish("Enter").output == Array("!\n".utf8))
  }

  private func check(output: String, told: [NameLine]) {
    let printed = output.split(separator: "\n").map(String.init)
    #expect(printed.count == told.count)
    #expect(Set(printed).count == printed.count, "an emoji came twice")
    for (text, line) in zip(printed, told) {
      #expect(EmojiList.isFullyQualified(text), "\(text) is not in the list")
      #expect(line.tells(text), "\(text) was told as \(line)")
      #expect(!line.name.isEmpty)
    }
  }

  /// The last slot is to the right of and below all others, and no two slots share a cell.
  private func check(_ page: Page, columns: Int) {
    let cells = page.cells
    #expect(Set(cells.map { [$0.column, $0.row] }).count == cells.count)
    let last = cells[cells.count - 1]
    #expect(last.row == cells.map(\.row).max())
    #expect(last.column == cells.map(\.column).max())
    #expect(columns - 7...columns - 2 ~= last.column)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `Enter on any slot prints it and a newline, and ends with status 0`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let window = try PickerWindow()
    let pages = Array(repeating: "NPage", count: Int.random(in: 0...20, using: &random))
    let steps = Array(repeating: "Right", count: Int.random(in: 0...60, using: &random))
    try window.press(pages + steps)
    var line = try window.nameLine()
    if line.kind == .deleteKey {
      try window.press("Left")
      line = try window.nameLine()
    }
    try #require(line.kind == .emoji)
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    let printed = String(decoding: result.output, as: UTF8.self)
    #expect(printed.hasSuffix("\n"))
    #expect(EmojiList.isFullyQualified(String(printed.dropLast())))
    #expect(line.tells(String(printed.dropLast())), "\(printed) was told as \(line)")
  }

  @Test(arguments: [
    ("C37", "check mark", "\u{2714}\u{FE0F}"), ("C38", "video game", "\u{1F3AE}"), ("C38", "laptop", "\u{1F4BB}"),
    ("C38", "books", "\u{1F4DA}"), ("C40", "smiling face", "\u{263A}\u{FE0F}"),
    ("C40", "frowning face", "\u{2639}\u{FE0F}"), ("C41", "keycap: 1", "1\u{FE0F}\u{20E3}"),
    ("C41", "keycap: #", "#\u{FE0F}\u{20E3}"), ("C43", "flag: France", "\u{1F1EB}\u{1F1F7}"),
    ("C43", "family: man, woman, girl", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
  ]) func `C37 C38 C40 C41 C43 a name is printed as its fully-qualified sequence`(
    number: String, name: String, expected: String
  ) throws {
    let window = try PickerWindow()
    try window.select(name: name)
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(result.output == Array("\(expected)\n".utf8), "\(number)")
  }

  @Test func `clicks insert and finish, the middle button inserts and stays, and ⌫ deletes`() throws {
    let window = try PickerWindow()
    let first = try cell(in: window)
    try window.press("Right")
    let second = try cell(in: window)
    try window.press("End")
    let key = try cell(in: window)
    try window.click(.middle, column: second.column, row: second.row)
    try window.click(.middle, column: second.column, row: second.row)
    try window.click(.middle, column: first.column, row: first.row)
    try window.click(.left, column: key.column, row: key.row)
    try window.click(.left, column: first.column, row: first.row, isLast: true)
    let result = try window.finish()
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "😃😃😀\n")
  }

  /// The cell of the selected slot. The first slot's is where Left and Right lead back to: the cursor stands at the
  /// query until something moves.
  private func cell(in window: PickerWindow) throws -> (column: Int, row: Int) {
    if try window.screen().isTyping {
      try window.press("Right", "Left")
    }
    return try window.screen().cursor
  }
}

extension Tmux.Screen {
  /// Whether the cursor stands in the query's line.
  fileprivate var isTyping: Bool {
    rows.indices.contains(cursor.row) && rows[cursor.row].contains("❯")
  }
}
