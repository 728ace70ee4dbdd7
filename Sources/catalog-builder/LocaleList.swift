/// The CLDR locales that the catalogue has a table for, the most important one first: a list written by hand.
struct LocaleList: Sendable {
  struct Item: Equatable, Sendable {
    let locale: String
    /// The locale whose names and keywords this one changes (LDML part 1, "Inheritance"); nil where the table is
    /// complete in itself.
    let base: String?
  }

  let items: [Item]

  // fr	root
  // fr_CA	fr
  /// Reads the list. A base stands before those that build on it; English (`en`) is the catalogue itself.
  init(_ file: TextFile) throws(BuildError) {
    var items: [Item] = []
    var known: Set<String> = ["en"]
    for (line, fields) in try HandWrittenTable(file, fieldCount: 2).rows {
      let base = fields[1] == "root" ? nil : fields[1]
      if let base, !known.contains(base) { throw file.malformed(line, "\(base) is not listed before \(fields[0])") }
      guard known.insert(fields[0]).inserted else { throw file.malformed(line, "a second row for \(fields[0])") }
      items.append(Item(locale: fields[0], base: base))
    }
    self.items = items
  }
}
