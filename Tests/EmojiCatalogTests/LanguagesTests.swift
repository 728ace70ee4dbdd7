import EmojiCatalog
import Testing

@Suite struct LanguagesTests {
  private func requested(_ environment: [String: String]) -> [String] {
    Languages.requested(in: { environment[$0] })
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr_FR"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it_IT"]),
    (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de_DE"]),
    (["LANG": "de_DE", "LC_CTYPE": "fr_FR"], ["de_DE"]),
    (["LANG": "de_DE", "LANGUAGE": "nn:no:da"], ["nn", "no", "da"]),
    (["LANG": "de_DE", "LANGUAGE": ""], ["de_DE"]),
    (["LANG": "de_DE", "LANGUAGE": ":"], ["de_DE"]),
    (["LANG": "C", "LANGUAGE": "de"], []),
    (["LANG": "de_DE", "LC_ALL": "C.UTF-8", "LANGUAGE": "de"], []),
    (["LANG": "POSIX"], []),
    (["LANGUAGE": "de"], []),
    ([:], []),
  ]) func `the environment's languages`(environment: [String: String], locales: [String]) {
    #expect(requested(environment) == locales)
  }

  @Test(arguments: [
    (["de_AT.UTF-8@euro"], ["de"]), (["de_CH"], ["de_CH", "de"]), (["pt_BR"], ["pt"]), (["pt-PT"], ["pt_PT", "pt"]),
    (["pt_AO"], ["pt_PT", "pt"]), (["zh_TW.UTF-8"], ["zh_Hant"]), (["zh_HK"], ["zh_Hant_HK", "zh_Hant"]),
    (["zh_CN"], ["zh"]), (["no"], ["no"]), (["nb_NO.UTF-8"], ["no"]), (["nn_NO"], ["nn", "no"]),
    (["sr@latin"], ["sr_Latn"]), (["sr_RS"], ["sr"]), (["es_MX"], ["es_MX", "es_419", "es"]),
    (["es_CL"], ["es_419", "es"]),
    (["es_ES"], ["es"]), (["en_GB.UTF-8"], ["en_GB", "en_001"]), (["en_IE"], ["en_001"]), (["en_US"], []), (["en"], []),
    (["xx"], []), (["C"], []), (["POSIX"], []), ([""], []), ([], []), (["uz@cyrillic"], []), (["pa_PK"], []),
    (["de", "fr"], ["de", "fr"]), (["fr_CA", "de", "fr"], ["fr_CA", "fr", "de"]), (["de_CH", "de"], ["de_CH", "de"]),
    (["en", "de"], ["en", "de"]), (["de", "en"], ["de"]), (["en_GB", "de"], ["en_GB", "en_001", "en", "de"]),
    (["../../de", "de"], ["de"]),
  ]) func `requested languages lead to tables`(requested: [String], chain: [String]) {
    #expect(Languages.chain(for: requested) == chain)
    #expect(Languages.tables(for: requested).map(\.locale) == chain)
  }

  @Test func `every embedded locale leads to its own table first, and there are no others`() {
    #expect(Languages.embedded.count > 50)
    for locale in Languages.embedded {
      #expect(Languages.chain(for: [locale]).first == locale)
      #expect(Languages.isKnown(locale))
    }
    #expect(!Languages.embedded.contains("en"))
    for locale in ["en", "en_US", "en_ZA", "de_AT"] { #expect(Languages.isKnown(locale)) }
    for locale in ["", "xx", "C", "tlh"] { #expect(!Languages.isKnown(locale)) }
  }
}
