import Glibc
import TestSupport
import Testing

@testable import PickHistory

/// Many processes at once, and processes that are killed. One after the other: each of them needs the whole machine.
@Suite(.serialized) struct ConcurrencyTests {
  private func stored(_ programs: [BackgroundProgram]) -> Int {
    programs.reduce(0) { $0 + $1.lines.count { $0 == "stored" } }
  }

  private func counted(_ store: HistoryStore) throws -> Int {
    try store.entries().reduce(0) { $0 + Int($1.count) }
  }

  @Test func `a hundred processes that store a hundred picks each, at once: ten thousand are counted`() throws {
    let fixture = try HistoryFixture()
    let programs = try (0..<100).map { try fixture.writer($0, picks: 100, text: "text \($0 % 7) ") }
    for program in programs { #expect(try program.wait() == .exited(0)) }
    #expect(stored(programs) == 10_000)
    #expect(try counted(fixture.store) == 10_000)
    #expect(try fixture.store.recents().count == 70)
    #expect(fixture.names.contains { $0.contains("corrupt") } == false)
  }

  @Test func `C65: what was told to be stored is there after a kill at any moment`() throws {
    let rounds = variable("EMOJIPAD_KILLS").flatMap { Int($0) } ?? 20
    let fixture = try HistoryFixture()
    var random = SplitMix64(seed: 65)
    var told = 0
    for round in 0..<rounds {
      // Now and then the file itself is new.
      if round % 10 == 9 {
        for name in fixture.names { unsafe unlink(HistoryFiles.folder(of: fixture.path) + "/" + name) }
        told = 0
      }
      let programs = try (0..<2).map { try fixture.writer($0, picks: 1_000_000) }
      for program in programs {
        passTime(.microseconds(Int.random(in: 0...30_000, using: &random)))
        try program.killNow()
      }
      told += stored(programs)
      let found = try counted(fixture.store)
      // A pick can be stored and not told yet.
      #expect(told...told + programs.count ~= found, "round \(round)")
      told = found
    }
    let connection = try SQLiteConnection.open(fixture.path, .readWrite)
    #expect(try connection.text(of: "PRAGMA integrity_check") == "ok")
    #expect(fixture.names.contains { $0.contains("corrupt") } == false)
  }

  @Test func `twenty processes that find the same broken file set one file aside and lose no pick`() throws {
    for round in 0..<3 {
      let fixture = try HistoryFixture()
      try fixture.write("broken \(round)")
      let programs = try (0..<20).map { try fixture.writer($0, picks: 10) }
      for program in programs { #expect(try program.wait() == .exited(0)) }
      #expect(stored(programs) == 200)
      #expect(try counted(fixture.store) == 200)
      let aside = fixture.names.filter { $0.contains("corrupt") }
      #expect(aside.count == 1)
      #expect(programs.flatMap(\.lines).count { $0.hasPrefix("set aside: ") } == 1)
      let path = HistoryFiles.folder(of: fixture.path) + "/" + (aside.first ?? "")
      #expect(text(ofFile: path) == "broken \(round)")
    }
  }

  @Test func `twenty processes that find an older version bring it up to date once`() throws {
    let fixture = try HistoryFixture()
    try fixture.execute(
      """
      PRAGMA application_id = \(HistorySchema.applicationID); \(HistorySchema.steps[0]) PRAGMA user_version = 1;
      INSERT INTO entry VALUES('A', 3, 1700000000, 1, 655.9, NULL)
      """)
    let programs = try (0..<20).map { try fixture.writer($0, picks: 10) }
    for program in programs { #expect(try program.wait() == .exited(0)) }
    #expect(try counted(fixture.store) == 203)
  }

  @Test func `a pick waits for a lock as long as it may, and then tells that it is not stored`() throws {
    let fixture = try HistoryFixture()
    let store = fixture.store
    try store.record(["A"])
    let other = try SQLiteConnection.open(fixture.path, .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    let waited = clock.measure {
      #expect(throws: HistoryError.busy) { try store.record("B", within: .milliseconds(250)) }
    }
    #expect(waited >= .milliseconds(240) && waited < .seconds(5), "\(waited)")
    // Who reads does not wait for who writes.
    #expect(try fixture.store.recents(within: .zero) == ["A"])
    try other.execute("COMMIT")
    try store.record("B", within: .zero)
    #expect(try store.recents() == ["B", "A"])
  }

  @Test func `what was read stays readable while others write`() throws {
    let fixture = try HistoryFixture()
    try fixture.store.record(["A"])
    let writer = try fixture.writer(0, picks: 300)
    let store = fixture.store
    while writer.lines.count < 301 { #expect(try store.recents(within: .milliseconds(250)).isEmpty == false) }
    #expect(try writer.wait() == .exited(0))
  }
}
