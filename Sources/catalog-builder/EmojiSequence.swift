/// An emoji as a sequence of scalars, with the questions that the joins ask of it.
struct EmojiSequence: Hashable, Sendable {
  /// The sequence itself, byte for byte what is printed.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Reads code points as UnicodeData files write them: hexadecimal, separated by spaces.
  init?(codePoints: some StringProtocol) {
    var scalars = String.UnicodeScalarView()
    for field in codePoints.split(separator: " ") {
      guard let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      scalars.append(scalar)
    }
    guard !scalars.isEmpty else { return nil }
    text = String(scalars)
  }

  /// The sequence without U+FE0F: what the sources agree on, since each keeps or drops it in its own way.
  var key: String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F }))
  }

  /// The key without skin tones.
  var toneless: String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F && !Self.isModifier($0) }))
  }

  /// How many skin tone modifiers (Emoji_Modifier=Yes, UTS #51 ED-11) it has: 0, 1 or 2.
  var modifierCount: Int {
    text.unicodeScalars.count(where: Self.isModifier)
  }

  /// The emoji that a ZWJ sequence joins (UTS #51, ED-16), each once, but for signs of gender and direction and
  /// squares of colour, which its name tells. None where fewer than two are left.
  var components: [EmojiSequence] {
    let parts = text.unicodeScalars.split(separator: "\u{200D}").map { String(String.UnicodeScalarView($0)) }
    var seen: Set<String> = []
    let pictures = parts.filter { part in
      !part.unicodeScalars.contains { Self.signs.contains($0.value) } && seen.insert(part).inserted
    }
    return pictures.count > 1 ? pictures.map(EmojiSequence.init) : []
  }

  /// ♀ ♂ ↔ ↕ ➡ ⬛ 🟩 🟫
  private static let signs: Set<UInt32> = [0x2640, 0x2642, 0x2194, 0x2195, 0x27A1, 0x2B1B, 0x1F7E9, 0x1F7EB]

  private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }
}
