import Foundation

/// A text file that was read whole, with the name that errors call it by.
struct TextFile: Sendable {
  let name: String
  let text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  init(path: String) throws(BuildError) {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(bytes: data, encoding: .utf8)
    else { throw .unreadable(path: path) }
    name = (path as NSString).lastPathComponent
    self.text = text
  }

  /// The lines with their numbers, from 1. A last line that is empty is none.
  var lines: [(number: Int, text: Substring)] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.enumerated().map { ($0.offset + 1, $0.element) }
  }

  func malformed(_ line: Int, _ what: String) -> BuildError {
    .malformed(file: name, line: line, what: what)
  }
}
