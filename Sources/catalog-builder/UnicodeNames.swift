/// The names of characters (The Unicode Standard, section 4.8), in lower case.
struct UnicodeNames: Sendable {
  private let names: [Unicode.Scalar: String]

  // 2713;CHECK MARK;So;0;ON;;;;;N;;;;;
  init(unicodeData file: TextFile) throws(BuildError) {
    var names: [Unicode.Scalar: String] = [:]
    for (number, line) in file.lines {
      let fields = line.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let value = UInt32(fields[0], radix: 16) else {
        throw file.malformed(number, "not a row of UnicodeData.txt")
      }
      // Surrogates are no scalars, and `<control>` is no name.
      guard let scalar = Unicode.Scalar(value), !fields[1].hasPrefix("<") else { continue }
      names[scalar] = fields[1].lowercased()
    }
    self.names = names
  }

  subscript(scalar: Unicode.Scalar) -> String? { names[scalar] }
}
