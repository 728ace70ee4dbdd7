import Testing

@testable import catalog_builder

@Suite struct NounCapitalsTests {
  private let nouns = NounCapitals([
    LocalWords(name: "lachendes Gesicht", keywords: ["Daumen", "nach links", "Gut", "gut"])
  ])

  @Test(arguments: [
    ("zerbrechendes gesicht", "zerbrechendes Gesicht"), ("daumen nach links", "Daumen nach links"),
    ("radiergummi", "Radiergummi"), ("gut", "gut"), ("links", "links"), ("ölfarbe", "Ölfarbe"), ("", ""),
  ]) func `nouns that are known, and names of one word, have a capital`(name: String, result: String) {
    #expect(nouns.capitalizing(name) == result)
  }
}
