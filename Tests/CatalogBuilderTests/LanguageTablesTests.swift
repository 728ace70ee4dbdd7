import Testing

@testable import catalog_builder

/// The join of CLDR's annotations to the language tables.
@Suite struct LanguageTablesTests {
  private static let annotations = [
    "en": [("😀", "grin", "face"), ("🐎", "horse", "animal")],
    "en_001": [("🐎", "horse", "steed | animal"), ("😀", "grin", "face")],
    "de": [
      ("😀", "Grinsen", "Gesicht | grinsen | GESICHT"), ("🐎", "Pferd", "Tier|  | edler\u{A0}Gaul\u{200E}"),
      ("❤", "", "Herz"),
    ],
    "de_CH": [("😀", "Grinsen", "Gesicht"), ("🐎", "Ross", "Tier | Gaul | pferd"), ("❤", "rotes Herz", "Herz")],
  ]

  private func tables(_ list: String) throws -> [LanguageTable] {
    var annotations: [String: CLDRAnnotations] = [:]
    for (locale, entries) in Self.annotations {
      let lines = entries.map { key, name, keywords in
        "<annotation cp=\"\(key)\">\(keywords)</annotation><annotation cp=\"\(key)\" type=\"tts\">\(name)</annotation>"
      }
      annotations[locale] = try CLDRAnnotations([TextFile(name: locale, text: "<l>\(lines.joined())</l>")])
    }
    let additions = try EmojiAdditions(
      TextFile(name: "a", text: "points\temoji\ten\tde\n1FA8C\t🪌\teraser\tradiergummi\n"), version: "18.0")
    return try LanguageTables(
      list: LocaleList(TextFile(name: "languages.tsv", text: list)),
      emoji: ["😀", "❤️", "🐎", "🪌"].map(EmojiSequence.init), annotations: annotations, additions: additions, sources: "s"
    ).tables()
  }

  private func row(_ emoji: String, _ name: String, _ keywords: String...) -> LanguageTable.Row {
    LanguageTable.Row(emoji: emoji, name: name, keywords: keywords)
  }

  @Test func `rows in the catalogue's order, cleaned, without what has no name`() throws {
    let table = try #require(try tables("de\troot\n").first)
    #expect(table.locale == "de" && table.base == nil && table.sources == "s")
    #expect(
      table.rows == [
        row("😀", "Grinsen", "Gesicht"), row("🐎", "Pferd", "Tier", "edler Gaul"), row("🪌", "Radiergummi"),
      ])
  }

  @Test func `a regional table says what differs from its base`() throws {
    let table = try #require(try tables("de\troot\nde_CH\tde\n").last)
    #expect(table.base == "de")
    #expect(table.rows == [row("❤️", "rotes Herz"), row("🐎", "Ross", "Gaul")])
  }

  @Test func `the English of other places differs from the catalogue's`() throws {
    #expect(try tables("en_001\ten\n").map(\.rows) == [[row("🐎", "", "steed")]])
  }

  @Test func `a locale without annotations is an error`() {
    #expect(throws: BuildError.malformed(file: "annotations", line: 0, what: "no xx")) { try tables("xx\troot\n") }
  }
}
