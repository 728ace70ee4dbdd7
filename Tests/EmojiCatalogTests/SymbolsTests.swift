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

  /// Where the emoji answer a query without a guess, symbols only come between them.
  @Test func `emoji stand among each other as they do without symbols`() throws {
    var alone = Search(index: SearchFixture.english)
    var together = Search(index: SearchIndex(catalog: catalog))
    var compared = 0
    let queries = try JudgedQuery.read("handmade.dev.jsonl").map(\.query)
    for query in queries + queries.map({ String($0.prefix(2)) }) + ["right", "left", "sq", "arr", "circ", "op"] {
      let expected = alone.rows(for: query)
      if alone.isGuessed || alone.isPartial { continue }
      compared += 1
      #expect(together.rows(for: query).filter { !catalog[$0].isSymbol } == expected, "\(query)")
    }
    #expect(compared > 200)
  }

  @Test func `a sign that was typed finds its emoji, then itself`() {
    var search = Search(index: SearchIndex(catalog: catalog))
    func found(_ query: String) -> [String] { search.rows(for: query).map { catalog[$0].text } }
    #expect(found("#").prefix(2) == ["#️⃣", "#"])
    #expect(found("*").prefix(2) == ["*️⃣", "*"])
    #expect(found("<").first == "<")
    #expect(found("<3").first == "❤️")
  }

  @Test func `every sign of ASCII is there`() {
    for sign in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" {
      #expect(catalog.row(of: String(sign)).map { symbols.contains($0) } == true, "\(sign)")
    }
  }

  @Test func `none has a text style, though Unicode has one of # and *`() {
    for row in symbols {
      #expect(catalog[row].textStyle == nil, "\(catalog[row].text)")
      #expect(catalog[row].text(in: SkinTones(.dark), textStyle: true) == catalog[row].text)
    }
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
