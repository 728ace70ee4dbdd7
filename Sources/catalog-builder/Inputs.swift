/// The inputs of the catalogue: the files of a data folder, each in the one version that is there, and the tables that
/// were written by hand in the package.
struct Inputs: Sendable {
  struct Versioned: Sendable {
    let file: TextFile
    let version: String
  }

  let emojiTest: TextFile
  let emojiData: TextFile
  let variationSequences: TextFile
  let unicodeVersion: String
  let additions: Versioned
  let gemoji: Versioned
  let slack: TextFile
  let emojilib: Versioned
  let symbols: TextFile
  let annotations: AnnotationArchive

  let placements: TextFile
  let flagNames: TextFile
  let informal: TextFile
  let extraSymbols: TextFile
  let languages: TextFile

  init(_ arguments: Arguments) throws(BuildError) {
    let data = DataFolder(path: arguments.data)
    let unicode = try data.item("unicode-*")
    emojiTest = try TextFile(path: "\(unicode.path)/emoji-test.txt")
    emojiData = try TextFile(path: "\(unicode.path)/emoji-data.txt")
    variationSequences = try TextFile(path: "\(unicode.path)/emoji-variation-sequences.txt")
    unicodeVersion = unicode.version
    additions = try data.file("emoji-*-additions.tsv")
    gemoji = try data.file("shortcodes/github-gemoji-*.json")
    slack = try TextFile(path: "\(arguments.data)/shortcodes/slack.tsv")
    emojilib = try data.file("keywords/emojilib-em-keyboard-*.json")
    symbols = try TextFile(path: "\(arguments.data)/keywords/symbols_en.tsv")
    let archive = try data.item("cldr-*-annotations.tar.xz")
    annotations = AnnotationArchive(path: archive.path, version: archive.version)

    let resources = "\(arguments.package)/Resources"
    placements = try TextFile(path: "\(resources)/emoji-\(additions.version).tsv")
    flagNames = try TextFile(path: "\(resources)/flag-names.tsv")
    informal = try TextFile(path: "\(resources)/informal.tsv")
    extraSymbols = try TextFile(path: "\(resources)/symbols-extra.tsv")
    languages = try TextFile(path: "\(resources)/languages.tsv")
  }

  /// The versions of everything that `emoji.tsv` is made from.
  var emojiSources: String {
    """
    Unicode \(unicodeVersion), Emoji \(additions.version), CLDR \(annotations.version), gemoji \(gemoji.version), \
    Slack names of symfony/emoji, emojilib of em-keyboard \(emojilib.version)
    """
  }

  /// The versions of everything that `symbols.tsv` is made from.
  var symbolSources: String { "CLDR \(annotations.version)" }

  /// The versions of everything that the language tables are made from.
  var languageSources: String {
    "CLDR \(annotations.version), Emoji \(additions.version)"
  }
}
