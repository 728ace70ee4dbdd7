import CellLayout
import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

@Suite struct CardsViewTests {
  private static func session(columns: Int = 80, rows: Int = 24, keys: String = "") -> PickerSession {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<c-v><c-v><c-v>" + keys)
    return session
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5), (9, 3)])
  func `cards wrap what is known, so their heights differ`(columns: Int, rows: Int) {
    expectGolden(Self.session(columns: columns, rows: rows, keys: "party<down>"), "cards-\(columns)x\(rows)")
  }

  @Test(arguments: [9, 12, 16, 20, 30]) func `no word of a name is cut that a window has room for`(columns: Int) {
    let session = Self.session(columns: columns, rows: 12, keys: "party")
    let words = session.lines[2...].joined(separator: " ").split(separator: " ")
    #expect(words.contains("party") && words.contains("popper"), "\(session.lines)")
  }

  @Test func `a window lower than a turn of the wheel skips no line of a card`() {
    var session = Self.session(columns: 9, rows: 3, keys: "party")
    var seen = session.lines[1...].map { $0 }
    for _ in 0..<3 {
      session.press("<down>")
      seen += session.lines[1...]
    }
    let text = seen.map { String($0.prefix(8)).trimmingSpaces }.joined(separator: " ")
    #expect(text.contains("party popper awesome, birthday"), "\(text)")
  }

  @Test(arguments: [9, 20, 40, 51, 52, 53, 76, 77, 78, 80, 120, 200])
  func `there are as many columns as have room for cards of 24 cells`(columns: Int) throws {
    let session = Self.session(columns: columns, rows: 24, keys: "heart")
    let layout = try #require(session.picker.scrolledView as? CardsView).layout
    let insets = layout.delegate.insets
    let room = columns - insets.left - insets.right
    let count = layout.columnCount
    #expect(count == 1 || 24 * count + (count - 1) <= room)
    #expect(24 * (count + 1) + count > room)
    let last = try #require(layout.items(inColumn: count - 1).first.flatMap { layout.attributes(at: $0)?.frame })
    #expect(last.maxX == columns - insets.right)
  }

  @Test func `without colours the selected card has double lines`() {
    var session = PickerSession(columns: 40, rows: 12, configuration: Configuration(hasColor: false))
    session.press("rocket<c-v><c-v><c-v>")
    expectGolden(session, "cards-monochrome-40x12")
  }

  @Test func `cards speak the person's language`() {
    var session = PickerSession(columns: 80, rows: 24, languages: ["de"])
    session.press("<c-v><c-v><c-v>rakete")
    #expect(session.lines.contains { $0.contains("🚀  Rakete") })
    #expect(session.lines.contains { $0.contains("Weltraum") })
  }

  @Test func `a name begins in the same column whatever terminals think of the emoji before it`() {
    // C73
    var session = PickerSession(
      columns: 40, rows: 24,
      table: """
        @group\tG
        ⚙️\t1.0\t\tgear\t\t\t\t
        💰\t0.6\t\tmoney bag\t\t\t\t
        🔢\t0.6\t\tinput numbers\t\t\t\t

        """)
    session.press("<c-v><c-v><c-v>")
    let frame = session.picker.frame()
    for name in ["gear", "money bag", "input numbers"] {
      let row = session.lines.firstIndex { $0.contains("  \(name)") } ?? 0
      let letters = frame.row(row).map { String($0.cluster) }
      let start = letters.indices.first { letters[$0...].joined().hasPrefix(name) }
      #expect(start.map { $0 - letters.startIndex } == 7)
    }
  }

  /// The frames of all cards and the selected one's.
  private static func cards(_ session: PickerSession) throws -> (CardsView, Int) {
    (try #require(session.picker.scrolledView as? CardsView), try #require(session.picker.selection.data))
  }

  @Test func `an arrow leads to the card that lies most beside this one, or next in its column`() throws {
    var session = Self.session(keys: "<down><down><right>")
    for key in ["<down>", "<left>", "<right>", "<up>", "<right>", "<down>", "<down>", "<left>", "<left>", "<up>"] {
      let (cards, before) = try Self.cards(session)
      let old = try #require(cards.layout.attributes(at: before)?.frame)
      session.press(key)
      let (_, after) = try Self.cards(session)
      let new = try #require(cards.layout.attributes(at: after)?.frame)
      if after == before { continue }
      let all = (0..<cards.items.count).compactMap { cards.layout.attributes(at: $0)?.frame }
      switch key {
      case "<down>": #expect(new.minY == all.filter { $0.minX == old.minX && $0.minY > old.minY }.map(\.minY).min())
      case "<up>": #expect(new.minY == all.filter { $0.minX == old.minX && $0.minY < old.minY }.map(\.minY).max())
      default:
        func shared(_ frame: (minY: Int, maxY: Int)) -> Int { min(frame.maxY, old.maxY) - max(frame.minY, old.minY) }
        #expect(key == "<left>" ? new.maxX < old.maxX : new.minX > old.minX)
        #expect(abs(new.minX - old.minX) <= old.size.width + 2)
        let most = all.filter { $0.minX == new.minX }.map { shared(($0.minY, $0.maxY)) }.max()
        #expect(shared((new.minY, new.maxY)) == most)
      }
    }
  }

  @Test func `nothing lies beside the outer columns, and Up from the first card reaches the tabs`() throws {
    var session = Self.session(keys: "<left>")
    #expect(session.nameLine.contains("U+1F600"))
    session.press("<right><right><right><right>")
    #expect(session.nameLine.contains("U+1F604"))
    session.press("<up>")
    #expect(session.nameLine == "Smileys & Emotion, 172 emoji")
  }

  @Test func `past the last card of a column lies the next group`() {
    var session = Self.session(keys: "<end><down><down><down>")
    #expect(session.line(with: "[👋]") != "")
    session.press("<home><pgup>")
    #expect(session.line(with: "[😀]") != "")
  }

  @Test func `a card higher than the window is scrolled through before the next one`() throws {
    var session = Self.session(columns: 20, rows: 8, keys: "party")
    let name = session.nameLine
    let first = session.lines
    session.press("<down>")
    #expect(session.nameLine == name)
    #expect(session.lines != first)
    session.press("<down><down><down><down>")
    #expect(session.nameLine != name)
  }

  @Test func `the wheel scrolls and a click picks the card that it is on`() {
    var session = Self.session()
    session.turnWheel(.wheelDown, times: 4)
    let first = session.lines[5...20].first { $0.contains("  ") } ?? ""
    #expect(!first.contains("😀"))
    session.turnWheel(.wheelUp, times: 4)
    session.click(column: 30, row: 8)
    #expect(session.composed == "😃")
    #expect(session.effects == [.finish])
  }

  @Test func `words that the query begins are underlined`() {
    let session = Self.session(keys: "part")
    let frame = session.picker.frame()
    let underlined = (0..<frame.size.rows).map { row in
      String(frame.row(row).filter { $0.style.role == .match }.map(\.cluster))
    }
    #expect(underlined.contains { $0.contains("party") })
    #expect(!underlined.joined().contains("celebrate"))
  }
}
