import Foundation
import Testing

@testable import catalog_builder

/// The laws of the committed tables, whatever they were made from.
@Suite struct CommittedLanguageTableTests {
  private static let items = Result {
    try LocaleList(TextFile(path: "\(PackageFiles.root)/Resources/languages.tsv")).items
  }

  private func lines(_ locale: String) throws -> [[String]] {
    let text = try PackageFiles.text("Resources/languages/\(locale).tsv")
    #expect(text.hasSuffix("\n"))
    return text.components(separatedBy: "\n").dropLast().map { $0.components(separatedBy: "\t") }
  }

  @Test func `the folder holds the listed tables and no more, within 8 MB`() throws {
    let folder = "\(PackageFiles.root)/Resources/languages"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == Set(try Self.items.get().map { "\($0.locale).tsv" }))
    var bytes = 0
    for file in files { bytes += try TextFile(path: "\(folder)/\(file)").text.utf8.count }
    #expect(bytes <= 8_000_000)
  }

  @Test func `the head says what made the table, and of which locale it is`() throws {
    for item in try Self.items.get() {
      let lines = try lines(item.locale)
      #expect(lines[0][..<2] == ["@generated", "swift run catalog-builder"] && lines[0][2].contains("CLDR 48.2"))
      #expect(lines[1] == ["@locale", item.locale])
      #expect((lines[2].first == "@base" ? lines[2][1] : nil) == item.base)
    }
  }

  @Test func `three fields, emoji of the catalogue in its order, names, no keyword empty or twice`() throws {
    let order = Dictionary(
      uniqueKeysWithValues: try ReadTable.committed.get().rows.enumerated().map { ($0.element.emoji, $0.offset) })
    for item in try Self.items.get() {
      let rows = try lines(item.locale).filter { !$0[0].hasPrefix("@") }
      #expect(rows.allSatisfy { $0.count == 3 }, "\(item.locale)")
      let places = rows.compactMap { order[$0[0]] }
      #expect(places.count == rows.count && zip(places, places.dropFirst()).allSatisfy(<), "\(item.locale)")
      if item.base == nil {
        #expect(rows.allSatisfy { !$0[1].isEmpty } && rows.count >= 1_876, "\(item.locale)")
      }
      for row in rows where !row[2].isEmpty {
        let keywords = row[2].components(separatedBy: "|")
        #expect(Set(keywords.map { $0.lowercased() } + [row[1].lowercased()]).count == keywords.count + 1, "\(row)")
        #expect(keywords.allSatisfy { !$0.isEmpty && $0.trimmingCharacters(in: .whitespaces) == $0 }, "\(row)")
      }
    }
  }

  @Test func `no control, no direction mark, no unusual space`() throws {
    for item in try Self.items.get() {
      let scalars = Set(try PackageFiles.text("Resources/languages/\(item.locale).tsv").unicodeScalars)
      for scalar in scalars where scalar != "\t" && scalar != "\n" {
        let category = scalar.properties.generalCategory
        #expect(
          ![.control, .lineSeparator, .privateUse].contains(category), "\(item.locale) \(scalar.value)")
        #expect(category != .spaceSeparator || scalar == " ", "\(item.locale) \(scalar.value)")
        let isTag = (0xE0020...0xE007F).contains(scalar.value)
        #expect(
          category != .format || isTag || [0x200C, 0x200D].contains(scalar.value), "\(item.locale) \(scalar.value)")
      }
    }
  }

  @Test func `a regional table differs from its base in every row it has`() throws {
    var words: [String: [String: [String]]] = [:]
    words["en"] = Dictionary(
      uniqueKeysWithValues: try ReadTable.committed.get().rows.map { ($0.emoji, [$0.name] + $0.keywords) })
    for item in try Self.items.get() {
      var own: [String: [String]] = item.base.flatMap { words[$0] } ?? [:]
      for row in try lines(item.locale) where !row[0].hasPrefix("@") {
        let said = own[row[0]] ?? []
        let new = ([row[1]] + row[2].components(separatedBy: "|")).filter { !$0.isEmpty }
        if item.base != nil {
          #expect(!new.isEmpty && row[1] != said.first, "\(item.locale) \(row)")
          #expect(new.dropFirst(row[1].isEmpty ? 0 : 1).allSatisfy { !said.contains($0) }, "\(item.locale) \(row)")
        }
        own[row[0]] = row[1].isEmpty ? said + new : new + said.dropFirst()
      }
      words[item.locale] = own
    }
  }

  @Test(arguments: [
    ("es", "🐕", "perro"), ("fr", "🐔", "poulet"), ("fr", "🍗", "poulet"), ("de", "🐎", "Pferd"), ("ja", "🐕", "犬"),
    ("pt", "🐔", "galinha"), ("hi", "🐕", "कुत्ता"), ("ru", "🐎", "лошадь"), ("zh_Hant", "🐎", "馬"), ("zh", "🐎", "马"),
    ("tr", "🐎", "at"), ("ar", "🐎", "حصان"), ("de", "🛙", "Leuchtturm"), ("pt_PT", "🚆", "comboio"),
  ]) func `words where they belong`(locale: String, emoji: String, word: String) throws {
    let row = try #require(try lines(locale).first { $0[0] == emoji })
    #expect(([row[1]] + row[2].components(separatedBy: "|")).contains { $0.contains(word) }, "\(row)")
  }
}
