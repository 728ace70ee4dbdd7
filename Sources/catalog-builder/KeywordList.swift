import Foundation

/// Keywords as the table holds them: lower-case, NFC, no empty one, none twice, in the order they came.
///
/// Lower case throughout, because casing says nothing in CLDR's keywords: 163 have capitals, some of them by
/// accident (a spreadsheet made "TRUE" of "true"), and the search folds case anyway.
struct KeywordList: Sendable {
  private(set) var items: [String] = []
  private var seen: Set<String>

  /// - Parameter excluded: What needs no saying again, in any case.
  init(excluding excluded: [String] = []) {
    seen = Set(excluded.compactMap(Self.clean))
  }

  /// Adds those keywords that are new.
  mutating func append(_ keywords: some Sequence<String>) {
    for keyword in keywords {
      guard let keyword = Self.clean(keyword), seen.insert(keyword).inserted else { continue }
      items.append(keyword)
    }
  }

  /// The form that a keyword has in the table; nil where none is left.
  static func clean(_ keyword: String) -> String? {
    // A bar separates the items of a field. Two keywords have it, or a backslash that could escape it: `:|` and
    // half of ¯\_(ツ)_/¯. An escape in every reader of the table costs more than they give.
    if keyword.contains("|") || keyword.contains("\\") { return nil }
    let words = keyword.precomposedStringWithCanonicalMapping.lowercased().split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
