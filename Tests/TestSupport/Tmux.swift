internal import Glibc

/// A terminal to drive: one window of exactly the size asked for, in a tmux server of its own.
///
/// The server has its own socket and a clean environment, reads no configuration and shows no status line.
public final class Tmux: Sendable {
  /// What the window shows and where the cursor is.
  public struct Screen: Hashable, Sendable {
    /// The rows of the window, blanks at their ends removed.
    public let rows: [String]
    /// The cell of the cursor, from the top left one at 0, 0.
    public let cursor: (column: Int, row: Int)
    /// Whether the alternate screen is shown.
    public let isAlternate: Bool

    /// Whether two screens show the same.
    public static func == (first: Screen, second: Screen) -> Bool {
      first.rows == second.rows && first.cursor == second.cursor && first.isAlternate == second.isAlternate
    }

    /// Feeds the rows and the cursor to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(rows)
      hasher.combine(cursor.column)
    }

    /// The rows as one text.
    public var text: String { rows.joined(separator: "\n") }

    /// The screen in a frame, for messages.
    public var drawing: String {
      rows.map { "│\($0)" }.joined(separator: "\n") + "\ncursor at column \(cursor.column), row \(cursor.row)"
    }
  }

  /// The folder of the server and of whatever the test stores; HOME of the programs in the window.
  public let folder: TemporaryFolder
  private let environment: [String: String]

  /// Starts a server whose window runs a shell command.
  ///
  /// - Parameters:
  ///   - columns: Columns of the window.
  ///   - rows: Rows of the window.
  ///   - command: What `sh` runs there; by default an interactive bash without any start-up file.
  ///   - environment: More variables, or others, for the programs in the window; TERM is what tmux says.
  /// - Throws: `DriverError.programMissing` where there is no tmux, `.failed` where it does not start.
  public init(
    columns: Int, rows: Int, command: String = "exec bash --norc --noprofile -i", environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    self.environment = cleanEnvironment(home: folder.path, ["PS1": "$ ", "PS2": "> "].merging(environment) { $1 })
    let settings = folder.file("tmux.conf")
    try write(
      """
      set -g status off
      set -g default-size \(columns)x\(rows)
      set -g default-terminal tmux-256color
      set -g default-shell /bin/sh
      set -g remain-on-exit on
      set -s escape-time 0
      set -s exit-empty off
      """, toFile: settings)
    // tmux 3.3a dies of `window-size manual` when there is no window yet.
    try tmux([
      "-f", settings, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.path, command, ";", "set",
      "-g",
      "window-size",
      "manual",
    ])
  }

  deinit {
    stop()
  }

  /// Ends the server and everything in its window.
  public func stop() {
    _ = try? tmux(["kill-server"])
  }

  // MARK: Typing

  /// Presses keys by tmux's names: `Right`, `C-s`, `M-Enter`, `PageDown`.
  public func press(_ keys: [String]) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text as it is.
  public func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Sends bytes.
  public func send(_ bytes: [UInt8]) throws {
    try tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes text, bracketed where the program asked for that.
  public func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text])
    try tmux(["paste-buffer", "-p", "-r"])
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: Looking

  /// What the window shows now.
  public func screen() throws -> Screen {
    let facts = "#{cursor_x} #{cursor_y} #{alternate_on}"
    let output = try tmux(["display-message", "-p", facts, ";", "capture-pane", "-p"])
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let numbers = lines.removeFirst().split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3 else {
      throw DriverError.failed(command: "tmux display-message", status: 0, message: output)
    }
    return Screen(
      rows: lines.map(trimmedAtEnd), cursor: (column: numbers[0], row: numbers[1]), isAlternate: numbers[2] == 1)
  }

  /// What the window shows now, with the colours and attributes as escape sequences, and blanks at the ends of rows as
  /// far as something was written there.
  public func styledRows() throws -> [String] {
    let rows = try tmux(["capture-pane", "-p", "-e", "-N"])
    return rows.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What the window shows once it has taken in everything that was written to it so far: tmux answers between two
  /// reads of the terminal, so what it shows twice in a row is all there is.
  public func settledScreen() throws -> Screen {
    var last = try screen()
    return try waitUntil("a screen that stays the same") {
      let next = try screen()
      defer { last = next }
      return next == last ? next : nil
    }
  }

  /// The settled screen with its colours and attributes.
  public func settledStyledRows() throws -> [String] {
    var last = try styledRows()
    return try waitUntil("a screen that stays the same") {
      let next = try styledRows()
      defer { last = next }
      return next == last ? next : nil
    }
  }

  /// Waits until the screen fulfils a condition.
  ///
  /// - Parameters:
  ///   - awaited: What is awaited, for the message of the failure.
  ///   - limit: How long to wait.
  ///   - condition: The condition.
  /// - Returns: The screen that fulfils it.
  /// - Throws: `DriverError.deadline` with the last screen.
  @discardableResult
  public func wait(
    for awaited: String, within limit: Duration = .seconds(15), until condition: (Screen) throws -> Bool
  ) throws -> Screen {
    try waitUntil(awaited, within: limit, seen: { (try? screen().drawing) ?? "no screen" }) {
      let shown = try screen()
      return try condition(shown) ? shown : nil
    }
  }

  /// Waits until the screen contains a text.
  @discardableResult
  public func wait(forText text: String, within limit: Duration = .seconds(15)) throws -> Screen {
    try wait(for: "“\(text)”", within: limit) { $0.text.contains(text) }
  }

  /// The lines of the window, those that wrapped joined into one: fewer than it has rows where something wrapped.
  public func unwrappedRows() throws -> [String] {
    var lines = try tmux(["capture-pane", "-p", "-J"]).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { trimmedAtEnd(String($0)) }
  }

  /// A format of tmux, filled in for the window.
  public func fact(_ format: String) throws -> String {
    trimmedAtEnd(try tmux(["display-message", "-p", format]).split(separator: "\n").first.map(String.init) ?? "")
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let result = try run("tmux", ["-u", "-S", folder.file("socket")] + arguments, environment: environment)
    guard result.status == .exited(0) else {
      throw DriverError.failed(
        command: "tmux \(arguments.joined(separator: " "))", status: 1, message: result.errorText)
    }
    return result.text
  }
}

private func trimmedAtEnd(_ text: String) -> String {
  var rest = Substring(text)
  while rest.last == " " { rest.removeLast() }
  return String(rest)
}
