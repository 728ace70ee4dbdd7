import EmojiCatalog
import Testing

@Suite struct LanguageTableTests {
  private let catalog = Catalog.embedded()

  private func scan(_ text: String) -> LanguageTable {
    LanguageTable(scanning: StaticBytes(copying: Array(text.utf8)))
  }

  private func rows(_ table: LanguageTable, of catalog: Catalog) -> [String] {
    var rows: [String] = []
    table.forEachRow(of: catalog) { row, name, keywords in
      let (name, keywords) = (String(decoding: name, as: UTF8.self), String(decoding: keywords, as: UTF8.self))
      rows.append("\(row) \(name): \(keywords)")
    }
    return rows
  }

  private func entry(_ text: String) throws -> CatalogEntry {
    catalog[try #require(catalog.row(of: text))]
  }

  /// The emoji whose keywords or name have a word in a language.
  private func emoji(_ word: String, in locale: String) -> [String] {
    var found: [String] = []
    for table in Languages.tables(for: [locale]) {
      table.forEachRow(of: catalog) { row, name, keywords in
        let words = String(decoding: keywords, as: UTF8.self).split(separator: "|").map(String.init)
        if words.contains(word) || String(decoding: name, as: UTF8.self) == word { found.append(catalog[row].text) }
      }
    }
    return found
  }

  @Test func `rows are matched to the catalogue's by their emoji`() throws {
    let small = Catalog(scanning: StaticBytes(copying: Array("😀\t1.0\n😃\t1.0\n@group\tx\n#️⃣\t1.0\n🚀\t1.0\n".utf8)))
    let table = scan("@generated\tx\n@locale\tde\n😃\tzwei\ta|b\n👾\tkeins\tc\n#️⃣\tdrei\t\n🚀\t\tvier\n")
    #expect(rows(table, of: small) == ["1 zwei: a|b", "2 drei: ", "3 : vier"])
    #expect(table.locale == "de" && table.base == nil && table.count == 4)
    #expect(table.name(of: small[0]) == nil)
    #expect(table.name(of: small[1]) == "zwei")
    #expect(table.name(of: small[2]) == "drei")
    #expect(table.name(of: small[3]) == nil)
  }

  @Test func `a table that is empty or cut short is read as far as it goes`() throws {
    #expect(rows(scan(""), of: catalog) == [])
    #expect(rows(scan("\n\n@locale"), of: catalog) == [])
    #expect(scan("@locale\tfr_CA\n@base\tfr").base == "fr")
    let short = scan("😀\n😃\tname")
    #expect(rows(short, of: catalog) == ["0 : ", "1 name: "])
    #expect(short.name(of: catalog[0]) == nil)
    #expect(short.name(of: catalog[1]) == "name")
    #expect(short.name(of: catalog[2]) == nil)
  }

  @Test(arguments: Languages.embedded) func `name and rows of an embedded table agree`(locale: String) throws {
    let table = try #require(Languages.tables(for: [locale]).first)
    var rows = 0
    var last = -1
    table.forEachRow(of: catalog) { row, name, _ in
      rows += 1
      #expect(row > last)
      last = row
      let name = String(decoding: name, as: UTF8.self)
      #expect(table.name(of: catalog[row]) == (name.isEmpty ? nil : name))
    }
    #expect(rows == table.count)
  }

  @Test func `C25 the Spanish for a dog`() {
    let dogs = emoji("perro", in: "es")
    #expect(dogs.contains("🐶") && dogs.contains("🐕"))
    #expect(emoji("perro", in: "es_MX").contains("🐶"))
  }

  @Test func `C26 the French for a chicken`() {
    let chickens = emoji("poulet", in: "fr")
    #expect(chickens.contains("🐔") || chickens.contains("🍗"))
  }

  @Test func `C127 the German for a horse, with its capital`() {
    let horses = emoji("Pferd", in: "de")
    #expect(horses.contains("🐎") && horses.contains("🐴"))
    #expect(emoji("pferd", in: "de").isEmpty)
  }

  @Test func `the first language with a name gives it`() throws {
    func name(_ text: String, _ requested: String...) throws -> String {
      Languages.tables(for: requested).name(of: try entry(text))
    }
    #expect(try name("🐎", "de") == "Pferd")
    #expect(try name("🐎") == "horse")
    #expect(try name("🐎", "fr_CA", "de") == "cheval")
    #expect(try name("🐎", "en", "de") == "horse")
    #expect(try name("🐎", "en_GB", "de") == "horse")
    #expect(try name("⛵", "en_GB") == "sailing boat")
    #expect(try name("🪌", "de") == "Radiergummi")
    // Emoji 18.0 has no Hindi name yet.
    #expect(try name("🪌", "hi") == "eraser")
    #expect(try name("🪌", "hi", "de") == "Radiergummi")
  }
}
