import PickHistory

// The wording of what can go wrong with the history.

extension HistoryError {
  /// One line for a person about the history that lies at a path.
  func message(path: String) -> String {
    switch self {
    case .noHome: "the history has no place: neither XDG_STATE_HOME nor HOME names a folder"
    case .refused(let reason): "the history does not take that text: \(reason.message)"
    case .busy: "the history is being written by others all the time; try again"
    case .full: "the history cannot be written: no room is left for \(path)"
    case .readOnly: "the history cannot be written: \(path) or its folder is read-only"
    case .unavailable(let errno): "the history \(path) cannot be opened: \(errorDescription(errno))"
    case .corrupt: "the history \(path) is broken and cannot be set aside"
    case .newer(let version): "the history \(path) is a newer emojipad's (version \(version)); it is left alone"
    case .foreign: "the history \(path) is another program's database; it is left alone"
    case .failed(let code): "the history \(path) cannot be used: SQLite's error \(code)"
    }
  }
}

extension TextRefusal {
  var message: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it has more than \(TextRefusal.longestText) bytes"
    case .hostileCharacter: "it holds a control or bidi character"
    }
  }
}

extension ImportError {
  func message(source: String) -> String {
    switch self {
    case .unreadable(let code): "\(source) cannot be read: \(errorDescription(code))"
    case .lineTooLong(let line): "\(source), line \(line): it is longer than \(LineReader.longestLine) bytes"
    case .badLine(let line, let error): "\(source), line \(line): \(error.message); nothing was imported"
    }
  }
}

extension ExportFormat.LineError {
  var message: String {
    switch self {
    case .notAnExport: "it is not “emojipad-history”, a tab and 1"
    case .notUTF8: "it is not UTF-8"
    case .notFourFields: "it has not four fields with tabs between them"
    case .badEscape: #"a backslash is followed by none of t, n and \"#
    case .refused(let reason): "the text cannot be in a history: \(reason.message)"
    case .badCount: "the count is not a whole number"
    case .badTime: "the last use is not a whole number of Unix seconds"
    case .badPosition: "the favourite position is neither empty nor a whole number from 1"
    }
  }
}
