internal import CNcurses

/// What one terminal can do and which bytes make it do so, as terminfo(5) tells it.
///
/// Strings are free of padding (`$<5>`), which no terminal of today needs; a capability that is missing is empty.
struct TerminalDescription: Hashable, Sendable {
  /// How a string with parameters is filled in.
  enum Addressing: Hashable, Sendable {
    /// The form of ECMA-48, filled in without asking terminfo.
    case ansi
    /// Another form: the capability, NUL at its end, for `tparm`.
    case terminfo([CChar])
    case missing
  }

  /// The capabilities that are plain strings.
  enum Capability: String, CaseIterable, Sendable {
    case clear, el, smcup, rmcup, smam, rmam, civis, cnorm, sgr0, bold, dim, smul, rev
  }

  /// The name of the entry.
  var name: String
  /// `cup`, to a row and a column.
  var cursorAddress: Addressing
  /// `hpa`, to a column of the same row.
  var columnAddress: Addressing
  /// The plain strings; those missing or empty are left out.
  var strings: [Capability: [UInt8]]
  /// How many colours there are, 0 without colour.
  var colors: Int
  /// `setaf` and `setab`, NUL at their ends, empty without colour.
  var setForeground: [CChar]
  var setBackground: [CChar]
  /// Whether the cursor goes to the next row after the last column (`am`).
  var hasAutomaticMargin: Bool
  /// The size in the entry, for a terminal that does not tell its own; 0 where there is none.
  var lines: Int
  var columns: Int

  /// Whether sequences of ECMA-48 and xterm can be expected to be understood.
  var isANSI: Bool { cursorAddress == .ansi }

  /// Whether automatic margins can be turned off, so that a full row does not move the cursor.
  var canStopWrapping: Bool { isANSI || self[.rmam] != nil || !hasAutomaticMargin }

  /// The bytes of a capability, nil where it is missing.
  subscript(capability: Capability) -> [UInt8]? {
    strings[capability]
  }

  /// Hides the cursor.
  var hideCursor: [UInt8]? { self[.cnorm] == nil ? nil : self[.civis] }

  /// Undoes `hideCursor` and nothing else: the `cnorm` of xterm and kin also sets how the cursor blinks, which is
  /// the person's choice.
  var showCursor: [UInt8]? {
    self[.civis] == Array("\u{1B}[?25l".utf8) ? Array("\u{1B}[?25h".utf8) : self[.cnorm]
  }

  /// Appends what moves the cursor to a cell, counted from 0.
  func appendMove(toRow row: Int, column: Int, to output: inout [UInt8]) {
    switch cursorAddress {
    case .ansi:
      output.append("\u{1B}[")
      output.append(decimal: row + 1)
      output.append(UInt8(ascii: ";"))
      output.append(decimal: column + 1)
      output.append(UInt8(ascii: "H"))
    case .terminfo(let capability):
      output += unsafe filled(capability) { unsafe emojipad_tparm2($0, Int32(clamping: row), Int32(clamping: column)) }
    case .missing: break
    }
  }

  /// Appends what moves the cursor to a column of the row it is in.
  ///
  /// - Parameters:
  ///   - column: The column, counted from 0.
  ///   - output: Where the bytes go.
  /// - Returns: Whether the terminal can do that; nothing is appended otherwise.
  func appendMove(toColumn column: Int, to output: inout [UInt8]) -> Bool {
    switch columnAddress {
    case .ansi:
      output.append("\u{1B}[")
      output.append(decimal: column + 1)
      output.append(UInt8(ascii: "G"))
    case .terminfo(let capability):
      output += unsafe filled(capability) { unsafe emojipad_tparm1($0, Int32(clamping: column)) }
    case .missing: return false
    }
    return true
  }

  /// What selects a foreground colour of the palette.
  func foreground(_ color: Int) -> [UInt8] {
    unsafe filled(setForeground) { unsafe emojipad_tparm1($0, Int32(clamping: color)) }
  }

  /// What selects a background colour of the palette.
  func background(_ color: Int) -> [UInt8] {
    unsafe filled(setBackground) { unsafe emojipad_tparm1($0, Int32(clamping: color)) }
  }

  private func filled(
    _ capability: [CChar], with fill: (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  ) -> [UInt8] {
    guard capability.count > 1 else { return [] }
    return unsafe capability.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, let text = unsafe fill(start) else { return [] }
      return unsafe withoutPadding(Array(String(cString: text).utf8))
    }
  }
}

/// A terminfo string without its padding, `$<` number flags `>` (terminfo(5), "Delays and Padding").
func withoutPadding(_ capability: [UInt8]) -> [UInt8] {
  var kept: [UInt8] = []
  var index = 0
  while index < capability.count {
    if capability[index] == UInt8(ascii: "$"), index + 1 < capability.count, capability[index + 1] == UInt8(ascii: "<"),
      let end = capability[index...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
    } else {
      kept.append(capability[index])
      index += 1
    }
  }
  return kept
}
