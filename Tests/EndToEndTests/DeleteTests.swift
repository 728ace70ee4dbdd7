import TestSupport
import Testing

/// ⌫ takes whole grapheme clusters out of what is composed.
@Suite struct DeleteTests {
  /// The ways to delete from what is composed, in a window where nothing is searched for.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case backspace, controlH, deleteKey

    var testDescription: String { "\(self)" }

    func delete(in window: PickerWindow) throws {
      switch self {
      case .backspace: try window.press("BSpace")
      case .controlH: try window.press("C-h")
      case .deleteKey: try window.press("End", "Enter")
      }
    }
  }

  @Test(
    arguments: Way.allCases,
    [
      ("C106", "information"), ("C106", "family: woman, woman, girl, girl"), ("C106", "rainbow flag"),
      ("C109", "flag: Germany"), ("C109", "flag: England"), ("C106", "keycap: 7"), ("C106", "couple with heart"),
      ("C106", "face in clouds"),
    ]) func `C106 C109 one ⌫ takes one whole emoji`(way: Way, emoji: (number: String, name: String)) throws
  {
    let window = try PickerWindow(columns: 120)
    try window.press("C-s")
    try window.select(name: emoji.name)
    try window.press("C-s", "C-u")
    try way.delete(in: window)
    let result = try window.finish("C-d")
    #expect(String(decoding: result.output, as: UTF8.self) == "😀\n", "\(emoji.number)")
  }

  @Test(arguments: Way.allCases, [(1, "🇩🇪🇫🇷"), (2, "🇩🇪"), (3, "")])
  func `C109 flags in a row go one by one`(way: Way, deletion: (times: Int, rest: String)) throws {
    let window = try PickerWindow(options: "-n")
    try window.select(name: "flag: Germany")
    try window.press("C-s", "C-u")
    try window.select(name: "flag: France")
    try window.press("C-s", "C-s", "C-u")
    for _ in 0..<deletion.times { try way.delete(in: window) }
    let result = try window.finish("C-d")
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == deletion.rest)
  }

  @Test func `⌫ on the last page of search results deletes too, and Enter there stays`() throws {
    let window = try PickerWindow()
    try window.type("cat")
    try window.press("C-s", "C-s", "End", "Enter")
    #expect(try window.screen().isAlternate)
    #expect(try window.nameLine().kind == .deleteKey)
    try window.press("Home")
    let line = try window.nameLine()
    let result = try window.finish("C-d")
    #expect(line.tells(String(decoding: result.output.dropLast(), as: UTF8.self)))
  }

  @Test func `a held Backspace stops where the query is empty, a new one deletes`() throws {
    let window = try PickerWindow()
    try window.press("C-s", "C-s")
    try window.type("ab")
    try window.press(Array(repeating: "BSpace", count: 6))
    #expect(try window.screen().text.contains("😀😀"))
    passTime(.milliseconds(120))
    try window.press("BSpace")
    #expect(String(decoding: try window.finish("C-d").output, as: UTF8.self) == "😀\n")
  }

  @Test func `Backspace, Ctrl-W and Ctrl-U edit the query and nothing else`() throws {
    let window = try PickerWindow()
    try window.press("C-s")
    try window.type("red heart x")
    try window.press("BSpace", "C-w")
    try window.type("apple")
    #expect(try window.nameLine().name == "red apple")
    try window.press("C-u")
    try window.type("rocket")
    #expect(String(decoding: try window.finish("Enter").output, as: UTF8.self) == "😀🚀\n")
  }

  @Test func `a query without hits selects nothing: Enter and Ctrl-S do nothing`() throws {
    let window = try PickerWindow()
    try window.type("xyzzy")
    #expect(try window.nameLine().kind == .nothing)
    try window.press("Enter", "C-s")
    #expect(try window.screen().text.contains("xyzzy"))
    let result = try window.finish("C-d")
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
  }
}
