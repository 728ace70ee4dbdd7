import Testing

@testable import catalog_builder

@Suite struct CatalogTableTests {
  private func row(_ text: String, _ group: String, _ subgroup: String) -> CatalogTable.Row {
    CatalogTable.Row(
      text: text, group: group, subgroup: subgroup, since: "0.6", tone: .one, name: "name of \(text)",
      keywords: ["a", "b c"], github: ["+1"], slack: [], extra: ["x"])
  }

  @Test func `groups, subgroups and rows as text`() {
    let rows = [row("👍", "P", "closed"), row("👎", "P", "closed"), row("👏", "P", "hands"), row("#️⃣", "S", "hands")]
    #expect(
      CatalogTable(sources: "Unicode 17.0", rows: rows).text == """
        @generated\tswift run catalog-builder\tUnicode 17.0
        @group\tP
        @subgroup\tclosed
        👍\t0.6\t1\tname of 👍\ta|b c\t+1\t\tx
        👎\t0.6\t1\tname of 👎\ta|b c\t+1\t\tx
        @subgroup\thands
        👏\t0.6\t1\tname of 👏\ta|b c\t+1\t\tx
        @group\tS
        @subgroup\thands
        #️⃣\t0.6\t1\tname of #️⃣\ta|b c\t+1\t\tx

        """)
  }
}
