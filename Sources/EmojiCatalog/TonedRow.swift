/// An emoji of the catalogue in some tones.
public struct TonedRow: Hashable, Sendable {
  /// The data index.
  public let row: Int
  /// The tones of its people.
  public let tones: SkinTones

  /// An emoji of the catalogue in some tones.
  public init(row: Int, tones: SkinTones) {
    self.row = row
    self.tones = tones
  }
}

extension Catalog {
  /// The row and the tones of a text that is one emoji: fully, minimally or not qualified, or with VS15 for text style.
  ///
  /// O(length of the text). The first question makes an index, O(bytes of the sequences), unless it is about a text as
  /// the catalogue has it, toned or not: what was picked before can be named in the first frame.
  ///
  /// - Returns: `nil` for any other text, and for tones where Unicode knows none.
  public func emoji(of text: some StringProtocol) -> TonedRow? {
    if !hasSequences, let emoji = emojiWithoutIndex(of: text) { return emoji }
    return sequences.emoji(text.unicodeScalars, in: self)
  }

  /// The row and the tones of a text as the catalogue has it, but for pairs that change shape. O(rows).
  private func emojiWithoutIndex(of text: some StringProtocol) -> TonedRow? {
    if let row = row(withText: Array(text.utf8)) { return TonedRow(row: row, tones: .untoned) }
    let tones = text.unicodeScalars.compactMap(SkinTone.init(modifier:))
    guard let first = tones.first, tones.count <= 2 else { return nil }
    let toned = SkinTones(first, tones.last ?? first)
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { SkinTone(modifier: $0) == nil }))
    // The modifier may stand in the place of a VS16.
    let emphatic =
      plain.unicodeScalars.prefix(1).map(String.init).joined() + "\u{FE0F}"
      + plain.unicodeScalars.dropFirst().map(String.init).joined()
    for candidate in [plain, emphatic] {
      if let row = row(withText: Array(candidate.utf8)), self[row].text(in: toned).utf8.elementsEqual(text.utf8) {
        return TonedRow(row: row, tones: toned)
      }
    }
    return nil
  }

  /// Every emoji in a text, in order.
  ///
  /// A sequence that Unicode does not know (a bear of fire, 🐻‍🔥) is drawn as what it is made of, and told so.
  /// O(length of the text).
  public func emoji(in text: some StringProtocol) -> [TonedRow] {
    lazy var index = sequences
    var found: [TonedRow] = []
    for character in text where !character.isASCII {
      if let emoji = index.emoji(character.unicodeScalars, in: self) {
        found.append(emoji)
      } else if character.unicodeScalars.count > 1 {
        appendParts(of: Array(character.unicodeScalars), to: &found, index)
      }
    }
    return found
  }

  /// At each place the longest emoji that begins there.
  private func appendParts(of scalars: [Unicode.Scalar], to found: inout [TonedRow], _ index: SequenceIndex) {
    var place = 0
    while place < scalars.count {
      let emoji = index.longestEmoji(at: scalars[place...], in: self)
      if let emoji { found.append(emoji.emoji) }
      place += emoji?.length ?? 1
    }
  }

  /// The sequence of an emoji in its tones.
  public func text(of emoji: TonedRow) -> String {
    self[emoji.row].text(in: emoji.tones)
  }
}
