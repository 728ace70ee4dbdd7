import TestSupport
import Testing

/// A query, and the emoji that were judged to answer it.
struct JudgedQuery {
  let query: String
  let expected: Set<String>

  /// Reads a file of `Data/search`: lines of the form `{"query": "…", "expect": ["…", …], …}`, in which no string has
  /// an escape.
  static func read(_ file: String) throws -> [JudgedQuery] {
    let path = "\(#filePath)".replacing("JudgedQuery.swift", with: "Data/search/\(file)")
    return try text(ofFile: path).split(separator: "\n").map { line in
      try #require(!line.contains("\\"))
      let query = try #require(line.firstMatch(of: #/"query": "([^"]+)"/#))
      let expected = try #require(line.firstMatch(of: #/"expect": \[([^\]]+)\]/#))
      let emoji = expected.1.split(separator: ",").map { bare($0.filter { $0 != "\"" && $0 != " " }) }
      return JudgedQuery(query: String(query.1), expected: Set(emoji))
    }
  }

  /// An emoji without variation selectors and tones.
  static func bare(_ text: some StringProtocol) -> String {
    let ignored: Set<UInt32> = [0xFE0E, 0xFE0F, 0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF]
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !ignored.contains($0.value) }))
  }
}
