import TestSupport
import Testing

@testable import EmojiCatalog

/// Queries that were judged by hand, and how many of them are answered as judged: the figures must not fall.
@Suite struct SearchScoreTests {
  private struct Judged {
    let query: String
    let expected: Set<String>
  }

  /// Reads lines of the form `{"query": "…", "expect": ["…", …], …}`, in which no string has an escape.
  private func judged(_ file: String) throws -> [Judged] {
    let path = "\(#filePath)".replacing("SearchScoreTests.swift", with: "Data/search/\(file)")
    return try text(ofFile: path).split(separator: "\n").map { line in
      try #require(!line.contains("\\"))
      let query = try #require(line.firstMatch(of: #/"query": "([^"]+)"/#))
      let expected = try #require(line.firstMatch(of: #/"expect": \[([^\]]+)\]/#))
      let emoji = expected.1.split(separator: ",").map { bare($0.filter { $0 != "\"" && $0 != " " }) }
      return Judged(query: String(query.1), expected: Set(emoji))
    }
  }

  /// An emoji without variation selectors and tones.
  private func bare(_ text: some StringProtocol) -> String {
    let ignored: Set<UInt32> = [0xFE0E, 0xFE0F, 0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF]
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !ignored.contains($0.value) }))
  }

  @Test(arguments: [("handmade", 165, 160, 165), ("multiword", 103, 102, 103)])
  func `judged queries are answered no worse than before`(file: String, count: Int, first: Int, firstFive: Int) throws {
    let queries = try judged("\(file).dev.jsonl")
    #expect(queries.count == count)
    var search = Search(index: SearchFixture.english)
    var isFirst = 0
    var isInFive = 0
    for judged in queries {
      var seen: Set<String> = []
      let hits = search.rows(for: judged.query).map { bare(SearchFixture.catalog[$0].text) }
      let distinct = hits.filter { seen.insert($0).inserted }
      if distinct.prefix(1).contains(where: judged.expected.contains) { isFirst += 1 }
      if distinct.prefix(5).contains(where: judged.expected.contains) { isInFive += 1 }
    }
    print("\(file): first \(isFirst), in the first five \(isInFive), of \(queries.count)")
    #expect(isFirst >= first)
    #expect(isInFive >= firstFive)
  }
}
