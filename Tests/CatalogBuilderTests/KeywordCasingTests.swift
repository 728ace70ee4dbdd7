import Testing

@testable import catalog_builder

@Suite struct KeywordCasingTests {
  @Test(arguments: [
    ("de", "Pferd", "Pferd"), ("de_CH", "Velo", "Velo"), ("fr", "Paris", "paris"),
    ("tr", "IŞIK İstanbul", "ışık istanbul"),
    ("az", "İt", "it"), ("el", "Αθήνα", "αθήνα"), ("ja", "花", "花"), ("den", "A", "a"),
  ]) func `what becomes of capitals`(locale: String, keyword: String, result: String) {
    let written = KeywordCasing(locale: locale).apply(keyword)
    #expect(Array(written.unicodeScalars) == Array(result.unicodeScalars))
  }
}
