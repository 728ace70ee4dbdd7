import Testing

@testable import EmojiCatalog

@Suite struct ToneNamesTests {
  private func name(_ text: String) throws -> String {
    let catalog = SearchFixture.catalog
    let emoji = try #require(catalog.emoji(of: text))
    return catalog[emoji.row].name(catalog[emoji.row].name, in: emoji.tones)
  }

  @Test(arguments: [
    ("👋", "waving hand"), ("👋🏿", "waving hand: dark skin tone"), ("👨🏻‍🦰", "man: light skin tone, red hair"),
    ("🧔🏽‍♀️", "woman: medium skin tone, beard"), ("🤝🏾", "handshake: medium-dark skin tone"),
    ("🫱🏻‍🫲🏿", "handshake: light skin tone, dark skin tone"),
    ("👩🏻‍❤️‍💋‍👨🏼", "kiss: woman, man, light skin tone, medium-light skin tone"),
    ("👩🏻‍❤️‍👨🏻", "couple with heart: woman, man, light skin tone"), ("🚀", "rocket"),
  ]) func `as CLDR composes them`(text: String, expected: String) throws {
    #expect(try name(text) == expected)
  }
}

@Suite struct RelativesToneTests {
  @Test func `relatives take the same tones, so that one can take the place of the other among the variants`() {
    let catalog = SearchFixture.catalog
    for row in 0..<catalog.count {
      let classes = Set(catalog.relatives(ofRow: row).map { catalog[$0].toneClass })
      #expect(classes.count == 1, "\(catalog[row].text)")
    }
  }
}
