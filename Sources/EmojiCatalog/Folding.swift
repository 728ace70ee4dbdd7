internal import CUtf8proc

/// Text as it is compared: without case, width and the diacritics of Latin, Greek, Cyrillic and Arabic; kana as
/// hiragana; ß as ss, ı as i, ł as l and their kin; apostrophes left out.
///
/// The table and the query go through this one function. What it gives is UTF-8. O(length of the text).
public func folded(_ text: some StringProtocol) -> [UInt8] {
  var result: [UInt8] = []
  appendFolded(Array(text.utf8), to: &result)
  return result
}

/// Appends the folded form of UTF-8 text.
func appendFolded(_ text: some Collection<UInt8>, to result: inout [UInt8]) {
  if text.allSatisfy({ $0 < 0x80 }) {
    for byte in text where byte != UInt8(ascii: "'") { result.append(foldedASCII(byte)) }
    return
  }
  for scalar in decomposed(Array(text)).unicodeScalars {
    appendFolded(scalar, to: &result)
  }
}

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

/// What a decomposed, case-folded scalar becomes; nothing for a diacritic.
private func appendFolded(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
  switch scalar.value {
  case 0x27, 0x2018, 0x2019, 0x02BC, 0x0640: return  // apostrophes; tatweel, which only stretches
  case 0x0300...0x036F, 0x064B...0x065F, 0x0670: return  // marks of Latin, Greek, Cyrillic; of Arabic
  case 0x093C: return  // nukta, which writers of Hindi leave out
  case 0x0131: result.append(UInt8(ascii: "i"))  // ı
  case 0x0142: result.append(UInt8(ascii: "l"))  // ł
  case 0x00F8: result.append(UInt8(ascii: "o"))  // ø
  case 0x0111: result.append(UInt8(ascii: "d"))  // đ
  case 0x0127: result.append(UInt8(ascii: "h"))  // ħ
  case 0x00E6: result += [UInt8(ascii: "a"), UInt8(ascii: "e")]  // æ
  case 0x0153: result += [UInt8(ascii: "o"), UInt8(ascii: "e")]  // œ
  case 0x0622, 0x0623, 0x0625, 0x0671: append(0x0627, to: &result)  // alef with a seat or a sign: alef
  case 0x0649, 0x06CC: append(0x064A, to: &result)  // alef maqsura, Farsi yeh: yeh
  case 0x06A9: append(0x0643, to: &result)  // keheh: kaf
  case 0x0629: append(0x0647, to: &result)  // teh marbuta: heh
  case 0x30A1...0x30F6: append(scalar.value - 0x60, to: &result)  // katakana: hiragana
  default: result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

private func append(_ value: UInt32, to result: inout [UInt8]) {
  guard let scalar = Unicode.Scalar(value), let utf8 = UTF8.encode(scalar) else { return }
  result.append(contentsOf: utf8)
}
