internal import EmbeddedResources

/// The languages that emoji are named and searched in besides English.
public enum Languages {
  /// The locales that the program carries a table for, the most important one first. English is the catalogue itself.
  public static var embedded: [String] {
    var locales: [String] = []
    while let locale = unsafe emojipad_language_locale(locales.count) {
      unsafe locales.append(String(cString: locale))
    }
    return locales
  }

  /// The locales that the environment asks for, the preferred one first.
  ///
  /// `LC_ALL`, else `LC_MESSAGES`, else `LANG` (POSIX.1-2024, section 8.2); an empty one counts as unset. GNU's
  /// `LANGUAGE`, a list with colons, goes before them, unless they name C or POSIX (gettext manual, "The LANGUAGE
  /// variable").
  ///
  /// - Parameter value: The value of a variable, nil where it is not set.
  /// - Returns: The names as they are written there; none for C, POSIX and where nothing is set.
  public static func requested(in value: (String) -> String?) -> [String] {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    guard let locale = set, !isPosix(locale) else { return [] }
    let list = (value("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    return list.isEmpty ? [locale] : list
  }

  /// The locales whose tables serve some requested ones, each before those that it builds on.
  ///
  /// `pt_PT` leads to `pt_PT`, `pt`; `de_AT.UTF-8@euro` to `de`; `zh-TW` to `zh_Hant`; `en_GB` to `en_GB`, `en_001`.
  /// `en` stands for the catalogue itself; it is in the result only where it is preferred to another language. What is
  /// unknown, or no locale's name, leads nowhere.
  ///
  /// - Parameter requested: Names of locales with `_` or `-`, in any case, with or without a codeset.
  /// - Returns: Locales of `embedded` and `en`, none twice.
  public static func chain(for requested: [String]) -> [String] {
    tables(for: requested).map(\.locale)
  }

  /// The tables that serve some requested locales, in the order of `chain(for:)`; none where English alone does.
  ///
  /// O(bytes of the tables).
  public static func tables(for requested: [String]) -> [LanguageTable] {
    var tables: [LanguageTable] = []
    for locale in requested.compactMap({ LocaleName($0) }).flatMap(\.candidates) {
      var next: String? = locale
      while let locale = next, !tables.contains(where: { $0.locale == locale }), let table = table(of: locale) {
        tables.append(table)
        next = table.base
      }
    }
    if tables.last?.locale == "en" { tables.removeLast() }
    return tables
  }

  /// Whether a requested locale is English or leads to a table.
  public static func isKnown(_ locale: String) -> Bool {
    LocaleName(locale)?.language == "en" || !tables(for: [locale]).isEmpty
  }

  private static func table(of locale: String) -> LanguageTable? {
    if locale == "en" { return .english }
    let table = unsafe emojipad_language_table(locale)
    guard unsafe table.count > 0 else { return nil }
    return LanguageTable(scanning: unsafe StaticBytes(base: table.bytes, count: table.count))
  }

  private static func isPosix(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}
