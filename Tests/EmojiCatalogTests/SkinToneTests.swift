import EmojiCatalog
import Testing

@Suite struct SkinToneTests {
  @Test func `six names, five modifiers from U+1F3FB on, both ways`() {
    #expect(
      SkinTone.allCases.map(\.rawValue) == ["none", "light", "medium-light", "medium", "medium-dark", "dark"])
    #expect(SkinTone.allCases.map { $0.modifier?.value } == [nil, 0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF])
    for tone in SkinTone.allCases {
      #expect(SkinTone(rawValue: tone.rawValue) == tone)
      if let modifier = tone.modifier { #expect(SkinTone(modifier: modifier) == tone) }
    }
    for other: Unicode.Scalar in ["\u{1F3FA}", "\u{1F400}", "a"] { #expect(SkinTone(modifier: other) == nil) }
    for other in ["", "Light", "untoned", "medium light"] { #expect(SkinTone(rawValue: other) == nil) }
  }
}
