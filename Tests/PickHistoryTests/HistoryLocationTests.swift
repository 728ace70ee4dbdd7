import Testing

@testable import PickHistory

@Suite struct HistoryLocationTests {
  private func path(_ environment: [String: String]) throws(HistoryError) -> String {
    try HistoryLocation.path { environment[$0] }
  }

  @Test func `the state folder, or that of the home folder`() throws {
    #expect(try path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/emojipad/history.db")
    #expect(try path(["HOME": "/h"]) == "/h/.local/state/emojipad/history.db")
    #expect(try path(["HOME": "/"]) == "/.local/state/emojipad/history.db")
    #expect(try path(["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/emojipad/history.db")
    #expect(try path(["XDG_STATE_HOME": "state", "HOME": "/h"]) == "/h/.local/state/emojipad/history.db")
    #expect(try path(["XDG_STATE_HOME": "/s"]) == "/s/emojipad/history.db")
  }

  @Test func `HOME unset: no path, and that is told`() {
    for environment in [[:], ["HOME": ""], ["HOME": "h"], ["XDG_STATE_HOME": "s"]] {
      #expect(throws: HistoryError.noHome) { try path(environment) }
    }
  }
}
