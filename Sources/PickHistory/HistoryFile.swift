internal import CSQLite

/// An open history: a connection to a file that is ours and of the present version.
struct HistoryFile {
  /// What a history is wanted for.
  enum Purpose {
    /// Nothing is made where nothing is.
    case reading
    /// What is there is changed; nothing is made where nothing is.
    case changing
    /// The file and its folders are made where they are not there.
    case writing
  }

  let connection: SQLiteConnection
  /// Which file it is.
  let identity: HistoryFiles.Identity
  private var usesWAL: Bool
  private var isPreparedForWriting = false

  /// Opens a history.
  ///
  /// - Parameters:
  ///   - files: Where it is.
  ///   - identity: Which file is there.
  ///   - purpose: What for.
  ///   - deadline: How long to wait for others.
  /// - Returns: The history; `nil` where the file is still empty and none is to be made.
  /// - Throws: `HistoryError`; with `.corrupt` it was that file.
  static func open(
    _ files: HistoryFiles, _ identity: HistoryFiles.Identity, for purpose: Purpose, until deadline: Deadline
  ) throws(HistoryError) -> HistoryFile? {
    let connection = try orHistoryError { () throws(SQLiteError) in
      try SQLiteConnection.open(files.path, .readWrite)
    }
    let header = try orHistoryError(connection.header)
    if header.size == 0 {
      if purpose != .writing { return nil }
    } else {
      try check(header)
    }
    let file = HistoryFile(connection: connection, identity: identity, usesWAL: header.usesWAL)
    connection.setPatience(deadline.remaining)
    do throws(HistoryError) {
      try file.bringUpToDate()
      return file
    } catch {
      guard purpose == .reading, header.usesWAL, !files.hasLog, error.isAboutPlace else { throw error }
      return try openImmutable(files, identity)
    }
  }

  /// Opens a history where nothing can be written: no log can be made there, and nobody changes the file.
  private static func openImmutable(
    _ files: HistoryFiles, _ identity: HistoryFiles.Identity
  ) throws(HistoryError) -> HistoryFile {
    let connection = try orHistoryError { () throws(SQLiteError) in
      try SQLiteConnection.open(files.path, .immutable)
    }
    let file = HistoryFile(connection: connection, identity: identity, usesWAL: true)
    try file.bringUpToDate()
    return file
  }

  /// Leaves a file alone that is not ours to read. What is asked here never changes in a file of ours, or only grows.
  private static func check(_ header: SQLiteHeader) throws(HistoryError) {
    guard header.isDatabase else { throw .corrupt }
    guard header.applicationID == HistorySchema.applicationID else { throw .foreign }
    guard header.userVersion <= HistorySchema.version else { throw .newer(version: header.userVersion) }
  }

  private func bringUpToDate() throws(HistoryError) {
    let version = try orHistoryError { () throws(SQLiteError) in
      try HistorySchema.version(of: connection)
    }
    if version > HistorySchema.version { throw .newer(version: version) }
    if version == HistorySchema.version { return }
    try orHistoryError { () throws(SQLiteError) in
      try HistorySchema.migrate(connection)
    }
  }

  /// What only a connection that writes needs.
  mutating func prepareForWriting(_ files: HistoryFiles) throws(SQLiteError) {
    guard !isPreparedForWriting else { return }
    try connection.define("decayed_sum") { DecayedUse.sum($0, $1) }
    if !usesWAL, unsafe !emojipad_is_shared_file_system(files.path) {
      // Whoever opens the file next tries again where it does not succeed: others may use it, or the file system may
      // not map shared memory. The rollback journal serves as well, only slower.
      connection.setPatience(.zero)
      usesWAL = (try? connection.text(of: "PRAGMA journal_mode = WAL")) == "wal"
    }
    // With a log the database survives the end of any process, and a power cut costs the last picks at most; a sync for
    // each of them would make the person wait for the disk. The rollback journal needs its syncs.
    if usesWAL { try connection.execute("PRAGMA synchronous = NORMAL") }
    isPreparedForWriting = true
  }
}

/// Does `body` and tells its errors as those of the history.
func orHistoryError<Result>(_ body: () throws(SQLiteError) -> Result) throws(HistoryError) -> Result {
  do {
    return try body()
  } catch {
    throw HistoryError(error)
  }
}

extension HistoryError {
  /// Whether the place is at fault, and not what is there.
  fileprivate var isAboutPlace: Bool {
    switch self {
    case .readOnly, .full, .unavailable: true
    case .noHome, .refused, .busy, .corrupt, .newer, .foreign, .failed: false
    }
  }
}
