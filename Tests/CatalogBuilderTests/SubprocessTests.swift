import Foundation
import Testing

@testable import catalog_builder

@Suite struct SubprocessTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  @Test func `exit status, signal, and what was written to standard error`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try Subprocess.run(["sh", "-c", "echo out; echo a b >&2; exit 3"], standardError: path) == 3)
    #expect(try TextFile(path: path).text == "a b\n")
    #expect(try Subprocess.run(["sh", "-c", "kill -KILL $$"], standardError: path) == 128 + 9)
    #expect(try TextFile(path: path).text == "")
  }

  @Test func `a program that is not there`() {
    #expect(throws: BuildError.missingProgram("no-such-program")) {
      try Subprocess.run(["no-such-program"], standardError: "/dev/null")
    }
    #expect(!Subprocess.isInstalled("no-such-program"))
    #expect(Subprocess.isInstalled("tar"))
  }
}
