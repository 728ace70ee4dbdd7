import EmojiCatalog
import TestSupport
import Testing

@Suite struct TonedRowTests {
  private let catalog = Catalog.embedded()

  private func texts(in text: String) -> [String] {
    catalog.emoji(in: text).map(catalog.text(of:))
  }

  @Test func `every sequence of emoji-test.txt is its fully-qualified one, however it is qualified`() throws {
    #expect(SequenceFixture.all.count == 5216)
    let bare = { (text: String) in text.unicodeScalars.filter { $0.value != 0xFE0F } }
    for listed in SequenceFixture.all {
      let emoji = try #require(catalog.emoji(of: listed.text), "\(listed.text)")
      let text = catalog.text(of: emoji)
      #expect(bare(text).elementsEqual(bare(listed.text)), "\(listed.text)")
      if listed.isFullyQualified { #expect(text.utf8.elementsEqual(listed.text.utf8), "\(listed.text)") }
      #expect(catalog.emoji(in: listed.text) == [emoji])
      #expect((catalog.row(of: listed.text) == nil) == !listed.modifiers.isEmpty)
    }
  }

  @Test(arguments: [
    ("check mark", "✔️", "2714 FE0F"), ("video game", "🎮", "1F3AE"), ("laptop", "💻", "1F4BB"), ("books", "📚", "1F4DA"),
    ("smiling face", "☺️", "263A FE0F"), ("frowning face", "☹️", "2639 FE0F"), ("keycap: 1", "1️⃣", "31 FE0F 20E3"),
    ("keycap: #", "#️⃣", "23 FE0F 20E3"), ("flag: France", "🇫🇷", "1F1EB 1F1F7"),
    ("family: man, woman, girl", "👨‍👩‍👧", "1F468 200D 1F469 200D 1F467"), ("woman astronaut", "👩‍🚀", "1F469 200D 1F680"),
    ("star", "⭐", "2B50"), ("red heart", "❤️", "2764 FE0F"), ("eye in speech bubble", "👁️‍🗨️", "1F441 FE0F 200D 1F5E8 FE0F"),
  ]) func `C37 C38 C40 C41 C43 C44 qualified as emoji-test.txt has it, whichever way it was written`(
    name: String, text: String, codePoints: String
  ) throws {
    let expected = SequenceFixture.text(ofCodePoints: codePoints)
    let bare = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F }))
    for written in [text, bare, bare + "\u{FE0F}", bare + "\u{FE0E}"] {
      let emoji = try #require(catalog.emoji(of: written))
      #expect(catalog.text(of: emoji).utf8.elementsEqual(expected.utf8))
      #expect(catalog[emoji.row].name == name)
    }
  }

  @Test func `what is no emoji, or toned as Unicode knows none, is none`() {
    for text in [
      "", "a", "1", "#", "\u{FE0F}", "\u{200D}", "\u{1F3FB}", "😀🏻", "👋🏻🏿", "🏻👋", "👩🏻‍❤️‍👨", "👨🏻‍👩🏻‍👧🏻", "🇩", "🐻‍🔥", "👋👋", "👋 ",
      "🫱🏻‍🫲🏿🏿",
    ] {
      #expect(catalog.emoji(of: text) == nil, "\(text)")
    }
  }

  @Test func `people written out in one tone, or in none, are the emoji that draws both`() throws {
    let handshake = try #require(catalog.row(of: "🤝"))
    #expect(catalog.emoji(of: "🫱🏿‍🫲🏿") == TonedRow(row: handshake, tones: SkinTones(.dark)))
    #expect(catalog.emoji(of: "🫱‍🫲") == TonedRow(row: handshake, tones: .untoned))
    #expect(texts(in: "🧑🏻‍❤‍🧑🏻") == ["💑🏻"])
  }

  @Test func `emoji among other text, in order, each as often as it stands there`() {
    #expect(texts(in: "") == [])
    #expect(texts(in: "no emoji, 123 #*, é ß 漢字 →") == [])
    #expect(texts(in: "a👋🏿b👩‍🚀, 🇫🇷🇩🇪 1\u{20E3}; \u{2764}👋🏿\n") == ["👋🏿", "👩‍🚀", "🇫🇷", "🇩🇪", "1️⃣", "❤️", "👋🏿"])
    #expect(texts(in: "\u{1B}[31m🎉\u{202E}🎁\0") == ["🎉", "🎁"])
  }

  @Test func `a sequence that Unicode does not know is what it is made of`() {
    #expect(texts(in: "🐻‍🔥") == ["🐻", "🔥"])
    #expect(texts(in: "👩🏻‍❤️‍👨") == ["👩🏻", "❤️", "👨"])
    #expect(texts(in: "👩‍🚀‍👩‍🚀") == ["👩‍🚀", "👩‍🚀"])
    #expect(texts(in: "😀🏻") == ["😀"])
    #expect(texts(in: "🎉\u{301}\u{200D}") == ["🎉"])
  }

  @Test func `a cluster of forty thousand scalars is looked through in linear time`() {
    let long = String(repeating: "👩‍", count: 20_000)
    let time = ContinuousClock().measure { #expect(texts(in: long).count == 20_000) }
    #expect(time < .seconds(30))
  }

  @Test func `a catalogue of other rows has its own`() throws {
    let bytes = "@group\tG\n🐻‍🔥\t1.0\t\tbear of fire\n✋\t1.0\t1\thand\n"
    let other = Catalog(scanning: StaticBytes(copying: Array(bytes.utf8)))
    #expect(other.emoji(of: "🐻‍🔥") == TonedRow(row: 0, tones: .untoned))
    #expect(other.emoji(of: "✋🏾") == TonedRow(row: 1, tones: SkinTones(.mediumDark)))
    #expect(other.emoji(of: "👋") == nil)
  }
}
