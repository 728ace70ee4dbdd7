import Testing

@testable import catalog_builder

@Suite struct LocaleListTests {
  private func read(_ text: String) throws -> [LocaleList.Item] {
    try LocaleList(TextFile(name: "languages.tsv", text: text)).items
  }

  @Test func `locales in their order, with what they build on`() throws {
    #expect(
      try read("@note\tx\nfr\troot\nfr_CA\tfr\nen_001\ten\n") == [
        LocaleList.Item(locale: "fr", base: nil), LocaleList.Item(locale: "fr_CA", base: "fr"),
        LocaleList.Item(locale: "en_001", base: "en"),
      ])
  }

  @Test(arguments: [
    ("fr_CA\tfr\nfr\troot", 1, "fr is not listed before fr_CA"), ("fr\troot\nfr\troot", 2, "a second row for fr"),
    ("en\troot", 1, "a second row for en"), ("fr", 1, "not 2 fields"),
  ]) func `a row that is wrong is named`(text: String, line: Int, what: String) {
    #expect(throws: BuildError.malformed(file: "languages.tsv", line: line, what: what)) { try read(text) }
  }

  @Test func `the committed list has the languages that were asked for`() throws {
    let items = try read(PackageFiles.text("Resources/languages.tsv"))
    let locales = Set(items.map(\.locale))
    #expect(
      locales.isSuperset(of: [
        "ar", "de", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "zh", "zh_Hant", "pt_PT", "en_GB",
        "en_AU", "en_CA", "en_IN", "es_419", "es_MX", "fr_CA", "de_CH", "sr_Latn", "no", "nn",
      ]))
    // Another script is no change of the same table.
    #expect(items.filter { ["zh_Hant", "sr_Latn", "yue"].contains($0.locale) }.allSatisfy { $0.base == nil })
  }
}
