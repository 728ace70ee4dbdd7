import Foundation

/// CLDR's annotations of all locales, as a compressed archive that `tar` unpacks.
struct AnnotationArchive: Sendable {
  let path: String
  let version: String

  /// The annotations of some locales, by locale (`en`, `pt_PT`). One call for all of them: each reads the whole archive.
  func annotations(of locales: [String]) throws(BuildError) -> [String: CLDRAnnotations] {
    let members = locales.map { locale in ["annotations/\(locale).xml", "annotationsDerived/\(locale).xml"] }
    let texts = try unpack(members.flatMap(\.self))
    var annotations: [String: CLDRAnnotations] = [:]
    for (locale, members) in zip(locales, members) {
      annotations[locale] = try CLDRAnnotations(members.compactMap { texts[$0] })
    }
    return annotations
  }

  /// The texts of the members, by member.
  private func unpack(_ members: [String]) throws(BuildError) -> [String: TextFile] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let messages = "\(folder)/messages"
    guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else {
      throw .unwritable(path: folder)
    }
    let arguments = ["tar", "-xf", path, "-C", folder] + members
    guard try Subprocess.run(arguments, standardError: messages) == 0 else {
      throw failure(try TextFile(path: messages).text, xzIsInstalled: Subprocess.isInstalled("xz"))
    }
    var texts: [String: TextFile] = [:]
    for member in members {
      texts[member] = try TextFile(path: "\(folder)/\(member)")
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
