import Testing

@testable import EmojiCatalog

/// Queries that were judged by hand, and how many of them are answered as judged: the figures must not fall.
@Suite struct SearchScoreTests {
  @Test(arguments: [("handmade", 165, 160, 165), ("multiword", 103, 102, 103)])
  func `judged queries are answered no worse than before`(file: String, count: Int, first: Int, firstFive: Int) throws {
    let queries = try JudgedQuery.read("\(file).dev.jsonl")
    #expect(queries.count == count)
    var search = Search(index: SearchFixture.english)
    var isFirst = 0
    var isInFive = 0
    for judged in queries {
      var seen: Set<String> = []
      let hits = search.rows(for: judged.query).map { JudgedQuery.bare(SearchFixture.catalog[$0].text) }
      let distinct = hits.filter { seen.insert($0).inserted }
      if distinct.prefix(1).contains(where: judged.expected.contains) { isFirst += 1 }
      if distinct.prefix(5).contains(where: judged.expected.contains) { isInFive += 1 }
    }
    print("\(file): first \(isFirst), in the first five \(isInFive), of \(queries.count)")
    #expect(isFirst >= first)
    #expect(isInFive >= firstFive)
  }
}
