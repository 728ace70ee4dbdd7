import ScreenModel
import TestSupport
import Testing

@testable import Terminal

@Suite struct CellPainterTests {
  @Test(arguments: WidthPolicy.allCases, 1...3 as ClosedRange<UInt64>)
  func `the screen equals a full redraw, after every frame, in every terminal`(policy: WidthPolicy, seed: UInt64) throws
  {
    try walk(seed: seed, policy, hasDoubles: false)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the screen equals a full redraw also with clusters in double size`(seed: UInt64) throws {
    try walk(seed: seed, .clustersAndDoubles, hasDoubles: true)
  }

  private func walk(seed: UInt64, _ policy: WidthPolicy, hasDoubles: Bool) throws {
    for profile in [GlyphProfile.safe, .full] {
      var walk = RandomWalk(seed: seed, hasDoubles: hasDoubles)
      var painter = try CellPainter.forXterm(profile)
      var terminal = ModelTerminal(size: walk.frame.size, policy: policy)
      for step in 0..<500 {
        if terminal.size != walk.frame.size { terminal = ModelTerminal(size: walk.frame.size, policy: policy) }
        terminal.feed(painter.bytes(walk.frame))
        let fresh = try redrawn(walk.frame, profile, policy)
        try #require(terminal.unknownSequences == [])
        try requireEqual(terminal, fresh, "\(policy) \(profile) seed \(seed) step \(step)")
        walk.step()
      }
    }
  }

  @Test(arguments: 4...6 as ClosedRange<UInt64>)
  func `C133 text, borders and emoji begin in their columns in every terminal`(seed: UInt64)
    throws
  {
    var walk = RandomWalk(seed: seed)
    for _ in 0..<500 {
      for policy in WidthPolicy.allCases {
        let terminal = try redrawn(walk.frame, .safe, policy)
        try requireInPlace(walk.frame, terminal)
      }
      walk.step()
    }
  }

  @Test(arguments: WidthPolicy.allCases)
  func `C133 a border stays straight beside emoji that some terminals draw one column wide`(policy: WidthPolicy) throws
  {
    var frame = Frame(size: ScreenSize(columns: 20, rows: 1))
    for (index, emoji) in (["⚠️", "🌧️", "❤️", "✈️"] as [Character]).enumerated() {
      frame.put(emoji, columns: 3, at: ScreenPosition(column: 1 + index * 4, row: 0))
    }
    frame.write("│", at: ScreenPosition(column: 17, row: 0))
    let terminal = try redrawn(frame, .safe, policy)
    #expect(terminal.slots[0][17].text == "│")
    #expect([1, 5, 9, 13].map { terminal.slots[0][$0].text.unicodeScalars.first } == ["⚠", "🌧", "❤", "✈"])
  }

  @Test(arguments: WidthPolicy.allCases)
  func `C82 a joined sequence is drawn as its first emoji and a mark`(policy: WidthPolicy) throws {
    var frame = Frame(size: ScreenSize(columns: 8, rows: 1))
    frame.put("👩‍❤️‍💋‍👨", columns: 3, at: ScreenPosition(column: 1, row: 0))
    frame.write("│", at: ScreenPosition(column: 4, row: 0))
    #expect(try redrawn(frame, .safe, policy).text(ofRow: 0) == " 👩·+│   ")
  }

  @Test func `C76 both halves of a cell are painted again when the selection moves`() throws {
    var painter = try CellPainter.forXterm()
    _ = painter.bytes(grid(selected: 0))
    let output = String(decoding: painter.bytes(grid(selected: 1)), as: UTF8.self)
    let before = "\u{1B}[1;1H    \u{1B}[2G😀"
    let after = "\u{1B}[5G\u{1B}[97;44m    \u{1B}[6G🎉"
    #expect(output == before + after + "\u{1B}[m\r")
  }

  @Test func `a frame that is the same writes nothing`() throws {
    var painter = try CellPainter.forXterm()
    #expect(!painter.bytes(grid(selected: 2)).isEmpty)
    #expect(painter.bytes(grid(selected: 2)) == [])
    #expect(!painter.bytes(grid(selected: 2), full: true).isEmpty)
  }

  @Test func `the cursor is shown and hidden only when that changes, and without its blinking`() throws {
    var painter = try CellPainter.forXterm()
    var frame = Frame(size: ScreenSize(columns: 4, rows: 2))
    frame.cursor = Frame.Cursor(position: ScreenPosition(column: 9, row: 9), isVisible: false)
    #expect(String(decoding: painter.bytes(frame), as: UTF8.self).hasSuffix("\u{1B}[2;4H\u{1B}[?25l"))
    #expect(painter.hidesCursor)
    frame.cursor.position.column = 1
    #expect(String(decoding: painter.bytes(frame), as: UTF8.self) == "\u{1B}[2;2H")
    frame.cursor.isVisible = true
    #expect(String(decoding: painter.bytes(frame), as: UTF8.self) == "\u{1B}[?25h")
    #expect(!painter.hidesCursor)
  }

  @Test func `a move of the selection takes few bytes, a first frame less than 4096`() throws {
    var painter = try CellPainter.forXterm()
    var longest = 0
    #expect(painter.bytes(page(selected: 0)).count < 4096)
    for selected in 1..<78 { longest = max(longest, painter.bytes(page(selected: selected)).count) }
    #expect(longest <= 200)
  }

  @Test func `the last cell of the screen is left alone where the terminal would scroll`() throws {
    var dumb = try #require(xterm).description
    dumb.cursorAddress = .terminfo(Array("\u{1B}=%p1%' '%+%c%p2%' '%+%c".utf8CString))
    dumb.columnAddress = .missing
    dumb.strings[.rmam] = nil
    var frame = Frame(size: ScreenSize(columns: 3, rows: 2))
    for row in 0..<2 { frame.write("abc", at: ScreenPosition(column: 0, row: row)) }
    let output = withTerminfo {
      var painter = CellPainter(description: dumb, styles: StyleTable(description: dumb, options: plainOptions()))
      return String(decoding: painter.bytes(frame), as: UTF8.self)
    }
    #expect(output.hasSuffix("\u{1B}=  abc\u{1B}=! ab\u{1B}=  \u{1B}[?25l"))
  }

  @Test func `control characters in a frame never reach the terminal`() throws {
    var painter = try CellPainter.forXterm(.full)
    var frame = Frame(size: ScreenSize(columns: 6, rows: 1))
    for (index, hostile) in (["\u{1B}", "\u{9B}", "\u{7F}", "\r\n", "\u{202E}"] as [Character]).enumerated() {
      frame.put(hostile, columns: 1, at: ScreenPosition(column: index, row: 0))
    }
    #expect(String(decoding: painter.bytes(frame), as: UTF8.self).contains("?????"))
  }

  // MARK: Helpers

  private func redrawn(_ frame: Frame, _ profile: GlyphProfile, _ policy: WidthPolicy) throws -> ModelTerminal {
    var painter = try CellPainter.forXterm(profile)
    var terminal = ModelTerminal(size: frame.size, policy: policy)
    terminal.feed(painter.bytes(frame))
    return terminal
  }

  private func requireEqual(_ shown: ModelTerminal, _ fresh: ModelTerminal, _ what: String) throws {
    for row in 0..<fresh.size.rows {
      let rows = "\(what)\n\(shown.text(ofRow: row))\n\(fresh.text(ofRow: row))"
      let isEqual = shown.screen[row] == fresh.screen[row]
      try #require(isEqual, "\(rows)")
    }
    try #require(shown.row == fresh.row && shown.column == fresh.column, "\(what)")
    try #require(shown.isCursorVisible == fresh.isCursorVisible, "\(what)")
  }

  /// Every settled text is in its column; every emoji begins in its column, as something that can be seen.
  private func requireInPlace(_ frame: Frame, _ terminal: ModelTerminal) throws {
    for row in 0..<frame.size.rows {
      for (column, cell) in frame.row(row).enumerated() where !cell.isContinuation {
        let glyph = GlyphProfile.safe.glyph(for: cell.cluster, columns: Int(cell.columns))
        let slot = terminal.slots[row][column]
        guard glyph.extent != .unknown, !cell.isBlank else { continue }
        let first = glyph.text.unicodeScalars.first
        let isThere = slot.text.unicodeScalars.first == first
        try #require(isThere, "\(terminal.policy) \(cell.cluster) \(column) \(terminal.text(ofRow: row))")
      }
    }
  }

  private func grid(selected: Int) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 20, rows: 1))
    for (index, emoji) in (["😀", "🎉", "🍔"] as [Character]).enumerated() {
      let style = index == selected ? Style(.selection) : .plain
      frame.fill(from: ScreenPosition(column: index * 4, row: 0), columns: 4, style: style)
      frame.put(emoji, columns: 3, at: ScreenPosition(column: index * 4 + 1, row: 0), style: style)
    }
    return frame
  }

  /// A page of 80 × 24 with thirteen emoji a row and a name line.
  private func page(selected: Int) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 80, rows: 24))
    frame.write(String(repeating: "─", count: 76), at: ScreenPosition(column: 2, row: 4), style: Style(.quiet))
    for index in 0..<78 {
      let place = ScreenPosition(column: 2 + index % 13 * 6, row: 6 + index / 13 * 2)
      let style = index == selected ? Style(.selection) : .plain
      frame.fill(from: place, columns: 4, style: style)
      let emoji = RandomWalk.emoji[index % RandomWalk.emoji.count]
      frame.put(emoji, columns: 3, at: ScreenPosition(column: place.column + 1, row: place.row), style: style)
    }
    frame.write(
      "the name of emoji \(selected)   :short\(selected * 7)code:   U+1F4\(selected)",
      at: ScreenPosition(column: 2, row: 20))
    frame.cursor.position = ScreenPosition(column: 2 + selected % 13 * 6, row: 6 + selected / 13 * 2)
    return frame
  }
}
