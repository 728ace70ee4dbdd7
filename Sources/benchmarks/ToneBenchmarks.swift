import EmojiCatalog

/// Measures the derivation of toned sequences, which a frame asks for each cell, the way back and relatives.
func measureTones(of catalog: Catalog) {
  let entries = (0..<catalog.count).map { catalog[$0] }.filter { $0.toneClass != .none }
  measure("tones: \(entries.count) emoji alike") {
    for entry in entries { _ = entry.text(in: SkinTones(.dark)).utf8.count }
  }
  measure("tones: \(entries.count) emoji, two that differ") {
    for entry in entries { _ = entry.text(in: SkinTones(.dark, .light)).utf8.count }
  }
  let toned = entries.map { $0.text(in: SkinTones(.dark)) }
  measure("tones: index, and the first way back") { _ = Catalog.embedded().emoji(of: toned[0]) }
  measure("tones: the way back of \(toned.count) emoji") { for text in toned { _ = catalog.emoji(of: text) } }
  measure("relatives of one emoji", each: entries.map(\.row)) { _ = catalog.relatives(ofRow: $0).count }
}
