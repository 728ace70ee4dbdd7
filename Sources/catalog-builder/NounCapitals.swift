/// German's capitals for names that a source has in lower case, from the words that CLDR's annotations write.
struct NounCapitals {
  private var capitalized: Set<String> = []
  private var lowerCase: Set<String> = []

  init(_ words: some Sequence<LocalWords>) {
    for text in words.flatMap({ $0.keywords + [$0.name].compactMap(\.self) }) {
      for word in text.split(separator: " ") {
        if word.first?.isUppercase == true {
          capitalized.insert(word.lowercased())
        } else {
          lowerCase.insert(String(word))
        }
      }
    }
  }

  /// A name with capitals on the words that are only ever written so, and on a name of one word: that is a noun.
  func capitalizing(_ name: String) -> String {
    let words = name.split(separator: " ")
    let nouns = words.map { word in
      let isNoun = words.count == 1 || capitalized.contains(String(word))
      return isNoun && !lowerCase.contains(String(word)) ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
    }
    return nouns.joined(separator: " ")
  }
}
