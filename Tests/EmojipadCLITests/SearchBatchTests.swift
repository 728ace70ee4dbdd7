import EmojiCatalog
import Testing

@testable import EmojipadCLI

@Suite struct SearchBatchTests {
  private func answer(_ line: String) throws -> String {
    var batch = SearchBatch(catalog: .embedded())
    return try batch.answer(line.utf8, 7).text
  }

  private func error(_ line: String) -> BatchError? {
    var batch = SearchBatch(catalog: .embedded())
    do {
      _ = try batch.answer(line.utf8, 7)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the members stay as they are, and the results come behind them`() throws {
    #expect(
      try answer(#" {"n": 1.0e2, "query": "\u0074ada", "lang": "de", "x": ["\ud83d\ude00", {}]} "#)
        == #"{"n":1.0e2,"query":"tada","lang":"de","x":["😀",{}],"results":["🎉"]}"#)
    #expect(try answer(#"{"results":[1],"query":"tada"}"#) == #"{"query":"tada","results":["🎉"]}"#)
  }

  @Test func `blank and unknown queries have empty results, others at most twenty`() throws {
    for query in ["", "  ", "xqzzkkjj"] {
      #expect(try answer(#"{"query":"\#(query)"}"#) == #"{"query":"\#(query)","results":[]}"#)
    }
    guard case .array(let results)? = try members(#"{"query":"face"}"#).last?.value else {
      Issue.record("no results")
      return
    }
    #expect(results.count == SearchBatch.limit)
  }

  private func members(_ line: String) throws -> [JSONValue.Member] {
    var batch = SearchBatch(catalog: .embedded())
    guard case .object(let members) = try batch.answer(line.utf8, 1) else { return [] }
    return members
  }

  @Test func `a language is searched where the line asks for it, and English with it`() throws {
    #expect(try answer(#"{"query":"pferd"}"#) == #"{"query":"pferd","results":[]}"#)
    #expect(try answer(#"{"query":"pferd","lang":"de"}"#).contains("🐎"))
    #expect(try answer(#"{"query":"horse","lang":"de"}"#).contains("🐎"))
    #expect(try answer(#"{"query":"pferd","lang":"fr,de"}"#).contains("🐎"))
    #expect(try answer(#"{"query":"horse","lang":"tlh"}"#).contains("🐎"))
  }

  @Test func `null is no language`() throws {
    #expect(try answer(#"{"query":"tada","lang":null}"#) == #"{"query":"tada","lang":null,"results":["🎉"]}"#)
  }

  @Test func `a line that is no such object is told with its number`() {
    #expect(error("") == .notJSON(line: 7, .unexpectedEnd))
    #expect(error("{\"query\":\"a\"} x") == .notJSON(line: 7, .unexpectedByte(at: 14)))
    for line in ["[]", "\"query\"", "null", "1"] { #expect(error(line) == .notObject(line: 7)) }
    for line in ["{}", #"{"query":1}"#, #"{"query":null}"#, #"{"Query":"a"}"#] {
      #expect(error(line) == .noQuery(line: 7))
    }
    for line in [#"{"query":"a","lang":1}"#, #"{"query":"a","lang":["de"]}"#] {
      #expect(error(line) == .badLanguage(line: 7))
    }
  }

  @Test func `of many languages only so many indexes are kept, and the answers stay the same`() {
    let catalog = Catalog.embedded()
    var cache = SearchCache(catalog: catalog)
    let first = cache.rows(for: "pferd", in: "de")
    for number in 0..<SearchCache.capacity { _ = cache.rows(for: "horse", in: "x\(number)") }
    #expect(cache.count == SearchCache.capacity)
    #expect(!first.isEmpty)
    #expect(cache.rows(for: "pferd", in: "de") == first)
    #expect(cache.rows(for: "pferd", in: "de") == first)
  }
}
