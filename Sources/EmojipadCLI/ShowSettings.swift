/// What the options of `emojipad show` ask for.
struct ShowSettings: Hashable, Sendable {
  var showsHelp = false
  /// The languages asked for, best first; without, the locale variables tell.
  var languages: [String]?
  var printsJSON = false
  var textStyle = false
}

extension OptionTable {
  /// The options of `emojipad show`.
  static let show: [OptionRow<ShowSettings>] = [
    OptionRow(
      long: "lang", short: "l", help: "name in these languages: de,fr",
      kind: .value(argument: "L[,L]") { (settings, value) throws(ValueError) in
        settings.languages = value.split(separator: ",").map(String.init)
      }),
    OptionRow(
      long: "text-style", short: nil, help: "print the text style (U+FE0E) where there is one",
      kind: .flag { $0.textStyle = true }),
    OptionRow(long: "json", short: nil, help: "print an array of objects", kind: .flag { $0.printsJSON = true }),
    OptionRow(long: "help", short: "h", help: "print this help", kind: .flag { $0.showsHelp = true }),
  ]
}
