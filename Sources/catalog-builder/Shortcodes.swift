import Foundation

/// The names that a chat service gives to emoji, by the sequence without U+FE0F, each list in its source's order.
///
/// A name may mean one emoji on GitHub and another on Slack (`snowman`, `email` …): the services stay apart.
struct Shortcodes: Sendable {
  private(set) var codes: [String: [String]] = [:]

  subscript(sequence: EmojiSequence) -> [String] {
    codes[sequence.key] ?? []
  }

  /// Every sequence named.
  var keys: some Collection<String> { codes.keys }

  // 👍	+1
  // 👍	thumbsup
  /// Reads Slack's names: a line a name, the emoji before it. The bare skin tones are left out, they are no emoji.
  init(slack file: TextFile) throws(BuildError) {
    for (number, line) in file.lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, !fields.contains("") else { throw file.malformed(number, "not emoji and name") }
      let sequence = EmojiSequence(fields[0])
      if sequence.modifierCount > 0 { continue }
      codes[sequence.key, default: []].append(fields[1])
    }
  }

  init(_ gemoji: Gemoji) {
    codes = gemoji.entries.mapValues(\.aliases)
  }
}

/// GitHub's emoji: shortcodes ("aliases") and keywords ("tags"), by the sequence without U+FE0F.
struct Gemoji: Sendable {
  struct Entry: Decodable, Sendable {
    let emoji: String
    let aliases: [String]
    let tags: [String]
  }

  let entries: [String: Entry]

  init(_ file: TextFile) throws(BuildError) {
    guard let list = try? JSONDecoder().decode([Entry].self, from: Data(file.text.utf8)) else {
      throw file.malformed(0, "not gemoji's list")
    }
    entries = Dictionary(list.map { (EmojiSequence($0.emoji).key, $0) }) { first, _ in first }
  }
}
