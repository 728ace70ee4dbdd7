import Testing

@testable import EmojiCatalog

@Suite struct KinTests {
  @Test func `relatives are never of another group`() {
    let catalog = Catalog.embedded()
    var groups: [Kin: Set<String>] = [:]
    for row in 0..<catalog.count {
      groups[Kin(catalog[row].text), default: []].insert(catalog.group(ofRow: row)?.name ?? "")
    }
    #expect(groups.count > 1_000)
    for (kin, names) in groups { #expect(names.count == 1, "\(kin)") }
  }
}
