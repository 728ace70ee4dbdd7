/// Why the terminal cannot be used, or cannot be used any more.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no controlling terminal, or it is none; `code` is the `errno` of the attempt.
  case noTerminal(code: Int32)
  /// The variable `TERM` is unset or empty.
  case termUnset
  /// The terminal of that name cannot place a cursor.
  case termIncapable(String)
  /// The name is in no database, and nothing answered when the terminal was asked what it is.
  case unknownTerm(String)
  /// The terminal went away.
  case hungUp
  /// The system refused a call that it should not refuse; `code` is its `errno`.
  case system(code: Int32)
}
