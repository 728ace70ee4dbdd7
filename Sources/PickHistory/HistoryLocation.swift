/// Where the history lies.
public enum HistoryLocation {
  /// The path of the history's file: `$XDG_STATE_HOME/emojipad/history.db`, with `$HOME/.local/state` where the first
  /// variable is not set or no absolute path (XDG Base Directory Specification 0.8).
  ///
  /// - Parameter environment: Gives the value of a variable.
  /// - Returns: An absolute path; whether there is a file is another matter.
  /// - Throws: `HistoryError.noHome`.
  public static func path(environment: (String) -> String?) throws(HistoryError) -> String {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let state = absolute("XDG_STATE_HOME") { return state + "/emojipad/history.db" }
    guard let home = absolute("HOME") else { throw .noHome }
    return (home == "/" ? "" : home) + "/.local/state/emojipad/history.db"
  }
}
