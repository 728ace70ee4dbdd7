import EmojiCatalog

/// What the options of `emojipad search` ask for.
struct SearchSettings: Hashable, Sendable {
  var showsHelp = false
  /// The languages asked for, best first; without, the locale variables tell.
  var languages: [String]?
  /// The most hits to print; without, `defaultLimit`.
  var limit: Int?
  var printsJSON = false
  var answersBatch = false
  /// The tone of the hits; nobody is toned without it.
  var tone: SkinTone?
  var textStyle = false

  /// More than this is no longer an answer; a person who wants all of them says so.
  static let defaultLimit = 50
}

extension OptionTable {
  /// The options of `emojipad search`.
  static let search: [OptionRow<SearchSettings>] = [
    OptionRow(
      long: "lang", short: "l", help: "search and name in these languages: de,fr",
      kind: .value(argument: "L[,L]") { (settings, value) throws(ValueError) in
        settings.languages = value.split(separator: ",").map(String.init)
      }),
    OptionRow(
      long: "limit", short: nil, help: "print at most N hits; \(SearchSettings.defaultLimit) without it",
      kind: .value(argument: "N") { (settings, value) throws(ValueError) in
        guard let limit = Int(value), limit > 0 else { throw .notPositive }
        settings.limit = limit
      }),
    OptionRow(
      long: "tone", short: nil, help: SkinTone.optionHelp,
      kind: .value(argument: "TONE") { (settings, value) throws(ValueError) in settings.tone = try choice(value) }),
    OptionRow(
      long: "text-style", short: nil, help: "print the text style (U+FE0E) where there is one",
      kind: .flag { $0.textStyle = true }),
    OptionRow(
      long: "json", short: nil, help: "print an array of objects, with the word that matched",
      kind: .flag { $0.printsJSON = true }),
    OptionRow(
      long: "batch", short: nil, help: "answer JSON lines from standard input; see below",
      kind: .flag { $0.answersBatch = true }),
    OptionRow(long: "help", short: "h", help: "print this help", kind: .flag { $0.showsHelp = true }),
  ]
}
