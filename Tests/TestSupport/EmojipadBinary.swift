internal import Glibc

/// The path of the program under test: `EMOJIPAD_BINARY`, else the one built beside the test bundle.
///
/// - Throws: `DriverError.programMissing` where there is none.
public func emojipadBinary() throws -> String {
  let path = variable("EMOJIPAD_BINARY") ?? (buildFolder().map { "\($0)/emojipad" } ?? "emojipad")
  guard unsafe access(path, X_OK) == 0 else { throw DriverError.programMissing(path) }
  return absolute(path)
}

/// The path of another program of the package, built beside the test bundle.
///
/// - Parameter name: The name of its target.
/// - Returns: An absolute path.
/// - Throws: `DriverError.programMissing` where there is none.
public func builtProgram(_ name: String) throws -> String {
  let path = buildFolder().map { "\($0)/\(name)" } ?? name
  guard unsafe access(path, X_OK) == 0 else { throw DriverError.programMissing(path) }
  return absolute(path)
}

/// The folder that this test bundle was loaded from: the program itself, or an object mapped into it.
private func buildFolder() -> String? {
  let mapped = text(ofFile: "/proc/self/maps").split(separator: "\n").compactMap { line in
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
  let bundle = mapped.first { $0.hasSuffix(".xctest") || $0.contains("PackageTests") }
  return bundle.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
}

private func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return path }
  defer { unsafe free(folder) }
  return unsafe "\(String(cString: folder))/\(path)"
}
