import EmojiCatalog
import Picker
import ScreenModel
import Testing

/// What the screen says about a search.
@Suite struct SearchScreenTests {
  private func session(
    after keys: String, columns: Int = 80, rows: Int = 24, languages: [String] = []
  ) -> PickerSession {
    var session = PickerSession(columns: columns, rows: rows, languages: languages)
    session.press(keys)
    return session
  }

  @Test func `C7 results go on over pages, and a count tells how many there are`() {
    var session = session(after: "heart", columns: 40, rows: 12)
    let count = session.line(with: " found").split(separator: " ").compactMap { Int($0) }.first ?? 0
    #expect(count > 40)
    #expect(session.line(with: "● ○ ○") != "" || session.line(with: "page 1 of") != "")
    var seen: Set<String> = []
    for _ in 0..<count + 20 {
      if session.nameLine.contains("U+") { seen.insert(session.lines.suffix(2).joined()) }
      session.press("<right>")
    }
    #expect(seen.count == count)
  }

  @Test func `C23 the word that matched is told where the name does not tell it`() {
    var session = session(after: "wea")
    for _ in 0..<12 {
      let line = session.nameLine
      #expect(
        line.contains("matched: ") || line.split(separator: " ").contains { $0.lowercased().hasPrefix("wea") },
        "\(line)")
      session.press("<right>")
    }
    #expect(self.session(after: "lgtm").nameLine.contains("thumbs up"))
    #expect(self.session(after: "lgtm").nameLine.contains("matched: lgtm"))
    #expect(!self.session(after: "thumbs up").nameLine.contains("matched"))
  }

  @Test func `no hit tells a known word near it, which cannot be selected`() {
    let session = session(after: "qrocketz")
    #expect(session.line(with: "No emoji for “qrocketz”") != "")
    #expect(session.line(with: "There are some for “rocket”") != "")
    #expect(session.line(with: "0 found") != "")
    #expect(session.nameLine == "")
    #expect(session.picker.frame().cells.allSatisfy { $0.style.role != .selection })
  }

  @Test func `where no emoji has all the words those that have most are near, not found`() {
    let near = session(after: "trophy zzzz")
    #expect(near.nameLine.hasPrefix("trophy"))
    #expect(near.line(with: " near") != "")
    #expect(near.line(with: " found") == "")
    #expect(session(after: "trophy").line(with: " found") != "")
  }

  @Test func `C26 names are in the person's language, and English is searched with it`() {
    let french = session(after: "poulet", languages: ["fr"])
    #expect(french.nameLine.contains("U+1F414") || french.nameLine.contains("U+1F357"))
    #expect(session(after: "chicken", languages: ["fr"]).nameLine.contains("poule"))
    #expect(session(after: "", languages: ["de"]).nameLine.hasPrefix("grinsendes Gesicht"))
    #expect(session(after: "", languages: ["xx"]).nameLine.hasPrefix("grinning face"))
  }

  @Test func `C28 a pasted emoji finds itself first, whatever its tone or selector`() {
    for (pasted, code) in [
      ("\u{2B50}\u{FE0F}", "U+2B50"), ("\u{2B50}", "U+2B50"), ("👋🏿", "U+1F44B"), ("1\u{20E3}", "U+0031 U+FE0F U+20E3"),
      ("U+1F680", "U+1F680"), ("u+1f469 u+200d u+1f680", "U+1F469 U+200D U+1F680"),
    ] {
      var session = PickerSession(columns: 80, rows: 24)
      session.send(.paste(pasted))
      #expect(session.nameLine.contains(code), "\(pasted): \(session.nameLine)")
    }
  }
}
