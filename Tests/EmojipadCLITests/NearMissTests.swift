import Testing

@testable import EmojipadCLI

@Suite struct NearMissTests {
  @Test func `distances count insertions, deletions, replacements and swaps`() {
    #expect(editDistance("", "abc") == 3)
    #expect(editDistance("multi", "multi") == 0)
    #expect(editDistance("mutli", "multi") == 1)
    #expect(editDistance("kitten", "sitting") == 3)
    #expect(editDistance("abc", "") == 3)
  }

  @Test func `only what is near is suggested`() {
    #expect(nearest("colour", among: ["format", "color"]) == "color")
    #expect(nearest("xyzzy", among: ["format", "color"]) == nil)
    #expect(nearest("", among: ["a"]) == nil)
    #expect(nearest("ab", among: ["a"]) == nil)
  }
}
