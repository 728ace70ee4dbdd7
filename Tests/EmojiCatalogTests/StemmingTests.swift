import Testing

@testable import EmojiCatalog

@Suite struct StemmingTests {
  private func stem(_ word: String) -> String {
    String(decoding: EmojiCatalog.stem(of: Array(word.utf8)[...]), as: UTF8.self)
  }

  @Test(arguments: [
    ["cat", "cats"], ["party", "parties", "partied"], ["run", "running", "runner"],
    ["dance", "dancing", "danced", "dancer"],
    ["box", "boxes", "boxing"], ["smile", "smiles", "smiling"],
  ]) func `the forms of a word have one stem`(forms: [String]) {
    #expect(Set(forms.map(stem)).count == 1, "\(forms.map { "\($0): \(stem($0))" })")
  }

  @Test(arguments: [
    ("tigers", "tiger", true), ("boxes", "box", true), ("danced", "dance", true), ("walking", "walk", true),
    ("markr", "mark", false), ("tiger", "tiger", false), ("tigerish", "tiger", false), ("s", "", false),
  ]) func `regular endings make forms of a word`(word: String, other: String, expected: Bool) {
    #expect(isInflected(Array(word.utf8)[...], of: Array(other.utf8)[...]) == expected)
  }

  @Test func `different words keep different stems, and short words are left alone`() {
    #expect(stem("cat") != stem("car"))
    for word in ["", "s", "es", "is", "us", "bus", "ing", "red", "bed", "her"] { #expect(stem(word) == word) }
  }
}
