internal import Glibc

/// A terminal with nothing in between: a pseudo-terminal pair that keeps every byte written to it.
///
/// A program started on it runs below a keeper that holds the session, so that the terminal and its modes outlive the
/// program and can be looked at afterwards.
public final class PseudoTerminal {
  /// Everything that was written to the terminal so far, as of the last look.
  public private(set) var output: [UInt8] = []
  /// Whether the terminal answers when it is asked what it is (DA1), as every real one does.
  public var answers = true
  /// The folder of whatever the test stores; HOME of the programs.
  public let folder: TemporaryFolder
  private let master: Int32
  private let slavePath: String
  private var slave: Int32
  private var keepers: [Int32] = []
  private var answered = 0
  private var isHungUp = false

  /// TIOCSPTLCK and TIOCGPTN of Linux (ioctl_tty(2)); unlockpt and ptsname, which stand on them, are not visible in
  /// Swift.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Makes a terminal of a size.
  ///
  /// - Parameters:
  ///   - columns: Columns of the window.
  ///   - rows: Rows of the window.
  /// - Throws: `DriverError.system`.
  public init(columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryFolder()
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw DriverError.system(call: "open /dev/ptmx", errno: errno) }
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard unsafe ioctl(master, Self.setLock, &lock) == 0, unsafe ioctl(master, Self.getNumber, &number) == 0 else {
      throw DriverError.system(call: "ioctl /dev/ptmx", errno: errno)
    }
    slavePath = "/dev/pts/\(number)"
    // Held open, so that the terminal does not hang up before or after a program.
    slave = unsafe open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw DriverError.system(call: "open \(slavePath)", errno: errno) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    try resize(columns: columns, rows: rows)
  }

  deinit {
    for keeper in keepers { endChild(keeper) }
    if !isHungUp { close(master) }
    close(slave)
  }

  /// Takes the terminal away, as closing its window does.
  public func hangUp() {
    look()
    isHungUp = true
    close(master)
  }

  /// Gives the terminal another size; the kernel tells the programs in the foreground.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else {
      throw DriverError.system(call: "TIOCSWINSZ", errno: errno)
    }
  }

  /// Types text.
  public func type(_ text: String) throws {
    try type(Array(text.utf8))
  }

  /// Types bytes, in one write.
  public func type(_ bytes: [UInt8]) throws {
    try writeAll(bytes, to: master)
  }

  /// Takes in what was written to the terminal since, and answers questions in it.
  public func look() {
    guard !isHungUp else { return }
    while let more = readAvailable(master, limit: 65536), !more.isEmpty { output += more }
    guard answers else { return }
    let question: [UInt8] = Array("\u{1B}[c".utf8)
    while let place = output.position(of: question, from: answered) {
      answered = place + question.count
      try? type("\u{1B}[?62;22c")
    }
  }

  /// Waits until a condition holds, taking in what is written meanwhile.
  ///
  /// - Parameters:
  ///   - awaited: What is awaited, for the message of the failure.
  ///   - limit: How long to wait.
  ///   - condition: The condition.
  /// - Throws: `DriverError.deadline` with what was written to the terminal.
  public func wait(
    for awaited: String, within limit: Duration = .seconds(15), until condition: () throws -> Bool
  ) throws {
    try waitUntil(awaited, within: limit, seen: { visible(self.output) }) {
      look()
      return try condition() ? () : nil
    }
  }

  /// The modes of the terminal.
  ///
  /// - Throws: `DriverError.system` where it is gone.
  public func modes() throws -> TerminalModes {
    var modes = termios()
    guard unsafe tcgetattr(slave, &modes) == 0 else { throw DriverError.system(call: "tcgetattr", errno: errno) }
    return TerminalModes(modes)
  }

  /// Sets the modes, as a shell does that gets its terminal back.
  public func set(_ modes: TerminalModes) throws {
    var raw = termios()
    guard unsafe tcgetattr(slave, &raw) == 0 else { throw DriverError.system(call: "tcgetattr", errno: errno) }
    modes.apply(to: &raw)
    guard unsafe tcsetattr(slave, TCSANOW, &raw) == 0 else {
      throw DriverError.system(call: "tcsetattr", errno: errno)
    }
  }

  /// What was typed and nobody has read: what the shell would get after a program.
  ///
  /// - Throws: `DriverError.system` where the terminal is gone.
  public func unreadInput() throws -> [UInt8] {
    var modes = termios()
    guard unsafe tcgetattr(slave, &modes) == 0 else { throw DriverError.system(call: "tcgetattr", errno: errno) }
    let before = modes
    // Without line editing, and reading what is there without waiting (termios(3), VMIN 0 and VTIME 0).
    modes.c_lflag &= ~UInt32(ICANON)
    unsafe withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 0
      unsafe characters[Int(VTIME)] = 0
    }
    unsafe tcsetattr(slave, TCSANOW, &modes)
    defer {
      var before = before
      unsafe tcsetattr(slave, TCSANOW, &before)
    }
    return readAvailable(slave, limit: 4096) ?? []
  }

  /// Starts a program with the terminal as its controlling terminal.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: More variables, or others, than those of a clean environment.
  ///   - input: The file that is its standard input; by default the terminal.
  ///   - output: The file that is its standard output; by default one in the folder. `/dev/tty` is the terminal.
  ///   - before: Shell commands that are run just before it in its process, such as `trap '' TSTP`.
  /// - Returns: The running program.
  /// - Throws: `DriverError`.
  public func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String? = nil,
    output: String? = nil, before: String = ":"
  ) throws -> TerminalProgram {
    let files = try TemporaryFolder()
    // The outer shell keeps the session until the test ends; its own messages must not reach the terminal.
    let script = """
      (sh -c 'echo $$ >"$FILES/pid"; eval "$BEFORE"; exec "$@"' sh "$@" <"$INPUT" >"$OUTPUT" 2>"$FILES/err") 2>"$FILES/shell"
      echo $? >"$FILES/status"
      exec sleep 600
      """
    let variables = [
      "BEFORE": before, "FILES": files.path, "INPUT": input ?? "/dev/tty", "OUTPUT": output ?? files.file("out"),
    ].merging(environment) { $1 }
    let keeper = try spawn(
      "/bin/sh", ["-c", script, "sh", program] + arguments,
      environment: cleanEnvironment(home: folder.path, variables),
      descriptors: [
        (0, .open(path: slavePath, flags: O_RDWR)), (1, .open(path: "/dev/null", flags: O_WRONLY)),
        (2, .open(path: "/dev/null", flags: O_WRONLY)),
      ], newSession: true)
    keepers.append(keeper)
    let program = TerminalProgram(terminal: self, files: files, outputPath: output ?? files.file("out"))
    try wait(for: "the program to start") { program.pid != nil }
    return program
  }
}
