import Foundation

/// The informal keywords of one source, by the sequence without U+FE0F, cleaned of what its making left in them.
struct InformalKeywords: Sendable {
  let keywords: [String: [String]]

  // {"😀":["grinning_face","face","smile",":d"], …}
  init(emojilib file: TextFile) throws(BuildError) {
    guard let lists = try? JSONDecoder().decode([String: [String]].self, from: Data(file.text.utf8)) else {
      throw file.malformed(0, "not emojilib's object of lists")
    }
    var keywords: [String: [String]] = [:]
    for (emoji, list) in lists {
      keywords[EmojiSequence(emoji).key] = list.compactMap(Self.spoken)
    }
    self.keywords = keywords
  }

  init(tags gemoji: Gemoji) {
    keywords = gemoji.entries.mapValues { $0.tags.compactMap(Self.spoken) }
  }

  subscript(sequence: EmojiSequence) -> [String] {
    keywords[sequence.key] ?? []
  }

  /// A keyword as a person would type it; nil where nothing is left.
  ///
  /// The sources write `_` for a space, so what begins with one is a minus sign or an emoticon that was lost. Some
  /// phrases were cut to two words joined by a no-break space ("lock with", "of cards", "🚓 cop"); quotation marks
  /// stayed on the words of quoted names.
  static func spoken(_ keyword: String) -> String? {
    guard !keyword.hasPrefix("_") else { return nil }
    let text = keyword.replacing("_", with: " ").replacing("’", with: "'")
    // A no-break space is white space, so that it splits too.
    var words = text.split(whereSeparator: \.isWhitespace).map { word in
      word.contains(where: \.isLetter) ? word.trimming { "“”;®".contains($0) } : word
    }
    words.removeAll { word in word.unicodeScalars.allSatisfy { !$0.isASCII && $0.properties.isEmoji } }
    while let last = words.last, functionWords.contains(last.lowercased()) { words.removeLast() }
    while let first = words.first, functionWords.contains(first.lowercased()) { words.removeFirst() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Words that mean nothing at either end of a keyword.
  private static let functionWords: Set<String> = [
    "an", "and", "as", "at", "by", "for", "from", "in", "is", "of", "or", "the", "this", "to", "with",
  ]
}

extension Substring {
  fileprivate func trimming(where isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
