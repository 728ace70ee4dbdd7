/// The cluster itself, or pictures in place of what a terminal would obey and a reader not see.
///
/// C0 controls and DEL become the Control Pictures of the block U+2400; C1 controls, bidi controls, separators of
/// lines and annotations become U+FFFD. Joiners, tags and what else is invisible but harmless stay.
///
/// - Returns: The clusters to show in place of `cluster`; most often just itself.
public func pictured(_ cluster: Character) -> [Character] {
  if isHarmless(cluster) { return [cluster] }
  var shown: [Character] = []
  var kept = String.UnicodeScalarView()
  for scalar in cluster.unicodeScalars {
    if isHostile(scalar) {
      shown.append(contentsOf: String(kept))
      kept = String.UnicodeScalarView()
      shown.append(picture(of: scalar))
    } else {
      kept.append(scalar)
    }
  }
  shown.append(contentsOf: String(kept))
  return shown
}

/// Whether a cluster holds nothing that a terminal would obey or that reorders text.
public func isHarmless(_ cluster: Character) -> Bool {
  if let ascii = cluster.asciiValue, cluster.utf8.count == 1 { return (0x20..<0x7F).contains(ascii) }
  return !cluster.unicodeScalars.contains(where: isHostile)
}

/// Whether a scalar must never reach a terminal: a control character (ECMA-48), or one that reorders text (UAX #9).
public func isHostile(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00..<0x20, 0x7F..<0xA0: true
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidi controls
  case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true  // separators, byte order mark, annotations
  default: false
  }
}

private func picture(of scalar: Unicode.Scalar) -> Character {
  switch scalar.value {
  case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  default: "\u{FFFD}"
  }
}

/// Text without what a terminal would obey or that reorders text; the rest as it is.
public func withoutHostileCharacters(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.filter { !isHostile($0) }))
}
