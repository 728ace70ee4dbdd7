import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

/// The tones that emoji are shown and inserted in.
@Suite struct TonesTests {
  private func session(tone: SkinTone? = nil, memory: Memory? = Memory()) -> PickerSession {
    PickerSession(columns: 80, rows: 24, configuration: Configuration(tone: tone), memory: memory)
  }

  @Test(arguments: ["✌️", "☝️", "✍️", "⛹️", "🖐️", "🕵️", "🏋️", "🏌️"])
  func `C49 the default tone stands right behind the base`(text: String) {
    var session = session(tone: .medium)
    session.send(.paste(text))
    session.press("<enter>")
    let base = text.unicodeScalars.first.map(String.init) ?? ""
    #expect(Array(session.composed.unicodeScalars) == Array((base + "\u{1F3FD}").unicodeScalars))
  }

  @Test func `C50 the tone stands before the direction`() {
    var session = session(tone: .mediumLight)
    session.press("person running facing right<enter>")
    #expect(
      session.composed.unicodeScalars.map(\.value) == [0x1F3C3, 0x1F3FC, 0x200D, 0x27A1, 0xFE0F])
  }

  @Test func `the default tone is that of pages, search, sections, cards and favourites`() {
    var session = session(tone: .dark, memory: Memory(favourites: ["👋"]))
    session.press("<s-tab><c-s><tab><tab><c-s>thumbs up<c-s><c-u>")
    #expect(session.composed == "👋🏿👋🏿👍🏿")
    session.press("<c-v><c-s><c-v><c-s><c-v><c-s>")
    #expect(session.composed == "👋🏿👋🏿👍🏿👋🏿👋🏿👋🏿")
    expectGolden(session, "tones-cards-80x24")
  }

  @Test func `recents keep the tone that was picked, and favourites one that was chosen`() {
    var session = session(tone: .dark, memory: Memory(recents: ["👍", "👍🏻"], favourites: ["👋🏻"]))
    session.press("<c-s><right><c-s><tab><c-s>")
    #expect(session.composed == "👍👍🏻👋🏻")
  }

  @Test func `the tone asked for goes before the one that was chosen earlier`() {
    var session = session(tone: .light, memory: Memory(defaultTone: .dark))
    session.press("thumbs up<c-s>")
    session.press("<c-t><home><s-tab><enter><c-s>")
    #expect(session.composed == "👍🏻👍")
    var other = self.session(memory: Memory(defaultTone: .dark))
    other.press("thumbs up<c-s>")
    #expect(other.composed == "👍🏿")
  }

  @Test func `none asked for goes before the one that was chosen earlier too`() {
    var session = session(tone: .untoned, memory: Memory(defaultTone: .dark))
    session.press("thumbs up<enter>")
    #expect(session.composed == "👍")
  }

  @Test func `Alt and a digit tone the selected emoji at once, without inserting`() {
    var session = session()
    session.press("waving hand")
    for (digit, tone) in zip("12345", ["🏻", "🏼", "🏽", "🏾", "🏿"]) {
      session.press("<a-\(digit)>")
      #expect(session.lines.joined().contains("👋\(tone)"))
      #expect(session.picker.frame() == session.nextFrame())
    }
    #expect(session.composed == "" && session.changes == [])
    session.press("<c-s><a-0><c-s>")
    #expect(session.composed == "👋🏿👋")
    // Another emoji keeps its own tone.
    session.press("<a-3><right><c-s>")
    #expect(!session.composed.hasSuffix("🏽"))
  }

  @Test func `Alt and a digit tone both people, and what takes no tone stays`() {
    var session = session()
    session.press("handshake<a-2><c-s><c-u>rocket<a-2><c-s>")
    #expect(session.composed == "🤝🏼🚀")
    session.press("<end><a-2>")
    #expect(session.picker.selection != .none)
  }

  @Test func `Alt and a digit tone a recent one for this run`() {
    var session = session(memory: Memory(recents: ["👋🏿", "🚀"]))
    session.press("<a-1><c-s>")
    #expect(session.composed == "👋🏻")
    #expect(session.picker.memory?.recents == ["👋🏿", "🚀"])
  }

  @Test func `among the variants Alt and a digit choose the tone`() {
    var session = session()
    session.press("shrug<c-t><tab><a-4><enter>")
    #expect(session.composed == "🤷🏾")
  }

  @Test func `text style where it was asked for, and remembered as the emoji`() {
    var session = PickerSession(
      columns: 80, rows: 24, configuration: Configuration(usesTextStyle: true), memory: Memory())
    session.press("red heart<c-s><c-u>rocket<c-s><c-u>thumbs up<a-1><c-s>")
    #expect(session.composed == "\u{2764}\u{FE0E}🚀👍🏻")
    #expect(session.changes == [.picked("❤️"), .picked("🚀"), .picked("👍🏻")])
  }

  @Test func `a favourite made under a default tone follows the default`() {
    var session = session(tone: .dark)
    session.press("thumbs up<c-k>")
    #expect(session.changes == [.favouriteAdded("👍")])
    #expect(session.nameLine.hasPrefix("★ thumbs up: dark skin tone"))
    session.press("<a-1><c-k>")
    #expect(session.changes == [.favouriteAdded("👍"), .favouriteAdded("👍🏻")])
  }
}
