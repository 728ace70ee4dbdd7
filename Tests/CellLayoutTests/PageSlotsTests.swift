import CellLayout
import Testing

@Suite struct PageSlotsTests {
  @Test(arguments: 1...12) func `every element is in one slot and every page ends in one key`(perPage: Int) {
    for anchored in [true, false] {
      let slots = PageSlots(perPage: perPage, anchored: anchored)
      for count in [0, 1, 2, perPage - 1, perPage, perPage + 1, 5 * perPage - 1, 5 * perPage, 5 * perPage + 1] {
        let items = slots.itemCount(dataCount: count)
        let contents = (0..<items).map { slots.content(ofItem: $0, itemCount: items) }
        #expect(contents.filter { $0 != .anchored } == (0..<count).map(PageItem.data))
        let keys = contents.indices.filter { contents[$0] == .anchored }
        let pages = slots.pages(dataCount: count)
        #expect(keys.map(slots.page) == (slots.isAnchored ? Array(0..<pages) : []))
        for data in 0..<count {
          #expect(contents[slots.item(ofData: data)] == .data(data))
        }
      }
    }
  }

  @Test func `an empty list is one page with only the key`() {
    let slots = PageSlots(perPage: 8, anchored: true)
    #expect(slots.pages(dataCount: 0) == 1)
    #expect(slots.itemCount(dataCount: 0) == 1)
    #expect(slots.content(ofItem: 0, itemCount: 1) == .anchored)
  }

  @Test func `pages of one slot have no key and item and data index are the same`() {
    let slots = PageSlots(perPage: 1, anchored: true)
    #expect(slots.itemCount(dataCount: 5) == 5)
    #expect(slots.pages(dataCount: 5) == 5)
    #expect(slots.content(ofItem: 4, itemCount: 5) == .data(4))
    #expect(slots.item(ofData: 3) == 3)
  }
}
