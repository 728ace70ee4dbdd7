import Glibc
import TestSupport

@testable import PickHistory

/// A history in a folder of its own.
struct HistoryFixture {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("state/emojipad/history.db")
  }

  /// A store that nothing is open in, as another process has it.
  var store: HistoryStore { HistoryStore(path: path) }

  /// Makes the folder and writes bytes where the history lies.
  func write(_ bytes: String) throws {
    try HistoryFiles(path: path).create()
    try TestSupport.write(bytes, toFile: path)
  }

  /// Runs statements on the file as any program could; the file is made where there is none.
  func execute(_ sql: String) throws {
    try HistoryFiles(path: path).create()
    try SQLiteConnection.open(path, .readWrite).execute(sql)
  }

  /// The names of the files beside the history, sorted.
  var names: [String] {
    guard let listed = try? run("ls", ["-A", HistoryFiles.folder(of: path)]) else { return [] }
    return listed.text.split(separator: "\n").map(String.init)
  }

  /// Starts a `history-writer`.
  func writer(
    _ number: Int, picks: Int, within patience: Int = 30_000, text: String = "a", user: UInt32? = nil
  ) throws -> BackgroundProgram {
    try BackgroundProgram(
      try builtProgram("history-writer"),
      [path, String(picks), String(patience), text] + (user.map { [String($0)] } ?? []),
      outputPath: folder.file("out-\(number)"))
  }
}

/// The mode bits of a file.
func mode(ofFile path: String) -> mode_t? {
  var facts = stat()
  return unsafe stat(path, &facts) == 0 ? facts.st_mode & 0o7777 : nil
}

extension HistoryStore {
  /// Stores picks, a second apart.
  func record(_ texts: [String], from start: Int64 = 1_700_000_000) throws {
    for (index, text) in texts.enumerated() {
      try record(text, at: UnixSeconds(start + Int64(index)), within: .seconds(10))
    }
  }
}
