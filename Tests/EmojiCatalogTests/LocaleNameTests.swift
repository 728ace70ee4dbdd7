import Testing

@testable import EmojiCatalog

@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("de", ["de"]), ("de_DE.UTF-8", ["de_DE", "de"]), ("de_AT.UTF-8@euro", ["de_AT", "de"]),
    ("pt-BR", ["pt_BR", "pt"]),
    ("PT_br", ["pt_BR", "pt"]), ("pt_AO", ["pt_AO", "pt_PT", "pt"]), ("es_AR", ["es_AR", "es_419", "es"]),
    ("es_ES", ["es_ES", "es"]), ("en_US.UTF-8", ["en_US", "en"]), ("en_NZ", ["en_NZ", "en_001", "en"]),
    ("zh_CN", ["zh_CN", "zh"]), ("zh_TW", ["zh_Hant_TW", "zh_Hant"]), ("zh-hant", ["zh_Hant"]),
    ("zh_Hans_HK", ["zh_HK", "zh"]), ("zh_MO", ["zh_Hant_MO", "zh_Hant_HK", "zh_Hant"]), ("cmn", ["zh"]),
    ("sr_RS", ["sr_RS", "sr"]), ("sr_RS@latin", ["sr_Latn_RS", "sr_Latn"]),
    ("sr_RS.UTF-8@Latin", ["sr_Latn_RS", "sr_Latn"]),
    ("sr_ME", ["sr_Latn_ME", "sr_Latn"]), ("sr_ME@cyrillic", ["sr_ME", "sr"]), ("sh", ["sr_Latn"]),
    ("uz_UZ@cyrillic", ["uz_Cyrl_UZ", "uz_Cyrl"]), ("pa_PK", ["pa_Arab_PK", "pa_Arab"]), ("nb_NO", ["no_NO", "no"]),
    ("iw", ["he"]), ("tl_PH", ["fil_PH", "fil"]), ("ca_ES@valencia", ["ca_ES", "ca"]), ("de-DE-1996", ["de_DE", "de"]),
    ("es_419", ["es_419", "es_419", "es"]), ("yue_CN", ["yue_Hans_CN", "yue_Hans"]),
  ]) func `a name leads to CLDR's locales`(name: String, candidates: [String]) {
    #expect(LocaleName(name)?.candidates == candidates)
  }

  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "d", "german", "de__DE", "de_", "_de", "de/AT", "../de", "d1", "12", "dé", "日本",
    "@latin",
    ".UTF-8", "de DE", "\u{1B}[m",
  ]) func `what is no locale's name`(name: String) {
    #expect(LocaleName(name) == nil)
  }
}
