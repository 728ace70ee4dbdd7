import Foundation
import Testing

@testable import catalog_builder

@Suite struct OutputsTests {
  @Test func `the committed files are what the builder makes`() throws {
    guard let data = PackageFiles.data else {
      print("EMOJIPAD_DATA is not set: only the table's own laws were checked, not that it is made from its sources")
      return
    }
    let outputs = try Outputs(Inputs(Arguments(["--data", data, "--package", PackageFiles.root])))
    #expect(
      outputs.files.map(\.path).filter { !$0.hasPrefix("Resources/languages/") } == [
        "Resources/emoji.tsv", "Resources/symbols.tsv", "Sources/ScreenModel/EmojiPresentation.swift",
        "Sources/EmojiCatalog/TextPresentation.swift", "Sources/EmbeddedResources/LanguageTables.c",
      ])
    for file in outputs.files {
      let committed = try PackageFiles.text(file.path)
      // Outside of #expect, which would print both files on failure.
      let isSame = committed.utf8.elementsEqual(file.text.utf8)
      #expect(isSame, "\(firstDifference(file.path, committed, file.text))")
    }
  }

  @Test func `the copy of emoji-test_txt that tones are tested with is the data's`() throws {
    guard let data = PackageFiles.data else { return }
    let inputs = try Inputs(Arguments(["--data", data, "--package", PackageFiles.root]))
    let copy = try PackageFiles.text("Tests/EmojiCatalogTests/Data/emoji-test-17.0.txt")
    let isSame = copy.utf8.elementsEqual(inputs.emojiTest.text.utf8)
    #expect(isSame)
  }

  @Test func `CLDR's English names differ from emoji-test_txt's in those that face right`() throws {
    guard let data = PackageFiles.data else { return }
    let inputs = try Inputs(Arguments(["--data", data, "--package", PackageFiles.root]))
    let english = try #require(try inputs.annotations.annotations(of: ["en"])["en"])
    var differing = 0
    for listed in try ListedEmoji.read("emoji-test-17.0.txt") {
      let name = try #require(english.names[EmojiSequence(listed.emoji).key], "\(listed.name)")
      if name == listed.name { continue }
      differing += 1
      // Without tones it is a colon: "woman running: facing right".
      #expect(listed.tones > 0 || name.replacing(":", with: "") == listed.name)
      #expect(listed.name.contains(" facing right"))
    }
    #expect(differing == 108)
  }

  @Test func `files are written below the package, and a folder that is missing is named`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outputs = Outputs(files: [Outputs.File(path: "Resources/a.tsv", text: "😀\n")])
    #expect(throws: BuildError.unwritable(path: "\(folder)/Resources/a.tsv")) { try outputs.write(to: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/Resources", withIntermediateDirectories: true)
    try outputs.write(to: folder)
    #expect(try TextFile(path: "\(folder)/Resources/a.tsv").text == "😀\n")
  }

  private func firstDifference(_ path: String, _ committed: String, _ made: String) -> String {
    let pairs = (committed.components(separatedBy: "\n"), made.components(separatedBy: "\n"))
    for (number, (old, new)) in zip(pairs.0, pairs.1).enumerated() where old != new {
      return "\(path):\(number + 1)\n  committed: \(old)\n  made:      \(new)"
    }
    return "\(path): \(pairs.0.count) lines are committed, \(pairs.1.count) made"
  }
}
