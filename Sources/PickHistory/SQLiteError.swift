internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why SQLite did not do what it was asked for.
enum SQLiteError: Error, Hashable {
  /// Another connection holds the lock; later it may not.
  case busy
  /// The disk, the quota or the limit of the process leaves no room.
  case full
  /// The file or its folder may not be written.
  case readOnly
  /// The file, or one that has to lie beside it, cannot be opened.
  case cannotOpen(errno: Int32)
  /// What lies in the file is no database, or a broken one.
  case corrupt
  /// Anything else: SQLite's extended result code.
  case failed(code: Int32)

  /// Reads a result code.
  ///
  /// - Parameters:
  ///   - code: The extended result code.
  ///   - errno: The system's error behind it, 0 where there is none.
  init(code: Int32, errno: Int32) {
    // READONLY_DBMOVED: another process has just moved the file away; the next try opens the one in its place.
    if code == SQLITE_READONLY | 4 << 8 {
      self = .busy
      return
    }
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_CANTOPEN: self = errno == EACCES || errno == EROFS ? .readOnly : .cannotOpen(errno: errno)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt
    case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(errno): self = .full
    case SQLITE_IOERR where errno == EROFS: self = .readOnly
    default: self = .failed(code: code)
    }
  }
}
