import Foundation

/// CLDR's annotations of all locales, as a compressed archive that `tar` unpacks.
struct AnnotationArchive: Sendable {
  let path: String
  let version: String

  /// The annotations of some locales, by locale (`en`, `pt_PT`). One call for all of them: each reads the whole archive.
  func annotations(of locales: [String]) throws(BuildError) -> [String: CLDRAnnotations] {
    let texts = try unpack(locales)
    var annotations: [String: CLDRAnnotations] = [:]
    for (locale, files) in zip(locales, texts) {
      annotations[locale] = try CLDRAnnotations(files)
    }
    return annotations
  }

  /// The files of each locale: its annotations and, where it has any, the derived ones. A regional locale may have
  /// nothing to derive.
  private func unpack(_ locales: [String]) throws(BuildError) -> [[TextFile]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let messages = "\(folder)/messages"
    guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else {
      throw .unwritable(path: folder)
    }
    let members = locales.map { "annotations*/\($0).xml" }
    let arguments = ["tar", "-xf", path, "-C", folder, "--wildcards"] + members
    guard try Subprocess.run(arguments, standardError: messages) == 0 else {
      throw failure(try TextFile(path: messages).text, xzIsInstalled: Subprocess.isInstalled("xz"))
    }
    var texts: [[TextFile]] = []
    for locale in locales {
      var files = [try TextFile(path: "\(folder)/annotations/\(locale).xml")]
      let derived = "\(folder)/annotationsDerived/\(locale).xml"
      if FileManager.default.fileExists(atPath: derived) { files.append(try TextFile(path: derived)) }
      texts.append(files)
    }
    return texts
  }

  /// What it means that tar failed. GNU tar calls xz, and says less plainly that there is none.
  func failure(_ message: String, xzIsInstalled: Bool) -> BuildError {
    if !xzIsInstalled && path.hasSuffix(".xz") && FileManager.default.fileExists(atPath: path) {
      return .missingProgram("xz")
    }
    let line = message.split(separator: "\n").first
    return .unpackingFailed(archive: path, message: line.map(String.init) ?? "tar failed")
  }
}
