import EmojiCatalog
import Testing

@Suite struct EditDistanceTests {
  @Test func `distances count insertions, deletions, replacements and swaps`() {
    #expect(editDistance("", "abc") == 3)
    #expect(editDistance("multi", "multi") == 0)
    #expect(editDistance("mutli", "multi") == 1)
    #expect(editDistance("kitten", "sitting") == 3)
    #expect(editDistance("abc", "") == 3)
  }
}
