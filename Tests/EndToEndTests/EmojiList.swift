import TestSupport

/// The base emoji that the picker must offer, from Unicode's own list and not from the product's table.
enum EmojiList {
  /// Every fully-qualified base sequence: the 1,914 of emoji-test.txt 17.0 and the 9 that are new in 18.0.
  static let base: Set<[UInt32]> = Set(sequences(in: "emoji-test-17.0.txt") + sequences(in: "emoji-18.0.txt"))

  /// Whether a text is one fully-qualified base sequence.
  static func isFullyQualified(_ text: String) -> Bool {
    base.contains(text.unicodeScalars.map(\.value))
  }

  /// The fully-qualified sequences without a skin tone in a file of the format of emoji-test.txt.
  private static func sequences(in name: String) -> [[UInt32]] {
    text(ofFile: packageFolder + "/Tests/EmojiCatalogTests/Data/" + name).split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), line.contains("; fully-qualified") else { return nil }
      let values = line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return values.contains(where: isModifier) ? nil : values
    }
  }

  /// Whether a code point is one of the five skin tones.
  private static func isModifier(_ value: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(value) }
}

/// The folder of the package, which this file lies in.
let packageFolder: String = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/")
