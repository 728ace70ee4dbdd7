import CellLayout
import EmojiCatalog
import ScreenModel
import TestSupport
import Testing

@testable import Picker

@Suite struct ViewSwitchingTests {
  @Test(arguments: [(80, 24), (40, 12), (20, 5), (9, 3)])
  func `the selected emoji stays selected through all the views`(columns: Int, rows: Int) {
    var session = PickerSession(columns: columns, rows: rows)
    session.press("<tab><tab><right><down><right>")
    let selected = selectedText(session)
    for _ in 0..<4 {
      session.press("<c-v>")
      #expect(selectedText(session) == selected)
      #expect(session.lines.joined().contains(selected))
    }
    session.press("<c-v><enter>")
    #expect(session.composed == selected)
  }

  @Test func `a search stays too, and what is typed in one view is found in the next`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("hear<c-v>t<right><right><right><c-v><c-v>")
    let selected = selectedText(session)
    #expect(session.line(with: "\(session.picker.listing.count) found") != "")
    session.press("<c-v>")
    #expect(selectedText(session) == selected)
    session.press("<c-u><c-v>")
    #expect(session.line(with: "[😀]") != "")
  }

  @Test func `the ⌫ key of a page gives way to the emoji of its page`() {
    var session = PickerSession(columns: 80, rows: 24)
    session.press("<pgdn><end><c-v>")
    #expect(session.nameLine.contains("U+"))
    session.press("<enter>")
    #expect(session.composed != "")
  }

  @Test func `the hint names the next view, and a click on it leads there`() {
    var session = PickerSession(columns: 80, rows: 24)
    for view in ["sections", "carousel", "cards", "pages"] {
      let line = session.lines[23]
      #expect(line.contains("^V \(view)"))
      session.click(column: line.prefix { $0 != "V" }.count, row: 23)
    }
    #expect(session.effects == [])
  }

  @Test func `⌫ and Backspace work in every view`() {
    for views in ["<c-v>", "<c-v><c-v>", "<c-v><c-v><c-v>"] {
      var session = PickerSession(columns: 80, rows: 24)
      session.press(views + "<c-s><c-s><bs>")
      #expect(session.composed == "😀")
    }
  }

  private func selectedText(_ session: PickerSession) -> String {
    guard let data = session.picker.selection.data else { return "" }
    return session.picker.source.text(data)
  }
}

/// What holds in every view after any events.
@Suite struct ViewLawTests {
  private static let keys = [
    "<left>", "<right>", "<up>", "<down>", "<right>", "<down>", "<pgup>", "<pgdn>", "<home>", "<end>", "<tab>",
    "<s-tab>", "h", "e", "a", "<bs>", "<c-u>", "<c-s>", "<f1>", "<esc>x", "<c-w>", "<c-v>", "<c-v>", "<del>",
    "<c-t>", "<c-t>", "<c-k>", "<c-x>", "<c-r>", "<a-3>", "<a-right>", "<enter>",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the selected item is in the window, and the carousel at rest`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = PickerSession(
      columns: 80, rows: 24, configuration: Configuration(hasColor: seed % 2 == 0),
      memory: Memory(recents: ["🎉", "👋🏿", "ab", "🤝"], favourites: ["🚀", "👋"]))
    var history: [String] = []
    for _ in 0..<150 {
      history.append(step(&session, &random))
      let picker = session.picker
      #expect(picker.frame().size == picker.size)
      guard picker.layout != nil, let view = picker.scrolledView, picker.drag == nil else { continue }
      guard case .data(let data) = picker.selection else {
        #expect(picker.listing.count == 0, "\(history.suffix(8))")
        continue
      }
      let isShown = view.offset(showing: data, from: picker.scroll, .nearest) == picker.scroll
      #expect(isShown && data < picker.listing.count, "seed \(seed): \(history.suffix(8))")
      if !isShown { return }
    }
  }

  /// Does one random thing and tells what.
  private func step(_ session: inout PickerSession, _ random: inout SplitMix64) -> String {
    let place = ScreenPosition(
      column: Int.random(in: 0..<session.picker.size.columns, using: &random),
      row: Int.random(in: 0..<session.picker.size.rows, using: &random))
    switch Int.random(in: 0..<30, using: &random) {
    case 0:
      let size = (Int.random(in: 1...130, using: &random), Int.random(in: 1...45, using: &random))
      session.resize(columns: size.0, rows: size.1)
      return "resize \(size)"
    case 1..<7:
      let actions: [Mouse.Action] = [
        .press(.left), .drag(.left), .drag(.left), .release(.left), .wheelUp, .wheelDown, .press(.middle),
        .press(.right),
      ]
      let action = actions.randomElement(using: &random) ?? .wheelUp
      session.send(.mouse(Mouse(action, at: place)))
      return "\(action) at \(place)"
    default:
      let keys = Self.keys.randomElement(using: &random) ?? "x"
      session.press(keys)
      return keys
    }
  }
}
