import Foundation
import Testing

@testable import catalog_builder

@Suite struct AnnotationArchiveTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  /// An archive with the English annotations of two characters.
  private func withArchive(_ body: (AnnotationArchive) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, key) in [("annotations", "a"), ("annotationsDerived", "b")] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      let text = "<ldml><annotation cp=\"\(key)\" type=\"tts\">letter \(key)</annotation></ldml>"
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/en.xml"))
    }
    let regional = "<ldml><annotation cp=\"c\" type=\"tts\">letter c</annotation></ldml>"
    try Data(regional.utf8).write(to: URL(fileURLWithPath: "\(folder)/annotations/en_XX.xml"))
    let path = "\(folder)/all.tar"
    let status = try Subprocess.run(
      ["tar", "-cf", path, "-C", folder, "annotations", "annotationsDerived"], standardError: "\(folder)/messages")
    try #require(status == 0)
    try body(AnnotationArchive(path: path, version: "1"))
  }

  @Test func `a locale is its own annotations and the derived ones`() throws {
    try withArchive { archive in
      let annotations = try archive.annotations(of: ["en"])
      #expect(annotations["en"]?.names == ["a": "letter a", "b": "letter b"])
      #expect(annotations.count == 1)
    }
  }

  @Test func `a locale may have nothing derived`() throws {
    try withArchive { archive in
      let annotations = try archive.annotations(of: ["en_XX", "en"])
      #expect(annotations["en_XX"]?.names == ["c": "letter c"])
    }
  }

  @Test func `a locale that is not there, and an archive that is none, are told in tar's words`() throws {
    try withArchive { archive in
      let (path, message) = try unpackingFailure { try archive.annotations(of: ["xx"]) }
      #expect(path == archive.path)
      #expect(message.contains("/xx.xml"))
    }
    let missing = AnnotationArchive(path: "/nowhere.tar", version: "1")
    let (path, message) = try unpackingFailure { try missing.annotations(of: ["en"]) }
    #expect(path == missing.path)
    #expect(message.contains("/nowhere.tar"))
  }

  private func unpackingFailure(_ body: () throws -> [String: CLDRAnnotations]) throws -> (path: String, String) {
    let error = try #require(throws: BuildError.self) { try body() }
    guard case .unpackingFailed(let path, let message) = error else { throw error }
    return (path, message)
  }

  @Test func `without xz the message names it`() throws {
    try withArchive { archive in
      let compressed = AnnotationArchive(path: "\(folder)/all.tar.xz", version: "1")
      try FileManager.default.copyItem(atPath: archive.path, toPath: compressed.path)
      #expect(compressed.failure("tar (child): xz: Cannot exec", xzIsInstalled: false) == .missingProgram("xz"))
      #expect(
        compressed.failure("tar: broken\nmore", xzIsInstalled: true)
          == .unpackingFailed(archive: compressed.path, message: "tar: broken"))
      #expect(
        archive.failure("", xzIsInstalled: false) == .unpackingFailed(archive: archive.path, message: "tar failed"))
    }
  }
}
