import Foundation

/// What becomes of the capitals in a language's keywords.
///
/// They say nothing where only proper names have them (CLDR writes `avustralya | Avustralya`), but German's nouns
/// would be misspelt without.
enum KeywordCasing: Equatable, Sendable {
  case lower
  /// Lower case with Turkish's two letters i.
  case lowerTurkic
  case kept

  init(locale: String) {
    switch locale.prefix(while: { $0 != "_" }) {
    case "de", "lb": self = .kept
    case "tr", "az": self = .lowerTurkic
    default: self = .lower
    }
  }

  func apply(_ keyword: String) -> String {
    switch self {
    case .lower: keyword.lowercased()
    case .lowerTurkic: keyword.replacing("I", with: "ı").replacing("İ", with: "i").lowercased()
    case .kept: keyword
    }
  }
}
