import ScreenModel
import Testing

@testable import Picker

@Suite struct QueryWordsTests {
  private func marked(_ query: String, _ text: String) -> [String] {
    QueryWords(query).runs(of: text, .plain).filter { $0.style.role == .match }.map(\.text)
  }

  @Test func `words that a word of the query begins are marked, whatever their case and marks`() {
    #expect(marked("pi", "piñata, Pizza, spirit") == ["piñata", "Pizza"])
    #expect(marked("TETE", "la tête") == ["tête"])
    #expect(marked("party face", "partying face, :partying_face:") == ["partying", "face", "partying", "face"])
    #expect(marked("", "party") == [])
    #expect(marked("zz", "party") == [])
  }

  @Test(arguments: ["a b", "", " ", ":a_b:", "“x” (y)", "no words at all, none"])
  func `the runs together are the text`(text: String) {
    #expect(QueryWords("a").runs(of: text, .plain).map(\.text).joined() == text)
  }
}
