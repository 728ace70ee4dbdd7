/// What a program entered and left, from the bytes that it wrote to the terminal.
///
/// Private modes are `CSI ? n h` and `CSI ? n l` (DEC, XTerm Control Sequences). A terminal starts with the cursor
/// shown (25) and autowrap on (7), and everything else off.
struct ModeLedger {
  /// A private mode and the values it was given, in order.
  private(set) var modes: [Int: [Bool]] = [:]
  /// Balance of `ESC =` and `ESC >`, of xterm's title stack and of kitty's keyboard stack.
  private(set) var stacks: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var place = 0
    while place < text.count {
      defer { place += 1 }
      guard text[place] == "\u{1B}", place + 1 < text.count else { continue }
      switch text[place + 1] {
      case "=": stacks["keypad", default: 0] = 1
      case ">": stacks["keypad", default: 0] = 0
      case "[": readSequence(text[(place + 2)...])
      default: break
      }
    }
  }

  private mutating func readSequence(_ rest: ArraySlice<Unicode.Scalar>) {
    guard let end = rest.firstIndex(where: { ("@"..."~").contains($0) }) else { return }
    var parameters = String.UnicodeScalarView()
    parameters.append(contentsOf: rest[..<end])
    let text = String(parameters)
    switch rest[end] {
    case "h", "l":
      guard text.hasPrefix("?") else { return }
      for mode in text.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        modes[mode, default: []].append(rest[end] == "h")
      }
    case "t" where text.hasPrefix("22"): stacks["title", default: 0] += 1
    case "t" where text.hasPrefix("23"): stacks["title", default: 0] -= 1
    case "u" where text.hasPrefix(">"): stacks["keyboard", default: 0] += 1
    case "u" where text.hasPrefix("<"): stacks["keyboard", default: 0] -= 1
    default: break
    }
  }

  /// What is wrong: modes not as they were, or left without having been entered.
  var faults: [String] {
    var faults: [String] = []
    for (mode, values) in modes.sorted(by: { $0.key < $1.key }) where mode != 12 {
      // Blinking (12) comes with showing the cursor and is off by default in nearly every terminal.
      let initial = mode == 7 || mode == 25
      if values.last != initial { faults.append("mode \(mode) is left \(values.last == true ? "on" : "off")") }
      if values.first == initial, mode != 25 { faults.append("mode \(mode) is left before it was entered") }
    }
    for (name, depth) in stacks.sorted(by: { $0.key < $1.key }) where depth != 0 {
      faults.append("the \(name) stack is \(depth) deep")
    }
    return faults
  }
}
