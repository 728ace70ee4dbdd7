internal import CUtf8proc

/// Text as it is compared: without case, width and the diacritics of Latin, Greek, Cyrillic and Arabic; kana as
/// hiragana; ß as ss, ı as i, ł as l and their kin; apostrophes left out.
///
/// The table and the query go through this one function. What it gives is UTF-8. O(length of the text).
public func folded(_ text: some StringProtocol) -> [UInt8] {
  var result = FoldedText()
  result.append(Array(text.utf8)[...])
  return result.bytes
}

/// Folded text, with a note of what folding took from it: how the words were written, and where they had apostrophes.
struct FoldedText {
  /// The folded form.
  private(set) var bytes: [UInt8] = []
  /// What was left out or replaced, and how many folded bytes stand before it.
  private var losses: [(end: Int, scalar: UInt32)] = []

  /// Leaves nothing, but keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    losses.removeAll(keepingCapacity: true)
  }

  /// Appends the folded form of UTF-8 text. O(length).
  mutating func append(_ text: ArraySlice<UInt8>) {
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text {
        if byte == apostrophe { lose(UInt32(byte)) } else { bytes.append(foldedASCII(byte)) }
      }
      return
    }
    for scalar in decomposed(Array(text)).unicodeScalars { append(scalar) }
  }

  private mutating func lose(_ scalar: UInt32) {
    losses.append((bytes.count, scalar))
  }

  /// The way in which a word is written: 0 where folding took nothing from it, else a number to 12 made of the marks
  /// and letters that it took.
  ///
  ///     coco 0 · cocó 1…12 · dứa, dừa, đua 1…12, most likely each another
  func spelling(of word: Range<Int>) -> UInt8 {
    var hash: UInt32 = 0
    for loss in losses where loss.end > word.lowerBound && loss.end <= word.upperBound {
      if Self.isApostrophe(loss.scalar) { continue }
      hash = (hash &* 31 &+ UInt32(loss.end - word.lowerBound)) &* 0x9E37_79B1 &+ loss.scalar &* 0x85EB_CA6B | 1
    }
    return hash == 0 ? 0 : UInt8(1 + (hash >> 16) % 12)
  }

  /// The word without an article that has lost its vowel to it; `nil` where it has none.
  ///
  ///     l'amour → amour · dell'acqua → acqua · rock'n'roll, don't → nil
  func withoutElision(_ word: Range<Int>) -> Range<Int>? {
    for loss in losses where loss.end > word.lowerBound && loss.end < word.upperBound {
      guard Self.isApostrophe(loss.scalar) else { continue }
      let article = bytes[word.lowerBound..<loss.end]
      return Self.elided.contains { article.elementsEqual($0.utf8) } ? loss.end..<word.upperBound : nil
    }
    return nil
  }

  /// What is written before an apostrophe in French, Italian and Catalan, folded.
  private static let elided: [String] = [
    "l", "d", "j", "m", "t", "s", "n", "c", "qu", "lorsqu", "jusqu", "puisqu", "un", "dell", "all", "dall", "nell",
    "sull", "coll", "gl", "quest", "quell", "bell", "sant",
  ]

  private static func isApostrophe(_ scalar: UInt32) -> Bool {
    [0x27, 0x2018, 0x2019, 0x02BC].contains(scalar)
  }
}

private let apostrophe = UInt8(ascii: "'")

/// Compatibility decomposition and full case folding (Unicode, chapter 3.13), by utf8proc.
private func decomposed(_ text: [UInt8]) -> String {
  let options = utf8proc_option_t(
    UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue)
  var mapped: UnsafeMutablePointer<UInt8>?
  let length = unsafe utf8proc_map(text, text.count, &mapped, options)
  guard length >= 0, let mapped = unsafe mapped else { return String(decoding: text, as: UTF8.self) }
  defer { unsafe free(mapped) }
  return unsafe String(decoding: UnsafeBufferPointer(start: mapped, count: length), as: UTF8.self)
}

/// An ASCII letter in lower case; every other byte as it is.
@inline(__always) func foldedASCII(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

extension FoldedText {
  /// Appends what a decomposed, case-folded scalar becomes; nothing for a diacritic.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0640: return  // tatweel, which only stretches
    case 0x30A1...0x30F6: append(scalar.value - 0x60)  // katakana: hiragana
    default:
      if appendWithLoss(scalar.value) { lose(scalar.value) } else { append(scalar.value) }
    }
  }

  /// Appends what stands for a scalar that is not kept as it is; false for one that is.
  private mutating func appendWithLoss(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x2018, 0x2019, 0x02BC: break  // apostrophes
    case 0x0300...0x036F, 0x064B...0x065F, 0x0670: break  // marks of Latin, Greek, Cyrillic; of Arabic
    case 0x093C: break  // nukta, which writers of Hindi leave out
    case 0x0131: bytes.append(UInt8(ascii: "i"))  // ı
    case 0x0142: bytes.append(UInt8(ascii: "l"))  // ł
    case 0x00F8: bytes.append(UInt8(ascii: "o"))  // ø
    case 0x0111: bytes.append(UInt8(ascii: "d"))  // đ
    case 0x0127: bytes.append(UInt8(ascii: "h"))  // ħ
    case 0x00E6: bytes += [UInt8(ascii: "a"), UInt8(ascii: "e")]  // æ
    case 0x0153: bytes += [UInt8(ascii: "o"), UInt8(ascii: "e")]  // œ
    case 0x0622, 0x0623, 0x0625, 0x0671: append(0x0627)  // alef with a seat or a sign: alef
    case 0x0649, 0x06CC: append(0x064A)  // alef maqsura, Farsi yeh: yeh
    case 0x06A9: append(0x0643)  // keheh: kaf
    case 0x0629: append(0x0647)  // teh marbuta: heh
    default: return false
    }
    return true
  }

  private mutating func append(_ value: UInt32) {
    let utf8 = Unicode.Scalar(value).flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter
    bytes.append(contentsOf: utf8)
  }
}
