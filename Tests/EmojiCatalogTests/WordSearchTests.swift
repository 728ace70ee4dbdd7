import Testing

@testable import EmojiCatalog

/// What a word finds beyond the words that it begins, and in which order.
@Suite struct WordSearchTests {
  private func index(_ locale: String) -> SearchIndex {
    SearchIndex(catalog: SearchFixture.catalog, languages: Languages.tables(for: [locale]))
  }

  @Test func `a plural goes before a typo`() {
    // "goats" is a neighbouring key away from the boats.
    expect("boats", "⛵", before: "🐐")
    for (query, emoji) in [("tigers", "🐯"), ("crabs", "🦀"), ("peaches", "🍑")] { expect(query, first: emoji) }
  }

  @Test func `a typo goes before another form of a word that is no word itself`() {
    #expect(Ranking.inflected < Ranking.oneTypo)
    #expect(Ranking.oneTypo + Ranking.typoAtStart < Ranking.stem)
  }

  @Test func `where a word begins few others, it may be mistyped, and those come behind`() {
    // "cooke" begins "cooked".
    expect("cooke", first: "🍚")
    expect("cooke", "🍪", inFirst: 3)
    var search = Search(index: SearchFixture.english)
    _ = search.rows(for: "cooke")
    #expect(search.isGuessed)
    for query in ["cook", "cooked", "orca", "smil"] {
      _ = search.rows(for: query)
      #expect(!search.isGuessed, "\(query)")
    }
  }

  @Test func `a term with many rows does not hide the others that the word may become`() {
    // Fifteen rows have "building"; builders and a construction site are there too.
    expect("buil", "👷", "🏗️", "🏘️", inFirst: 10)
    let dearest =
      Ranking.cost(.word(.informal)) + Ranking.prefix + UInt16(Ranking.longestRest) + Ranking.mostBehind
    #expect(dearest < Ranking.typoBesides + Ranking.cost(.whole(.shortcode)))
    #expect(Ranking.typoBesides < Ranking.inside)
  }

  @Test func `the diacritics that were typed decide between words that differ in nothing else`() {
    let portuguese = index("pt")
    expect("coco", first: "🥥", of: portuguese)
    expect("cocó", first: "💩", of: portuguese)
    let vietnamese = index("vi")
    expect("dứa", first: "🍍", of: vietnamese)
    expect("dừa", first: "🥥", of: vietnamese)
  }

  @Test func `a word of the name that is a keyword too is worth the whole name`() {
    #expect(Ranking.cost([.word(.localName), .whole(.localKeyword)]) == Ranking.cost(.whole(.localName)))
    #expect(Ranking.cost(.whole(.localKeyword)) > Ranking.cost(.whole(.localName)))
  }

  @Test func `an elided article costs nothing`() {
    for (query, bare) in [("l'amour", "amour"), ("l’amour", "amour"), ("L'Amour", "amour")] {
      let hits = SearchFixture.hits(query, in: SearchFixture.french)
      #expect(hits.contains("❤️"))
      #expect(Set(hits) == Set(SearchFixture.hits(bare, in: SearchFixture.french)))
    }
    let italian = index("it")
    for query in ["goccia d'acqua", "l'acqua", "acqua", "dell’acqua"] { expect(query, "💧", inFirst: 8, of: italian) }
  }

  @Test func `a picture is found by the pictures that it is joined of`() {
    for (query, emoji) in [
      ("laptop woman", "👩‍💻"), ("person microscope", "🧑‍🔬"), ("bird fire", "🐦‍🔥"), ("bear snowflake", "🐻‍❄️"),
    ] {
      expect(query, first: emoji)
    }
    expect("laptop", first: "💻")
  }

  @Test func `a feeling has its cat`() {
    for (feeling, cat) in [
      ("furious", "😾"), ("unhappy", "😿"), ("frightened", "🙀"), ("hilarious", "😹"), ("adore", "😻"), ("cheerful", "😺"),
      ("mischievous", "😼"), ("smooch", "😽"),
    ] {
      expect("\(feeling) cat", first: cat)
      #expect(SearchFixture.hits(feeling).first != cat)
    }
  }

  @Test func `the matched word is told for an ending too`() throws {
    let row = try #require(SearchFixture.catalog.row(of: "🐅"))
    #expect(SearchFixture.english.matchedWord(inRow: row, for: "tigers") == "tiger")
  }
}
