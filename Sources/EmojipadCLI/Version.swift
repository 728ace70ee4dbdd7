import EmojiCatalog

/// What `--version` prints: the program's version and those of its data.
enum Version {
  static let number = "0.1.0"

  static func text(catalog: Catalog) -> String {
    "emojipad \(number) (\(catalog.sources))\n"
  }
}
