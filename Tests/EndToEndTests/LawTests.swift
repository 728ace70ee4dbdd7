import TestSupport
import Testing

/// The law of drawing: after any sequence of events the screen equals a full redraw.
///
/// `EMOJIPAD_WALK_SEEDS` and `EMOJIPAD_WALK_EVENTS` in the environment make more and longer walks.
@Suite struct LawTests {
  private static var seeds: Range<Int> { 0..<(variable("EMOJIPAD_WALK_SEEDS").flatMap { Int($0) } ?? 4) }
  private static var events: Int { variable("EMOJIPAD_WALK_EVENTS").flatMap { Int($0) } ?? 250 }

  @Test(arguments: LawTests.seeds) func `after any events the screen equals a full redraw`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let window = try PickerWindow()
    // Something to be shown among the recents and the favourites.
    try window.press("C-s", "C-k")
    // Of four walks one begins in each view.
    for _ in 0..<seed % 4 { try window.press("C-v") }
    var history: [String] = []
    for event in 1...Self.events {
      history.append(try step(in: window, &random))
      guard event.isMultiple(of: 25) else { continue }
      let shown = SeenScreen(styledRows: try window.tmux.settledStyledRows())
      let cursor = try window.screen().cursor
      try window.press("C-l")
      let redrawn = SeenScreen(styledRows: try window.tmux.settledStyledRows())
      let cursorAfter = try window.screen().cursor
      let message = """
        seed \(seed), event \(event), after \(history.suffix(25)), shown and redrawn:
        \(shown.difference(from: redrawn).joined(separator: "\n"))
        """
      try #require(shown == redrawn, "\(message)")
      #expect(cursor == cursorAfter)
    }
    // The first Esc may only close the help.
    try window.tmux.press(["C-c", "C-c"])
    #expect(try window.finish().status == 130)
  }

  @Test func `after any drags of the carousel the screen equals a full redraw`() throws {
    var random = SplitMix64(seed: 7)
    let window = try PickerWindow()
    try window.press("C-v", "C-v")
    for step in 1...40 {
      let columns = (0..<79).shuffled(using: &random).prefix(2)
      try window.drag(fromColumn: columns[0], toColumn: columns[1], row: 12)
      if step.isMultiple(of: 8) {
        try window.resize(
          columns: Int.random(in: 20...120, using: &random), rows: Int.random(in: 16...40, using: &random))
      }
      guard step.isMultiple(of: 5) else { continue }
      let shown = SeenScreen(styledRows: try window.tmux.settledStyledRows())
      try window.press("C-l")
      let redrawn = SeenScreen(styledRows: try window.tmux.settledStyledRows())
      #expect(shown == redrawn, "\(shown.difference(from: redrawn).joined(separator: "\n"))")
    }
    #expect(try window.finish("C-c").status == 130)
  }

  @Test func `Ctrl-L brings back what something else has written over`() throws {
    let window = try PickerWindow()
    try window.press("Right", "Down")
    let before = SeenScreen(styledRows: try window.tmux.settledStyledRows())
    let scribble = "\u{1B}[3;1H\u{1B}[41mscribble over a row of this screen\u{1B}[m\u{1B}[7;5Hand more"
    try write(scribble, toFile: try window.tmux.fact("#{pane_tty}"))
    try window.tmux.wait(forText: "and more")
    try window.press("C-l")
    #expect(SeenScreen(styledRows: try window.tmux.settledStyledRows()) == before)
    #expect(try window.finish("C-c").status == 130)
  }

  /// Does one random thing and tells what.
  private func step(in window: PickerWindow, _ random: inout SplitMix64) throws -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45:
      let key = ["Right", "Left", "Up", "Down"].randomElement(using: &random) ?? "Right"
      try window.press(key)
      return key
    case 45..<70:
      let keys = [
        "NPage", "PPage", "Home", "End", "Tab", "BTab", "C-s", "BSpace", "C-w", "C-u", "C-t", "C-t",
        "C-k", "C-x", "C-r", "M-3", "M-0", "M-Right",
      ]
      let key = keys.randomElement(using: &random) ?? "NPage"
      try window.press(key)
      return key
    case 70..<88:
      let word = ["a", "e", "he", "art", "fl", "wo", " ", "x", "é"].randomElement(using: &random) ?? "a"
      try window.type(word)
      return "“\(word)”"
    case 88..<91:
      let key = ["F1", "C-v", "DC"].randomElement(using: &random) ?? "F1"
      try window.press(key)
      return key
    case 91..<96:
      try window.turnWheel(Bool.random(using: &random) ? .up : .down, column: 5, row: 5)
      return "wheel"
    default:
      let columns = Int.random(in: 9...120, using: &random)
      let rows = Int.random(in: 3...40, using: &random)
      try window.resize(columns: columns, rows: rows)
      return "\(columns)×\(rows)"
    }
  }
}
