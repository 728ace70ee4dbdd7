extension Catalog {
  /// The rows whose name holds every word of the query, in whatever order.
  ///
  /// The name itself comes first, then names in which every word of the query begins a word, then the others; each
  /// in the order of the catalogue. O(rows).
  ///
  /// - Parameter query: Words, separated by spaces or punctuation; case and diacritics do not matter.
  /// - Returns: Data indices; every row where the query is blank, none where it holds signs alone.
  public func rows(named query: some StringProtocol) -> [Int] {
    let words = words(of: folded(query))
    guard !words.isEmpty else { return query.allSatisfy(\.isWhitespace) ? Array(0..<count) : [] }
    var exact: [Int] = []
    var prefix: [Int] = []
    var inside: [Int] = []
    for row in 0..<count {
      switch match(words, nameOf: row) {
      case .exact: exact.append(row)
      case .prefix: prefix.append(row)
      case .inside: inside.append(row)
      case nil: break
      }
    }
    return exact + prefix + inside
  }

  private enum Match {
    case exact, prefix, inside
  }

  private func match(_ words: [ArraySlice<UInt8>], nameOf row: Int) -> Match? {
    let name = self.words(of: self[row].foldedName)
    if name.elementsEqual(words, by: ==) { return .exact }
    if words.allSatisfy({ word in name.contains { $0.starts(with: word) } }) { return .prefix }
    return words.allSatisfy { word in name.contains { $0.contains(word) } } ? .inside : nil
  }

  private func words(of folded: [UInt8]) -> [ArraySlice<UInt8>] {
    folded.split { !isWordByte($0) }
  }

  /// Letters, digits, the signs that name keycaps, and every byte of a scalar beyond ASCII.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "#"), UInt8(ascii: "*"): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= count else { return false }
    return (startIndex...endIndex - word.count).contains { self[$0...].starts(with: word) }
  }
}

extension CatalogEntry {
  /// The name as it is compared.
  fileprivate var foldedName: [UInt8] {
    let name = nameBytes
    return name.allSatisfy { $0 < 0x80 } ? name.map(foldedASCII) : folded(self.name)
  }
}
