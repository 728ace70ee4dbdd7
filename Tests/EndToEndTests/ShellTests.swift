import TestSupport
import Testing

/// The picker as a person starts it from an interactive shell.
@Suite struct ShellTests {
  /// The folder in PATH that has the picker under the name that a person types, whatever the binary's own is.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.link("emojipad", to: try emojipadBinary())
  }

  /// A bash with the picker in PATH.
  private func shell(columns: Int = 80, rows: Int = 24) throws -> Tmux {
    let tmux = try Tmux(
      columns: columns, rows: rows,
      environment: ["PATH": folder.path + ":" + (variable("PATH") ?? "/usr/bin:/bin")])
    try tmux.wait(for: "the prompt") { $0.rows.first == "$" }
    return tmux
  }

  /// Runs a line and waits until the picker is there.
  private func open(_ line: String, in tmux: Tmux) throws {
    try tmux.type(line + "\n")
    try tmux.wait(for: "the picker") { $0.isAlternate && $0.text.contains("U+1F600") }
  }

  @Test func `C97 in $(…) the pick is the value, and nothing is typed at the next prompt`() throws {
    let tmux = try shell()
    try open("x=$(emojipad)", in: tmux)
    try tmux.press(["Right", "Enter"])
    try tmux.wait(for: "the prompt") { !$0.isAlternate && $0.rows[1] == "$" }
    try tmux.type("printf %s \"$x\" | od -An -tx1\n")
    let screen = try tmux.wait(for: "the value and the prompt") { $0.rows[3] == "$" }
    #expect(
      Array(screen.rows.prefix(4)) == ["$ x=$(emojipad)", "$ printf %s \"$x\" | od -An -tx1", " f0 9f 98 83", "$"])
  }

  @Test func `C97 C124 into a file: no escape bytes, and no blank line before the next prompt`() throws {
    let tmux = try shell()
    try open("emojipad > file; echo status $?", in: tmux)
    try tmux.press(["Enter"])
    let screen = try tmux.wait(for: "the prompt") { !$0.isAlternate && $0.rows[2] == "$" }
    #expect(Array(screen.rows.prefix(3)) == ["$ emojipad > file; echo status $?", "status 0", "$"])
    try tmux.type("cat file; od -An -tx1 file\n")
    try tmux.wait(forText: " f0 9f 98 80 0a")
  }

  @Test func `through a pipe, to the terminal itself, and with standard input from elsewhere`() throws {
    let tmux = try shell()
    try open("emojipad | tr -d '\\n' | od -An -tx1", in: tmux)
    try tmux.press(["Enter"])
    try tmux.wait(for: "the pick") { !$0.isAlternate && $0.rows[1] == " f0 9f 98 80" }
    try tmux.type("clear\n")
    try tmux.wait(for: "a clear screen") { $0.rows[0] == "$" }
    try open("echo heart | emojipad", in: tmux)
    try tmux.press(["Enter"])
    try tmux.wait(for: "the pick") { !$0.isAlternate && $0.rows[1] == "😀" && $0.rows[2] == "$" }
  }

  @Test func `C94 Ctrl-Z gives the shell back clean, and fg repaints everything`() throws {
    let tmux = try shell()
    try open("emojipad; echo status $?", in: tmux)
    try tmux.press(["Right", "Right"])
    let before = try tmux.wait(forText: "U+1F604")
    #expect(try tmux.fact("#{mouse_any_flag}#{mouse_sgr_flag}") != "00")
    try tmux.press(["C-z"])
    try tmux.wait(for: "the shell") { !$0.isAlternate && $0.text.contains("Stopped") && $0.rows.contains("$") }
    // Nothing reports the mouse to the shell, and what is typed is seen.
    #expect(try tmux.fact("#{mouse_any_flag}#{cursor_flag}#{wrap_flag}") == "011")
    try tmux.type("echo he''re\n")
    try tmux.wait(for: "the echo") { $0.rows.contains("here") && $0.rows.contains("$ echo he''re") }
    try tmux.type("fg\n")
    try tmux.wait(for: "the picker") { $0.isAlternate && $0.rows == before.rows && $0.cursor == before.cursor }
    try tmux.press(["Enter"])
    try tmux.wait(for: "the pick") { !$0.isAlternate && $0.rows.contains("😄") }
  }

  @Test func `C94 Ctrl-Z in $(…) does nothing, where it would hang the shell`() throws {
    // In a shell below another: the kernel stops nothing in the group of a session's leader (POSIX, orphaned groups).
    let tmux = try shell()
    try tmux.type("PS1='inner ' bash --norc --noprofile -i\n")
    try tmux.wait(for: "the inner shell") { $0.rows[1] == "inner" }
    try open("x=$(emojipad); echo \"<$x>\"", in: tmux)
    try tmux.press(["C-z", "Right"])
    try tmux.wait(for: "the picker, one step on") { $0.isAlternate && $0.text.contains("U+1F603") }
    try tmux.press(["Enter"])
    try tmux.wait(for: "the pick") { !$0.isAlternate && $0.rows.contains("<😃>") }
  }

  @Test func `C110 hostile variables and shell options change nothing`() throws {
    let clean = try PickerWindow()
    let expected = try clean.screen()
    let hostile = try PickerWindow(
      environment: [
        "FZF_DEFAULT_OPTS": "--height 5", "GREP_OPTIONS": "-v", "NCURSES_NO_UTF8_ACS": "1", "LINES": "5",
        "COLUMNS": "300", "IFS": "/", "ESCDELAY": "5000", "POSIXLY_CORRECT": "1",
      ], before: "set -u -C")
    #expect(try hostile.screen() == expected)
    try hostile.press("NPage", "Right")
    try clean.press("NPage", "Right")
    #expect(try hostile.screen() == clean.screen())
    #expect(try hostile.finish("Enter").output == clean.finish("Enter").output)
  }
}
