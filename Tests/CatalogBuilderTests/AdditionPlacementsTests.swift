import Testing

@testable import catalog_builder

@Suite struct AdditionPlacementsTests {
  private static let list = """
    code points\temoji\ten\tde
    1FA8C\t🪌\teraser\tradiergummi
    1FAF9\t🫹\tleftwards thumb sign\t
    1FAF9 1F3FF\t🫹🏿\tleftwards thumb sign dark skin tone\t

    """
  private static let places = "@note\twhere they go\n🪌\t✏️\terase|rubber\n🫹\t👎\tleft\n"

  private func entries() -> [EmojiTestFile.Entry] {
    [("👎", "hand"), ("👊", "hand"), ("✏️", "writing"), ("🔒", "lock")].map { text, subgroup in
      EmojiTestFile.Entry(
        sequence: EmojiSequence(text), group: "G", subgroup: subgroup, since: "0.6", name: text, tone: .none)
    }
  }

  @Test func `each goes after its relative, into that one's subgroup`() throws {
    let additions = try EmojiAdditions(TextFile(name: "list", text: Self.list), version: "18.0")
    let placements = try AdditionPlacements(TextFile(name: "places", text: Self.places))
    let merged = try placements.merge(additions, into: entries())
    #expect(merged.map(\.sequence.text) == ["👎", "🫹", "👊", "✏️", "🪌", "🔒"])
    #expect(merged.map(\.subgroup) == ["hand", "hand", "hand", "writing", "writing", "lock"])
    #expect(merged[1].since == "18.0" && merged[1].tone == .one && merged[4].name == "eraser")
    #expect(try placements.placement(of: EmojiSequence("🪌")).keywords == ["erase", "rubber"])
  }

  @Test func `an addition without a place, or after nothing, is an error`() throws {
    let additions = try EmojiAdditions(TextFile(name: "list", text: Self.list), version: "18.0")
    let unplaced = try AdditionPlacements(TextFile(name: "places", text: "🫹\t👎\tleft\n"))
    #expect(throws: BuildError.malformed(file: "places", line: 0, what: "no row for 🪌")) {
      try unplaced.merge(additions, into: entries())
    }
    let placements = try AdditionPlacements(TextFile(name: "places", text: Self.places))
    #expect(throws: BuildError.unknownEmoji(file: "places", emoji: "✏️")) {
      try placements.merge(additions, into: Array(entries().prefix(2)))
    }
  }

  @Test func `a second place for one emoji is an error`() {
    #expect(throws: BuildError.malformed(file: "p", line: 2, what: "a second row for 🪌")) {
      try AdditionPlacements(TextFile(name: "p", text: "🪌\t✏️\ta\n🪌\t✏️\tb\n"))
    }
  }
}
