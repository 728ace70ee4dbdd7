import Picker
import ScreenModel
import TestSupport
import Testing

@Suite struct FrameReuseTests {
  private static let keys = [
    "<left>", "<right>", "<up>", "<down>", "<right>", "<right>", "<down>", "<pgup>", "<pgdn>", "<home>", "<end>",
    "<tab>",
    "<s-tab>", "h", "e", "a", "<bs>", "<c-u>", "<c-s>", "<f1>", "<esc>x", "<c-w>", "<up>", "<c-v>",
    "<c-k>", "<c-x>", "<c-t>", "<a-3>", "<c-r>", "<a-right>",
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a frame made from the last one is the frame of the state`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = PickerSession(
      columns: 80, rows: 24, configuration: Configuration(hasColor: seed % 2 == 0),
      memory: seed % 3 == 0 ? nil : Memory(recents: ["🎉", "👋🏿", "abc"], favourites: ["🚀", "👋"]))
    for step in 0..<150 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        session.resize(
          columns: Int.random(in: 1...130, using: &random), rows: Int.random(in: 1...45, using: &random))
      } else {
        session.press(Self.keys.randomElement(using: &random) ?? "x")
      }
      let frame = session.picker.frame()
      let next = session.nextFrame()
      guard next != frame else { continue }
      Issue.record("step \(step):\n\(frame.lines.joined(separator: "\n"))\n\(next.lines.joined(separator: "\n"))")
      return
    }
  }
}
