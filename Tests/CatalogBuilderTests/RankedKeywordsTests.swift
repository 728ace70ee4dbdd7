import Testing

@testable import catalog_builder

@Suite struct RankedKeywordsTests {
  private let emoji = ["🚀", "🚢", "❤️"].map(EmojiSequence.init)

  private func read(_ text: String) throws -> RankedKeywords {
    try RankedKeywords(TextFile(name: "informal.tsv", text: text), emoji: emoji)
  }

  @Test func `an emoji's words carry its place in their lines`() throws {
    let keywords = try read("@note\twords\nship it\t🚢|🚀\n@section\tx\ndeploy\t🚀\n<3\t❤️\n")
    #expect(keywords.items(of: emoji[0]) == ["ship it^2", "deploy^1"])
    #expect(keywords.items(of: emoji[1]) == ["ship it^1"])
    #expect(keywords.items(of: EmojiSequence("❤")) == ["<3^1"])
    #expect(keywords.items(of: EmojiSequence("😀")) == [])
  }

  @Test(arguments: [
    ("a\t🚀\nb\t😀|🚀", 2, "😀 is not in the catalogue"),
    // Without its variation selector it is another sequence than the one that is printed.
    ("b\t❤", 1, "❤ is not in the catalogue"),
    ("b\t🚀|", 1, " is not in the catalogue"),
    ("b\t🚀|🚢|🚀", 1, "the same emoji twice"),
    ("@note\tx\na\t🚀\na\t🚢", 3, "a second line for 'a'"),
    ("A\t🚀", 1, "'A' is not lower case, or has a sign that the catalogue needs"),
    ("a^1\t🚀", 1, "'a^1' is not lower case, or has a sign that the catalogue needs"),
    ("a|b\t🚀", 1, "'a|b' is not lower case, or has a sign that the catalogue needs"),
    ("a  b\t🚀", 1, "'a  b' is not lower case, or has a sign that the catalogue needs"),
    ("a", 1, "not 2 fields"), ("a\t", 1, "not 2 fields"),
  ]) func `a line that is wrong is named`(text: String, line: Int, what: String) {
    #expect(throws: BuildError.malformed(file: "informal.tsv", line: line, what: what)) { try read(text) }
  }

  @Test func `every line of the committed list is in the committed table, with its ranks`() throws {
    let rows = Dictionary(uniqueKeysWithValues: try ReadTable.committed.get().rows.map { ($0.emoji, Set($0.extra)) })
    let list = try HandWrittenTable(TextFile(path: "\(PackageFiles.root)/Resources/informal.tsv"), fieldCount: 2)
    #expect(list.rows.count > 1_000)
    var items = 0
    for (line, fields) in list.rows {
      for (index, emoji) in fields[1].split(separator: "|").enumerated() {
        items += 1
        #expect(rows[String(emoji)]?.contains("\(fields[0])^\(index + 1)") == true, "line \(line)")
      }
    }
    #expect(rows.values.joined().count { $0.contains(/\^[0-9]+$/) } == items)
  }
}
