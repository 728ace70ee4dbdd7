/// A small table written by hand: a line a row, fields separated by tabs, lines that begin with `@` are notes.
///
/// The rule for notes is the one of the tables that are built, where `#` begins a row (#️⃣).
struct HandWrittenTable: Sendable {
  let rows: [(line: Int, fields: [String])]
  let file: TextFile

  /// Reads the rows; every one must have so many fields, none of them empty.
  init(_ file: TextFile, fieldCount: Int) throws(BuildError) {
    var rows: [(line: Int, fields: [String])] = []
    for (number, line) in file.lines where !line.hasPrefix("@") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == fieldCount, !fields.contains("") else {
        throw file.malformed(number, "not \(fieldCount) fields")
      }
      rows.append((number, fields))
    }
    self.rows = rows
    self.file = file
  }
}
