import EmojiCatalog
import Picker
import ScreenModel
import Testing

/// Every slot of every page of every group, in the picker itself.
@Suite struct EveryEmojiTests {
  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 5), (12, 8), (9, 24), (9, 3)])
  func `C112 C130 every page ends in ⌫ in its last slot, and all emoji are there once`(columns: Int, rows: Int) {
    let catalog = Catalog.embedded()
    var session = PickerSession(
      columns: columns, rows: rows, configuration: Configuration(insertsAndStays: true))
    let deleteKey = bottomRight(of: session.picker.frame())
    for row in 0..<catalog.count {
      session.press("<enter>")
      #expect(session.picker.composition.picks.last == catalog[row].text)
      session.press("<right>")
      if session.picker.isOnDeleteKey {
        #expect(bottomRight(of: session.picker.frame()) == deleteKey)
        session.press("<right>")
      }
    }
    #expect(session.picker.composition.picks.count == catalog.count)
  }

  /// The last cell of the frame that shows ⌫ as a key.
  private func bottomRight(of frame: Frame) -> Int? {
    frame.cells.indices.last { frame.cells[$0].cluster == "⌫" && frame.cells[$0].style.role != .text }
  }
}

extension Picker {
  fileprivate var isOnDeleteKey: Bool {
    frame().cells.contains { $0.cluster == "⌫" && $0.style.role == .selection }
  }
}
