import EmojiCatalog
import Testing

@testable import EmojipadCLI

@Suite struct OutputFormatTests {
  private let catalog = Catalog.embedded()

  private func render(_ format: String, _ picks: String..., languages: [String] = []) throws -> String {
    try OutputFormat(parsing: format).render(picks, catalog: catalog, languages: Languages.tables(for: languages))
  }

  @Test(arguments: [
    ("emoji", "👩‍🚀"), ("codepoint", "U+1F469 U+200D U+1F680"), ("shortcode", ":woman_astronaut:"),
    ("name", "woman astronaut"), ("html", "&#128105;&#8205;&#128640;"), ("html-hex", "&#x1F469;&#x200D;&#x1F680;"),
    ("css", "\\1F469 \\200D \\1F680 "), ("utf8", "\\xF0\\x9F\\x91\\xA9\\xE2\\x80\\x8D\\xF0\\x9F\\x9A\\x80"),
    ("utf16", "\\uD83D\\uDC69\\u200D\\uD83D\\uDE80"), ("json", "\"\\uD83D\\uDC69\\u200D\\uD83D\\uDE80\""),
    ("javascript", "\"\\uD83D\\uDC69\\u200D\\uD83D\\uDE80\""), ("python", "\"\\U0001F469\\u200D\\U0001F680\""),
    ("c", "\"\\U0001F469\\u200D\\U0001F680\""), ("swift", "\"\\u{1F469}\\u{200D}\\u{1F680}\""),
    ("rust", "\"\\u{1F469}\\u{200D}\\u{1F680}\""),
    ("{{{emoji}} {name} {codepoint} {shortcode}", "{👩‍🚀} woman astronaut U+1F469 U+200D U+1F680 :woman_astronaut:"),
    ("{group}/{subgroup} {since}", "People & Body/person-role 4.0"),
  ]) func `C44 the formats of an astronaut`(format: String, expected: String) throws {
    #expect(try render(format, "👩‍🚀") == expected)
  }

  @Test func `a toned pick is told with its tone`() throws {
    #expect(try render("name", "👋🏿", "🫱🏻‍🫲🏿") == "waving hand: dark skin tone handshake: light skin tone, dark skin tone")
    // Where shortcodes are used none has a tone.
    #expect(try render("shortcode", "👋🏿", "👋") == ":wave: :wave:")
    #expect(try render("{emoji} {group} {since}", "👨🏻‍🦰") == "👨🏻‍🦰 People & Body 11.0")
  }

  @Test func `the name is that of the first language`() throws {
    #expect(try render("name", "🐎", languages: ["de", "fr"]) == "Pferd")
    #expect(try render("{name}", "🐎", languages: ["fr"]) == "cheval")
    #expect(try render("shortcode", "🐎", languages: ["fr"]) == ":racehorse:")
  }

  @Test func `several picks are joined as their format wants it`() throws {
    #expect(try render("emoji", "🎉", "🎁") == "🎉🎁")
    #expect(try render("html", "🎉", "🎁") == "&#127881;&#127873;")
    #expect(try render("css", "🎉", "🎁") == "\\1F389 \\1F381 ")
    #expect(try render("codepoint", "🎉", "🎁") == "U+1F389 U+1F381")
    #expect(try render("shortcode", "🎉", "🎁") == ":tada: :gift:")
    #expect(try render("json", "🎉", "🎁") == "\"\\uD83C\\uDF89\"\n\"\\uD83C\\uDF81\"")
    #expect(try render("{since}", "🎉", "🎁") == "0.6\n0.6")
    #expect(try render("emoji") == "")
  }

  @Test func `C19 an emoji without a shortcode gets its name in snake case`() throws {
    #expect(try render("shortcode", "🙂‍↕️") == ":head_shaking_vertically:")
    for row in 0..<catalog.count {
      let shortcode = try render("shortcode", catalog[row].text)
      #expect(shortcode.wholeMatch(of: /:[^\s:]+:/) != nil, "\(catalog[row].name)")
    }
  }

  @Test(arguments: LiteralSyntax.allCases) func `literals are ASCII for every emoji`(syntax: LiteralSyntax) {
    for row in 0..<catalog.count {
      #expect(syntax.literal(of: catalog[row].text).allSatisfy { $0.isASCII && $0 != "\n" })
    }
    #expect(syntax.literal(of: "\"\\") == "\"\\\"\\\\\"")
  }

  @Test func `what a C compiler would read otherwise is escaped`() {
    #expect(LiteralSyntax.c.literal(of: "??=\u{1}é¯") == "\"\\?\\?=\\001\\u00E9\\u00AF\"")
    #expect(LiteralSyntax.python.literal(of: "é\u{1}") == "\"\\xE9\\x01\"")
  }

  @Test func `a template that cannot be read says why`() throws {
    #expect(throws: ValueError.badTemplate(.unclosedBrace)) { try OutputFormat(parsing: "{emoji") }
    #expect(throws: ValueError.badTemplate(.unknownField("nmae", known: OutputTemplate.Field.allCases.map(\.rawValue))))
    {
      try OutputFormat(parsing: "{nmae}")
    }
    #expect(throws: ValueError.self) { try OutputFormat(parsing: "emojy") }
    for hostile in ["{emoji}\u{1B}[2J", "\u{202E}{name}", "{emoji}\r", "{emoji}\u{7}"] {
      #expect(throws: ValueError.badTemplate(.hostileCharacter)) { try OutputFormat(parsing: hostile) }
    }
    #expect(try self.render("{emoji}\t{name}\n", "🎉") == "🎉\tparty popper\n")
  }
}
