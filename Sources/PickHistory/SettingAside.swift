#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Moves a broken database out of the way; nothing of it is deleted.
///
/// Many processes can find the same file broken at once, and all of them then make a fresh one. Whoever moves a file
/// holds a lock on the folder and moves only the very file that it found broken:
///
/// ```
/// A: opens 17, broken → lock → the path is 17: moves it → unlock → makes 18
/// B: opens 17, broken → lock (waits) …………………………………………… → the path is gone, or is 18: leaves it alone
/// ```
struct SettingAside {
  let files: HistoryFiles
  /// The file that was found broken.
  let broken: HistoryFiles.Identity

  /// What belongs to a database. The database itself comes last: a fresh one must not find the log of another.
  private static let suffixes = ["-wal", "-shm", "-journal", ""]

  /// Moves the files.
  ///
  /// - Parameters:
  ///   - moment: The time that the new name tells.
  ///   - deadline: How long to wait for others that do the same.
  /// - Returns: The database's new path; `nil` where another process has moved it.
  /// - Throws: `HistoryError.corrupt` where it cannot be moved, `.busy`.
  func run(at moment: UnixSeconds, until deadline: Deadline) throws(HistoryError) -> String? {
    // A link stays where it is; what it leads to is moved, with what lies beside that.
    guard let resolved = unsafe realpath(files.path, nil) else { return nil }
    defer { unsafe free(resolved) }
    let path = unsafe String(cString: resolved)
    let lock = try lockFolder(of: path, until: deadline)
    defer { close(lock) }
    guard try files.identity() == broken else { return nil }
    let target = unusedName("\(path).corrupt-\(moment.rawValue)")
    for suffix in Self.suffixes {
      guard unsafe rename(path + suffix, target + suffix) == 0 || errno == ENOENT else { throw .corrupt }
    }
    return target
  }

  private func lockFolder(of path: String, until deadline: Deadline) throws(HistoryError) -> Int32 {
    let descriptor = unsafe open(HistoryFiles.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .corrupt }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = errno
      guard error == EWOULDBLOCK || error == EINTR, deadline.pause() else {
        close(descriptor)
        throw error == EWOULDBLOCK ? .busy : .corrupt
      }
    }
    return descriptor
  }

  private func unusedName(_ name: String) -> String {
    var unused = name
    var number = 1
    while Self.suffixes.contains(where: { unsafe access(unused + $0, F_OK) == 0 }) {
      number += 1
      unused = "\(name)-\(number)"
    }
    return unused
  }
}
