/// Whether every terminal gives a scalar, by itself, the columns that the frame gives it.
///
/// Letters, signs and ideographs of old standing, outside the blocks where Unicode 16 changed widths (the trigrams
/// and hexagrams) and without anything that combines, joins or is invisible. Measured in 17 terminals, old and new.
func hasSettledWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: true
  case 0xAD: false  // SOFT HYPHEN is invisible in some terminals
  case 0xA0...0x2FF: true  // Latin, its signs and modifier letters
  case 0x370...0x482, 0x48A...0x52F: isOld(scalar)  // Greek and Cyrillic without the combining marks
  case 0x1E00...0x1FFF: isOld(scalar)
  case 0x2010...0x2027, 0x2030...0x205E: true  // punctuation
  case 0x2070...0x20CF: isOld(scalar)  // superscripts, subscripts, currency signs
  case 0x2630...0x2637, 0x268A...0x268F: false  // trigrams and digrams: wide since Unicode 16
  case 0x2100...0x2BFF: isOld(scalar)  // letterlike, arrows, mathematics, technical, box drawing, dingbats
  case 0x3000...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F: isOld(scalar)
  case 0x3400...0x4DBF, 0x4E00...0x9FFF: isOld(scalar)
  case 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFF01...0xFF9F, 0xFFE0...0xFFE6, 0xFFFD: isOld(scalar)
  default: false
  }
}

/// Whether terminals of today can be expected to know a scalar: in Unicode 14 (2021) or older.
///
/// Newer ones take 0, 1 or 2 columns; tmux 3.3a glues them to the cell on their left.
func isOld(_ scalar: Unicode.Scalar) -> Bool {
  // All of Latin, and of the blocks from the regional indicators to the emoticons, is from before Unicode 9.
  if scalar.value < 0x250 || (0x1F1E6...0x1F64F).contains(scalar.value) { return true }
  guard let age = scalar.properties.age else { return false }
  return age.major <= 14
}
