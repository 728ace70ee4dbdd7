import Testing

/// What the committed table says of flags and of names that are picked by.
@Suite struct EmojiTableFlagTests {
  let table: ReadTable

  init() throws {
    table = try ReadTable.committed.get()
  }

  private var countries: [ReadTable.Row] {
    table.rows.filter { row in
      let scalars = row.emoji.unicodeScalars
      return scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    }
  }

  @Test func `every flag of two indicators has their letters as its first word`() {
    #expect(countries.count == 259)
    for row in countries {
      let letters = row.emoji.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x61) }
      #expect(row.plainExtra.first == String(String.UnicodeScalarView(letters)), "\(row.name)")
    }
  }

  @Test func `no flag has another flag's code`() {
    let codes = Set(countries.compactMap(\.plainExtra.first))
    for row in countries {
      #expect(row.plainExtra.dropFirst().allSatisfy { !codes.contains($0) }, "\(row.fields)")
    }
  }

  @Test(arguments: [
    ("usa", "🇺🇸"), ("america", "🇺🇸"), ("uk", "🇬🇧"), ("britain", "🇬🇧"), ("holland", "🇳🇱"), ("deutschland", "🇩🇪"),
    ("gbeng", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("gbsct", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"), ("gbwls", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"),
  ]) func `names that people say`(name: String, flag: String) throws {
    let row = try #require(table.rows.first { $0.emoji == flag })
    #expect(row.extra.contains(name))
  }

  @Test(arguments: ["ascension", "bouvet", "clipperton", "svalbard", "outlying"])
  func `C14 a place is a word of one flag alone`(word: String) {
    let found = countries.filter { row in
      (row.keywords + row.extra + [row.name.lowercased()]).contains { $0.split(separator: " ").contains(word[...]) }
    }
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("check mark", "\u{2714}\u{FE0F}"), ("smiling face", "\u{263A}\u{FE0F}"), ("frowning face", "\u{2639}\u{FE0F}"),
    ("keycap: 1", "1\u{FE0F}\u{20E3}"), ("keycap: #", "#\u{FE0F}\u{20E3}"),
    ("person running facing right", "\u{1F3C3}\u{200D}\u{27A1}\u{FE0F}"), ("video game", "\u{1F3AE}"),
    ("laptop", "\u{1F4BB}"), ("books", "\u{1F4DA}"),
  ]) func `a name is one emoji's, fully-qualified`(name: String, emoji: String) {
    let found = table.rows.filter { $0.name == name }
    #expect(found.map { Array($0.emoji.unicodeScalars) } == [Array(emoji.unicodeScalars)])
  }
}
