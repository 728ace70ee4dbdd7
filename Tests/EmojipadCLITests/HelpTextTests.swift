import ScreenModel
import Testing

@testable import EmojipadCLI

@Suite struct HelpTextTests {
  @Test func `the help names every option and fits a screen`() {
    let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for row in OptionTable.rows {
      #expect(lines.contains { $0.contains("--\(row.long)") && $0.hasSuffix(row.help) })
    }
    for line in lines { #expect(displayWidth(of: String(line)) <= 80, "\(line)") }
  }

  @Test func `no two options share a name or a letter`() {
    #expect(Set(OptionTable.rows.map(\.long)).count == OptionTable.rows.count)
    let letters = OptionTable.rows.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}
