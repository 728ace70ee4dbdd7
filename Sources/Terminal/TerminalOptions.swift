#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// When colours are used.
public enum ColorMode: String, Hashable, Sendable, CaseIterable {
  /// Never: bold, underline and reverse only.
  case never
  /// Where the terminal has them and `NO_COLOR` is not set.
  case auto
  /// Even where `NO_COLOR` is set or the terminal's description has none.
  case always
}

/// What the environment and the command line say about the terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// The terminal's name, from `TERM`.
  public var term: String?
  /// Whether `NO_COLOR` asks for no colour: set and not empty (no-color.org).
  public var noColor: Bool
  /// Whether the terminal is at the other end of an ssh connection, so that a key's bytes may come late.
  public var isRemote: Bool
  /// When colours are used.
  public var colorMode: ColorMode
  /// Whether the mouse is asked to report.
  public var usesMouse: Bool

  /// Collects the options from what an environment says.
  ///
  /// - Parameters:
  ///   - colorMode: When colours are used.
  ///   - usesMouse: Whether the mouse is asked to report.
  ///   - environment: Gives the value of a variable; the process's own environment by default.
  public init(
    colorMode: ColorMode = .auto, usesMouse: Bool = true,
    environment: (String) -> String? = TerminalOptions.processEnvironment
  ) {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    term = environment("TERM")
    noColor = isSet("NO_COLOR")
    isRemote = isSet("SSH_CONNECTION") || isSet("SSH_TTY")
    self.colorMode = colorMode
    self.usesMouse = usesMouse
  }

  /// The value of a variable in the environment of this process.
  public static func processEnvironment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
