import EmojiCatalog
import Testing

@Suite struct TextStyleTests {
  private let catalog = Catalog.embedded()

  private func textStyle(_ text: String) throws -> String? {
    catalog[try #require(catalog.row(of: text), "\(text)")].textStyle
  }

  @Test(arguments: ["❤️", "✔️", "☺️", "⭐", "⌚", "😐", "👍", "©️", "‼️", "▶️", "♀️"])
  func `the scalar and FE0E, where Unicode defines it`(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(try textStyle(text)?.unicodeScalars.map(\.value) == [scalar.value, 0xFE0E])
  }

  @Test(arguments: ["😀", "🎉", "1️⃣", "❤️‍🔥", "🇫🇷", "👩‍🚀", "🫹", "🏳️‍🌈", "🛙"])
  func `nothing where there is none`(text: String) throws {
    #expect(try textStyle(text) == nil)
  }

  @Test func `every row that needs FE0F and is one scalar besides has one, and it leads back`() {
    var count = 0
    for row in 0..<catalog.count {
      let entry = catalog[row]
      let scalars = entry.text.unicodeScalars
      if scalars.count == 2, scalars.last == "\u{FE0F}" { #expect(entry.textStyle != nil, "\(entry.text)") }
      guard let style = entry.textStyle else { continue }
      count += 1
      #expect(catalog.emoji(of: style) == TonedRow(row: row, tones: .untoned))
    }
    // emoji-variation-sequences.txt has 371 text styles: these and #, * and the digits, which are no emoji alone.
    #expect(count == 371 - 12)
  }
}
