internal import ScreenModel

/// Mouse reports in the encodings of xterm (XTerm Control Sequences, "Mouse Tracking").
extension Mouse {
  /// No screen has more columns or rows than this.
  private static let largestPlace = 10_000

  /// An SGR report, `ESC [ < code ; column ; row M` or `m`; nil where it is absurd or of no use here.
  init?(sgr sequence: ControlSequence) {
    guard sequence.parameters.count == 3, let code = sequence.number(0), let column = sequence.number(1),
      let row = sequence.number(2)
    else { return nil }
    self.init(code: code, column: column, row: row, isRelease: sequence.final == UInt8(ascii: "m"))
  }

  /// An X10 report, whose numbers are bytes with 32 added; button 3 is a release of whichever was held.
  init?(button: UInt8, column: UInt8, row: UInt8) {
    guard button >= 32, column > 32, row > 32 else { return nil }
    let code = Int(button) - 32
    let isRelease = code & 0x43 == 3
    self.init(
      code: isRelease ? code - 3 : code, column: Int(column) - 32, row: Int(row) - 32, isRelease: isRelease)
  }

  private init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (1...Self.largestPlace).contains(column), (1...Self.largestPlace).contains(row) else { return nil }
    let position = ScreenPosition(column: column - 1, row: row - 1)
    let buttons: [Button] = [.left, .middle, .right]
    let isMotion = code & 32 != 0
    switch code & ~0b11_1100 {  // without Shift, Alt, Control and motion
    case let button where button < buttons.count:
      if isRelease {
        self.init(.release(buttons[button]), at: position)
      } else {
        self.init(isMotion ? .drag(buttons[button]) : .press(buttons[button]), at: position)
      }
    case 64 where !isRelease: self.init(.wheelUp, at: position)
    case 65 where !isRelease: self.init(.wheelDown, at: position)
    default: return nil
    }
  }
}
