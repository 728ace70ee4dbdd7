import Testing

@testable import EmojiCatalog

/// Words that people have looked for in emoji pickers without finding what they meant.
@Suite struct SearchCaseTests {
  private func isFlag(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    return scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0) }
  }

  @Test func `C1 a wave, also as a shortcode and unfinished`() {
    for query in ["wave", ":wave:", "wav"] { expect(query, "👋", inFirst: 3) }
    for query in ["clap", ":clap:", "cla"] { expect(query, "👏", inFirst: 3) }
  }

  @Test func `C2 a hundred as digits and as words`() {
    expect("100", first: "💯")
    for query in ["one hundred", "hundred"] { expect(query, "💯", inFirst: 3) }
    expect("1st", "🥇", inFirst: 3)
  }

  @Test func `C4 a double exclamation mark from either word`() {
    for query in ["excl", "double"] { expect(query, "‼️", inFirst: .max) }
    expect("double exclamation", "‼️", inFirst: 5)
    expect("exclamation double", "‼️", inFirst: 5)
  }

  @Test func `C5 an interrobang`() {
    expect("interrobang", first: "⁉️")
  }

  @Test func `C8 a vampire, and other people of fancy by one word`() {
    for (query, emoji) in [("vampire", "🧛"), ("zombie", "🧟"), ("genie", "🧞"), ("fairy", "🧚")] {
      expect(query, first: emoji)
    }
  }

  @Test func `C10 flags by the country's code and by its name`() {
    for query in ["us", "usa", "united states"] { expect(query, "🇺🇸", inFirst: 5) }
    for query in ["ua", "ukraine"] { expect(query, "🇺🇦", inFirst: 5) }
    for (query, flag) in [("de", "🇩🇪"), ("germany", "🇩🇪"), ("jp", "🇯🇵"), ("gb", "🇬🇧"), ("nz", "🇳🇿")] {
      expect(query, flag, inFirst: 5)
    }
  }

  @Test func `C11 a whole word goes before a part of one`() {
    expect("usa", "🇺🇸", before: "🌭")
    expect("ant", "🐜", before: "🐘")
    expect("ear", "👂", before: "🐻")
  }

  @Test func `C13 the flags that are tag sequences`() {
    for (query, tags) in [("scotland", "gbsct"), ("wales", "gbwls"), ("england", "gbeng")] {
      var expected: [UInt32] = [0x1F3F4]
      expected += tags.unicodeScalars.map { $0.value + 0xE0000 }
      expected.append(0xE007F)
      #expect(expected.count == 7)
      #expect(SearchFixture.hits(query).first?.unicodeScalars.map(\.value) == expected)
    }
  }

  @Test func `C14 islands that few have heard of`() {
    for (query, flag) in [
      ("ascension", "🇦🇨"), ("bouvet", "🇧🇻"), ("clipperton", "🇨🇵"), ("svalbard", "🇸🇯"), ("outlying", "🇺🇲"),
      ("tristan", "🇹🇦"), ("heard", "🇭🇲"), ("ceuta", "🇪🇦"),
    ] {
      let hits = SearchFixture.hits(query)
      #expect(hits.filter(isFlag) == [flag], "\(query)")
      #expect(hits.first == flag, "\(query)")
    }
  }

  @Test func `C16 a plane, and words without their diacritics`() {
    expect("plane", "✈️", inFirst: 3)
    for (bare, accented) in [("tete", "tête"), ("fete", "fête"), ("ecole", "école"), ("noel", "Noël")] {
      let hits = SearchFixture.hits(accented, in: SearchFixture.french)
      #expect(!hits.isEmpty, "\(accented)")
      #expect(SearchFixture.hits(bare, in: SearchFixture.french) == hits, "\(bare)")
    }
  }

  @Test func `C17 the beginnings of two words, joined in any way`() {
    for query in ["man facep", "man_facep", "man-facep", "facep man"] { expect(query, first: "🤦‍♂️") }
    expect("woman facep", first: "🤦‍♀️")
  }

  @Test func `C19 a face that shakes its head, whose shortcode is made of its name`() throws {
    expect("head shaking vertically", first: "🙂‍↕️")
    let row = try #require(SearchFixture.catalog.row(of: "🙂‍↕️"))
    #expect(SearchFixture.catalog[row].shortcode.count > 2)
  }

  @Test func `C20 one letter is a query`() {
    for (query, emoji) in [("1", "1️⃣"), ("a", "🅰️"), ("o", "🅾️"), ("b", "🅱️"), ("0", "0️⃣")] {
      expect(query, emoji, inFirst: 5)
    }
  }

  @Test func `C22 more words never lose what has them all`() {
    for query in ["face", "face tears", "face tears joy", "joy tears face"] { expect(query, "😂", inFirst: .max) }
    for query in ["cat", "cat heart", "heart eyes cat"] { expect(query, "😻", inFirst: .max) }
  }

  @Test func `C25 Spanish`() {
    expect("perro", "🐶", "🐕", inFirst: 5, of: SearchFixture.spanish)
    expect("gato", "🐱", inFirst: 5, of: SearchFixture.spanish)
  }

  @Test func `C26 French, and English beside it`() {
    expect("poulet", "🐔", "🍗", inFirst: 5, of: SearchFixture.french)
    expect("chicken", "🐔", inFirst: 5, of: SearchFixture.french)
  }

  @Test func `C28 a pasted emoji finds itself first, with and without its variation selector, in any tone`() {
    for query in ["\u{2B50}\u{FE0F}", "\u{2B50}", " \u{2B50} "] { expect(query, first: "⭐") }
    for query in ["\u{2764}\u{FE0F}", "\u{2764}"] { expect(query, first: "❤️") }
    for query in ["👋", "👋🏿", "U+1F44B", "u+1f44b"] { expect(query, first: "👋") }
    for query in ["\u{31}\u{20E3}", "\u{31}\u{FE0F}\u{20E3}"] { expect(query, first: "1️⃣") }
    for row in stride(from: 0, to: SearchFixture.catalog.count, by: 37) {
      let text = SearchFixture.catalog[row].text
      expect(text, first: text)
    }
  }

  @Test func `C29 eyes are the eyes themselves`() {
    expect("eyes", first: "👀")
    for (query, emoji) in [("ear", "👂"), ("nose", "👃"), ("brain", "🧠")] { expect(query, first: emoji) }
  }

  @Test func `C31 ok is neither a broken heart nor laughter`() {
    expect("ok", first: "👌", "🆗")
    let hits = SearchFixture.hits("ok").prefix(5)
    #expect(!hits.contains("💔") && !hits.contains("🤣"))
  }

  @Test func `C32 ok is no cooked rice, and rice is`() {
    expect("ok", "👌", before: "🍚")
    expect("ok", "🆗", before: "🍚")
    expect("rice", "🍚", inFirst: 3)
  }

  @Test func `C34 three letters are the word that they spell`() {
    expect("rat", first: "🐀")
    expect("ita", "🇮🇹", before: "🇬🇧")
    #expect(Set(SearchFixture.hits("cat").prefix(2)) == ["🐈", "🐱"])
    for (query, emoji) in [("bat", "🦇"), ("bee", "🐝"), ("pig", "🐷"), ("cow", "🐮")] { expect(query, first: emoji) }
  }

  @Test func `C35 the red heart is the heart`() {
    expect("heart", "❤️", inFirst: 3)
  }
}
