/// The informal words that were written by hand, each with the emoji that people mean by it, in the order of a judgement.
struct RankedKeywords: Sendable {
  private let items: [String: [String]]

  // deploy	🚀|🚢|📦
  /// Reads the words.
  ///
  /// - Parameters:
  ///   - file: Lines of a word and its emoji, what most people mean first.
  ///   - emoji: All emoji of the catalogue.
  /// - Throws: `BuildError.malformed` for an emoji that is not in the catalogue as it is written, that stands twice in a
  ///   line, for a word that has a line already, or that is not in the form which the catalogue's keywords have.
  init(_ file: TextFile, emoji: [EmojiSequence]) throws(BuildError) {
    let known = Set(emoji.map { Array($0.text.utf8) })
    var items: [String: [String]] = [:]
    var words: Set<String> = []
    for (line, fields) in try HandWrittenTable(file, fieldCount: 2).rows {
      let word = fields[0]
      guard KeywordList.clean(word)?.lowercased() == word, !word.contains("^") else {
        throw file.malformed(line, "'\(word)' is not lower case, or has a sign that the catalogue needs")
      }
      guard words.insert(word).inserted else { throw file.malformed(line, "a second line for '\(word)'") }
      let choices = fields[1].split(separator: "|", omittingEmptySubsequences: false).map { EmojiSequence(String($0)) }
      guard Set(choices).count == choices.count else { throw file.malformed(line, "the same emoji twice") }
      for (index, choice) in choices.enumerated() {
        guard known.contains(Array(choice.text.utf8)) else {
          throw file.malformed(line, "\(choice.text) is not in the catalogue")
        }
        items[choice.key, default: []].append("\(word)^\(index + 1)")
      }
    }
    self.items = items
  }

  /// The words that stand for an emoji as the catalogue's `extra` field has them, with their rank: `deploy^1` where it
  /// is the first choice, `deploy^2` where it is the second.
  func items(of sequence: EmojiSequence) -> [String] {
    items[sequence.key] ?? []
  }
}
