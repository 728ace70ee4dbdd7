import ScreenModel
import Testing

@testable import Picker

/// Texts of several clusters, some wider than any window, and narrow ones, between emoji.
@Suite struct WideTextTests {
  private static let wide = String(repeating: "ヽ(・∀・)ﾉ", count: 12)

  private static func session(
    columns: Int, rows: Int, views: Int, configuration: Configuration = Configuration()
  ) -> PickerSession {
    let table = """
      @group\tKaomoji
      \(wide)\t1.0\t\tcheering crowd\tparty\t\t\t
      😀\t1.0\t\tgrinning face\t\t\t\t
      x\t1.0\t\tletter x\t\t\t\t
      ab\t1.0\t\ttwo letters\t\t\t\t

      """
    var session = PickerSession(columns: columns, rows: rows, configuration: configuration, table: table)
    session.press(String(repeating: "<c-v>", count: views))
    return session
  }

  private static let sizes = [(80, 24), (40, 12), (20, 6), (12, 8), (9, 8)]

  @Test(arguments: sizes) func `sections keep their header and cut what is wider`(columns: Int, rows: Int) {
    let session = Self.session(columns: columns, rows: rows, views: 1)
    #expect(session.line(with: "Kaom") != "")
    let line = session.line(with: "ヽ(").trimmingSpaces
    #expect(line.contains("…"))
    #expect(session.lines.allSatisfy { displayWidth(of: $0) <= columns })
  }

  @Test func `a narrow sign keeps its place when the one after it is selected`() {
    var session = Self.session(columns: 40, rows: 12, views: 1)
    for _ in 0..<4 {
      #expect(session.line(with: "😀").contains("x"), "\(session.nameLine)")
      session.press("<right>")
    }
  }

  @Test(arguments: sizes) func `the carousel draws a whole frame around what it cuts`(columns: Int, rows: Int) {
    let session = Self.session(columns: columns, rows: rows, views: 2)
    let top = session.line(with: "╭").trimmingSpaces
    #expect(top.hasPrefix("╭─") && top.contains("─╮") && session.line(with: "╰").contains("╯"))
    let text = session.lines.first { $0.contains("│") && $0.contains("ヽ") && $0.contains("…") }
    #expect(text != nil, "\(session.lines)")
    #expect(session.lines.allSatisfy { displayWidth(of: $0) <= columns })
  }

  @Test func `without a frame the text itself tells that its card is selected`() {
    let session = Self.session(columns: 20, rows: 6, views: 3, configuration: Configuration(hasColor: false))
    #expect(session.picker.frame().styleRuns.contains { $0.hasPrefix("1:0-") && $0.hasSuffix("selection") })
  }
}
