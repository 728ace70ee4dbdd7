import TestSupport
import Testing

@testable import EmojipadCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct LineReaderTests {
  /// The lines of a text that is read from a file, and what ended them.
  private func lines(of text: String) throws -> (lines: [String], error: LineError?) {
    let folder = try TemporaryFolder()
    try TestSupport.write(text, toFile: folder.file("in"))
    let descriptor = unsafe open(folder.file("in"), O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor: descriptor)
    var lines: [String] = []
    do {
      while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
      return (lines, nil)
    } catch {
      return (lines, error)
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]), ("\n\na", ["", "", "a"]),
    ("a\r\nb\n", ["a\r", "b"]),
  ]) func `a newline ends a line, the end of the input too`(text: String, expected: [String]) throws {
    let (lines, error) = try lines(of: text)
    #expect(lines == expected)
    #expect(error == nil)
  }

  @Test func `a byte order mark at the start is nothing, elsewhere it is text`() throws {
    #expect(try lines(of: "\u{FEFF}").lines == [])
    #expect(try lines(of: "\u{FEFF}a\n\u{FEFF}b").lines == ["a", "\u{FEFF}b"])
  }

  @Test func `lines lie across the pieces in which they are read`() throws {
    let expected = (0..<2_000).map { String(repeating: "\($0)", count: 1 + $0 * 7 % 200) }
    let (lines, error) = try lines(of: expected.joined(separator: "\n"))
    #expect(lines == expected)
    #expect(error == nil)
  }

  @Test func `a line has a longest length`() throws {
    let longest = String(repeating: "x", count: LineReader.longestLine)
    let (fitting, none) = try lines(of: "\(longest)\n\(longest)")
    #expect(fitting.map(\.utf8.count) == [LineReader.longestLine, LineReader.longestLine])
    #expect(none == nil)
    for end in ["x", "x\n", "x\(longest)\(longest)\n"] {
      let (before, error) = try lines(of: "a\n\(longest)\(end)")
      #expect(before == ["a"])
      #expect(error == .tooLong)
    }
  }

  @Test func `a descriptor that cannot be read is told`() {
    var reader = LineReader(descriptor: -1)
    #expect(throws: LineError.system(EBADF)) { _ = try reader.next()?.count }
  }
}
