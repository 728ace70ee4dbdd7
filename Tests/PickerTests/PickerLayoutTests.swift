import CellLayout
import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

@Suite struct PickerLayoutTests {
  @Test func `every window of at least 9×3 holds the query, an emoji and ⌫`() {
    for columns in 1...130 {
      for rows in 1...45 {
        let layout = PickerLayout(size: ScreenSize(columns: columns, rows: rows))
        #expect((layout == nil) == (columns < 9 || rows < 3))
        guard let layout else { continue }
        let grid = layout.pagedGrid(dataCount: 1)
        #expect(grid.slots.isAnchored, "\(columns)×\(rows)")
        #expect(grid.itemCount == 2)
      }
    }
  }

  @Test func `no two parts share a row, and all lie in the window`() {
    for rows in 3...60 {
      for columns in [9, 20, 39, 40, 80, 130] {
        guard let layout = PickerLayout(size: ScreenSize(columns: columns, rows: rows)) else { continue }
        let lines = [
          layout.query, layout.tabs, layout.topRule, layout.dots, layout.bottomRule, layout.name, layout.codePoints,
          layout.hints,
        ].compactMap { $0 }
        let all = lines + layout.items
        #expect(Set(all).count == all.count, "\(columns)×\(rows)")
        #expect(all.allSatisfy { (0..<rows).contains($0) })
        #expect(!layout.items.isEmpty)
        #expect(rows < 5 || layout.name != nil)
      }
    }
  }

  @Test func `13 columns at 80, and every second row holds a line`() throws {
    let layout = try #require(PickerLayout(size: ScreenSize(columns: 80, rows: 24)))
    let grid = layout.pagedGrid(dataCount: 1000)
    #expect(grid.columns == 13)
    #expect(grid.lines == (layout.items.count + 1) / 2)
  }
}
