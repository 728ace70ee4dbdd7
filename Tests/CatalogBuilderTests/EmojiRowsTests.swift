import Foundation
import Testing

@testable import catalog_builder

/// The join of all sources, from a folder of a few emoji.
@Suite struct EmojiRowsTests {
  private static let files = [
    "data/unicode-17.0/emoji-test.txt": """
    # Version: 17.0
    # group: Smileys & Emotion
    # subgroup: face-concerned
    2639 FE0F ; fully-qualified # ☹️ E0.7 frowning face
    2639 ; unqualified # ☹ E0.7 frowning face
    # group: Objects
    # subgroup: writing
    270F FE0F ; fully-qualified # ✏️ E0.6 pencil
    # group: Flags
    # subgroup: country-flag
    1F1F8 1F1E9 ; fully-qualified # 🇸🇩 E2.0 flag: Sudan
    1F1F8 1F1F8 ; fully-qualified # 🇸🇸 E2.0 flag: South Sudan
    """,
    "data/unicode-17.0/emoji-data.txt": """
    # Version: 17.0
    1F1E6..1F1FF ; Emoji_Presentation # E0.0 regional indicators
    """,
    "data/unicode-17.0/emoji-variation-sequences.txt": """
    # Version: 17.0
    2639 FE0E  ; text style;  # (1.1) WHITE FROWNING FACE
    """,
    "data/emoji-18.0-additions.tsv": "code points\temoji\ten\n1FA8C\t🪌\teraser\n",
    "data/shortcodes/github-gemoji-4.1.0.json": """
    [{"emoji": "☹️", "aliases": ["frowning_face"], "tags": ["sad_face", "frown"]},
     {"emoji": "🇸🇸", "aliases": ["south_sudan"], "tags": []}]
    """,
    "data/shortcodes/slack.tsv": "☹️\twhite_frowning_face\n🏿\tskin-tone-6\n🇸🇸\tflag-ss\n",
    "data/keywords/emojilib-em-keyboard-5.4.0.json": """
    {"☹️": ["frowning_face", "UPSET", "face", ":|", "mega\u{A0}frown", "white_frowning_face"], "✏️": ["paper"],
     "🇸🇸": ["flag_south_sudan", "sd", "nation", "ss"], "🇸🇩": ["south"]}
    """,
    "data/keywords/symbols_en.tsv": "→\tU+2192\tSm\tArrows\tright-pointing arrow\tarrow|right\n"
      + "!\tU+0021\tPo\tBasic Latin\texclamation mark\tbang\n",
    "root/Resources/symbols-extra.tsv": "@note\tsymbols\nα\tgreek\talpha\tgreek\n→\tarrows\tgoes to\tthen\n",
    "root/Resources/emoji-18.0.tsv": "@note\tplaces\n🪌\t✏️\terase|rubber\n",
    "root/Resources/flag-names.tsv": "@note\tnames\nss\tjuba\n",
    "root/Resources/informal.tsv": "@note\twords\nfrown\t☹️\nmeh\t✏️|☹️\nnation\t🇸🇸\n",
    "root/Resources/languages.tsv": "@note\tlocales\nde\troot\n",
    "annotations/en.xml": """
    <ldml><annotation cp="☹">face | Frown | sad | frowning face | frown</annotation>
    <annotation cp="✏">pencil | write</annotation></ldml>
    """,
    "annotations/de.xml": """
    <ldml><annotation cp="☹">Gesicht</annotation><annotation cp="☹" type="tts">düster</annotation></ldml>
    """,
    "annotationsDerived/en.xml": """
    <ldml><annotation cp="🇸🇸">flag</annotation><annotation cp="🇸🇩">flag</annotation></ldml>
    """,
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func build(changing changes: [String: String] = [:]) throws -> Outputs {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    // tar looks at the content: an archive that is not compressed will do.
    let archive = "\(folder)/data/cldr-48.2-annotations.tar.xz"
    let status = try Subprocess.run(
      ["tar", "-cf", archive, "-C", folder, "annotations", "annotationsDerived"], standardError: "\(folder)/messages")
    try #require(status == 0)
    return try Outputs(Inputs(Arguments(["--data", "\(folder)/data", "--package", "\(folder)/root"])))
  }

  @Test func `every source is joined to its row`() throws {
    let outputs = try build()
    #expect(
      outputs.files[0].text == """
        @generated\tswift run catalog-builder\tUnicode 17.0, Emoji 18.0, CLDR 48.2, gemoji 4.1.0, \
        Slack names of symfony/emoji, emojilib of em-keyboard 5.4.0
        @group\tSmileys & Emotion
        @subgroup\tface-concerned
        ☹️\t0.7\t\tfrowning face\tface|frown|sad\tfrowning_face\twhite_frowning_face\tfrown^1|meh^2|upset|mega frown|face
        @group\tObjects
        @subgroup\twriting
        ✏️\t0.6\t\tpencil\twrite\t\t\tmeh^1|paper
        🪌\t18.0\t\teraser\terase|rubber\t\t\t
        @group\tFlags
        @subgroup\tcountry-flag
        🇸🇩\t2.0\t\tflag: Sudan\tflag\t\t\tsd
        🇸🇸\t2.0\t\tflag: South Sudan\tflag\tsouth_sudan\tflag-ss\tnation^1|ss|juba

        """)
    #expect(
      outputs.files[1].text == """
        @generated\tswift run catalog-builder\tCLDR 48.2
        @group\tSigns
        @subgroup\tpunctuation
        !\t\t\texclamation mark\tbang\t\t\t
        @subgroup\tarrows
        →\t\t\tright-pointing arrow\tarrow|right|goes to|then\t\t\t
        @subgroup\tgreek
        α\t\t\talpha\tgreek\t\t\t

        """)
    #expect(outputs.files[2].text.contains("  case 0x1F1E6...0x1F1FF, 0x1FA8C:\n    true\n"))
    #expect(outputs.files[3].path == "Sources/EmojiCatalog/TextPresentation.swift")
    #expect(outputs.files[3].text.contains("case 0x2639:"))
    #expect(outputs.files[4].text.contains("#embed \"../../Resources/languages/de.tsv\""))
    #expect(outputs.files[5].path == "Resources/languages/de.tsv")
    #expect(
      outputs.files[5].text == """
        @generated\tswift run catalog-builder\tCLDR 48.2, Emoji 18.0
        @locale\tde
        ☹️\tdüster\tGesicht

        """)
  }

  @Test(arguments: [
    ("data/shortcodes/slack.tsv", "😀\tgrinning\n", "slack.tsv"),
    (
      "data/shortcodes/github-gemoji-4.1.0.json", #"[{"emoji": "😀", "aliases": [], "tags": []}]"#,
      "github-gemoji-4.1.0.json"
    ),
    ("data/keywords/emojilib-em-keyboard-5.4.0.json", #"{"😀": []}"#, "emojilib-em-keyboard-5.4.0.json"),
  ]) func `a source that names an emoji of no row is not of these versions`(path: String, text: String, file: String) {
    #expect(throws: BuildError.unknownEmoji(file: file, emoji: "😀")) { try build(changing: [path: text]) }
  }

  @Test func `an emoji without keywords has them by hand, or the builder stops`() {
    #expect(throws: BuildError.malformed(file: "emoji-18.0.tsv", line: 0, what: "no row for ✏️")) {
      try build(changing: ["annotations/en.xml": "<ldml><annotation cp=\"☹\">face</annotation></ldml>"])
    }
  }
}
