/// Why the history could not do what it was asked for. Nothing of it was done then.
public enum HistoryError: Error, Hashable, Sendable {
  /// Neither `XDG_STATE_HOME` nor `HOME` names an absolute path.
  case noHome
  /// A text that the history does not take.
  case refused(TextRefusal)
  /// Others were writing all the time that there was.
  case busy
  /// The disk, the quota or a limit of the process leaves no room.
  case full
  /// The file or its folder may not be written.
  case readOnly
  /// The file or its folder cannot be made or opened, for this `errno`.
  case unavailable(errno: Int32)
  /// The file is broken and could not be set aside.
  case corrupt
  /// A newer emojipad wrote the file, with a schema of this version; it was not touched.
  case newer(version: Int)
  /// The file is the database of another program; it was not touched.
  case foreign
  /// SQLite failed in another way: its extended result code.
  case failed(code: Int32)

  init(_ error: SQLiteError) {
    self =
      switch error {
      case .busy: .busy
      case .full: .full
      case .readOnly: .readOnly
      case .cannotOpen(let errno): .unavailable(errno: errno)
      case .corrupt: .corrupt
      case .failed(let code): .failed(code: code)
      }
  }
}
