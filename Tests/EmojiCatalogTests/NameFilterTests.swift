import EmojiCatalog
import Testing

@Suite struct NameFilterTests {
  private let catalog = Catalog.embedded()

  private func texts(_ query: String) -> [String] {
    catalog.rows(named: query).map { catalog[$0].text }
  }

  @Test(arguments: [
    ("check mark", "✔️"), ("video game", "🎮"), ("laptop", "💻"), ("books", "📚"), ("smiling face", "☺️"),
    ("frowning face", "☹️"), ("keycap 1", "1️⃣"), ("keycap #", "#️⃣"), ("flag england", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("ROCKET", "🚀"),
    ("pinata", "🪅"), ("PIÑATA", "🪅"), ("facing right person running", "🏃‍➡️"),
  ]) func `the emoji of that name comes first`(query: String, expected: String) {
    #expect(texts(query).first == expected)
  }

  @Test func `words count in whatever order, and all of them`() {
    #expect(texts("heart red") == texts("red heart"))
    #expect(texts("red heart xyzzy") == [])
    #expect(texts("tears joy").contains("😂"))
  }

  @Test func `beginnings of words come before what is inside them`() {
    let found = texts("eye")
    #expect(found.firstIndex(of: "👁️").map { $0 < 3 } == true)
    #expect(texts("ocket").contains("🚀"))
  }

  @Test func `a blank query has every row, one of signs alone none`() {
    #expect(texts("").count == catalog.count)
    #expect(texts("  ").count == catalog.count)
    #expect(texts("::") == [])
  }
}
