import EmojiCatalog
import Picker
import ScreenModel
import Testing

/// A catalogue without anything in it must not take the picker down.
@Suite struct EmptyCatalogTests {
  @Test(arguments: ["", "@group\tEmpty\n", "@group\tG\n\t1.0\t\t\t\t\t\t\n"])
  func `every key and every size, with nothing to show`(table: String) {
    var picker = Picker(
      catalog: Catalog(scanning: StaticBytes(copying: Array(table.utf8))), size: ScreenSize(columns: 80, rows: 24))
    let keys: [Key] = [
      Key(.right), Key(.up), Key(.left), Key(.down), Key(.pageDown), Key(.home), Key(.end), Key(.tab),
      Key(.character("a")),
      Key(.backspace), .control("s"), Key(.function(1)), Key(.escape), Key(.backspace),
    ]
    for (columns, rows) in [(80, 24), (40, 12), (9, 3), (1, 1)] {
      _ = picker.update(.resize(ScreenSize(columns: columns, rows: rows)), at: 0)
      for (time, key) in keys.enumerated() {
        _ = picker.update(.key(key), at: 1000 * time)
        #expect(picker.frame().size == ScreenSize(columns: columns, rows: rows))
      }
      _ = picker.update(.mouse(Mouse(.press(.left), at: ScreenPosition(column: 3, row: 3))), at: 99_000)
    }
    // A row without a text has nothing to insert.
    #expect(picker.composition.text == "")
  }
}
