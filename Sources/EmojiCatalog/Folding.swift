internal import CUtf8proc

/// Text as it is compared: without case and without the diacritics of Latin, Greek, Cyrillic and Arabic.
///
/// The table and the query go through this one function. O(length of the text).
public func folded(_ text: some StringProtocol) -> [UInt8] {
  let bytes = Array(text.utf8)
  if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map(foldedASCII) }
  let options = utf8proc_option_t(
    UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue)
  var mapped: UnsafeMutablePointer<UInt8>?
  let length = unsafe utf8proc_map(bytes, bytes.count, &mapped, options)
  guard length >= 0, let mapped = unsafe mapped else { return bytes }
  defer { unsafe free(mapped) }
  let decomposed = unsafe String(decoding: UnsafeBufferPointer(start: mapped, count: length), as: UTF8.self)
  return decomposed.unicodeScalars.filter { !isDiacritic($0) }.flatMap { UTF8.encode($0).map(Array.init) ?? [] }
}

/// An ASCII letter in lower case; every other byte as it is.
@inline(__always) func foldedASCII(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

/// Marks that are no letter of their own in Latin, Greek, Cyrillic and Arabic. Indic vowel signs and the voicing
/// marks of kana are letters to their readers and stay.
private func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0300...0x036F, 0x064B...0x065F, 0x0670: true
  default: false
  }
}
