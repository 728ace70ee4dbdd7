import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

/// The carousel of variants.
@Suite struct VariantsTests {
  private func session(
    columns: Int = 80, rows: Int = 24, memory: Memory? = Memory(), configuration: Configuration = Configuration()
  ) -> PickerSession {
    PickerSession(columns: columns, rows: rows, configuration: configuration, memory: memory)
  }

  // MARK: Tones

  @Test func `Ctrl-T offers the five tones of one person, none first`() {
    var session = session()
    session.press("waving hand<c-t>")
    #expect(session.picker.variants?.texts == ["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    session.press("<right><right>")
    expectGolden(session, "variants-one-person-80x24")
    session.press("<enter>")
    #expect(session.composed == "👋🏼" && session.effects == [.finish])
  }

  @Test func `C53 each tone can be chosen after the other, and none again`() {
    var session = session()
    session.press("waving hand<c-t><end><c-s><c-t><right><c-s><c-t><c-s>")
    #expect(session.composed == "👋🏿👋🏻👋")
    #expect(session.changes == [.picked("👋🏿"), .picked("👋🏻"), .picked("👋")])
    #expect(session.picker.variants == nil)
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12)]) func `C55 two people have 25 tones, as a square where it fits`(
    columns: Int, rows: Int
  ) {
    var session = session(columns: columns, rows: rows)
    session.press("handshake<c-t>")
    let texts = session.picker.variants?.texts ?? []
    #expect(texts.count == 26 && Set(texts).count == 26)
    #expect(texts.first == "🤝" && texts.contains("🤝🏽") && texts.contains("🫱🏻‍🫲🏿") && texts.contains("🫱🏿‍🫲🏻"))
    session.press("<right><right><down><right>")
    expectGolden(session, "variants-two-people-\(columns)x\(rows)")
  }

  @Test func `left and right change the first person's tone, up and down the second one's`() {
    var session = session()
    session.press("handshake<c-t><down>")
    #expect(session.nameLine.hasPrefix("handshake: light skin tone "))
    session.press("<down><down><down><down>")
    #expect(session.line(with: "handshake: light skin tone, dark skin tone") != "")
    session.press("<down><right><right>")
    #expect(session.line(with: "handshake: medium skin tone, dark skin tone") != "")
    session.press("<up>")
    #expect(session.line(with: "handshake: medium skin tone, medium-dark skin tone") != "")
    session.press("<up><up><up><up>")
    #expect(session.nameLine.hasPrefix("handshake   "))
    session.press("<left><up><enter>")
    #expect(session.composed == "🤝")
  }

  @Test func `a click on the square inserts what is there`() throws {
    var session = session()
    session.press("handshake<c-t>")
    let square = try #require(session.picker.layout.flatMap(ToneSquare.init))
    let place = try #require(square.position(of: 5))
    session.click(column: place.column + 1, row: place.row)
    #expect(session.composed == "🫱🏿‍🫲🏻" && session.effects == [.finish])
  }

  @Test func `C56 of a toned pair no tone leads back to the plain one`() {
    var session = session(memory: Memory(recents: ["👩🏻‍❤️‍💋‍👨🏼"]))
    session.press("<c-t>")
    #expect(session.line(with: "kiss: woman, man, light skin tone, medium-light skin tone") != "")
    #expect(session.picker.selection == .data(6))
    session.press("<home><c-s>")
    #expect(session.composed == "👩‍❤️‍💋‍👨")
    session.press("<a-0><enter>")
    #expect(session.composed == "👩‍❤️‍💋‍👨👩‍❤️‍💋‍👨")
  }

  @Test func `C58 each hand is found once, whatever its tone`() {
    var session = session(configuration: Configuration(tone: .medium))
    session.press("hand")
    let texts = (0..<session.picker.listing.count).map { session.picker.source.text($0) }
    let plain = texts.map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { SkinTone(modifier: $0) == nil }))
    }
    #expect(plain.count > 20 && Set(plain).count == plain.count)
  }

  // MARK: Relatives

  @Test func `C47 the forms by gender are entries of their own, and relatives`() {
    var session = session()
    session.press("shrug")
    #expect(session.nameLine.hasPrefix("person shrugging"))
    session.press("<c-t><tab>")
    #expect(session.picker.variants?.texts == ["🤷", "🤷‍♂️", "🤷‍♀️"])
    expectGolden(session, "variants-relatives-80x24")
    session.press("<right><enter>")
    #expect(session.composed == "🤷‍♂️")
  }

  @Test func `relatives come in the tone that was chosen, and tones of the relative that was chosen`() {
    var session = session()
    session.press("shrug<c-t><end><tab>")
    #expect(session.picker.variants?.texts == ["🤷🏿", "🤷🏿‍♂️", "🤷🏿‍♀️"])
    session.press("<end><s-tab>")
    #expect(session.picker.variants?.texts.last == "🤷🏿‍♀️")
    session.press("<left><enter>")
    #expect(session.composed == "🤷🏾‍♀️")
  }

  // MARK: What else can be done

  @Test func `a tone becomes the default, at once and for later`() {
    var session = session()
    session.press("waving hand<c-t><right><s-tab><enter>")
    #expect(session.changes == [.defaultToneChosen(.light)])
    #expect(session.picker.variants == nil)
    #expect(session.nameLine.hasPrefix("waving hand: light skin tone"))
    session.press("<c-u>thumbs up<enter>")
    #expect(session.composed == "👍🏻")
  }

  @Test func `a favourite is moved by a command too, as often as wanted`() {
    var session = session(memory: Memory(favourites: ["🎉", "🚀", "👋🏿"]))
    session.press("<s-tab><end><left><c-t><s-tab>")
    #expect(session.picker.variants?.commands == [.useAsDefault(.dark), .removeFavourite, .moveFavourite(.left)])
    expectGolden(session, "variants-commands-80x24")
    session.press("<end><enter>")
    #expect(session.picker.memory?.favourites == ["🎉", "👋🏿", "🚀"])
    session.press("<enter>")
    #expect(session.picker.memory?.favourites == ["👋🏿", "🎉", "🚀"])
    #expect(session.changes == [.favouriteMoved("👋🏿", .left), .favouriteMoved("👋🏿", .left)])
    session.press("<esc>")
    #expect(session.nameLine.hasPrefix("★ waving hand: dark skin tone"))
  }

  @Test func `text style where Unicode has it`() {
    var session = session()
    session.press("red heart<c-t>")
    #expect(session.picker.variants?.parts == [.commands])
    session.press("<enter>")
    #expect(session.composed == "\u{2764}\u{FE0E}" && session.effects == [.finish])
    session.press("<c-u>pizza<c-t>")
    #expect(session.picker.variants?.commands == [.addFavourite])
  }

  @Test func `a toned variant becomes a favourite of its own`() {
    var session = session()
    session.press("waving hand<c-t><end><c-k>")
    #expect(session.changes == [.favouriteAdded("👋🏿")])
    session.press("<c-k>")
    #expect(session.changes == [.favouriteAdded("👋🏿"), .favouriteAdded("👋")])
  }

  @Test func `a recent one is forgotten`() {
    var session = session(memory: Memory(recents: ["👋🏿", "🚀"]))
    session.press("<c-t><s-tab><end><enter>")
    #expect(session.changes == [.forgotten("👋🏿")])
    #expect(session.nameLine.hasPrefix("rocket"))
  }

  // MARK: Opening and closing

  @Test(arguments: ["", "<c-v>", "<c-v><c-v>", "<c-v><c-v><c-v>"])
  func `Esc shows again what was shown, in every view`(views: String) {
    var session = session()
    session.press(views + "<tab><right><right>")
    let before = session.lines
    session.press("<c-t><right><esc>")
    #expect(session.lines == before)
    #expect(session.effects == [])
    session.press("<c-t><c-t>")
    #expect(session.lines == before)
    session.press("<esc>")
    #expect(session.effects == [.cancel])
  }

  @Test func `a letter searches, and a tab or a view is not left behind them`() {
    var session = session()
    session.press("waving hand<c-t><right>")
    session.press("<c-u>pizza")
    #expect(session.picker.variants == nil && session.picker.view == .pages)
    #expect(session.nameLine.hasPrefix("pizza"))
    session.press("<c-u>waving hand<c-t><c-r>")
    #expect(session.picker.variants == nil && session.picker.view == .pages)
    session.press("waving hand<c-t><c-v>")
    #expect(session.picker.variants != nil)
    session.press("<esc><c-v>")
    #expect(session.picker.view == .sections)
  }

  @Test func `a right click opens them for what is under it`() {
    var session = session()
    session.click(column: 9, row: 6, .right)
    #expect(session.picker.variants?.emoji?.row == 1)
    session.press("<esc>")
    #expect(session.nameLine.hasPrefix("grinning face with big eyes"))
  }

  @Test func `a click on a title shows its part, one on an item inserts it`() {
    var session = session()
    session.press("shrug<c-t>")
    session.click(column: 12, row: 3)
    #expect(session.picker.variants?.part == .relatives)
    session.drag(fromColumn: 40, toColumn: 30, row: 12)
    #expect(session.effects == [])
    session.click(column: 40, row: 12)
    session.send(.mouse(Mouse(.release(.left), at: ScreenPosition(column: 40, row: 12))))
    #expect(session.composed == "🤷‍♂️")
  }

  @Test func `C92 another size of the window under them`() {
    var session = session()
    session.press("handshake<c-t><right><right>")
    for (columns, rows) in [(40, 12), (20, 6), (9, 3), (5, 2), (1, 1), (10, 30), (200, 60), (80, 24)] {
      session.resize(columns: columns, rows: rows)
      #expect(session.picker.frame().size == ScreenSize(columns: columns, rows: rows))
      #expect(session.picker.frame() == session.nextFrame())
    }
    session.press("<enter>")
    #expect(session.composed == "🫱🏼‍🫲🏻")
  }

  @Test func `what has no variants opens none in a private run`() {
    var session = session(memory: nil)
    session.press("pizza")
    let before = session.lines
    session.press("<c-t>")
    #expect(session.lines == before)
    session.press("<c-u>zzzzqqq<c-t><c-u><up><c-t>")
    #expect(session.picker.variants == nil)
  }

  @Test func `texts that are no emoji can be favourites and be forgotten`() {
    var session = session(memory: Memory(recents: ["¯\\_(ツ)_/¯"]))
    session.press("<c-t>")
    #expect(session.picker.variants?.commands == [.addFavourite, .forget])
    session.press("<enter>")
    #expect(session.changes == [.favouriteAdded("¯\\_(ツ)_/¯")])
  }
}
