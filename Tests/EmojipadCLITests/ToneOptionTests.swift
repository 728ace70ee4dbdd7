import EmojiCatalog
import Testing

@testable import EmojipadCLI

@Suite struct ToneOptionTests {
  private let catalog = Catalog.embedded()

  private func settings(_ arguments: String...) throws -> Settings {
    var settings = Settings()
    _ = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
    return settings
  }

  private func texts(_ query: String, _ arguments: String...) throws -> [String] {
    let command = try SearchCommand([query] + arguments)
    let hits = SearchHits(query, languages: [], catalog: catalog, command.settings)
    return hits.lines(limit: .max).split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `no tone asked for is told from none asked for`() throws {
    #expect(try settings().tone == nil)
    #expect(try settings("--tone=none").tone == SkinTone.untoned)
    #expect(try settings("--tone", "medium-dark").tone == .mediumDark)
    #expect(try settings("--tone=dark", "--tone=light").tone == .light)
    #expect(try !settings().textStyle)
    #expect(try settings("--text-style").textStyle)
  }

  @Test func `a tone that there is not is told with those there are`() {
    let names = ["none", "light", "medium-light", "medium", "medium-dark", "dark"]
    #expect(throws: UsageError.badValue(option: "--tone", value: "pink", .notOne(of: names))) {
      try settings("--tone=pink")
    }
    #expect(throws: UsageError.badValue(option: "--tone", value: "Dark", .notOne(of: names))) {
      try SearchCommand(["--tone=Dark", "hand"])
    }
  }

  @Test func `C58 hands are found once each, untoned, and with --tone in that tone`() throws {
    let plain = try texts("hand")
    #expect(Set(plain).count == plain.count && plain.contains("👋"))
    let modifiers = Set("🏻🏼🏽🏾🏿".unicodeScalars)
    #expect(plain.allSatisfy { !$0.unicodeScalars.contains { modifiers.contains($0) } })
    let dark = try texts("hand", "--tone=dark")
    #expect(dark.count == plain.count && dark.contains("👋🏿"))
    #expect(dark.map { catalog.emoji(of: $0)?.row } == plain.map { catalog.row(of: $0) })
    #expect(try texts("hand", "--tone=none") == plain)
  }

  @Test func `a default tone tones both people alike`() throws {
    #expect(try texts("handshake", "--tone=medium").first == "🤝🏽")
    #expect(try texts("people holding hands", "--tone=medium").first == "🧑🏽‍🤝‍🧑🏽")
  }

  @Test func `text style where there is one; a tone excludes it`() throws {
    #expect(try texts("red heart", "--text-style").first == "❤\u{FE0E}")
    #expect(try texts("rocket", "--text-style").first == "🚀")
    #expect(try texts("victory hand", "--text-style").first == "✌\u{FE0E}")
    #expect(try texts("victory hand", "--text-style", "--tone=dark").first == "✌🏿")
    #expect(try texts("red heart", "--text-style", "--tone=dark").first == "❤\u{FE0E}")
  }

  @Test func `JSON has the code points of what it prints`() throws {
    let command = try SearchCommand(["waving hand", "--tone=light", "--json"])
    let json = SearchHits("waving hand", languages: [], catalog: catalog, command.settings).json(limit: 1)
    #expect(json.hasPrefix(#"[{"text":"👋🏻","name":"waving hand","matched":"#))
    #expect(json.contains(#""codepoints":["U+1F44B","U+1F3FB"]"#))
  }

  @Test func `a batch is untoned and fully-qualified, whatever is asked`() {
    for option in ["--tone=dark", "--tone=none", "--text-style"] {
      let name = String(option.prefix { $0 != "=" })
      #expect(throws: UsageError.notTogether("--batch", name)) { try SearchCommand(["--batch", option]) }
    }
  }

  @Test(arguments: [
    ("👋🏿", "waving hand: dark skin tone :wave:"), ("👩🏻‍🦰", "woman: light skin tone, red hair :red_haired_woman:"),
    ("❤\u{FE0E}", "red heart :heart:"),
  ])
  func `a toned pick and a text style keep their shortcode, and the name tells the tone`(pick: String, expected: String)
    throws
  {
    #expect(try OutputFormat(parsing: "{name} {shortcode}").render([pick], catalog: catalog, languages: []) == expected)
  }
}
