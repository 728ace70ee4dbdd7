import Testing

@testable import EmojiCatalog

/// What the person uses, in the search.
@Suite struct PreferenceTests {
  private func hits(_ query: String, preferring used: String...) -> [String] {
    let catalog = SearchFixture.catalog
    var search = Search(index: SearchFixture.english)
    search.prefer(used.compactMap { catalog.row(of: $0) })
    return search.rows(for: query).map { catalog[$0].text }
  }

  @Test func `of what matches as well, what is used most comes first`() {
    #expect(SearchFixture.hits("heart").first == "❤️")
    #expect(hits("blue", preferring: "🫐", "📘").prefix(2) == ["🫐", "📘"])
    #expect(hits("blue", preferring: "📘", "🫐").prefix(2) == ["📘", "🫐"])
    #expect(hits("par", preferring: "🥳").first == "🥳")
  }

  @Test func `what is used does not come before a better kind of match`() {
    // 🌭 only has “usa” inside “sausage”, and 🚋 is a tram car.
    #expect(hits("usa", preferring: "🌭").first == SearchFixture.hits("usa").first)
    #expect(hits("car", preferring: "🚋").first == "🚗")
    #expect(hits("rocket", preferring: "🥗").first == "🚀")
  }

  @Test func `what is used finds nothing that does not match`() {
    let plain = SearchFixture.hits("pizza")
    #expect(Set(hits("pizza", preferring: "🚀", "😀")) == Set(plain))
    #expect(hits("pizza", preferring: "🚀", "😀") == plain)
  }

  @Test func `the order is that of nobody again when nothing is preferred`() {
    var search = Search(index: SearchFixture.english)
    let before = search.rows(for: "face")
    search.prefer([before[20]])
    #expect(search.rows(for: "face") != before)
    search.prefer([])
    #expect(search.rows(for: "face") == before)
  }
}
