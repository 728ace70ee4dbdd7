/// What the first operand of `emojipad history` can name.
enum HistoryAction: String, CaseIterable {
  case list, frequent, favourites, forget, clear, path, export
  case `import`

  /// Reads an action's name.
  init(named name: String) throws(UsageError) {
    guard let action = HistoryAction(rawValue: name) else {
      throw .unknownAction(name, suggestion: nearest(name, among: HistoryAction.allCases.map(\.rawValue)))
    }
    self = action
  }

  /// How it is written, with its operands.
  var usage: String {
    switch self {
    case .list, .frequent, .favourites, .clear, .path, .export: rawValue
    case .forget: "forget TEXT…"
    case .import: "import [FILE]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .list: "print what was picked, the last first"
    case .frequent: "print what was picked, the most used first"
    case .favourites: "print the favourites in their order"
    case .forget: "forget that texts were picked; favourites stay"
    case .clear: "forget everything, favourites too; asks first"
    case .path: "print where the history lies"
    case .export: "print all of it as lines of fields"
    case .import: "add an export, from standard input or a file"
    }
  }

  /// Whether it prints a list of texts.
  var lists: Bool {
    switch self {
    case .list, .frequent, .favourites: true
    case .forget, .clear, .path, .export, .import: false
    }
  }

  /// The most operands that it takes.
  var mostOperands: Int {
    switch self {
    case .list, .frequent, .favourites, .clear, .path, .export: 0
    case .forget: .max
    case .import: 1
    }
  }
}
