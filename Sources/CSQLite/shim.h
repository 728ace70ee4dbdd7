// SQLite 3, and the little of it that Swift cannot reach by itself.
#ifndef EMOJIPAD_CSQLITE_SHIM_H
#define EMOJIPAD_CSQLITE_SHIM_H

#include <sqlite3.h>
#include <stdbool.h>
#ifdef __linux__
#include <sys/vfs.h>
#else
#include <sys/mount.h>
#include <sys/param.h>
#endif

// Provided because SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import.
static inline int emojipad_bind_text(sqlite3_stmt *statement, int place, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, place, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Provided because a file's methods are a table of C functions. Reads the first bytes of the main database file as they
// lie there, zeroes where it is shorter: through SQLite's own descriptor, since closing another one of the same file
// would drop the locks that this process has on it (fcntl(2)), and before SQLite itself has written or locked anything.
static inline int emojipad_read_header(sqlite3 *database, void *bytes, int count, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int result = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (result != SQLITE_OK) return result;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  result = file->pMethods->xFileSize(file, size);
  if (result != SQLITE_OK) return result;
  result = file->pMethods->xRead(file, bytes, count, 0);
  return result == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : result;
}

// Provided because sqlite3_system_errno is 0 after a write that failed, and a file's methods are a table of C functions.
// The system's error behind the last failure: SQLite's own, else that of the database file or of its journal or log.
static inline int emojipad_system_errno(sqlite3 *database) {
  int result = sqlite3_system_errno(database);
  if (result == 0) sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &result);
  if (result != 0) return result;
  sqlite3_file *file = 0;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
  if (file != 0 && file->pMethods != 0) file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &result);
  return result;
}

// Provided because Swift's Glibc has no statfs. Whether a path is known to lie on a file system that several machines
// share or that maps no shared memory between processes: SQLite's WAL is not safe there.
static inline bool emojipad_is_shared_file_system(const char *path) {
  struct statfs facts;
  if (statfs(path, &facts) != 0) return true;
#ifdef __linux__
  switch ((unsigned int)facts.f_type) {
  case 0x6969:      // NFS
  case 0x517B:      // SMB
  case 0xFE534D42:  // SMB 2
  case 0xFF534D42:  // CIFS
  case 0x01021997:  // 9P
  case 0x65735546:  // FUSE: sshfs and kin
  case 0x00C36400:  // Ceph
  case 0x0BD00BD0:  // Lustre
  case 0x5346414F:  // AFS
  case 0x73757245:  // Coda
  case 0x47504653:  // GPFS
  case 0x01161970:  // GFS2
  case 0x7461636F:  // OCFS2
    return true;
  default:
    return false;
  }
#else
  return (facts.f_flags & MNT_LOCAL) == 0;
#endif
}

#endif
