/// What the first operand of the command line can name.
enum Command: String, CaseIterable {
  case search, show, history

  /// Reads a command's name.
  init(named name: String) throws(UsageError) {
    guard let command = Command(rawValue: name) else {
      throw .unknownCommand(name, suggestion: nearest(name, among: Command.allCases.map(\.rawValue)))
    }
    self = command
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments without the command's name.
  /// - Returns: The exit status.
  /// - Throws: What is wrong with the arguments.
  func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    switch self {
    case .search: try SearchCommand(arguments).run()
    case .show: try ShowCommand(arguments).run()
    case .history: try HistoryCommand(arguments).run()
    }
  }
}
