internal import Synchronization

/// Finds the row and the tones of a sequence, however it is written.
///
/// The hash of a sequence leaves out its tones and variation selectors; what it leads to is confirmed by deriving the
/// toned sequence anew, so that two sequences with one hash are never taken for each other.
struct SequenceIndex: Sendable {
  /// The most scalars that a sequence is looked for in; the longest of emoji-test.txt, two toned people kissing, has ten.
  static let longestSequence = 16

  private var rows: [UInt64: Int] = [:]

  /// O(bytes of the sequences).
  init(_ catalog: Catalog) {
    rows.reserveCapacity(catalog.count + PairForms.all.count)
    for row in 0..<catalog.count { insert(row, under: catalog[row].text) }
    for pair in PairForms.all {
      if let row = rows[Written(pair.emoji.unicodeScalars).hash] { insert(row, under: pair.people) }
    }
  }

  private mutating func insert(_ row: Int, under text: String) {
    let hash = Written(text.unicodeScalars).hash
    if rows[hash] == nil { rows[hash] = row }
  }

  /// The row and the tones of a sequence in the catalogue that the index was made for. O(length of the sequence).
  func emoji(_ scalars: some Sequence<Unicode.Scalar>, in catalog: Catalog) -> TonedRow? {
    let written = Written(scalars)
    guard written.toneCount <= 2, let row = rows[written.hash] else { return nil }
    let entry = catalog[row]
    let tones = SkinTones(written.first, written.toneCount == 2 ? written.second : written.first)
    guard
      Self.areAlike(entry.text(in: tones).unicodeScalars, scalars)
        || entry.textWithPeople(in: tones).map({ Self.areAlike($0.unicodeScalars, scalars) }) == true
    else { return nil }
    return TonedRow(row: row, tones: tones)
  }

  /// The longest emoji that some scalars begin with, and how many of them it has. O(1): no emoji is longer than
  /// `longestSequence`.
  func longestEmoji(at scalars: ArraySlice<Unicode.Scalar>, in catalog: Catalog) -> (emoji: TonedRow, length: Int)? {
    var written = Written(EmptyCollection())
    var lengths: [Int] = []
    for (place, scalar) in scalars.prefix(Self.longestSequence).enumerated() {
      written.append(scalar)
      if rows[written.hash] != nil { lengths.append(place + 1) }
    }
    for length in lengths.reversed() {
      if let emoji = emoji(scalars.prefix(length), in: catalog) { return (emoji, length) }
    }
    return nil
  }

  /// Whether two sequences differ in variation selectors only.
  private static func areAlike(_ one: some Sequence<Unicode.Scalar>, _ other: some Sequence<Unicode.Scalar>) -> Bool {
    one.lazy.filter { !isVariationSelector($0) }.elementsEqual(other.lazy.filter { !isVariationSelector($0) })
  }

  /// VARIATION SELECTOR-15 and -16, which ask for text and for emoji presentation.
  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0E}" || scalar == "\u{FE0F}"
  }

  /// What a sequence is made of.
  private struct Written {
    /// FNV-1a of 64 bits, over scalars.
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var toneCount = 0
    private(set) var first = SkinTone.untoned
    private(set) var second = SkinTone.untoned

    init(_ scalars: some Sequence<Unicode.Scalar>) {
      for scalar in scalars { append(scalar) }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
      if SequenceIndex.isVariationSelector(scalar) { return }
      if let tone = SkinTone(modifier: scalar) {
        toneCount += 1
        if toneCount == 1 { first = tone } else { second = tone }
      } else {
        hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
      }
    }
  }
}

/// A catalogue's index, made when it is first asked for.
final class LazySequenceIndex: Sendable {
  private let made = Mutex<SequenceIndex?>(nil)

  /// Whether it was made.
  var isMade: Bool { made.withLock { $0 != nil } }

  func index(of catalog: Catalog) -> SequenceIndex {
    made.withLock { made in
      if let index = made { return index }
      let index = SequenceIndex(catalog)
      made = index
      return index
    }
  }
}
