/// What the options of `emojipad history` ask for.
struct HistorySettings: Hashable, Sendable {
  var showsHelp = false
  /// The most texts to print; without, all.
  var limit: Int?
  /// Whether to clear without asking.
  var isConfirmed = false
}

extension OptionTable {
  /// The options of `emojipad history`.
  static let history: [OptionRow<HistorySettings>] = [
    OptionRow(
      long: "limit", short: nil, help: "print at most N texts; all without it",
      kind: .value(argument: "N") { (settings, value) throws(ValueError) in
        guard let limit = Int(value), limit > 0 else { throw .notPositive }
        settings.limit = limit
      }),
    OptionRow(long: "yes", short: "y", help: "clear without asking", kind: .flag { $0.isConfirmed = true }),
    OptionRow(long: "help", short: "h", help: "print this help", kind: .flag { $0.showsHelp = true }),
  ]
}
