import Foundation
import Testing

@testable import catalog_builder

@Suite struct TextFileTests {
  @Test func `lines count from 1, the empty one after the last newline is none`() {
    let lines = TextFile(name: "t", text: "a\n\nb\n").lines
    #expect(lines.map(\.text) == ["a", "", "b"])
    #expect(lines.map(\.number) == [1, 2, 3])
    #expect(TextFile(name: "t", text: "").lines.isEmpty)
  }

  @Test func `a file that is missing, or not UTF-8, cannot be read`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: BuildError.unreadable(path: path)) { try TextFile(path: path) }
    try Data([0x61, 0xFF, 0x62]).write(to: URL(fileURLWithPath: path))
    #expect(throws: BuildError.unreadable(path: path)) { try TextFile(path: path) }
  }
}
