internal import Glibc

/// The modes of a terminal, comparable.
public struct TerminalModes: Hashable, Sendable {
  /// The flags of termios(3): input, output, control and local.
  public let flags: [UInt32]
  /// The control characters.
  public let characters: [UInt8]

  init(_ modes: termios) {
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = unsafe withUnsafeBytes(of: modes.c_cc) { unsafe Array($0) }
  }

  func apply(to modes: inout termios) {
    (modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag) = (flags[0], flags[1], flags[2], flags[3])
    unsafe withUnsafeMutableBytes(of: &modes.c_cc) { unsafe $0.copyBytes(from: characters) }
  }

  /// Whether typed lines are edited by the kernel and handed over as wholes.
  public var isCanonical: Bool { flags[3] & UInt32(ICANON) != 0 }
  /// Whether what is typed is echoed.
  public var echoes: Bool { flags[3] & UInt32(ECHO) != 0 }
}
