/// What flags are found by besides their names: the codes that their sequences spell, and what people call them.
struct Flags: Sendable {
  private let names: [String: [String]]
  private let codes: Set<String>
  /// The words of the flags' English names.
  private let nameWords: Set<String>

  // us	usa|america
  // gbeng	english
  /// - Parameters:
  ///   - file: The table of names, written by hand: code, names.
  ///   - entries: All emoji of the catalogue, from which the codes in use are taken.
  /// - Throws: `BuildError.malformed` where a code is that of no flag, or comes twice.
  init(names file: TextFile, entries: [EmojiTestFile.Entry]) throws(BuildError) {
    let flags = entries.filter { Self.code(of: $0.sequence) != nil }
    codes = Set(flags.compactMap { Self.code(of: $0.sequence) })
    nameWords = Set(flags.flatMap { Vocabulary.words(of: $0.name) })
    var names: [String: [String]] = [:]
    for (line, fields) in try HandWrittenTable(file, fieldCount: 2).rows {
      guard codes.contains(fields[0]) else { throw file.malformed(line, "no flag has the code \(fields[0])") }
      guard names.updateValue(fields[1].split(separator: "|").map(String.init), forKey: fields[0]) == nil else {
        throw file.malformed(line, "a second row for \(fields[0])")
      }
    }
    self.names = names
  }

  /// The code that a flag spells, in lower case: `br` (ISO 3166-1 alpha-2) or `gbeng` (a CLDR subdivision); nil for
  /// what is no such flag.
  ///
  /// Three-letter codes are left out: `can`, `and`, `are`, `per` and others are words with a meaning of their own.
  static func code(of sequence: EmojiSequence) -> String? {
    let values = sequence.text.unicodeScalars.map(\.value)
    // REGIONAL INDICATOR SYMBOL LETTER A … Z, UTS #51 ED-14
    if values.count == 2, values.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0) }) {
      return letters(values.map { $0 - 0x1F1E6 + 0x61 })
    }
    // BLACK FLAG and TAG letters up to CANCEL TAG, UTS #51 ED-14a
    if values.count > 2, values.first == 0x1F3F4, values.last == 0xE007F {
      return letters(values.dropFirst().dropLast().map { $0 - 0xE0000 })
    }
    return nil
  }

  /// The code of a flag and what people call it, for other emoji nothing.
  func names(of sequence: EmojiSequence) -> [String] {
    guard let code = Self.code(of: sequence) else { return [] }
    return [code] + (names[code] ?? [])
  }

  /// Whether a keyword that is no word of the flag's own name misleads on it: another flag's code (emojilib has `sd`
  /// for South Sudan) or a word of another flag's name (`clipperton` for France, so that there would be two), or a word
  /// of the scalars' own names.
  func misleads(_ keyword: String, on sequence: EmojiSequence) -> Bool {
    guard let code = Self.code(of: sequence) else { return false }
    return keyword != code && codes.contains(keyword)
      || Vocabulary.words(of: keyword).contains(where: Self.scalarNameWords.contains)
      || nameWords.contains(keyword)
  }

  private static let scalarNameWords: Set<String> = ["regional", "indicator", "symbol", "letters"]

  private static func letters(_ values: some Sequence<UInt32>) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }
}
