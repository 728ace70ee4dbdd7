import EmojiCatalog
import Picker
import ScreenModel
import TestSupport
import Testing

/// Keys in, the selected emoji out. 80×24 has 13 columns, 7 lines and 90 emoji a page.
@Suite struct NavigationTests {
  private var session = PickerSession(columns: 80, rows: 24)

  private mutating func selected(after keys: String) -> String {
    session.press(keys)
    return session.nameLine
  }

  @Test mutating func `the first emoji is selected at once`() {
    #expect(selected(after: "").hasPrefix("grinning face   :grinning:   U+1F600"))
  }

  @Test mutating func `Right goes on past the end of a row, Left back before its start`() {
    #expect(selected(after: String(repeating: "<right>", count: 13)).contains("U+1F607"))
    #expect(selected(after: "<left>").contains("U+1F60A"))
    #expect(selected(after: "<c-b>").contains("U+1F609"))
    #expect(selected(after: "<c-f>").contains("U+1F60A"))
  }

  @Test mutating func `Down and Up keep the column`() {
    #expect(selected(after: "<right><down>").contains("U+1F970"))
    #expect(selected(after: "<c-n>").contains("U+1F61D"))
    #expect(selected(after: "<c-p><up>").contains("U+1F603"))
  }

  @Test mutating func `Down past the last line goes to the next page in the same column`() {
    #expect(selected(after: "<right>" + String(repeating: "<down>", count: 7)).contains("U+1F628"))
  }

  @Test mutating func `Down reaches ⌫ from the last, part-full line, and then the next group in its column`() {
    // The last line of the second page has a few emoji and, far at the right, ⌫.
    session.press("<pgdn><end><up>")
    let above = session.picker.frame().cursor.position.column
    #expect(selected(after: "<down>") == "⌫ nothing to delete")
    let column = session.picker.frame().cursor.position.column
    #expect(above == column)
    session.press("<down>")
    #expect(session.line(with: "  People & Body") != "")
    #expect(session.picker.frame().cursor.position.column == column)
  }

  @Test mutating func `Left before the first emoji of a group is the last key of the one before`() {
    session.press("<tab>")
    #expect(selected(after: "<left>") == "⌫ nothing to delete")
    #expect(session.line(with: "Smileys & Emotion") != "")
    #expect(session.line(with: "○ ●") != "")
  }

  @Test mutating func `what is newer than the terminal knows is told with its version`() {
    #expect(selected(after: "distorted face").hasSuffix("U+1FAEA   since 17.0"))
    #expect(selected(after: "<c-u>melting face").hasSuffix("U+1FAE0"))
  }

  @Test mutating func `Home and End are the first and the last key of the page`() {
    #expect(selected(after: "<right><down><end>") == "⌫ nothing to delete")
    #expect(selected(after: "<home>").contains("U+1F600"))
    #expect(selected(after: "<c-e>") == "⌫ nothing to delete")
    #expect(selected(after: "<c-a>").contains("U+1F600"))
  }

  @Test mutating func `Right from ⌫ is the first emoji of the next page`() {
    #expect(selected(after: "<end><right>").contains("U+1F627"))
    #expect(selected(after: "<left>") == "⌫ nothing to delete")
  }

  @Test mutating func `pages turn with their slot kept, and go on into the next group`() {
    #expect(selected(after: "<right><pgdn>").contains("U+1F628"))
    #expect(selected(after: "<pgdn>").contains("U+1F91A"))
    #expect(session.line(with: "People & Body") != "")
    #expect(selected(after: "<pgup>").contains("U+1F628"))
    #expect(selected(after: "<pgup><pgup><pgup>").contains("U+1F603"))
  }

  @Test mutating func `a page turned on ⌫ stays on ⌫`() {
    #expect(selected(after: "<end><pgdn>") == "⌫ nothing to delete")
    #expect(selected(after: "<pgdn>") == "⌫ nothing to delete")
  }

  @Test mutating func `the run of groups has two ends`() {
    #expect(selected(after: "<left>").contains("U+1F600"))
    session.press(String(repeating: "<pgdn>", count: 40))
    #expect(session.line(with: "  Flags") != "")
    session.press("<end>")
    #expect(selected(after: "<right><right>") == "⌫ nothing to delete")
  }

  @Test mutating func `Tab and Shift-Tab go around the groups`() {
    #expect(selected(after: "<tab>").contains("U+1F44B"))
    #expect(selected(after: "<s-tab>").contains("U+1F600"))
    #expect(selected(after: "<s-tab>").contains("U+1F3C1"))
    #expect(selected(after: "<tab>").contains("U+1F600"))
  }

  @Test mutating func `Up from the first row reaches the tabs, Down and Enter return`() {
    #expect(selected(after: "<up>").hasPrefix("Smileys & Emotion"))
    #expect(selected(after: "<right>").hasPrefix("People & Body"))
    #expect(selected(after: "<left><left>").hasPrefix("Smileys & Emotion"))
    #expect(selected(after: "<down>").contains("U+1F600"))
    #expect(selected(after: "<up><right><enter>").contains("U+1F44B"))
    #expect(session.effects.isEmpty)
    #expect(session.composed == "")
  }

  @Test mutating func `search results stop at their ends`() {
    session.press("grinning")
    let first = session.nameLine
    #expect(selected(after: "<left>") == first)
    #expect(selected(after: "<pgup><pgdn><end><right><down>") == "⌫ nothing to delete")
    #expect(session.line(with: "found") != "")
  }

  @Test mutating func `Tab leaves a search for the groups`() {
    #expect(selected(after: "rocket<tab>").contains("U+1F600"))
    #expect(session.line(with: "found") == "")
  }

  @Test mutating func `nothing is selected when there is nothing, and Enter does nothing there`() {
    session.press("xyzzy")
    #expect(session.nameLine == "")
    session.press("<enter><c-s><pgdn><pgup>")
    #expect(session.effects.isEmpty)
    #expect(session.composed == "")
    #expect(session.line(with: "No emoji for “xyzzy”") != "")
    #expect(selected(after: "<right>") == "⌫ nothing to delete")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a resize keeps the selected emoji, and it stays visible`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = PickerSession(columns: 80, rows: 24)
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      session.press(["<right>", "<down>", "<pgdn>"].randomElement(using: &random) ?? "")
    }
    let before = session.nameLine
    for _ in 0..<5 {
      session.resize(
        columns: Int.random(in: 1...130, using: &random), rows: Int.random(in: 1...50, using: &random))
    }
    session.resize(columns: 80, rows: 24)
    #expect(session.nameLine == before)
  }

  @Test mutating func `the cursor is behind the query while typing and on the selected cell after a move`() {
    session.press("hea")
    #expect(session.picker.frame().cursor == .init(position: ScreenPosition(column: 7, row: 1), isVisible: true))
    session.press("<right>")
    #expect(session.picker.frame().cursor == .init(position: ScreenPosition(column: 9, row: 6), isVisible: false))
    session.press("r")
    #expect(session.picker.frame().cursor == .init(position: ScreenPosition(column: 8, row: 1), isVisible: true))
  }
}
