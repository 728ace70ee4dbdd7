import Foundation
import Testing

@testable import catalog_builder

/// The laws of the committed table, whatever it was made from.
@Suite struct EmojiTableTests {
  let table: ReadTable

  init() throws {
    table = try ReadTable.committed.get()
  }

  @Test func `the first line says what made the table`() {
    let fields = table.lines[0].components(separatedBy: "\t")
    #expect(fields.count == 3 && fields[0] == "@generated" && fields[1] == "swift run catalog-builder")
    for source in ["Unicode 17.0", "Emoji 18.0", "CLDR 48.2"] { #expect(fields[2].contains(source)) }
  }

  @Test func `1923 rows of 8 fields, each its own emoji and one Character`() {
    #expect(table.rows.count == 1_923)
    #expect(Set(table.rows.map(\.emoji)).count == 1_923)
    for row in table.rows {
      #expect(row.fields.count == 8, "\(row.emoji)")
      #expect(row.emoji.count == 1, "\(row.name)")
      #expect(!row.name.isEmpty && row.name.trimmingCharacters(in: .whitespaces) == row.name)
    }
  }

  @Test func `17_0 is emoji-test_txt, byte for byte and in order`() throws {
    let listed = try ListedEmoji.read("emoji-test-17.0.txt").filter { $0.tones == 0 }
    let rows = table.rows.filter { $0.since != "18.0" }
    #expect(listed.count == 1_914)
    #expect(rows.map { Array($0.emoji.utf8) } == listed.map { Array($0.emoji.utf8) })
    #expect(rows.map(\.since) == listed.map(\.since))
    #expect(rows.map(\.name) == listed.map(\.name))
    #expect(rows.map(\.group) == listed.map(\.group))
    #expect(rows.map(\.subgroup) == listed.map(\.subgroup))
  }

  @Test func `18_0 stands beside its relatives`() throws {
    let listed = try ListedEmoji.read("emoji-18.0.txt")
    let rows = table.rows.filter { $0.since == "18.0" }
    #expect(listed.count == 9)
    #expect(Set(rows.map(\.emoji)) == Set(listed.map(\.emoji)))
    let places = Dictionary(uniqueKeysWithValues: rows.map { ($0.emoji, $0.subgroup) })
    #expect(
      places == [
        "🫫": "face-unwell", "🫹": "hand-fingers-closed", "🫺": "hand-fingers-closed", "🛙": "place-building",
        "🪋": "sky & weather", "🫌": "animal-bug", "🪍": "tool", "🫝": "food-vegetable", "🪌": "writing",
      ])
    for row in rows {
      #expect(row.name == listed.first { $0.emoji == row.emoji }?.name)
      #expect(row.keywords.count >= 5, "\(row.name)")
    }
  }

  @Test func `nine groups and their subgroups, in order, none empty`() throws {
    let listed = try ListedEmoji.read("emoji-test-17.0.txt")
    #expect(table.groups == listed.map(\.group).withoutRepetition)
    #expect(table.groups.count == 9)
    #expect(table.subgroups == listed.map(\.subgroup).withoutRepetition)
    #expect(table.rows.map(\.subgroup).withoutRepetition == table.subgroups)
  }

  @Test func `313 emoji take one tone and 19 take two`() throws {
    #expect(table.rows.count { $0.tone == "1" } == 311 + 2)
    #expect(table.rows.count { $0.tone == "2" } == 19)
    #expect(table.rows.allSatisfy { ["", "1", "2"].contains($0.tone) })
    let toned = try ListedEmoji.read("emoji-test-17.0.txt").filter { $0.tones > 0 }
    #expect(toned.count == 2_030)
    // Five forms for one tone; 25 for two, of which five have the same tone twice.
    #expect(table.rows.count { $0.tone == "1" && $0.since != "18.0" } * 5 + 19 * 25 == toned.count)
  }

  @Test func `versions are numbers`() {
    for since in Set(table.rows.map(\.since)) {
      #expect(since.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil, "\(since)")
    }
  }

  @Test func `the text is NFC, without controls or unusual spaces`() throws {
    let text = try PackageFiles.text("Resources/emoji.tsv")
    #expect(text.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars))
    for scalar in Set(text.unicodeScalars) where scalar != "\t" && scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .lineSeparator && category != .privateUse, "\(scalar.value)")
      #expect(category != .spaceSeparator || scalar == " ", "\(scalar.value)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `no list has an empty item or the same one twice`() {
    for row in table.rows {
      for field in 4...7 {
        let items = row.list(field)
        #expect(items.allSatisfy { !$0.isEmpty && $0.trimmingCharacters(in: .whitespaces) == $0 }, "\(row.fields)")
        #expect(Set(items).count == items.count, "\(row.fields)")
      }
    }
  }

  @Test func `keywords are lower case, and say nothing twice but for the sake of a rank or as agreed on`() {
    for row in table.rows {
      // The keywords that another source has too come last.
      let own = row.plainExtra.prefix { !row.keywords.contains($0) }
      #expect(row.plainExtra.dropFirst(own.count).allSatisfy(row.keywords.contains), "\(row.fields)")
      let items = [row.name.lowercased()] + row.keywords + own
      #expect(Set(items).count == items.count, "\(row.fields)")
      // What was written by hand comes first, and is not said again without its rank.
      let ranked = row.extra.prefix(row.extra.count - row.plainExtra.count)
      #expect(ranked.allSatisfy { $0.wholeMatch(of: /[^\^]+\^[1-9][0-9]?/) != nil }, "\(row.fields)")
      #expect(Set(ranked.map { $0.prefix { $0 != "^" } }).isDisjoint(with: row.plainExtra.map { $0[...] }))
      #expect(row.keywords.allSatisfy { $0 == $0.lowercased() }, "\(row.fields)")
      #expect(row.extra.allSatisfy { $0 == $0.lowercased() }, "\(row.fields)")
      // An underscore stands for a space in the sources, and for itself in emoticons written by hand.
      #expect(row.plainExtra.allSatisfy { !$0.contains("_") }, "\(row.fields)")
    }
  }

  @Test(arguments: [5, 6]) func `each shortcode means one emoji`(field: Int) {
    let codes = table.rows.flatMap { $0.list(field) }
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[-+a-z0-9_’&.ç]+/) != nil })
    #expect(codes.count == (field == 5 ? 1_913 : 1_966))
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
