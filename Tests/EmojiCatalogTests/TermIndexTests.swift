import TestSupport
import Testing

@testable import EmojiCatalog

@Suite struct TermIndexTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func index(_ terms: [(String, Int)]) -> TermIndex {
    var collector = TermCollector(expectedTerms: 1)
    for (term, row) in terms { collector.add(bytes(term)[...], TermOccurrence(row: row, field: .name, isWhole: true)) }
    return TermIndex(collector)
  }

  @Test func `an index of nothing holds nothing`() {
    let empty = index([])
    #expect(empty.count == 0)
    #expect(empty.term(bytes("a")) == nil)
    #expect(empty.range(ofPrefix: bytes("")).isEmpty)
  }

  @Test func `terms are sorted, equal ones once, their rows in the order in which they were met`() {
    let index = index([("heart", 2), ("he", 0), ("heart", 1), ("heartbeat", 3), ("ich", 4), ("heart", 9)])
    #expect(
      (0..<index.count).map { String(decoding: index[$0], as: UTF8.self) } == ["he", "heart", "heartbeat", "ich"])
    #expect(index.rows(of: 1).map(\.row) == [2, 1, 9])
    #expect(index.range(ofPrefix: bytes("hea")) == 1..<3)
    #expect(index.term(bytes("heart")) == 1)
    #expect(index.term(bytes("hear")) == nil)
    #expect(index.length(2) == 9)
  }

  @Test func `thousands of random terms are found as a slow list finds them`() {
    var random = SplitMix64(seed: 31)
    let terms = (0..<2_000).map { row in
      let length = Int.random(in: 1...10, using: &random)
      return (String((0..<length).map { _ in "abcé€".randomElement(using: &random) ?? "a" }), row)
    }
    let index = index(terms)
    let sorted = Set(terms.map(\.0)).sorted { bytes($0).lexicographicallyPrecedes(bytes($1)) }
    #expect((0..<index.count).map { String(decoding: index[$0], as: UTF8.self) } == sorted)
    for prefix in ["a", "ab", "é", "€a", "bc", "x", ""] {
      let range = index.range(ofPrefix: bytes(prefix))
      #expect(range.map { sorted[$0] } == sorted.filter { bytes($0).starts(with: bytes(prefix)) }, "\(prefix)")
    }
    for term in stride(from: 0, to: index.count, by: 50) {
      let rows = terms.filter { $0.0 == sorted[term] }.map(\.1)
      #expect(index.rows(of: term).map(\.row) == rows)
    }
  }

  @Test func `what stands in a row in several ways stands there once, at the cost of all of them`() {
    var collector = TermCollector(expectedTerms: 1)
    for field in [TermField.keyword, .informal] {
      collector.add(bytes("joy")[...], TermOccurrence(row: 7, field: field, isWhole: true))
    }
    collector.add(bytes("joy")[...], TermOccurrence(row: 8, field: .keyword, isWhole: true))
    collector.add(bytes(":)")[...], TermOccurrence(row: 8, field: .signs, isWhole: true))
    let index = TermIndex(collector)
    let joy = index.term(bytes("joy")).map { index.rows(of: $0) } ?? []
    #expect(joy.map(\.row) == [7, 8])
    #expect(joy.map(\.cost) == [Ranking.cost(.whole(.keyword, .informal)), Ranking.cost(.whole(.keyword))])
    #expect(index.term(bytes(":)")).map { index.rows(of: $0).map(\.cost) } == [TermRow.signs])
  }

  @Test func `the letters of a part are among those of the whole`() {
    for (part, whole) in [("ear", "heart"), ("é", "né"), ("3", "<3"), ("", "")] {
      let letters = TermIndex.letters(of: bytes(part))
      #expect(TermIndex.letters(of: bytes(whole)) & letters == letters)
    }
    #expect(TermIndex.letters(of: bytes("abc")) == 0b111)
  }
}
