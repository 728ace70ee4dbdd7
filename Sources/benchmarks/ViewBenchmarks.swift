import EmojiCatalog
import Picker
import ScreenModel

/// What each view of the picker costs: to open it, a move and a letter in it, each with its frame.
func measureViews(of catalog: Catalog, _ index: SearchIndex) {
  let size = ScreenSize(columns: 80, rows: 24)
  for (steps, view) in ["pages", "sections", "carousel", "cards"].enumerated() {
    var picker = Picker(catalog: catalog, size: size)
    picker.adopt(index)
    func press(_ key: Key, in picker: inout Picker) {
      _ = picker.update(.key(key), at: 0)
      _ = picker.nextFrame().size
    }
    for _ in 0..<steps { press(.control("v"), in: &picker) }
    measure("\(view): frame") { _ = picker.frame().size }
    measure("\(view): a move and its frame") { press(Key(.right), in: &picker) }
    measure("\(view): a letter with many hits and its frame") {
      press(Key(.character("a")), in: &picker)
      press(.control("u"), in: &picker)
    }
    guard view != "pages" else { continue }
    measure("\(view): opened, and its first frame") {
      var fresh = Picker(catalog: catalog, size: size)
      for _ in 0..<steps { _ = fresh.update(.key(.control("v")), at: 0) }
      _ = fresh.frame().size
    }
  }
}
