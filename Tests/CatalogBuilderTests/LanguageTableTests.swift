import Testing

@testable import catalog_builder

@Suite struct LanguageTableTests {
  private let rows = [
    LanguageTable.Row(emoji: "#️⃣", name: "touche #", keywords: ["a", "b c"]),
    LanguageTable.Row(emoji: "😀", name: "", keywords: ["d"]),
  ]

  @Test func `a table in itself, and one that changes another, as text`() {
    #expect(
      LanguageTable(locale: "fr", base: nil, sources: "CLDR 48.2", rows: rows).text == """
        @generated\tswift run catalog-builder\tCLDR 48.2
        @locale\tfr
        #️⃣\ttouche #\ta|b c
        😀\t\td

        """)
    #expect(
      LanguageTable(locale: "fr_CA", base: "fr", sources: "CLDR 48.2", rows: []).text == """
        @generated\tswift run catalog-builder\tCLDR 48.2
        @locale\tfr_CA
        @base\tfr

        """)
  }
}
