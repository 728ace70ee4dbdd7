internal import CUtf8proc

/// The columns that a grapheme cluster claims in a frame: 0, 1 or 2, more for some clusters of Indic scripts.
///
/// This is the one function that gives a width; `count` never is one. Emoji presentation claims 2 (UTS #51
/// ED-6 and ED-9a, from the table of this Unicode version); other text takes the widths of its scalars from utf8proc,
/// marks that take a place of their own among them, as most terminals do. What a terminal makes of the cluster is the
/// painter's business, not the frame's.
///
/// - Parameter cluster: One grapheme cluster, as Swift's `Character` has it.
/// - Returns: 2 for emoji and wide text, 0 for a cluster of marks, controls or joiners alone, most often 1.
public func displayWidth(of cluster: Character) -> Int {
  if let ascii = cluster.asciiValue {
    return (0x20..<0x7F).contains(ascii) ? 1 : 0
  }
  var width = 0
  var indicators = 0
  for scalar in cluster.unicodeScalars {
    switch scalar.value {
    case 0xFE0F: return 2  // VARIATION SELECTOR-16 asks for emoji presentation
    case 0xFE0E: continue  // VARIATION SELECTOR-15: terminals keep the width of the base
    case 0x1F1E6...0x1F1FF:
      indicators += 1
      width = indicators == 2 ? 2 : 1
    case _ where isEmojiPresentation(scalar): return 2
    case _ where scalar.properties.generalCategory == .spacingMark: width += 1
    default: width += Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
  }
  return width
}

/// The columns that a text claims, cluster by cluster. O(length of the text).
public func displayWidth(of text: String) -> Int {
  isPrintableASCII(text) ? text.utf8.count : text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Whether a text is nothing but printable ASCII, each character a column and a cluster of its own.
func isPrintableASCII(_ text: String) -> Bool {
  text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
}
