import Foundation

/// A folder whose files have their version in their name.
struct DataFolder: Sendable {
  let path: String

  /// The one file of a pattern, and its version.
  func file(_ pattern: String) throws(BuildError) -> Inputs.Versioned {
    let item = try item(pattern)
    return Inputs.Versioned(file: try TextFile(path: item.path), version: item.version)
  }

  /// The one file or folder whose name is the pattern with a version for its `*`.
  func item(_ pattern: String) throws(BuildError) -> (path: String, version: String) {
    let parts = pattern.split(separator: "/").map(String.init)
    let folder = ([path] + parts.dropLast()).joined(separator: "/")
    let affixes = parts[parts.count - 1].split(separator: "*", omittingEmptySubsequences: false)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(path: folder)
    }
    let found = names.sorted().filter { name in
      name.hasPrefix(affixes[0]) && name.hasSuffix(affixes[1]) && name.count > affixes[0].count + affixes[1].count
    }
    guard let name = found.first else { throw .missingInput(folder: folder, pattern: parts[parts.count - 1]) }
    guard found.count == 1 else {
      throw .ambiguousInput(folder: folder, pattern: parts[parts.count - 1], found: found)
    }
    return ("\(folder)/\(name)", String(name.dropFirst(affixes[0].count).dropLast(affixes[1].count)))
  }
}
