import Foundation

/// Keywords as the table holds them: NFC, no empty one, none twice, in the order they came.
///
/// The English ones are in lower case throughout, because casing says nothing in CLDR's keywords: 163 have capitals,
/// some of them by accident (a spreadsheet made "TRUE" of "true"), and the search folds case anyway.
struct KeywordList: Sendable {
  private(set) var items: [String] = []
  private var seen: Set<String>
  private let casing: KeywordCasing

  /// - Parameters:
  ///   - excluded: What needs no saying again, in any case.
  ///   - casing: What becomes of capitals.
  init(excluding excluded: [String] = [], casing: KeywordCasing = .lower) {
    seen = Set(excluded.compactMap(Self.clean).map { $0.lowercased() })
    self.casing = casing
  }

  /// Adds those keywords that are new.
  mutating func append(_ keywords: some Sequence<String>) {
    for keyword in keywords.compactMap(Self.clean).map(casing.apply) {
      if seen.insert(keyword.lowercased()).inserted { items.append(keyword) }
    }
  }

  /// The form that a keyword has in the table but for its case; nil where none is left.
  static func clean(_ keyword: String) -> String? {
    // A bar separates the items of a field. One keyword has it, `:|`; an escape in every reader of the table costs
    // more than it gives.
    if keyword.contains("|") { return nil }
    let scalars = keyword.precomposedStringWithCanonicalMapping.unicodeScalars.filter { !isInvisible($0) }
    let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
    // One keyword is the half of ¯\_(ツ)_/¯ before what was taken for an escape.
    guard let last = words.last, !last.hasSuffix("\\") else { return nil }
    return words.joined(separator: " ")
  }

  /// Controls, direction marks, soft hyphens and the like: nobody types them, and they would disturb the line they
  /// are shown in. The joiners of Persian and of Indic scripts are spelling.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: !["\u{200C}", "\u{200D}"].contains(scalar)
    case .control: !scalar.properties.isWhitespace
    default: false
    }
  }
}
