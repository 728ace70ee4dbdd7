import Foundation

/// The words that an entry already has, so that keywords which add none can be left out.
///
/// A query's words are matched one by one, so a phrase adds nothing when each of its words is there already.
struct Vocabulary {
  private var words: Set<String> = []
  private var shortcodes: Set<String> = []

  init(texts: [String], shortcodes: [String]) {
    for text in texts {
      for word in Self.words(of: text) {
        words.insert(word)
        // "heart-eyes", "o’clock", "U.S."
        words.formUnion(word.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
    }
    // A shortcode is matched whole.
    for code in shortcodes {
      self.shortcodes.insert(Self.fold(code))
      self.shortcodes.insert(Self.fold(code.replacing("_", with: " ").replacing("-", with: " ")))
    }
  }

  func says(_ keyword: String) -> Bool {
    shortcodes.contains(Self.fold(keyword)) || Self.words(of: keyword).allSatisfy(words.contains)
  }

  /// The words between spaces, without the punctuation of a sentence around them ("kiss: woman, man").
  static func words(of text: String) -> [String] {
    fold(text).split(separator: " ").map { word in
      guard word.contains(where: { $0.isLetter || $0.isNumber }) else { return String(word) }
      var word = word.drop { "(“".contains($0) }
      while let last = word.last, ",:;.!?)”".contains(last) { word.removeLast() }
      return String(word)
    }
  }

  private static func fold(_ text: String) -> String {
    text.replacing("’", with: "'").folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
