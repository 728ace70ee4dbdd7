import Testing

@testable import catalog_builder

@Suite struct EmojiTestFileTests {
  private static let sample = """
    # emoji-test.txt
    # Version: 17.0

    # group: Smileys & Emotion

    # subgroup: face-affection
    263A FE0F                   ; fully-qualified     # ☺️ E0.6 smiling face
    263A                        ; unqualified         # ☺ E0.6 smiling face

    # group: People & Body

    # subgroup: hand-fingers-closed
    1F44D                       ; fully-qualified     # 👍 E0.6 thumbs up
    1F44D 1F3FB                 ; fully-qualified     # 👍🏻 E1.0 thumbs up: light skin tone

    # subgroup: hands
    1F91D                       ; fully-qualified     # 🤝 E3.0 handshake
    1FAF1 1F3FB 200D 1FAF2 1F3FC ; fully-qualified     # 🫱🏻‍🫲🏼 E14.0 handshake: light skin tone, medium-light skin tone

    # group: Component

    # subgroup: skin-tone
    1F3FB                       ; component           # 🏻 E1.0 light skin tone

    # group: Symbols

    # subgroup: keycap
    0023 FE0F 20E3              ; fully-qualified     # #️⃣ E0.6 keycap: #
    # Status Counts

    """

  @Test func `base emoji in order, with their tone class, without components`() throws {
    let file = try EmojiTestFile(TextFile(name: "emoji-test.txt", text: Self.sample))
    #expect(file.version == "17.0")
    #expect(
      file.entries == [
        entry("☺️", "Smileys & Emotion", "face-affection", "0.6", "smiling face", .none),
        entry("👍", "People & Body", "hand-fingers-closed", "0.6", "thumbs up", .one),
        entry("🤝", "People & Body", "hands", "3.0", "handshake", .two),
        entry("#️⃣", "Symbols", "keycap", "0.6", "keycap: #", .none),
      ])
  }

  @Test(arguments: [
    ("1F600 fully-qualified", 1, "not a row of emoji-test.txt"),
    ("1F600 ; fully-qualified # 😀 grinning", 1, "not a row of emoji-test.txt"),
    ("1F600 ; fully-qualified # 😀 E1.0 grinning face", 1, "a row before the first subgroup"),
    (
      "# Version: 17.0\n# group: A\n# subgroup: b\n1F44D 1F3FB ; fully-qualified # 👍🏻 E1.0 thumbs up", 4,
      "a toned form without its base"
    ),
    ("# group: A", 0, "no version"),
  ]) func `what is no such file`(text: String, line: Int, what: String) {
    #expect(throws: BuildError.malformed(file: "f", line: line, what: what)) {
      try EmojiTestFile(TextFile(name: "f", text: text))
    }
  }

  private func entry(
    _ text: String, _ group: String, _ subgroup: String, _ since: String, _ name: String, _ tone: ToneClass
  ) -> EmojiTestFile.Entry {
    EmojiTestFile.Entry(
      sequence: EmojiSequence(text), group: group, subgroup: subgroup, since: since, name: name, tone: tone)
  }
}
