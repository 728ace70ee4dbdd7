import Testing

@testable import EmojipadCLI

@Suite struct NearMissTests {
  @Test func `only what is near is suggested`() {
    #expect(nearest("colour", among: ["format", "color"]) == "color")
    #expect(nearest("xyzzy", among: ["format", "color"]) == nil)
    #expect(nearest("", among: ["a"]) == nil)
    #expect(nearest("ab", among: ["a"]) == nil)
  }
}
