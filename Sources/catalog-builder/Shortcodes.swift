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
