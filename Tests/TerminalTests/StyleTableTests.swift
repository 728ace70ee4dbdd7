import ScreenModel
import Testing

@testable import Terminal

@Suite struct StyleTableTests {
  @Test func `roles take the terminal's own colours`() throws {
    let styles = try table(plainOptions())
    #expect(styles.hasColor)
    #expect(bytes(Style(.selection), after: .plain, styles) == "\u{1B}[97;44m")
    #expect(bytes(Style(.quiet), after: Style(.selection), styles) == "\u{1B}[0;2m")
    #expect(bytes(Style(.match, .bold), after: .plain, styles) == "\u{1B}[1;4m")
    #expect(bytes(.plain, after: Style(.warm), styles) == "\u{1B}[m")
    #expect(bytes(.plain, after: nil, styles) == "\u{1B}[m")
    #expect(bytes(Style(.warm), after: Style(.warm), styles) == "")
  }

  @Test func `without colour the selection is reversed and the accent bold`() throws {
    let styles = try table(plainOptions(.never))
    #expect(!styles.hasColor)
    #expect(bytes(Style(.selection), after: .plain, styles) == "\u{1B}[7m")
    #expect(bytes(Style(.accent), after: .plain, styles) == "\u{1B}[1m")
    #expect(bytes(Style(.quiet), after: .plain, styles) == "\u{1B}[2m")
    #expect(Role.allCases.allSatisfy { !bytes(Style($0), after: nil, styles).contains("3") })
  }

  @Test(arguments: [("", ColorMode.auto, true), ("1", .auto, false), ("1", .always, true), ("", .never, false)])
  func `NO_COLOR counts when it is not empty, and less than a wish`(value: String, mode: ColorMode, hasColor: Bool)
    throws
  {
    let options = TerminalOptions(colorMode: mode) { $0 == "NO_COLOR" ? value : nil }
    #expect(try table(options).hasColor == hasColor)
  }

  @Test func `colour can be had from a terminal whose description has none`() throws {
    var plain = try #require(xterm).description
    (plain.colors, plain.setForeground, plain.setBackground) = (0, [], [])
    let styles = withTerminfo { StyleTable(description: plain, options: plainOptions(.always)) }
    #expect(styles.hasColor)
    #expect(bytes(Style(.selection), after: .plain, styles) == "\u{1B}[1;37;44m")
    #expect(!withTerminfo { StyleTable(description: plain, options: plainOptions()) }.hasColor)
  }

  @Test func `blanks look plain unless they have a background or a line`() throws {
    let styles = try table(plainOptions())
    #expect([Role.text, .quiet, .accent, .warm].allSatisfy { styles.isPlainOnBlanks(Style($0, .bold)) })
    #expect([Role.selection, .match].allSatisfy { !styles.isPlainOnBlanks(Style($0)) })
    #expect(!styles.isPlainOnBlanks(Style(.text, .reverse)))
  }

  @Test func `only neighbouring SGR sequences are merged`() {
    func merged(_ text: String) -> String { String(decoding: mergingSGR(Array(text.utf8)), as: UTF8.self) }
    #expect(merged("\u{1B}[m\u{1B}[1m\u{1B}[38;5;9m") == "\u{1B}[0;1;38;5;9m")
    #expect(merged("\u{1B}[m\u{0F}\u{1B}[1m") == "\u{1B}[m\u{0F}\u{1B}[1m")
    #expect(merged("\u{1B}[?1m\u{1B}[1m") == "\u{1B}[?1m\u{1B}[1m")
  }

  private func table(_ options: TerminalOptions) throws -> StyleTable {
    let description = try #require(xterm).description
    return withTerminfo { StyleTable(description: description, options: options) }
  }

  private func bytes(_ style: Style, after current: Style?, _ styles: StyleTable) -> String {
    var styles = styles
    var output: [UInt8] = []
    styles.append(style, after: current, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
