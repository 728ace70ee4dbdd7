import EmojiCatalog
import Testing

@Suite struct RelativesTests {
  private let catalog = Catalog.embedded()

  private func relatives(_ text: String) throws -> [String] {
    let row = try #require(catalog.row(of: text), "\(text)")
    return catalog.relatives(ofRow: row).map { catalog[$0].text }
  }

  @Test(arguments: [
    ["🤷", "🤷‍♂️", "🤷‍♀️"], ["🏃", "🏃‍♂️", "🏃‍♀️", "🏃‍➡️", "🏃‍♀️‍➡️", "🏃‍♂️‍➡️"], ["🕵️", "🕵️‍♂️", "🕵️‍♀️"], ["🧑‍🚀", "👨‍🚀", "👩‍🚀"],
    ["🧑‍✈️", "👨‍✈️", "👩‍✈️"], ["🧑‍🦽", "🧑‍🦽‍➡️", "👨‍🦽", "👨‍🦽‍➡️", "👩‍🦽", "👩‍🦽‍➡️"],
    ["🧑", "👨", "👨‍🦰", "👨‍🦱", "👨‍🦳", "👨‍🦲", "👩", "👩‍🦰", "🧑‍🦰", "👩‍🦱", "🧑‍🦱", "👩‍🦳", "🧑‍🦳", "👩‍🦲", "🧑‍🦲"],
    ["🧑‍🤝‍🧑", "👭", "👫", "👬"], ["💏", "👩‍❤️‍💋‍👨", "👨‍❤️‍💋‍👨", "👩‍❤️‍💋‍👩"], ["💑", "👩‍❤️‍👨", "👨‍❤️‍👨", "👩‍❤️‍👩"], ["👯", "👯‍♂️", "👯‍♀️"],
    ["🤼", "🤼‍♂️", "🤼‍♀️"], ["🧒", "👦", "👧"], ["🧓", "👴", "👵"], ["🫅", "🤴", "👸"], ["🧑‍🎄", "🎅", "🤶"], ["🫄", "🤰", "🫃"],
    ["💃", "🕺"], ["🧑‍🧒", "👨‍👦", "👨‍👧", "👩‍👦", "👩‍👧"], ["🤝"], ["🎉"], ["♀️"], ["➡️"], ["🏳️‍⚧️"], ["🇫🇷"], ["🐈‍⬛"],
  ]) func `C47 gender, hair and direction, the neutral one first, whichever is asked`(family: [String]) throws {
    for text in family { #expect(try relatives(text) == family, "\(text)") }
  }

  @Test func `every row is of exactly one family, and a family is of one group and takes tones alike`() {
    var rowsSeen: [Int] = []
    for row in 0..<catalog.count {
      let family = catalog.relatives(ofRow: row)
      #expect(family.contains(row))
      guard family.min() == row else { continue }
      rowsSeen += family
      #expect(Set(family.map { catalog[$0].toneClass }).count == 1, "\(catalog[row].text)")
      #expect(Array(family.dropFirst()) == family.dropFirst().sorted())
      for other in family { #expect(catalog.relatives(ofRow: other) == family) }
    }
    #expect(rowsSeen.sorted() == Array(0..<catalog.count))
  }

  @Test func `a sign of gender in a sequence means that there is a neutral relative`() throws {
    for row in 0..<catalog.count {
      let text = catalog[row].text
      guard text.contains("\u{200D}"), text.unicodeScalars.contains(where: { $0 == "♀" || $0 == "♂" }) else { continue }
      #expect(try relatives(text).count >= 3, "\(text)")
    }
  }
}
