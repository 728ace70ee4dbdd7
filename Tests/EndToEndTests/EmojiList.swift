import TestSupport

/// The base emoji that the picker must offer, from Unicode's own list and not from the product's table.
enum EmojiList {
  /// Every fully-qualified base sequence: the 1,914 of emoji-test.txt 17.0 and the 9 that are new in 18.0.
  static let base: Set<[UInt32]> = Set(lines(of: "emoji-test-17.0.txt", qualified: true))
    .union(lines(of: "emoji-18.0.txt", qualified: false))

  /// Whether a text is one fully-qualified base sequence.
  static func isFullyQualified(_ text: String) -> Bool {
    base.contains(text.unicodeScalars.map(\.value))
  }

  /// The code points of the data lines: what comes before `;` or a tab.
  private static func lines(of name: String, qualified: Bool) -> [[UInt32]] {
    text(ofFile: packageFolder + "/Tests/EmojiCatalogTests/Data/" + name).split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), !qualified || line.contains("; fully-qualified") else { return nil }
      let codes = line.prefix { $0 != ";" && $0 != "\t" }.split(separator: " ")
      let values = codes.compactMap { UInt32($0, radix: 16) }
      guard values.count == codes.count, !values.isEmpty, !values.contains(where: isModifier) else { return nil }
      return values
    }
  }

  /// Whether a code point is one of the five skin tones.
  private static func isModifier(_ value: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(value) }
}

/// The folder of the package, which this file lies in.
let packageFolder: String = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/")
