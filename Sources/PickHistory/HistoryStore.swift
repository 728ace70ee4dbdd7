/// What was picked, and the favourites: a database that any number of processes share.
///
/// Nothing is opened before it is needed, and a history that is not there is empty until something is stored. A broken
/// file is set aside and a fresh one made; a file of a newer version or of another program is left alone. Used by one
/// thread at a time.
public final class HistoryStore {
  /// How long storing a pick may keep the output waiting.
  public static let outputPatience = Duration.milliseconds(250)
  /// How long to try once the output is out. A hundred writers at once need about a second.
  public static let lastPatience = Duration.seconds(10)

  /// The path of the database file.
  public var path: String { files.path }
  /// Broken databases that were set aside since the store was made, by their new paths.
  public private(set) var setAside: [String] = []

  let files: HistoryFiles
  private var file: HistoryFile?

  /// Whether the file is open. A second descriptor of it must not be closed then: that would drop the locks.
  var isOpen: Bool { file != nil }

  /// Makes a store without touching the file.
  ///
  /// - Parameter path: The absolute path of the file, as `HistoryLocation.path` tells it.
  public init(path: String) {
    files = HistoryFiles(path: path)
  }

  /// Closes the file; what is asked for afterwards opens it again. The last process that closes it moves the changes from
  /// the log to the database, which may wait for the disk.
  public func close() {
    file = nil
  }

  /// Reads the history.
  ///
  /// - Parameters:
  ///   - limit: How long to wait for others.
  ///   - body: What to read; it may be run again from the beginning.
  /// - Returns: What `body` returns; `nil` where there is no history.
  /// - Throws: `HistoryError`.
  func read<Result>(
    within limit: Duration, _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(HistoryError) -> Result? {
    try perform(.reading, within: limit, body)
  }

  /// Changes what is there.
  ///
  /// - Parameters:
  ///   - limit: How long to wait for others.
  ///   - body: The change, whole or not at all; it may be run again from the beginning.
  /// - Returns: What `body` returns; `nil` where there is no history.
  /// - Throws: `HistoryError`; nothing was changed then.
  func change<Result>(
    within limit: Duration, _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(HistoryError) -> Result? {
    try perform(.changing, within: limit, body)
  }

  /// Changes the history, which is made where there is none.
  ///
  /// - Parameters:
  ///   - limit: How long to wait for others.
  ///   - body: The change, whole or not at all; it may be run again from the beginning.
  /// - Returns: What `body` returns.
  /// - Throws: `HistoryError`; nothing was changed then.
  func write<Result>(
    within limit: Duration, _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(HistoryError) -> Result {
    guard let result = try perform(.writing, within: limit, body) else { throw .unavailable(errno: 0) }
    return result
  }

  private func perform<Result>(
    _ purpose: HistoryFile.Purpose, within limit: Duration, _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(HistoryError) -> Result? {
    let deadline = Deadline(in: limit)
    var mayResort = true
    while true {
      var identity: HistoryFiles.Identity?
      do throws(HistoryError) {
        if purpose == .writing { try files.create() }
        identity = try files.identity()
        guard let identity else { return nil }
        guard let connection = try connection(to: identity, for: purpose, until: deadline) else { return nil }
        return try orHistoryError { () throws(SQLiteError) in try body(connection) }
      } catch {
        switch error {
        case .busy:
          guard deadline.pause() else { throw .busy }
        case .corrupt where mayResort:
          mayResort = false
          try setAside(identity, until: deadline)
        case .corrupt, .noHome, .refused, .full, .readOnly, .unavailable, .newer, .foreign, .failed:
          // What could not be written is asked for anew the next time.
          file = nil
          throw error
        }
      }
    }
  }

  /// The connection, opened anew where another file has taken the place of the one that was open.
  private func connection(
    to identity: HistoryFiles.Identity, for purpose: HistoryFile.Purpose, until deadline: Deadline
  ) throws(HistoryError) -> SQLiteConnection? {
    if file?.identity != identity { file = nil }
    if file == nil { file = try HistoryFile.open(files, identity, for: purpose, until: deadline) }
    guard let connection = file?.connection else { return nil }
    if purpose != .reading {
      try orHistoryError { () throws(SQLiteError) in try file?.prepareForWriting(files) }
    }
    connection.setPatience(deadline.remaining)
    return connection
  }

  private func setAside(_ broken: HistoryFiles.Identity?, until deadline: Deadline) throws(HistoryError) {
    file = nil
    guard let broken else { throw .corrupt }
    let moved = try SettingAside(files: files, broken: broken).run(at: .now, until: deadline)
    if let moved { setAside.append(moved) }
  }
}
