import Glibc
import TestSupport
import Testing

@testable import PickHistory

/// Places where nothing can be written. Root may write anywhere, so the picks are made as somebody else then.
@Suite struct PlaceTests {
  private let fixture: HistoryFixture
  private let folder: String
  private let user: UInt32? = geteuid() == 0 ? 65_534 : nil

  init() throws {
    fixture = try HistoryFixture()
    folder = HistoryFiles.folder(of: fixture.path)
  }

  /// Lets others look into the folders, and nobody else than root write.
  private func makeReadOnly() {
    for name in fixture.names { unsafe chmod("\(folder)/\(name)", 0o444) }
    for path in [folder, fixture.folder.file("state"), fixture.folder.path] { unsafe chmod(path, 0o555) }
  }

  /// Where this is not root, the folders have to be writable to be removed.
  private func makeWritable() {
    for path in [fixture.folder.path, fixture.folder.file("state"), folder] { unsafe chmod(path, 0o755) }
  }

  private func lines(picks: Int) throws -> [String] {
    let outputs = try TemporaryFolder()
    let arguments = [fixture.path, String(picks), "250", "a"] + (user.map { [String($0)] } ?? [])
    let writer = try BackgroundProgram(
      try builtProgram("history-writer"), arguments, outputPath: outputs.file("out"))
    #expect(try writer.wait() == .exited(0))
    return writer.lines
  }

  @Test(arguments: ["WAL", "DELETE"]) func `a read-only home: the history is read, and that it is not written is told`(
    journal: String
  ) throws {
    try fixture.store.record(["B", "A"])
    try fixture.execute("PRAGMA journal_mode = \(journal)")
    let before = contents(ofFile: fixture.path)
    makeReadOnly()
    defer { makeWritable() }
    #expect(try lines(picks: 1) == ["not stored: readOnly", "recents: A B"])
    #expect(contents(ofFile: fixture.path) == before)
    #expect(fixture.names == ["history.db"])
  }

  @Test func `a read-only home without a history`() throws {
    makeReadOnly()
    unsafe chmod(fixture.folder.path, 0o555)
    defer { makeWritable() }
    #expect(try lines(picks: 1) == ["not stored: readOnly", "recents: "])
  }

  @Test func `a broken file that cannot be set aside stays and is told`() throws {
    try fixture.write("broken")
    makeReadOnly()
    defer { makeWritable() }
    #expect(try lines(picks: 1) == ["not stored: corrupt", "no recents: corrupt"])
    #expect(text(ofFile: fixture.path) == "broken")
  }

  @Test(arguments: ["WAL", "DELETE"]) func `no room on the disk: told, and what was told to be stored is there`(
    journal: String
  ) throws {
    let store = fixture.store
    try store.record((0..<1_000).map { "a text that takes some room in the file, number \($0)" })
    store.close()
    try fixture.execute("PRAGMA journal_mode = \(journal)")
    let size = try #require(contents(ofFile: fixture.path)).count
    // A file cannot grow beyond this many blocks of 512 bytes.
    let blocks = journal == "WAL" ? 160 : size / 512
    let result = try run(
      "sh",
      [
        "-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\"", try builtProgram("history-writer"), fixture.path,
        "300", "1000", String(repeating: "long ", count: 1_000),
      ])
    #expect(result.status == .exited(0), "\(result.errorText)")
    let lines = result.text.split(separator: "\n")
    #expect(lines.contains("not stored: full"), "\(lines.prefix(3).map { $0.prefix(80) })")
    let told = lines.count { $0 == "stored" }
    #expect(try store.entries().reduce(0) { $0 + Int($1.count) } == 1_000 + told)
    try store.record(["there is room again"])
    #expect(try store.recents(limit: 1) == ["there is room again"])
    #expect(store.setAside.isEmpty)
  }

  @Test func `a history is read where there is no room even for what SQLite needs to read`() throws {
    try fixture.store.record(["B", "A"])
    let result = try run(
      "sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"", try builtProgram("history-writer"), fixture.path, "0",
        "1000",
        "a",
      ])
    #expect(result.text == "recents: A B\n")
  }
}
