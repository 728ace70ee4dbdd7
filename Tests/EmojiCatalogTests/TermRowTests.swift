import Testing

@testable import EmojiCatalog

@Suite struct TermRowTests {
  @Test func `row, spellings and cost lie beside each other`() {
    for row in [0, 1, 1922, 4095] {
      let plain = TermRow(row: row, spellings: 1, cost: 7)
      #expect(plain.row == row)
      #expect(plain.cost == 7)
      #expect((0...12).map { plain.isSpelled($0) } == [true] + Array(repeating: false, count: 12))
      let both = TermRow(row: row, spellings: 1 << 12 | 1 << 3, cost: TermRow.signs)
      #expect(both.row == row)
      #expect(both.cost == TermRow.signs)
      #expect((0...12).filter { both.isSpelled($0) } == [3, 12])
    }
  }

  @Test func `every row of the catalogue has a number of twelve bits`() {
    #expect(Catalog.embedded(withSymbols: true).count <= 4096)
  }
}
