/// The bytes that turn a terminal over to the picker, and those that undo each of them, in reverse.
///
///     enter   smcup   no margins   mouse   bracketed paste
///     leave   ········ cursor shown, style reset ·········  paste   mouse   margins   rmcup
struct TerminalModes: Hashable, Sendable {
  /// Written before the first frame.
  private(set) var enter: [UInt8] = []
  /// Written after the last one; undoes `enter`.
  private(set) var leave: [UInt8] = []
  /// Written before `leave` where a frame hid the cursor.
  let showCursor: [UInt8]

  /// Works out the modes that a terminal has.
  init(description: TerminalDescription, usesMouse: Bool) {
    showCursor = description.hideCursor == nil ? [] : description.showCursor ?? []
    var undone: [[UInt8]] = []
    func add(_ on: [UInt8], _ off: [UInt8]) {
      enter += on
      undone.append(off)
    }
    if let on = description[.smcup], let off = description[.rmcup] {
      add(on, off)
    } else {
      // Without a second screen what was there cannot come back: leave an empty one, not a picture of the picker.
      add([], description[.clear] ?? [])
    }
    if let off = description[.rmam], let on = description[.smam] {
      add(off, on)
    } else if description.isANSI {
      add(Array("\u{1B}[?7l".utf8), Array("\u{1B}[?7h".utf8))
    }
    if description.isANSI {
      if usesMouse { add(Array("\u{1B}[?1002;1006h".utf8), Array("\u{1B}[?1002;1006l".utf8)) }
      add(Array("\u{1B}[?2004h".utf8), Array("\u{1B}[?2004l".utf8))
    }
    leave = (description[.sgr0] ?? []) + undone.reversed().joined()
  }
}
