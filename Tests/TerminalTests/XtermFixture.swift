import ScreenModel
import Synchronization

@testable import Terminal

/// ncurses keeps one current terminal a process, and tests run side by side: whoever uses terminfo does it in here.
func withTerminfo<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
  try terminfoLock.withLock { _ throws(Failure) in try body() }
}

private let terminfoLock = Mutex(())

/// The entry of xterm-256color that the program carries, the same on every machine, and its styles.
let xterm: (description: TerminalDescription, styles: StyleTable)? = withTerminfo {
  Terminfo.carriedDescription(of: "xterm-256color", terminal: 1).map {
    ($0, StyleTable(description: $0, options: plainOptions()))
  }
}

/// Options as in a plain environment.
func plainOptions(_ mode: ColorMode = .auto, term: String? = "xterm-256color") -> TerminalOptions {
  TerminalOptions(colorMode: mode) { $0 == "TERM" ? term : nil }
}

extension CellPainter {
  /// A painter for xterm.
  static func forXterm(_ profile: GlyphProfile = .safe) throws -> CellPainter {
    guard let xterm else { throw TerminalError.unknownTerm("xterm-256color") }
    return CellPainter(description: xterm.description, styles: xterm.styles, profile: profile)
  }

  /// The bytes for a frame.
  mutating func bytes(_ frame: Frame, full: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    paint(frame, full: full, into: &output)
    return output
  }
}
