import Testing

@testable import catalog_builder

@Suite struct HandWrittenTableTests {
  @Test func `rows with their lines, without the notes; a hash begins a row`() throws {
    let file = TextFile(name: "t", text: "@note\tof what\n#️⃣\thash\n@more\nus\tusa\n")
    let table = try HandWrittenTable(file, fieldCount: 2)
    #expect(table.rows.map(\.fields) == [["#️⃣", "hash"], ["us", "usa"]])
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test(arguments: ["us", "us\t", "us\tusa\tamerica", ""]) func `other rows are errors, with their line`(row: String) {
    #expect(throws: BuildError.malformed(file: "t", line: 2, what: "not 2 fields")) {
      try HandWrittenTable(TextFile(name: "t", text: "@note\n\(row)\n"), fieldCount: 2)
    }
  }
}
