import TestSupport
import Testing

@testable import EmojiCatalog

/// What holds for every query. A debug build tries a seeded sample; with `EMOJIPAD_SEARCH_LAWS=all` everything is tried.
@Suite struct SearchLawTests {
  private let catalog = SearchFixture.catalog
  private let triesAll = variable("EMOJIPAD_SEARCH_LAWS") == "all"

  /// Some of the elements, always the same; all of them where everything is asked for.
  private func sample<Element>(_ elements: [Element], _ count: Int, seed: UInt64) -> [Element] {
    var random = SplitMix64(seed: seed)
    return triesAll ? elements : Array(elements.shuffled(using: &random).prefix(count))
  }

  @Test func `a longer query's hits are among those of the shorter one`() {
    let index = SearchFixture.german
    var search = Search(index: index)
    var random = SplitMix64(seed: 21)
    var steps = 0
    for _ in 0..<(triesAll ? 5_000 : 40) {
      // One to three words of one row, so that at least this row has them all.
      let row = Int.random(in: 0..<catalog.count, using: &random)
      let words = SearchFixture.words(ofRow: row, in: index).sorted()
      let count = Int.random(in: 1...3, using: &random)
      let query = (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
      var shorter: Set<Int>?
      for length in 1...query.count {
        let text = String(query.prefix(length))
        let hits = Set(search.rows(for: text))
        // A guess at a stem or a typo adds rows.
        if search.isGuessed { break }
        if let shorter { #expect(hits.isSubset(of: shorter), "“\(text)”") }
        #expect(hits.contains(row), "“\(text)” for \(catalog[row].name)")
        shorter = hits
        steps += 1
      }
    }
    #expect(steps > 200)
  }

  @Test func `typing on towards a name never loses its emoji`() {
    var search = Search(index: SearchFixture.english)
    for row in sample(Array(0..<catalog.count), 40, seed: 22) {
      let name = catalog[row].name
      for length in 1...name.count {
        let hits = search.rows(for: name.prefix(length))
        #expect(hits.contains(row), "“\(name.prefix(length))” of “\(name)”")
      }
    }
  }

  @Test func `words find the same in any order`() {
    var search = Search(index: SearchFixture.german)
    var random = SplitMix64(seed: 23)
    for row in sample(Array(0..<catalog.count), 60, seed: 23) {
      let words = SearchFixture.words(ofRow: row, in: SearchFixture.german).sorted().shuffled(using: &random).prefix(3)
      let hits = Set(search.rows(for: words.joined(separator: " ")))
      #expect(hits.contains(row))
      #expect(Set(search.rows(for: words.reversed().joined(separator: " "))) == hits, "\(words)")
    }
  }

  @Test func `the first letters of every indexed word find it, in every language`() {
    for locale in [""] + sample(Languages.embedded, 5, seed: 24) {
      let tables = locale.isEmpty ? [] : Languages.tables(for: [locale])
      let index = SearchIndex(catalog: catalog, languages: tables)
      var search = Search(index: index)
      var prefixes: Set<String> = []
      for term in 0..<index.terms.count {
        let text = String(decoding: index.terms[term], as: UTF8.self)
        for length in 1...3 { prefixes.insert(String(text.unicodeScalars.prefix(length))) }
      }
      #expect(prefixes.count > 1_000)
      for prefix in sample(prefixes.sorted(), 50, seed: 25) {
        let hits = search.rows(for: prefix)
        #expect(Set(hits).count == hits.count, "\(locale) “\(prefix)”")
        #expect(!hits.isEmpty || SearchQuery(prefix, catalog: catalog).words.isEmpty, "\(locale) “\(prefix)”")
      }
    }
  }

  @Test func `no text makes the search trap, and every hit is a row`() {
    var search = Search(index: SearchFixture.german)
    var random = SplitMix64(seed: 26)
    let limits: [UInt32] = [0x7F, 0x7F, 0x2FF, 0xFFFF, 0x1FFFF, 0x10FFFF]
    let texts = [
      "", "\0", "\u{200D}", "\u{FE0F}", "\u{1F3FB}", "U+", "U+D800", "U+110000", "U+FFFFFFFF", "::", "'", "’’’’",
    ]
    let long = [
      String(repeating: "a", count: 5_000), String(repeating: "a b ", count: 400), String(repeating: "👋", count: 300),
    ]
    let garbage = (0..<(triesAll ? 5_000 : 200)).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let limit = limits.randomElement(using: &random) ?? 0x7F
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { text.append(scalar) }
      }
      return String(text)
    }
    for text in texts + long + garbage {
      let hits = search.rows(for: text)
      #expect(Set(hits).count == hits.count)
      #expect(hits.allSatisfy { (0..<catalog.count).contains($0) })
    }
  }
}
