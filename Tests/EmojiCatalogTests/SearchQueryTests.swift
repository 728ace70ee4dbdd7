import TestSupport
import Testing

@testable import EmojiCatalog

@Suite struct SearchQueryTests {
  private let catalog = Catalog.embedded()

  private func first(_ query: String) -> String? {
    var search = Search(index: SearchFixture.english)
    return search.rows(for: query).first.map { catalog[$0].text }
  }

  @Test func `every sequence of emoji-test.txt names its base emoji, whatever its tones and selectors`() {
    let path = "\(#filePath)".replacing("SearchQueryTests.swift", with: "Data/emoji-test-17.0.txt")
    var count = 0
    for line in TestSupport.text(ofFile: path).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";")
      guard fields.count == 2, !fields[1].contains("component") else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(SearchQuery(text, catalog: catalog).emoji.count == 1, "\(line)")
      count += 1
    }
    #expect(count == 5216)
  }

  @Test(arguments: [
    ("🫱🏻‍🫲🏼", "🤝"), ("👨🏽‍🤝‍👨🏻", "👬"), ("👋🏿", "👋"), ("👩🏻‍❤️‍💋‍👨🏼", "👩‍❤️‍💋‍👨"), ("\u{2764}", "❤️"), ("1\u{20E3}", "1️⃣"),
  ]) func `C28 a pasted emoji finds itself first`(pasted: String, expected: String) {
    #expect(first(pasted) == expected)
  }

  @Test(arguments: [
    ("+1", "👍"), (":+1:", "👍"), (":-1:", "👎"), (":+1", "👍"), (":tada:", "🎉"), (":man_facepalming:", "🤦‍♂️"), ("<3", "❤️"),
    ("¯\\_(ツ)_/¯", "🤷"), ("!", "❗"), ("?", "❓"),
  ]) func `shortcodes with their colons, emoticons and signs`(query: String, expected: String) {
    #expect(first(query) == expected)
  }

  @Test(arguments: [
    ("U+1F680", "🚀"), ("u+1f680", "🚀"), ("U+1F469 U+200D U+1F680", "👩‍🚀"), ("U+1F469U+200DU+1F680", "👩‍🚀"),
    ("U+1F469+200D+1F680", "👩‍🚀"),
  ]) func `code points, with spaces or without`(query: String, expected: String) {
    #expect(first(query) == expected)
  }

  @Test(arguments: ["U+FFFFFFFFFFFF", "U+D800", "U+", "U+41", "U+ZZ"])
  func `code points of no emoji find nothing of that name`(query: String) {
    #expect(SearchQuery(query, catalog: catalog).emoji.isEmpty)
    #expect(query == "U+" || first(query) == nil)
  }

  @Test func `an elided article is left out of the words, not of the phrase`() {
    let query = SearchQuery("goutte d’eau", catalog: catalog)
    #expect(query.words.map { String(decoding: $0, as: UTF8.self) } == ["goutte", "eau"])
    #expect(query.phrase == Array("goutte deau".utf8))
    #expect(query.spellings == [0, 0])
    #expect(SearchQuery("cocó", catalog: catalog).spellings != [0])
  }

  @Test func `hundreds of words, known or not, are no more than the first of them`() {
    let unknown = (0..<400).map { "qx\(String($0, radix: 26))jz" }
    #expect(first(unknown.joined(separator: " ")) == nil)
    #expect(first("cat " + unknown.joined(separator: " ")) != nil)
    #expect(SearchQuery(unknown.joined(separator: " "), catalog: catalog).words.count == SearchQuery.mostWords)
    #expect(SearchQuery("cat cat dog cat", catalog: catalog).words.count == 2)
  }
}
