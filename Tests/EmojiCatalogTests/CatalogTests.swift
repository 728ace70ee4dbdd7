import EmojiCatalog
import TestSupport
import Testing

@Suite struct CatalogTests {
  private let catalog = Catalog.embedded()

  /// The base emoji that the catalogue must hold: emoji-test.txt's fully-qualified ones without tones, and 18.0's.
  private func expectedTexts() -> (unicode17: [String], emoji18: [String]) {
    let modifiers = Set<UInt32>(0x1F3FB...0x1F3FF)
    var base: [String] = []
    var isComponent = false
    for line in lines(of: "emoji-test-17.0.txt") {
      if line.hasPrefix("# group:") { isComponent = line.hasSuffix("Component") }
      let fields = line.split(separator: ";")
      guard fields.count == 2, fields[1].contains("fully-qualified") else { continue }
      guard !line.hasPrefix("#"), !isComponent else { continue }
      let text = text(ofCodePoints: fields[0])
      if !text.unicodeScalars.contains(where: { modifiers.contains($0.value) }) { base.append(text) }
    }
    let newest = lines(of: "emoji-18.0.txt").filter { !$0.hasPrefix("#") && !$0.isEmpty }
    return (base, newest.map { text(ofCodePoints: $0.prefix { $0 != ";" && $0 != "\t" }) })
  }

  private func lines(of file: String) -> [Substring] {
    let path = "\(#filePath)".replacing("CatalogTests.swift", with: "Data/\(file)")
    return TestSupport.text(ofFile: path).split(separator: "\n")
  }

  private func text(ofCodePoints field: some StringProtocol) -> String {
    let scalars = field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test func `all 1,923 emoji are there by data index, with the bytes of their lists, both ways`() {
    let (unicode17, emoji18) = expectedTexts()
    #expect(unicode17.count == 1914)
    #expect(emoji18.count == 9)
    #expect(catalog.count == 1923)
    let texts = (0..<catalog.count).map { catalog[$0].text }
    let newest = Set(emoji18)
    for text in emoji18 { #expect(texts.contains { $0.utf8.elementsEqual(text.utf8) }, "\(text)") }
    let others = texts.filter { !newest.contains($0) }
    for (text, expected) in zip(others, unicode17) { #expect(text.utf8.elementsEqual(expected.utf8), "\(expected)") }
    for (row, text) in texts.enumerated() {
      #expect(catalog.row(of: text) == row)
      #expect(catalog[row].row == row)
      #expect(text.count == 1)
    }
  }

  @Test func `an emoji is found without its variation selectors too`() {
    #expect(catalog.row(of: "\u{2764}").map { catalog[$0].text } == "\u{2764}\u{FE0F}")
    #expect(catalog.row(of: "1\u{20E3}").map { catalog[$0].text } == "1\u{FE0F}\u{20E3}")
    #expect(catalog.row(of: "\u{2B50}\u{FE0F}").map { catalog[$0].text } == "\u{2B50}")
    #expect(catalog.row(of: "x") == nil)
    #expect(catalog.row(of: "") == nil)
  }

  @Test func `the nine groups hold every row once, in order`() {
    #expect(
      catalog.groups.map(\.name) == [
        "Smileys & Emotion", "People & Body", "Animals & Nature", "Food & Drink", "Travel & Places", "Activities",
        "Objects", "Symbols", "Flags",
      ])
    #expect(catalog.groups.flatMap(\.rows) == Array(0..<catalog.count))
    #expect(catalog.group(ofRow: 0)?.name == "Smileys & Emotion")
    #expect(catalog.subgroup(ofRow: 0) == "face-smiling")
    #expect(catalog.subgroup(ofRow: catalog.count - 1) == "subdivision-flag")
  }

  @Test func `a row's fields`() throws {
    let tada = catalog[try #require(catalog.row(of: "🎉"))]
    #expect(tada.name == "party popper")
    #expect(tada.since == "0.6")
    #expect(tada.githubShortcodes == ["tada"])
    #expect(tada.shortcode == ":tada:")
    #expect(tada.keywords.contains("celebrate"))
    #expect(tada.toneClass == .none)
    #expect(catalog[try #require(catalog.row(of: "👋"))].toneClass == .onePerson)
    #expect(catalog[try #require(catalog.row(of: "🤝"))].toneClass == .twoPeople)
  }

  @Test func `a table without rows, without names or with lines cut short is read as far as it goes`() {
    func scan(_ text: String) -> Catalog { Catalog(scanning: StaticBytes(copying: Array(text.utf8))) }
    #expect(scan("").count == 0)
    #expect(scan("\n\n@group\n@what\tever\n").count == 0)
    let short = scan("@group\tG\n😀\n😃\t1.0\t\tname")
    #expect(short.count == 2)
    #expect(short[0].text == "😀")
    #expect(short[0].name == "")
    #expect(short[1].name == "name")
    #expect(short[1].keywords == [])
    #expect(short.groups.map(\.rows) == [0..<2])
  }
}
