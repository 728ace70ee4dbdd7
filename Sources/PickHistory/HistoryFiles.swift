#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The history's file as the file system knows it.
struct HistoryFiles {
  /// The path of the database; others lie beside it.
  let path: String

  /// Which file a path leads to: as long as it exists, no other file is the same.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// The file that is there now; `nil` where there is none.
  ///
  /// - Throws: `HistoryError.unavailable` where that cannot be told.
  func identity() throws(HistoryError) -> Identity? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      let error = errno
      if error == ENOENT { return nil }
      throw .unavailable(errno: error)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .unavailable(errno: EISDIR) }
    return Identity(device: UInt64(truncatingIfNeeded: facts.st_dev), inode: UInt64(facts.st_ino))
  }

  /// What tells whether a file has been changed.
  struct State: Hashable {
    let identity: Identity
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// The present state of the file; `nil` where it cannot be told.
  var state: State? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return State(
      identity: Identity(device: UInt64(truncatingIfNeeded: facts.st_dev), inode: UInt64(facts.st_ino)),
      size: Int(facts.st_size), seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
  }

  /// Whether neither a write-ahead log nor a rollback journal lies beside the database: nobody has it open for writing.
  var isSettled: Bool {
    unsafe access(path + "-wal", F_OK) != 0 && access(path + "-journal", F_OK) != 0
  }

  /// Whether a write-ahead log with anything in it lies beside the database.
  var hasLog: Bool {
    var facts = stat()
    return unsafe stat(path + "-wal", &facts) == 0 && facts.st_size > 0
  }

  /// Makes the file where there is none, for nobody else to read, and the folders above it.
  ///
  /// - Throws: `HistoryError.readOnly`, `.full` or `.unavailable`.
  func create() throws(HistoryError) {
    if exists { return }
    try Self.createFolder(Self.folder(of: path))
    // Only a file that is not there is opened: closing a descriptor of it would drop the locks of this process.
    var descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == EEXIST {
      if exists { return }
      // A link that leads nowhere: what it leads to is made.
      descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    close(descriptor)
  }

  private var exists: Bool { unsafe access(path, F_OK) == 0 }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func createFolder(_ path: String) throws(HistoryError) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    switch errno {
    // Something is there, whatever it is; what is opened in it will tell.
    case EEXIST, EISDIR: return
    case ENOENT where path != "/" && path != ".":
      try createFolder(folder(of: path))
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(errno) }
    case let error:
      // On a file system that is read-only that is told before that the folder is there.
      if unsafe access(path, F_OK) == 0 { return }
      throw failure(error)
    }
  }

  private static func failure(_ error: Int32) -> HistoryError {
    switch error {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    default: .unavailable(errno: error)
    }
  }
}
