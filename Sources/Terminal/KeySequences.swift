internal import ScreenModel

/// The keys in the forms of xterm, rxvt, the Linux console, CSI u (fixterms, kitty) and modifyOtherKeys.
///
/// Sources: XTerm Control Sequences (PC-style function keys), rxvt's reference, the kitty keyboard protocol.
extension Key {
  /// The key of a control sequence; nil where it is none, or a key that is of no use here.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == nil, sequence.intermediates.isEmpty else { return nil }
    let modifiers = Modifiers(parameter: sequence.number(1))
    guard sequence.number(1, sub: 1) != 3, let modifiers else { return nil }  // 3: the key was released
    let first = sequence.number(0)
    switch sequence.final {
    case UInt8(ascii: "~"):
      if first == 27 {
        guard let scalar = sequence.number(2) else { return nil }
        self.init(scalar: scalar, shifted: nil, text: nil, modifiers: modifiers)
      } else {
        self.init(numbered: first, modifiers)
      }
    case UInt8(ascii: "^"): self.init(numbered: first, modifiers.union(.control))
    case UInt8(ascii: "$"): self.init(numbered: first, modifiers.union(.shift))
    case UInt8(ascii: "@"): self.init(numbered: first, modifiers.union([.control, .shift]))
    case UInt8(ascii: "u"):
      self.init(
        scalar: first ?? 0, shifted: sequence.number(0, sub: 1), text: sequence.number(2), modifiers: modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      self.init(letter: sequence.final - 0x20, modifiers.union(.shift))
    case UInt8(ascii: "R"):
      // Also the form of a cursor position report, whose row then is 1 and its column a modifier: F3 it is.
      guard sequence.parameters.isEmpty || first == 1 else { return nil }
      self.init(letter: sequence.final, modifiers)
    default: self.init(letter: sequence.final, modifiers)
    }
  }

  /// The key of an SS3 sequence, with the modifier that some terminals put before the letter.
  init?(single letter: UInt8, modifier: Int?) {
    guard let modifiers = Modifiers(parameter: modifier) else { return nil }
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "d"): self.init(letter: letter - 0x20, modifiers.union(.control))
    case UInt8(ascii: "M"): self.init(.enter, modifiers)
    case UInt8(ascii: "I"): self.init(.tab, modifiers)
    case UInt8(ascii: "X"): self.init(.character("="), modifiers.subtracting(.shift))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode sends its ASCII sign with 0x40 added.
      self.init(.character(Character(Unicode.Scalar(letter - 0x40))), modifiers.subtracting(.shift))
    default: self.init(letter: letter, modifiers)
    }
  }

  /// A function key of the Linux console, `ESC [ [ A` to `E`.
  init?(console letter: UInt8) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return nil }
    self.init(.function(Int(letter - UInt8(ascii: "A")) + 1))
  }

  private init?(letter: UInt8, _ modifiers: Modifiers) {
    switch letter {
    case UInt8(ascii: "A"): self.init(.up, modifiers)
    case UInt8(ascii: "B"): self.init(.down, modifiers)
    case UInt8(ascii: "C"): self.init(.right, modifiers)
    case UInt8(ascii: "D"): self.init(.left, modifiers)
    case UInt8(ascii: "H"): self.init(.home, modifiers)
    case UInt8(ascii: "F"): self.init(.end, modifiers)
    case UInt8(ascii: "Z"): self.init(.tab, modifiers.union(.shift))
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self.init(.function(Int(letter - UInt8(ascii: "P")) + 1), modifiers)
    default: return nil
    }
  }

  private init?(numbered number: Int?, _ modifiers: Modifiers) {
    switch number {
    case 1, 7: self.init(.home, modifiers)
    case 2: self.init(.insert, modifiers)
    case 3: self.init(.delete, modifiers)
    case 4, 8: self.init(.end, modifiers)
    case 5: self.init(.pageUp, modifiers)
    case 6: self.init(.pageDown, modifiers)
    case .some(let number):
      // The numbers of the VT220, with its gaps: F1 is 11, F6 17, F11 23, F13 25, F15 28, F17 31.
      let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
      guard let index = numbers.firstIndex(of: number) else { return nil }
      self.init(.function(index + 1), modifiers)
    case nil: return nil
    }
  }

  /// A key given by its Unicode scalar, in CSI u or modifyOtherKeys.
  private init?(scalar: Int, shifted: Int?, text: Int?, modifiers: Modifiers) {
    if let code = Code(kitty: scalar) {
      self.init(code, modifiers)
      return
    }
    let isCommand = !modifiers.isDisjoint(with: [.control, .alt])
    let wanted = isCommand ? scalar : text ?? (modifiers.contains(.shift) ? shifted : nil) ?? scalar
    guard let value = UInt32(exactly: wanted), let scalar = Unicode.Scalar(value), !isControl(scalar),
      !(0xE000...0xF8FF).contains(value)
    else { return nil }
    let typed = Character(scalar)
    let raised = modifiers.contains(.shift) && text == nil && shifted == nil ? typed.uppercased() : String(typed)
    self.init(typed: raised.count == 1 ? Character(raised) : typed, modifiers.subtracting(.shift))
  }

  /// The key of a character, in the one form in which the picker knows it: Ctrl-H is Backspace whatever sent it.
  init(typed character: Character, _ modifiers: Modifiers) {
    guard !modifiers.isDisjoint(with: [.control, .alt]) else {
      self.init(.character(character), modifiers)
      return
    }
    let lowered = character.lowercased()
    let plain = lowered.count == 1 ? Character(lowered) : character
    let others = modifiers.subtracting(.control)
    switch (plain, modifiers.contains(.control)) {
    case ("h", true): self.init(.backspace, others)
    case ("i", true): self.init(.tab, others)
    case ("j", true), ("m", true): self.init(.enter, others)
    case ("[", true): self.init(.escape, others)
    case ("_", true): self.init(.character("/"), modifiers)
    case ("@", true): self.init(.character(" "), modifiers)
    default: self.init(.character(plain), modifiers)
    }
  }

  /// The key of a control character: C0 or DEL.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x1F: self = .control("/")
    default: self.init(typed: Character(Unicode.Scalar(byte | 0x40)), .control)
    }
  }
}

extension Key.Modifiers {
  /// The modifiers of a parameter, one more than their bits; nil with a key that is for the desktop (Super, Hyper).
  init?(parameter: Int?) {
    let bits = max(0, (parameter ?? 1) - 1)
    guard bits & 0b01_1000 == 0, bits < 256 else { return nil }
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 0b10_0010 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}

extension Key.Code {
  /// The numbers of keys in the kitty keyboard protocol that are no characters.
  fileprivate init?(kitty number: Int) {
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 10, 13, 57414: self = .enter
    case 27: self = .escape
    case 57376...57398: self = .function(number - 57376 + 13)
    case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(number - 57399) + UInt8(ascii: "0"))))
    case 57409: self = .character(".")
    case 57410: self = .character("/")
    case 57411: self = .character("*")
    case 57412: self = .character("-")
    case 57413: self = .character("+")
    case 57415: self = .character("=")
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    case 57425: self = .insert
    case 57426: self = .delete
    default: return nil
    }
  }
}

/// C0, DEL or C1: never text.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
}
