import Foundation
import Testing

@testable import catalog_builder

@Suite struct DataFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func withFiles(_ names: [String], _ body: (DataFolder) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/lists", withIntermediateDirectories: true)
    for name in names { try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    try body(DataFolder(path: folder))
  }

  @Test func `a file is found by its pattern, with its version`() throws {
    try withFiles(["lists/gemoji-4.1.0.json", "lists/gemoji-.json", "lists/other-1.json"]) { data in
      let found = try data.file("lists/gemoji-*.json")
      #expect(found.version == "4.1.0")
      #expect(found.file.name == "gemoji-4.1.0.json" && found.file.text == "lists/gemoji-4.1.0.json")
    }
  }

  @Test func `none and several are told apart`() throws {
    try withFiles(["emoji-17.0-additions.tsv", "emoji-18.0-additions.tsv"]) { data in
      #expect(throws: BuildError.missingInput(folder: folder, pattern: "cldr-*.tar.xz")) {
        _ = try data.item("cldr-*.tar.xz")
      }
      let found = ["emoji-17.0-additions.tsv", "emoji-18.0-additions.tsv"]
      #expect(
        throws: BuildError.ambiguousInput(folder: folder, pattern: "emoji-*-additions.tsv", found: found)
      ) {
        _ = try data.item("emoji-*-additions.tsv")
      }
      #expect(throws: BuildError.unreadable(path: "\(folder)/nowhere")) { _ = try data.item("nowhere/a-*.tsv") }
    }
  }
}
