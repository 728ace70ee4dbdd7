import TestSupport
import Testing

/// What is seen in windows of every size, and while they change.
@Suite struct WindowTests {
  @Test(arguments: [(12, 8), (20, 5), (9, 24), (9, 3), (40, 12), (200, 60)])
  func `C130 small and odd windows: ⌫ in the last slot, nothing wrapped`(columns: Int, rows: Int) throws {
    let window = try PickerWindow(columns: columns, rows: rows)
    try window.press("Home")
    let first = try window.screen().cursor
    try window.press("End")
    let last = try window.screen().cursor
    #expect(columns - 7...columns - 2 ~= last.column)
    #expect(last.row >= first.row)
    #expect(try window.screen().rows[last.row].hasSuffix("⌫"))
    #expect(try window.tmux.unwrappedRows().count == rows)
    for _ in 0..<5 {
      try window.press("NPage", "End")
      #expect(try window.screen().cursor == last)
      #expect(try window.tmux.unwrappedRows().count == rows)
    }
    // Where there is no room to tell it, the first pick still is what it is everywhere.
    try window.press("C-s", "PPage", "PPage", "PPage", "PPage", "PPage", "Home")
    #expect(String(decoding: try window.finish("Enter").output, as: UTF8.self) == "😀\n")
  }

  @Test func `C88 any size, and back: the full layout and the selection return`() throws {
    let window = try PickerWindow()
    try window.press("C-s", "NPage", "Down", "Right", "Right")
    let before = try window.screen()
    let selected = NameLine(on: before)
    try #require(selected.kind == .emoji)
    for (columns, rows) in [(1, 1), (2, 2), (5, 3), (10, 1), (8, 24), (80, 2)] {
      try window.resize(columns: columns, rows: rows)
      let screen = try window.screen()
      #expect(screen.isAlternate)
      #expect(NameLine(on: screen).kind == .nothing)
      if columns > 1 { #expect(screen.rows.contains { !$0.isEmpty }, "a notice at \(columns)×\(rows)") }
    }
    for (columns, rows) in [(40, 12), (120, 40), (20, 5), (9, 24)] {
      try window.resize(columns: columns, rows: rows)
      let line = try window.nameLine()
      #expect(line.codePoints == selected.codePoints, "at \(columns)×\(rows)")
      #expect(line.shows(name: selected.name))
    }
    try window.resize(columns: 80, rows: 24)
    #expect(try window.screen() == before)
    let result = try window.finish("Enter")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("😀"))
    #expect(selected.tells(String(String(decoding: result.output, as: UTF8.self).dropFirst().dropLast())))
  }

  @Test func `C89 a storm of sizes while typing ends in the right layout`() throws {
    var random = SplitMix64(seed: 89)
    let storm = try PickerWindow()
    let text = "heart"
    var typed = 0
    for step in 0..<150 {
      try storm.tmux.resize(
        columns: Int.random(in: 1...150, using: &random), rows: Int.random(in: 1...50, using: &random))
      if step.isMultiple(of: 30), typed < text.count {
        try storm.tmux.type(String(Array(text)[typed]))
        typed += 1
      }
    }
    try storm.tmux.resize(columns: 77, rows: 23)
    let calm = try PickerWindow(columns: 77, rows: 23)
    try calm.type(text)
    let expected = try calm.screen()
    try storm.tmux.wait(for: "the screen of a picker that was never resized:\n\(expected.drawing)") { $0 == expected }
    #expect(try storm.finish("Enter").output == calm.finish("Enter").output)
  }

  @Test func `C98 the wheel turns pages, both ways alike`() throws {
    let window = try PickerWindow()
    try window.press("Right", "Left")
    let first = try window.screen()
    var seen = [first]
    for _ in 0..<4 {
      try window.turnWheel(.down, column: 30, row: 10)
      seen.append(try window.screen())
    }
    #expect(Set(seen).count == 5, "each turn shows another page")
    for page in seen.dropLast().reversed() {
      try window.turnWheel(.up, column: 30, row: 10)
      #expect(try window.screen() == page)
    }
    // Before the groups lie the favourites and the recents, before them nothing.
    for _ in 0..<2 { try window.turnWheel(.up, column: 30, row: 10) }
    let start = try window.screen()
    #expect(start.text.contains("Recents"))
    try window.turnWheel(.up, column: 30, row: 10)
    #expect(try window.screen() == start, "there is no page before the first")
    for _ in 0..<2 { try window.turnWheel(.down, column: 30, row: 10) }
    #expect(try window.screen() == first)
  }

  @Test func `C112 every page of every tab has something, and ⌫ in its last slot`() throws {
    let window = try PickerWindow()
    try window.press("End")
    let key = try window.screen()
    #expect(NameLine(on: key).kind == .deleteKey)
    var pages = 1
    var emojiPages = 0
    var told: Set<[UInt32]> = []
    while true {
      try window.press("Home")
      let line = try window.nameLine()
      #expect(line.kind == .emoji)
      if EmojiList.base.contains(line.codePoints) {
        emojiPages = pages
      } else {
        #expect(line.codePoints.count == 1, "neither an emoji nor a symbol")
      }
      #expect(told.insert(line.codePoints).inserted, "a page came twice")
      try window.press("End", "NPage", "End")
      let screen = try window.screen()
      #expect(NameLine(on: screen).kind == .deleteKey)
      #expect(screen.cursor == key.cursor)
      #expect(screen.rows[screen.cursor.row].hasSuffix("⌫"))
      try window.press("Home")
      // Past the last page of the last tab there is nothing.
      if try window.nameLine().codePoints == line.codePoints { break }
      pages += 1
    }
    // 1,923 emoji, 90 a page at this size; the nine groups each begin a page. The symbols follow them.
    #expect(emojiPages >= (1923 + 89) / 90)
    #expect(emojiPages <= (1923 + 89) / 90 + 9)
    #expect(pages > emojiPages)
  }

  @Test func `C118 arrows and sparkles on one page are all on the screen`() throws {
    let window = try PickerWindow(columns: 250, rows: 70)
    try window.type("ar")
    let text = try window.screen().text
    for emoji in ["\u{2B07}", "\u{2B06}", "\u{2728}"] { #expect(text.contains(emoji)) }
    #expect(text.unicodeScalars.count { $0 == "⌫" } >= 1)
  }

  @Test(arguments: ["export LC_ALL=nonsense", "unset LC_ALL; export LANG=", "export LC_ALL=C", "export LC_ALL=POSIX"])
  func `an unusable locale changes nothing`(setting: String) throws {
    let usual = try PickerWindow()
    let other = try PickerWindow(before: setting)
    for keys in [["Right"], ["NPage", "Down"], ["C-s"], ["End"]] {
      try usual.press(keys)
      try other.press(keys)
      #expect(try other.screen() == usual.screen())
    }
    try other.press("BSpace")
    try other.type("é")
    #expect(try other.screen().text.contains("é"))
    try other.press("C-u", "C-s")
    #expect(try other.finish("C-d").status == 0)
    #expect(other.errorText.isEmpty)
  }

  @Test func `help lists the keys, and closes to the same screen`() throws {
    let window = try PickerWindow()
    try window.press("Right")
    let before = try window.screen()
    for key in ["F1", "C-_"] {
      try window.press(key)
      let text = try window.screen().text
      for word in ["Enter", "Esc", "PgUp", "Backspace"] { #expect(text.contains(word)) }
      try window.press(key)
      #expect(try window.screen() == before)
    }
  }

  @Test(arguments: ["--color=never", "NO_COLOR"]) func `without colour the selected slot is still marked`(how: String)
    throws
  {
    let window =
      how == "NO_COLOR"
      ? try PickerWindow(environment: ["NO_COLOR": "1"]) : try PickerWindow(options: how)
    try window.press("Right")
    let row = try window.screen().cursor.row
    let first = try window.tmux.settledStyledRows()
    #expect(!first.contains { usesColor($0) })
    try window.press("Right")
    #expect(try window.tmux.settledStyledRows()[row] != first[row])
    // The check of colours can fail: with colours there are some.
    #expect(try PickerWindow(options: "--color=always").tmux.settledStyledRows().contains { usesColor($0) })
  }

  @Test func `pasted text is a query, a newline in it is not Enter, and nothing in it is obeyed`() throws {
    let window = try PickerWindow()
    try window.paste("red\nheart")
    #expect(try window.nameLine().name == "red heart")
    try window.press("C-u")
    try window.paste("\u{1B}]0;title\u{7}\u{9B}2J\u{202E}x")
    let screen = try window.screen()
    #expect(screen.rows.first { $0.contains("❯") }?.contains("x") == true)
    #expect(screen.isAlternate)
    try window.press("C-u")
    #expect(try window.finish("Enter").output == Array("😀\n".utf8))
  }

  /// Whether a row of a capture selects a colour: SGR 30–38, 40–48, 90–97 or 100–107 (ECMA-48, 8.3.117).
  private func usesColor(_ row: String) -> Bool {
    row.split(separator: "\u{1B}[").dropFirst().contains { sequence in
      guard let end = sequence.firstIndex(of: "m") else { return false }
      return sequence[..<end].split(separator: ";").compactMap { Int($0) }.contains {
        30...38 ~= $0 || 40...48 ~= $0 || 90...97 ~= $0 || 100...107 ~= $0
      }
    }
  }
}
