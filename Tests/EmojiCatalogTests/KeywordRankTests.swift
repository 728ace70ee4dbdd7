import EmojiCatalog
import Testing

@Suite struct KeywordRankTests {
  @Test(arguments: [
    ("deploy^1", "deploy", 1), ("ship it^12", "ship it", 12), ("^^", "^^", nil), ("^1", "^1", nil), ("a^", "a^", nil),
    ("a^0", "a^0", nil), ("a^01", "a^01", nil), ("a^100", "a^100", nil), ("a^1b", "a^1b", nil), ("a^b^2", "a^b", 2),
    ("^_^", "^_^", nil), ("été^3", "été", 3), ("joy", "joy", nil), ("", "", nil),
  ]) func `an item is its word and its rank`(item: String, word: String, rank: Int?) {
    let result = splitRank(Array(item.utf8)[...])
    #expect(String(decoding: result.word, as: UTF8.self) == word)
    #expect(result.rank == rank)
  }

  @Test func `part of a larger array`() {
    let bytes = Array("x|deploy^1|y".utf8)
    let result = splitRank(bytes[2..<10])
    #expect(String(decoding: result.word, as: UTF8.self) == "deploy")
    #expect(result.rank == 1)
  }

  @Test func `informal keywords of the catalogue have no rank`() throws {
    let catalog = Catalog.embedded()
    let rocket = catalog[try #require(catalog.row(of: "🚀"))]
    #expect(rocket.informalKeywords.contains("deploy"))
    for row in 0..<catalog.count {
      #expect(catalog[row].informalKeywords.allSatisfy { !$0.contains(/.\^[0-9]/) })
    }
    let smile = catalog[try #require(catalog.row(of: "😊"))]
    #expect(smile.informalKeywords.contains("^^"))
  }
}
