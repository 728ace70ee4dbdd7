import Testing

@testable import EmojiCatalog

@Suite struct PhraseIndexerTests {
  /// The terms of one phrase with their kinds, as "term", "whole term".
  private func terms(_ phrase: String, _ field: TermField = .keyword) -> Set<String> {
    var indexer = PhraseIndexer(expectedTerms: 16)
    indexer.add(Array(phrase.utf8)[...], 3, field)
    let collector = indexer.collector
    return Set(
      collector.occurrences.map { term, occurrence in
        #expect(occurrence.row == 3)
        let isWhole = occurrence.kind == .whole(field) || occurrence.kind == .whole(.signs)
        return (isWhole ? "whole " : "") + String(decoding: collector.bytes(of: Int(term)), as: UTF8.self)
      })
  }

  @Test func `each word and the whole phrase`() {
    #expect(terms("Party") == ["whole party"])
    #expect(terms("party popper") == ["party", "popper", "whole party popper"])
    #expect(terms("") == [])
  }

  @Test func `what follows a colon is a whole of its own, in names`() {
    let expected: Set = ["flag", "aland", "islands", "whole flag aland islands"]
    #expect(terms("flag: Åland Islands", .name) == expected.union(["whole aland islands"]))
    #expect(terms("flag: Åland Islands", .keyword) == expected)
  }

  @Test func `two words that are one with a hyphen, or in a shortcode, are found as one`() {
    #expect(terms("t-shirt") == ["t", "shirt", "whole t shirt", "whole tshirt"])
    #expect(terms("man_dancing", .shortcode) == ["man", "dancing", "whole man dancing", "whole mandancing"])
  }

  @Test func `an elided article is a word with its noun, and the noun is one without`() {
    #expect(terms("coeur d’or") == ["coeur", "dor", "or", "whole coeur dor"])
    #expect(terms("l'eau") == ["whole leau", "whole eau"])
  }

  @Test func `what is written with signs is kept with them`() {
    #expect(terms(":)") == ["whole :)"])
    #expect(terms("<3") == ["whole <3"])
    #expect(terms("+1", .shortcode) == ["whole +1"])
  }

  @Test func `the rank of an informal word is its field`() {
    var indexer = PhraseIndexer(expectedTerms: 16)
    indexer.add(list: Array("deploy^1|ship^2|boat^3|vessel".utf8)[...], 0, .informal)
    let collector = indexer.collector
    func kinds(_ word: String) -> OccurrenceKinds? {
      collector.occurrences.first { collector.bytes(of: Int($0.term)).elementsEqual(word.utf8) }?.occurrence.kind
    }
    #expect(kinds("deploy") == .whole(.firstMeant))
    #expect(kinds("ship") == .whole(.secondMeant))
    #expect(kinds("boat") == .whole(.laterMeant))
    #expect(kinds("vessel") == .whole(.informal))
  }
}
