/// A locale as the environment or a person names it, taken apart: `pt_BR.UTF-8`, `pt-br`, `zh-Hant-TW`, `sr_RS@latin`.
///
/// Language, script and region are BCP 47's subtags in its usual case; codeset, variants and other modifiers say
/// nothing about words and are left out.
struct LocaleName: Hashable, Sendable {
  let language: String
  let script: String?
  let region: String?

  /// Reads a name; nil for what is none, among it `C` and `POSIX`.
  init?(_ text: some StringProtocol) {
    let (name, modifier) = Self.split(text, at: "@")
    let subtags = Self.split(name, at: ".").0.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = subtags.first?.lowercased(), (2...3).contains(language.utf8.count),
      subtags.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isLetterOrDigit) }), language.allSatisfy(\.isLetter)
    else { return nil }
    let others = subtags.dropFirst()
    let script = others.first.flatMap { $0.utf8.count == 4 ? $0.capitalizedASCII : nil }
    region = others.dropFirst(script == nil ? 0 : 1).first.flatMap { Self.isRegion($0) ? $0.uppercased() : nil }
    self.language = Self.currentCodes[language] ?? language
    self.script = Self.scriptsOfModifiers[modifier.lowercased()] ?? script ?? Self.scriptsOfCodes[language]
  }

  /// CLDR's locales for it, the most particular first: `zh_Hant_HK`, `zh_Hant`.
  ///
  /// Another script is another language to its readers (LDML part 1, "Parent Locales"): `zh_Hant` does not lead to
  /// `zh`, and neither does `zh_TW`, which is written in it.
  var candidates: [String] {
    let script = script ?? region.flatMap { Self.scriptsOfRegions["\(language)_\($0)"] }
    let base = script.flatMap { isUsual($0) ? nil : "\(language)_\($0)" } ?? language
    let pivot = region.flatMap(regionalParent)
    return [region.map { "\(base)_\($0)" }, pivot, base].compactMap(\.self)
  }

  private func isUsual(_ script: String) -> Bool {
    Self.usualScripts[language].map { $0 == script } ?? true
  }

  /// The locale between the region's own and the language's: the English of the world, the Spanish of America, the
  /// Portuguese outside of Brazil, the Chinese of Hong Kong (supplementalData.xml, `parentLocales`).
  private func regionalParent(_ region: String) -> String? {
    switch (language, region) {
    case ("en", "US"), ("en", "PR"), ("en", "PH"), ("en", "GU"), ("en", "AS"), ("en", "MH"), ("en", "MP"), ("en", "UM"),
      ("en", "VI"), ("en", "BI"), ("es", "ES"), ("es", "EA"), ("es", "IC"), ("es", "GQ"), ("es", "PH"), ("pt", "BR"):
      nil
    case ("en", _): "en_001"
    case ("es", _): "es_419"
    case ("pt", _): "pt_PT"
    case ("zh", "MO"): "zh_Hant_HK"
    default: nil
    }
  }

  /// Codes that ISO 639 has replaced, and codes of languages that CLDR has under another.
  private static let currentCodes = [
    "iw": "he", "in": "id", "tl": "fil", "nb": "no", "sh": "sr", "cmn": "zh", "zlm": "ms", "arb": "ar", "swh": "sw",
  ]
  private static let scriptsOfCodes = ["sh": "Latn"]
  private static let scriptsOfModifiers = [
    "latin": "Latn", "latn": "Latn", "cyrillic": "Cyrl", "cyrl": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
  private static let scriptsOfRegions = [
    "zh_TW": "Hant", "zh_HK": "Hant", "zh_MO": "Hant", "sr_ME": "Latn", "pa_PK": "Arab", "yue_CN": "Hans",
  ]
  /// The script that the language's own table is in, where there are others.
  private static let usualScripts = [
    "zh": "Hans", "yue": "Hant", "sr": "Cyrl", "pa": "Guru", "uz": "Latn", "az": "Latn", "ms": "Latn", "hi": "Deva",
    "ur": "Arab", "ha": "Latn", "ja": "Jpan", "ko": "Kore", "ru": "Cyrl", "uk": "Cyrl", "bg": "Cyrl", "ar": "Arab",
    "fa": "Arab", "el": "Grek", "he": "Hebr", "jv": "Latn",
  ]

  private static func isRegion(_ subtag: some StringProtocol) -> Bool {
    switch subtag.utf8.count {
    case 2: subtag.allSatisfy(\.isLetter)
    case 3: subtag.allSatisfy(\.isNumber)
    default: false
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func split<Text: StringProtocol>(_ text: Text, at sign: Character) -> (Substring, Substring) {
    let parts = Substring(text).split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }
}

extension Substring {
  /// `hant` and `HANT` as `Hant`.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
