import Testing

@testable import catalog_builder

@Suite struct EmojiSequenceTests {
  @Test func `code points as UnicodeData files write them`() {
    #expect(EmojiSequence(codePoints: "1F3C3 200D 27A1 FE0F ")?.text == "🏃‍➡️")
    #expect(EmojiSequence(codePoints: "0023 FE0F 20E3")?.text == "#️⃣")
    for wrong in ["", " ", "1F600..1F601", "U+1F600", "D800", "110000"] {
      #expect(EmojiSequence(codePoints: wrong) == nil, "\(wrong)")
    }
  }

  @Test(arguments: [
    ("🧑‍💻", ["🧑", "💻"]), ("❤️‍🔥", ["❤️", "🔥"]), ("👩‍❤️‍💋‍👩", ["👩", "❤️", "💋"]), ("🏃‍♀️‍➡️", []), ("🐈‍⬛", []), ("💻", []),
  ]) func `the emoji that a sequence joins, without signs`(text: String, expected: [String]) {
    #expect(EmojiSequence(text).components.map(\.text) == expected)
  }

  @Test(arguments: [
    ("☺️", "☺", "☺", 0), ("👍🏽", "👍🏽", "👍", 1), ("✌🏽", "✌🏽", "✌", 1), ("🫱🏻‍🫲🏿", "🫱🏻‍🫲🏿", "🫱‍🫲", 2),
    ("🏃🏼‍➡️", "🏃🏼‍➡", "🏃‍➡", 1), ("🏳️‍⚧️", "🏳‍⚧", "🏳‍⚧", 0),
  ]) func `the key has no VS16, the toneless one no tones either`(
    text: String, key: String, toneless: String, modifiers: Int
  ) {
    let sequence = EmojiSequence(text)
    #expect(sequence.key == key)
    #expect(sequence.toneless == toneless)
    #expect(sequence.modifierCount == modifiers)
  }
}
