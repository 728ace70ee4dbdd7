import Foundation

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
