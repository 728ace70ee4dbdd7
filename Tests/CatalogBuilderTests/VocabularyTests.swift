import Testing

@testable import catalog_builder

@Suite struct VocabularyTests {
  private let vocabulary = Vocabulary(
    texts: [
      "kiss: woman, man", "smiling face with heart-eyes", "flag: Curaçao", "flag: U.S. Outlying Islands", "o’clock",
    ],
    shortcodes: ["couplekiss_man_woman", "star-struck"])

  @Test(arguments: [
    "kiss woman man", "kiss", "face", "heart-eyes", "eyes", "curacao flag", "CURAÇAO", "u s outlying", "o clock",
    "o'clock", "couplekiss_man_woman", "couplekiss man woman", "star struck",
  ]) func `says what its words say`(keyword: String) {
    #expect(vocabulary.says(keyword))
  }

  @Test(arguments: ["kisses", "couplekiss", "struck", "woman kissing", ":)", "eye"])
  func `does not say what has another word`(keyword: String) {
    #expect(!vocabulary.says(keyword))
  }
}
