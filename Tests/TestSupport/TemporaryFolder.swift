internal import Glibc

/// A folder of its own for a test, with all that is in it removed at the end.
public final class TemporaryFolder: Sendable {
  /// The absolute path.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: `DriverError.system` where the system gives none.
  public init() throws {
    var template = Array("/tmp/emojipad-test-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> Bool in
      guard let base = buffer.baseAddress else { return false }
      return unsafe mkdtemp(base) != nil
    }
    guard made else { throw DriverError.system(call: "mkdtemp", errno: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    removeTree(path)
  }

  /// The path of a file in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a symbolic link in the folder.
  ///
  /// - Parameters:
  ///   - name: The link's name.
  ///   - target: The absolute path that it leads to.
  /// - Throws: Where the system refuses.
  public func link(_ name: String, to target: String) throws {
    guard unsafe symlink(target, file(name)) == 0 else {
      throw DriverError.system(call: "symlink \(name)", errno: errno)
    }
  }
}

/// Removes a folder and everything below it, following no link.
private func removeTree(_ path: String) {
  guard let folder = unsafe opendir(path) else { return }
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    let child = "\(path)/\(name)"
    if unsafe unlink(child) != 0 { removeTree(child) }
  }
  unsafe closedir(folder)
  unsafe rmdir(path)
}
