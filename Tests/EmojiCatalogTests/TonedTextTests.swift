import EmojiCatalog
import TestSupport
import Testing

@Suite struct TonedTextTests {
  private let catalog = Catalog.embedded()

  private func entry(_ text: String) throws -> CatalogEntry {
    catalog[try #require(catalog.row(of: text), "\(text)")]
  }

  private func codePoints(_ text: String, _ tones: SkinTones) throws -> String {
    EmojiCatalog.codePoints(of: try entry(text).text(in: tones)).replacing("U+", with: "")
  }

  @Test func `the 2,030 toned sequences of emoji-test.txt are derived, each once, and no other`() {
    var derived: [String] = []
    for row in 0..<catalog.count where catalog[row].since != "18.0" {
      derived += SkinTones.choices(for: catalog[row].toneClass).map { catalog[row].text(in: $0) }
    }
    let listed = SequenceFixture.toned.map(\.text)
    #expect(listed.count == 2030)
    #expect(derived.count == 2030)
    // By scalars: equal strings can differ in bytes.
    #expect(Set(derived.map { Array($0.utf8) }) == Set(listed.map { Array($0.utf8) }))
  }

  @Test func `each of the 2,030 comes from its row in the tones that stand in it`() throws {
    for listed in SequenceFixture.toned {
      let emoji = try #require(catalog.emoji(of: listed.text), "\(listed.text)")
      let tones = listed.modifiers.compactMap(SkinTone.init(modifier:))
      #expect(emoji.tones == SkinTones(tones[0], tones[tones.count - 1]))
      #expect(catalog.text(of: emoji).utf8.elementsEqual(listed.text.utf8), "\(listed.text)")
    }
  }

  @Test func `every form of every row leads back to it, counted by class`() {
    var rows: [CatalogEntry.ToneClass: Int] = [:]
    var forms = 0
    for row in 0..<catalog.count {
      let entry = catalog[row]
      rows[entry.toneClass, default: 0] += 1
      #expect(entry.text(in: .untoned) == entry.text)
      #expect(catalog.emoji(of: entry.text) == TonedRow(row: row, tones: .untoned))
      if entry.toneClass == .none { #expect(entry.text(in: SkinTones(.dark)) == entry.text) }
      for tones in SkinTones.choices(for: entry.toneClass) {
        let text = entry.text(in: tones)
        forms += 1
        #expect(text.count == 1, "\(text)")
        #expect(catalog.emoji(of: text) == TonedRow(row: row, tones: tones), "\(text)")
        let modifiers = text.unicodeScalars.filter { (0x1F3FB...0x1F3FF).contains($0.value) }
        #expect(modifiers.first == tones.first.modifier && modifiers.last == tones.second.modifier, "\(text)")
      }
    }
    #expect(rows == [.none: 1591, .onePerson: 313, .twoPeople: 19])
    #expect(forms == 313 * 5 + 19 * 25)
  }

  @Test(arguments: [
    ("✌️", "270C 1F3FD"), ("☝️", "261D 1F3FD"), ("✍️", "270D 1F3FD"), ("⛹️", "26F9 1F3FD"), ("🖐️", "1F590 1F3FD"),
    ("🕵️", "1F575 1F3FD"), ("🏋️", "1F3CB 1F3FD"), ("🏌️", "1F3CC 1F3FD"), ("🕴️", "1F574 1F3FD"),
    ("🏋️‍♂️", "1F3CB 1F3FD 200D 2642 FE0F"), ("⛹️‍♀️", "26F9 1F3FD 200D 2640 FE0F"), ("👩‍✈️", "1F469 1F3FD 200D 2708 FE0F"),
    ("🫹", "1FAF9 1F3FD"),
  ]) func `C49 the modifier follows its base, with no FE0F between`(text: String, expected: String) throws {
    #expect(try codePoints(text, SkinTones(.medium)) == expected)
  }

  @Test(arguments: [
    ("🏃‍➡️", "1F3C3 1F3FC 200D 27A1 FE0F"), ("🏃‍♀️‍➡️", "1F3C3 1F3FC 200D 2640 FE0F 200D 27A1 FE0F"),
    ("🧑‍🦽‍➡️", "1F9D1 1F3FC 200D 1F9BD 200D 27A1 FE0F"), ("👩‍🦰", "1F469 1F3FC 200D 1F9B0"),
  ]) func `C50 a direction keeps its presentation`(text: String, expected: String) throws {
    #expect(try codePoints(text, SkinTones(.mediumLight)) == expected)
  }

  @Test func `C55 a handshake has 5 forms alike and 20 mixed`() throws {
    let handshake = try entry("🤝")
    let forms = SkinTones.choices(for: handshake.toneClass).map { handshake.text(in: $0) }
    #expect(Set(forms).count == 25)
    #expect(forms.prefix(5).allSatisfy { $0.unicodeScalars.count == 2 && $0.unicodeScalars.first == "🤝" })
    #expect(forms.dropFirst(5).allSatisfy { $0.unicodeScalars.count == 5 && $0.unicodeScalars.first == "\u{1FAF1}" })
    #expect(try codePoints("🤝", SkinTones(.light, .dark)) == "1FAF1 1F3FB 200D 1FAF2 1F3FF")
    #expect(try codePoints("🤝", SkinTones(.light)) == "1F91D 1F3FB")
  }

  @Test(arguments: [
    ("👭", "1F469 1F3FB 200D 1F91D 200D 1F469 1F3FF"), ("👫", "1F469 1F3FB 200D 1F91D 200D 1F468 1F3FF"),
    ("🧑‍🤝‍🧑", "1F9D1 1F3FB 200D 1F91D 200D 1F9D1 1F3FF"), ("👯‍♂️", "1F468 1F3FB 200D 1F430 200D 1F468 1F3FF"),
    ("🤼", "1F9D1 1F3FB 200D 1FAEF 200D 1F9D1 1F3FF"),
    ("💏", "1F9D1 1F3FB 200D 2764 FE0F 200D 1F48B 200D 1F9D1 1F3FF"),
    ("👩‍❤️‍👨", "1F469 1F3FB 200D 2764 FE0F 200D 1F468 1F3FF"),
  ]) func `two tones are the first and the second person's`(text: String, expected: String) throws {
    #expect(try codePoints(text, SkinTones(.light, .dark)) == expected)
  }

  @Test(arguments: [
    ("🤝", "1F91D 1F3FE"), ("👯‍♀️", "1F46F 1F3FE 200D 2640 FE0F"), ("🧑‍🤝‍🧑", "1F9D1 1F3FE 200D 1F91D 200D 1F9D1 1F3FE"),
    ("👨‍❤️‍👨", "1F468 1F3FE 200D 2764 FE0F 200D 1F468 1F3FE"),
  ]) func `a default tone tones both people alike`(text: String, expected: String) throws {
    #expect(try codePoints(text, SkinTones(.mediumDark)) == expected)
  }

  @Test(arguments: ["👨‍👩‍👧", "👪", "🎉", "🇫🇷", "🐻", "🧑‍🧑‍🧒"]) func `families and what is no person take none`(text: String) throws
  {
    #expect(try entry(text).text(in: SkinTones(.dark)) == text)
  }

  @Test(arguments: [
    ("👩🏻‍❤️‍💋‍👨🏼", "👩‍❤️‍💋‍👨"), ("🫱🏻‍🫲🏿", "🤝"), ("👋🏿", "👋"), ("✌🏽", "✌️"), ("👭🏿", "👭"), ("🧑🏻‍🐰‍🧑🏿", "👯"),
  ]) func `C56 no tone leads back to the plain emoji`(toned: String, plain: String) throws {
    let emoji = try #require(catalog.emoji(of: toned))
    #expect(emoji.tones != .untoned)
    #expect(catalog[emoji.row].text(in: .untoned).utf8.elementsEqual(plain.utf8))
  }
}
