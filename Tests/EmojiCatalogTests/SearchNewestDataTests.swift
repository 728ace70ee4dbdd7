import TestSupport
import Testing

@testable import EmojiCatalog

/// The newest emoji, everyday nouns that have many relatives, and what a key costs.
@Suite struct SearchNewestDataTests {
  @Test(arguments: [
    ("distorted face", "🫪"), ("fight cloud", "🫯"), ("hairy creature", "🫈"), ("ballet dancer", "🧑‍🩰"), ("orca", "🫍"),
    ("landslide", "🛘"), ("trombone", "🪊"), ("treasure chest", "🪎"),
  ]) func `C113 the emoji of 17-0, each the one hit`(query: String, emoji: String) {
    #expect(SearchFixture.hits(query) == [emoji])
  }

  @Test func `C113 every emoji of the two newest versions is the first hit of its name`() {
    let catalog = SearchFixture.catalog
    let newest = (0..<catalog.count).filter { ["17.0", "18.0"].contains(catalog[$0].since) }
    #expect(newest.count > 9)
    for row in newest { expect(catalog[row].name, first: catalog[row].text) }
  }

  @Test func `C115 a fingerprint is found, whatever fonts have`() {
    expect("fingerprint", first: "🫆")
    expect("fingerpr", "🫆", inFirst: 3)
  }

  @Test func `C121 a car before its relatives, and a tram car behind`() {
    expect("car", first: "🚗")
    expect("car", "🚙", "🚘", "🛻", inFirst: 8)
    expect("car", "🚗", before: "🚋")
  }

  @Test(arguments: ["car", "food", "flag", "animal"])
  func `C122 what has the word comes first, and no category is chosen by it`(query: String) throws {
    var search = Search(index: SearchFixture.english)
    let rows = search.rows(for: query)
    let hasWord = rows.map { SearchFixture.words(ofRow: $0).contains(query) }
    let count = hasWord.count { $0 }
    #expect(count > 1)
    #expect(!hasWord.prefix(count).contains(false), "a part of a word before a word")
    for row in rows {
      #expect(SearchFixture.words(ofRow: row).contains { $0.contains(query) }, "\(SearchFixture.catalog[row].name)")
    }
  }

  @Test func `C127 German`() {
    expect("pferd", "🐎", "🐴", inFirst: 3, of: SearchFixture.german)
    expect("Äpfel", "🍎", inFirst: 3, of: SearchFixture.german)
    expect("aepfel", "🍎", inFirst: 3, of: SearchFixture.german)
  }

  /// The addresses of the arrays that a search keeps. Only numbers are given out: a copy of an array would make the
  /// search's next change one of a new array.
  private func buffers(of search: Search) -> [String: UInt] {
    var addresses: [String: UInt] = [:]
    for child in Mirror(reflecting: search).children {
      let address: UInt? =
        switch child.value {
        case let array as [UInt16]: unsafe array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        case let array as [UInt32]: unsafe array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        default: nil
        }
      if let label = child.label, let address { addresses[label] = address }
    }
    return addresses
  }

  @Test func `C131 twelve keys use the same buffers, so that no key costs memory for the rows`() {
    var search = Search(index: SearchFixture.german)
    // The first queries take the buffers into use; nearly every row has an “a”.
    for text in ["heart", "a"] { _ = search.rows(for: text).count }
    let before = buffers(of: search)
    #expect(before.count >= 3)
    for text in ["confettibomb", "a", "herz gesicht", "face", "xqzzkkjjxqzz"] {
      for length in 1...text.count {
        let isFound = search.rows(for: text.prefix(length)).count > 0
        // An empty array gives no address of its own.
        let after = buffers(of: search).filter { isFound || $0.key != "keys" }
        #expect(after == before.filter { isFound || $0.key != "keys" }, "\(text.prefix(length))")
      }
    }
  }
}
