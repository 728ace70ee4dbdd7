import ScreenModel
import Testing

@testable import Terminal

@Suite struct GlyphProfileTests {
  @Test(arguments: [
    ("😀", "😀", false), ("❤️", "❤", false), ("👍🏽", "👍", true), ("☝🏿", "☝", true), ("👩‍🚀", "👩", true),
    ("🏳️‍🌈", "🏳", true), ("❤️‍🔥", "❤", true), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", true), ("🇫🇷", "🇫🇷", false), ("1️⃣", "1\u{20E3}", false),
    ("#️⃣", "#\u{20E3}", false), ("⌛\u{FE0E}", "⌛", false), ("\u{1FAE8}", "?", false), ("\u{1FACD}", "?", false),
    ("\u{1FAEF}", "?", false), ("⌫", "⌫", false),
  ])
  func `the safe form of a cluster in a slot keeps to three columns`(cluster: String, text: String, mark: Bool) {
    let glyph = GlyphProfile.safe.glyph(for: Character(cluster), columns: 3)
    #expect(glyph == Glyph(text: text, hasMark: mark, extent: .contained))
  }

  @Test func `C82 without a spare column there is no mark`() {
    #expect(GlyphProfile.safe.glyph(for: "👩‍🚀", columns: 2) == Glyph(text: "👩", extent: .contained))
  }

  @Test(arguments: ["a", "é", "Ж", "中", "─", "●", "ツ", "∑", "～", "☺"] as [Character])
  func `settled text is written straight on`(cluster: Character) {
    for profile in [GlyphProfile.safe, .full] {
      let glyph = profile.glyph(for: cluster, columns: displayWidth(of: cluster))
      #expect(glyph == Glyph(text: String(cluster), extent: .exact))
    }
  }

  @Test(arguments: ["e\u{301}", "\u{361}", "नि", "ᄒ\u{1161}", "☰", "䷀", "🇫", "\u{AD}"] as [Character])
  func `text that terminals see differently is kept and never trusted`(cluster: Character) {
    for profile in [GlyphProfile.safe, .full] {
      #expect(profile.glyph(for: cluster, columns: 1) == Glyph(text: String(cluster), extent: .unknown))
    }
  }

  @Test func `the full profile writes every cluster as it is and trusts no sequence`() {
    for cluster in ["👩‍🚀", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{1FACD}"] as [Character] {
      #expect(GlyphProfile.full.glyph(for: cluster, columns: 3) == Glyph(text: String(cluster), extent: .unknown))
    }
    for cluster in ["😀", "❤️", "🇫🇷"] as [Character] {
      #expect(GlyphProfile.full.glyph(for: cluster, columns: 3) == Glyph(text: String(cluster), extent: .contained))
    }
  }
}
