import TestSupport

/// The sequences of the embedded copy of emoji-test.txt, toned ones included.
enum SequenceFixture {
  struct Listed: Sendable {
    let text: String
    let isFullyQualified: Bool

    /// The tones in the order in which they stand.
    var modifiers: [Unicode.Scalar] { text.unicodeScalars.filter { (0x1F3FB...0x1F3FF).contains($0.value) } }
  }

  /// Where the copy lies.
  static let path = "\(#filePath)".replacing("SequenceFixture.swift", with: "Data/emoji-test-17.0.txt")

  /// Every sequence but the components, in the file's order.
  static let all: [Listed] = TestSupport.text(ofFile: path).split(separator: "\n").compactMap { line in
    let fields = line.split(separator: ";")
    guard !line.hasPrefix("#"), fields.count == 2, !fields[1].contains("component") else { return nil }
    return Listed(text: text(ofCodePoints: fields[0]), isFullyQualified: fields[1].hasPrefix(" fully-qualified"))
  }

  /// The toned, fully-qualified ones.
  static let toned = all.filter { $0.isFullyQualified && !$0.modifiers.isEmpty }

  /// A text from code points as UnicodeData files write them.
  static func text(ofCodePoints field: some StringProtocol) -> String {
    let scalars = field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }
}
