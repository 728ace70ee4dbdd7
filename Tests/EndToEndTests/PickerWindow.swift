import TestSupport

/// The picker under test in a window of tmux, with a person's hands and eyes.
///
/// Every key is waited for: a frame must show its effect before the next look.
final class PickerWindow {
  let tmux: Tmux
  private let frames: FramesFile
  private let result: TemporaryFolder
  private var sent = 0
  private var size: (columns: Int, rows: Int)

  /// Opens a picker and waits for its first frame.
  ///
  /// - Parameters:
  ///   - columns: Columns of the window.
  ///   - rows: Rows of the window.
  ///   - options: Arguments for the picker, as a shell reads them.
  ///   - environment: More variables, or others, than those of a clean environment.
  ///   - before: Shell commands that are run before the picker, such as `unset LC_ALL`.
  /// - Throws: `DriverError`, with the screen where there was no frame.
  init(
    columns: Int = 80, rows: Int = 24, options: String = "", environment: [String: String] = [:], before: String = ":"
  ) throws {
    size = (columns, rows)
    result = try TemporaryFolder()
    frames = FramesFile(in: result)
    let variables = [
      "EMOJIPAD": try emojipadBinary(), "EMOJIPAD_FRAMES": frames.path, "RESULT": result.path,
    ].merging(environment) { $1 }
    let command = """
      \(before); "$EMOJIPAD" \(options) >"$RESULT/out" 2>"$RESULT/err"; echo $? >"$RESULT/status"; exec sleep 600
      """
    tmux = try Tmux(columns: columns, rows: rows, command: command, environment: variables)
    try frames.wait(forEvents: 0) { self.drawing }
  }

  /// The screen and what was said on standard error, for messages.
  private var drawing: String {
    ((try? tmux.screen().drawing) ?? "no screen") + "\n" + text(ofFile: result.file("err"))
  }

  // MARK: Doing

  /// Presses keys by tmux's names, and waits for their effect.
  func press(_ keys: String...) throws {
    try press(keys)
  }

  /// Presses keys by tmux's names, and waits for their effect.
  func press(_ keys: [String]) throws {
    try tmux.press(keys)
    try waitForEvents(keys.count)
  }

  /// Types text, a key for each character, and waits for its effect.
  func type(_ text: String) throws {
    try tmux.type(text)
    try waitForEvents(text.count)
  }

  /// Pastes text and waits for its effect.
  func paste(_ text: String) throws {
    try tmux.paste(text)
    try waitForEvents(1)
  }

  /// Turns the wheel over a cell.
  func turnWheel(_ direction: WheelDirection, column: Int, row: Int) throws {
    try report(button: direction.rawValue, column: column, row: row, final: "M")
    try waitForEvents(1)
  }

  /// The ways a wheel turns, with the number of the button that terminals report for it.
  enum WheelDirection: Int {
    case up = 64
    case down = 65
  }

  /// The buttons of a mouse, with their numbers.
  enum Button: Int {
    case left, middle, right
  }

  /// Presses and releases a button of the mouse.
  ///
  /// - Parameters:
  ///   - button: Which one.
  ///   - column: The column of the pointer, from 0.
  ///   - row: The row of the pointer, from 0.
  ///   - isLast: Whether the picker ends by it, so that no frame follows.
  /// - Throws: `DriverError`.
  func click(_ button: Button, column: Int, row: Int, isLast: Bool = false) throws {
    try report(button: button.rawValue, column: column, row: row, final: "M")
    if !isLast { try waitForEvents(1) }
    try report(button: button.rawValue, column: column, row: row, final: "m")
    if !isLast { try waitForEvents(1) }
  }

  /// Presses the left button, moves the pointer along a row in one step, and releases the button.
  func drag(fromColumn start: Int, toColumn end: Int, row: Int) throws {
    try report(button: 0, column: start, row: row, final: "M")
    try waitForEvents(1)
    // 32 is added to the button's number while it is held and the pointer moves.
    try report(button: 32, column: end, row: row, final: "M")
    try waitForEvents(1)
    try report(button: 0, column: end, row: row, final: "m")
    try waitForEvents(1)
  }

  /// Sends a report of the mouse in the form of xterm's mode 1006.
  private func report(button: Int, column: Int, row: Int, final: String) throws {
    try tmux.send(Array("\u{1B}[<\(button);\(column + 1);\(row + 1)\(final)".utf8))
  }

  /// Gives the window another size and waits until the picker has drawn itself into it.
  func resize(columns: Int, rows: Int) throws {
    guard size != (columns, rows) else { return }
    size = (columns, rows)
    try tmux.resize(columns: columns, rows: rows)
    try waitForEvents(1)
  }

  /// Types a name and moves to the entry that is called exactly so.
  func select(name: String) throws {
    try type(name)
    for _ in 0..<200 {
      let line = try nameLine()
      if line.name == name { return }
      try press("Right")
    }
    throw DriverError.deadline(awaited: "an entry called \(name)", seen: drawing)
  }

  /// Presses a last key, or none, and waits for the picker's end.
  func finish(_ keys: String...) throws -> (status: Int32, output: [UInt8]) {
    if !keys.isEmpty { try tmux.press(keys) }
    let status = try waitUntil("the picker to end", seen: { self.drawing }) {
      Int32(text(ofFile: result.file("status")).split(separator: "\n").first ?? "")
    }
    return (status, contents(ofFile: result.file("out")) ?? [])
  }

  /// Waits until that many more events have had their effect.
  private func waitForEvents(_ count: Int) throws {
    sent += count
    try frames.wait(forEvents: sent) { self.drawing }
  }

  // MARK: Looking

  /// The screen once everything is drawn.
  func screen() throws -> Tmux.Screen { try tmux.settledScreen() }

  /// What the picker tells of the selected slot.
  func nameLine() throws -> NameLine { try NameLine(on: screen()) }

  /// What was said on standard error.
  var errorText: String { text(ofFile: result.file("err")) }
}
