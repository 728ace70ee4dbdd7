import Testing

@testable import EmojiCatalog

/// The symbols behind the emoji.
@Suite struct SymbolsTests {
  private let catalog = Catalog.embedded(withSymbols: true)
  private var symbols: Range<Int> { catalog.groups.last?.rows ?? 0..<0 }

  @Test func `they follow the emoji, whose rows stay what they are`() {
    let emoji = Catalog.embedded()
    #expect(symbols.lowerBound == emoji.count && symbols.upperBound == catalog.count)
    #expect(symbols.count > 500)
    #expect((0..<emoji.count).allSatisfy { catalog[$0].text == emoji[$0].text && !catalog[$0].isSymbol })
    #expect(symbols.allSatisfy { catalog[$0].isSymbol })
    #expect(catalog.sources == emoji.sources)
    #expect(catalog.subgroup(ofRow: symbols.lowerBound) == "punctuation")
  }

  @Test func `each is one visible character, once, with a name`() {
    let texts = symbols.map { catalog[$0].text }
    #expect(Set(texts).count == texts.count)
    for row in symbols {
      let entry = catalog[row]
      #expect(entry.text.count == 1 && entry.text.unicodeScalars.count == 1, "\(entry.text)")
      #expect(!entry.name.isEmpty && entry.toneClass == .none)
      #expect(catalog.emoji(of: entry.text)?.row == row)
    }
  }

  @Test(arguments: [
    ("less-than", "<"), ("ampersand", "&"), ("greater", ">"), ("quotation", "\""), ("backslash", "\\"),
    ("at-sign", "@"),
    ("vertical bar", "|"), ("command key", "⌘"), ("shift key", "⇧"), ("escape key", "⎋"), ("alpha", "α"),
    ("capital omega", "Ω"),
    ("n-ary summation", "∑"), ("light horizontal", "─"), ("superscript two", "²"), ("→", "→"), ("U+2192", "→"),
  ]) func `C46 symbols are found by name and by themselves`(query: String, symbol: String) {
    var search = Search(index: SearchIndex(catalog: catalog))
    #expect(search.rows(for: query).first.map { catalog[$0].text } == symbol)
  }

  @Test(arguments: ["heart", "arrow", "fire", "party", "star", "plus", "l'amour"])
  func `emoji come before symbols that match no better`(query: String) {
    var search = Search(index: SearchIndex(catalog: catalog))
    var alone = Search(index: SearchFixture.english)
    let rows = search.rows(for: query)
    #expect(rows.first == alone.rows(for: query).first)
    #expect(Set(alone.rows(for: query)).isSubset(of: rows))
  }

  @Test func `an apostrophe in a word is not looked for as a symbol`() {
    let french = Languages.tables(for: ["fr"])
    var search = Search(index: SearchIndex(catalog: catalog, languages: french))
    var alone = Search(index: SearchFixture.french)
    #expect(search.rows(for: "l’amour").first == alone.rows(for: "l’amour").first)
  }

  @Test func `no language has another name for one`() {
    let german = Languages.tables(for: ["de"])
    for row in symbols { #expect(german.name(of: catalog[row]) == catalog[row].name) }
  }
}
