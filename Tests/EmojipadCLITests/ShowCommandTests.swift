import EmojiCatalog
import ScreenModel
import Testing

@testable import EmojipadCLI

@Suite struct ShowCommandTests {
  private let catalog = Catalog.embedded()

  private func shown(_ arguments: String..., languages: [LanguageTable] = []) throws -> [ShownEmoji] {
    try ShowCommand(arguments).shown(in: catalog, languages: languages)
  }

  private func member(_ name: String, _ arguments: String...) throws -> JSONValue? {
    guard case .object(let members)? = try ShowCommand(arguments).shown(in: catalog, languages: []).first?.json else {
      return nil
    }
    return members.first { $0.name == name }?.value
  }

  private func error(_ arguments: String...) -> UsageError? {
    do {
      _ = try ShowCommand(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every emoji in the text, in order, as often as it stands there, fully-qualified`() throws {
    #expect(try shown("a\u{2764}b", "👋🏿👋🏿, 1\u{20E3}").map(\.text) == ["❤️", "👋🏿", "👋🏿", "1️⃣"])
    #expect(try shown("🇩", "🇪").isEmpty)
    #expect(try shown("→ é 漢 1 #", "\u{1B}[2J\u{202E}").isEmpty)
    #expect(try shown("").isEmpty)
  }

  @Test func `the text style, where there is one and no tone`() throws {
    #expect(try shown("--text-style", "❤️👍🏿✌️🎉").map(\.text) == ["❤\u{FE0E}", "👍🏿", "✌\u{FE0E}", "🎉"])
  }

  @Test func `the members of an object, in their order`() throws {
    guard case .object(let members)? = try shown("👩🏿‍🚀").first?.json else { throw MissingObject() }
    #expect(
      members.map(\.name) == [
        "text", "name", "codepoints", "since", "group", "subgroup", "keywords", "shortcodes", "tones", "base",
        "variants",
      ])
    let json = try #require(try shown("👩🏿‍🚀").first?.json.text)
    #expect(
      json.hasPrefix(
        #"{"text":"👩🏿‍🚀","name":"woman astronaut: dark skin tone","codepoints":["U+1F469","U+1F3FF","U+200D","U+1F680"],"#
          + #""since":"4.0","group":"People & Body","subgroup":"person-role","keywords":["astronaut","#))
    #expect(
      json.hasSuffix(
        #""shortcodes":{"github":["woman_astronaut"],"slack":["female-astronaut"]},"tones":["dark"],"base":"👩‍🚀","#
          + #""variants":["👩‍🚀","👩🏻‍🚀","👩🏼‍🚀","👩🏽‍🚀","👩🏾‍🚀","🧑🏿‍🚀","👨🏿‍🚀"]}"#))
  }

  private struct MissingObject: Error {}

  @Test func `a tone for each person, none for nobody`() throws {
    #expect(try member("tones", "🎉") == .array([]))
    #expect(try member("tones", "👋") == .array([]))
    #expect(try member("tones", "👋🏼") == .strings(["medium-light"]))
    #expect(try member("tones", "🤝🏼") == .strings(["medium-light", "medium-light"]))
    #expect(try member("tones", "🫱🏻‍🫲🏿") == .strings(["light", "dark"]))
    #expect(try member("base", "🫱🏻‍🫲🏿") == .string("🤝"))
  }

  @Test func `C47 the variants are tones, relatives in its tones and the text style, never itself`() throws {
    #expect(try member("variants", "🤷") == .strings(["🤷🏻", "🤷🏼", "🤷🏽", "🤷🏾", "🤷🏿", "🤷‍♂️", "🤷‍♀️"]))
    #expect(try member("variants", "🤷🏽") == .strings(["🤷", "🤷🏻", "🤷🏼", "🤷🏾", "🤷🏿", "🤷🏽‍♂️", "🤷🏽‍♀️"]))
    #expect(try member("variants", "❤️") == .strings(["❤\u{FE0E}"]))
    #expect(try member("variants", "--text-style", "❤️") == .strings(["❤️"]))
    #expect(try member("variants", "🎉") == .array([]))
    for row in 0..<catalog.count {
      let emoji = ShownEmoji(
        TonedRow(row: row, tones: .untoned), textStyle: false, catalog: catalog, languages: [])
      #expect(!emoji.variants.contains(emoji.text))
      #expect(Set(emoji.variants).count == emoji.variants.count, "\(emoji.text)")
    }
  }

  @Test func `C55 a handshake has 25 toned variants`() throws {
    let variants = try #require(try shown("🤝").first?.variants)
    #expect(variants.count == 25)
    #expect(variants.contains("\u{1FAF1}\u{1F3FB}\u{200D}\u{1FAF2}\u{1F3FF}"))
  }

  @Test func `keywords and names come in the language asked for, and English keywords always`() throws {
    let german = try #require(try shown("🐎", languages: Languages.tables(for: ["de"])).first?.json.text)
    #expect(german.contains(#""name":"Pferd""#))
    #expect(german.contains(#""racehorse""#))
  }

  @Test func `lines for people: at most 80 columns, values aligned, no control characters`() throws {
    for text in ["🫱🏻‍🫲🏿", "🧑", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "🫹"] {
      let emoji = try #require(try shown(text).first)
      let lines = emoji.lines.split(separator: "\n")
      #expect(lines[0].hasPrefix("\(emoji.text)  "))
      for line in lines.dropFirst() {
        #expect(displayWidth(of: String(line)) <= 80, "\(line)")
        let start = Array(line).prefix(15)
        #expect(start.count == 15 && start.last == " " && Array(line)[15] != " ", "\(line)")
      }
      #expect(emoji.lines.allSatisfy { $0 == "\n" || isHarmless($0) })
    }
    let lines = try #require(try shown("👋🏿").first?.lines)
    #expect(lines.contains("\n  code points  U+1F44B U+1F3FF\n"))
    #expect(lines.contains("\n  tones        dark\n  base         👋\n"))
  }

  @Test func `a text is needed, other options are not its own`() {
    #expect(error() == .missingText)
    #expect(error("--json") == .missingText)
    #expect(error("") == nil)
    #expect(error("--help") == nil)
    #expect(error("--", "--json") == nil)
    #expect(error("--limit=1", "a") == .unknownOption("--limit", suggestion: nil))
  }

  @Test func `the help names every option and fits a screen`() {
    let lines = HelpText.show.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for row in OptionTable.show {
      #expect(lines.contains { $0.contains("--\(row.long)") && $0.hasSuffix(row.help) })
    }
    for line in lines { #expect(displayWidth(of: String(line)) <= 80, "\(line)") }
  }
}
