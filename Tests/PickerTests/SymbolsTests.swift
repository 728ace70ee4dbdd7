import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

/// The tab of what is no emoji.
@Suite struct SymbolsTests {
  private func session(
    after keys: String = "", configuration: Configuration = Configuration(), memory: Memory? = nil
  ) -> PickerSession {
    var session = PickerSession(
      columns: 80, rows: 24, configuration: configuration, memory: memory, hasSymbols: true)
    session.press(keys)
    return session
  }

  @Test func `C46 the symbols are a tab behind those of the emoji`() {
    let session = session(after: "<s-tab>")
    expectGolden(session, "symbols-80x24")
    #expect(session.line(with: "[∑").contains("Signs"))
    #expect(session.nameLine.hasPrefix("exclamation mark"))
    #expect(session.nameLine.contains("U+0021"))
    #expect(!session.nameLine.contains("since"))
  }

  @Test(arguments: [
    ("less-than", "<", "U+003C"), ("ampersand", "&", "U+0026"), ("greater", ">", "U+003E"),
    ("quotation", "\"", "U+0022"), ("backslash", "\\", "U+005C"),
  ]) func `C46 signs of shells and markup are found, shown and inserted as they are`(
    query: String, sign: String, codePoint: String
  ) {
    var session = session(after: query)
    #expect(session.nameLine.contains(codePoint))
    #expect(
      session.picker.frame().cells.contains { $0.cluster == Character(sign) && $0.style.role == .selection })
    session.press("<enter>")
    #expect(session.composed == sign)
    #expect(session.effects == [.finish])
  }

  @Test func `symbols have neither tones nor text style, and are inserted as they are where these are asked for`() {
    let configuration = Configuration(insertsAndStays: true, tone: .dark, usesTextStyle: true)
    var session = session(
      after: "hash sign<enter><c-u>asterisk<enter><c-u>U+2192<enter>", configuration: configuration)
    #expect(Array(session.composed.unicodeScalars) == ["#", "*", "→"])
    session.press("<c-u>hash sign<c-t>")
    #expect(session.line(with: "Tones") == "")
    #expect(session.lines.allSatisfy { !$0.contains("insert as text") })
  }

  @Test func `symbols are remembered like emoji, with their names`() {
    let memory = Memory(recents: ["⌘", "🚀"], favourites: ["\\"])
    #expect(session(memory: memory).nameLine.hasPrefix("command key"))
    #expect(session(after: "<tab>", memory: memory).nameLine.hasPrefix("★ backslash"))
    #expect(session(after: "&<c-k>", memory: memory).changes == [.favouriteAdded("&")])
  }

  @Test func `the tab tells how many symbols it has`() {
    let count = Catalog.embedded(withSymbols: true).groups.last?.rows.count ?? 0
    #expect(session(after: "<s-tab><up>").line(with: "Signs, \(count) symbols") != "")
  }

  @Test(arguments: [ViewStyle.sections, .carousel, .cards]) func `every view shows them`(view: ViewStyle) {
    var session = session()
    for _ in ViewStyle.allCases where session.picker.view != view { session.press("<c-v>") }
    #expect(session.picker.view == view)
    session.press("⌘")
    #expect(session.line(with: "command key") != "")
    #expect(session.line(with: "since") == "")
    session.press("<enter>")
    #expect(session.composed == "⌘")
  }
}
