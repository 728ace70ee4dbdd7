import ScreenModel
import Testing

@Suite struct EventTests {
  @Test func `all but an answer of the terminal is of a person`() {
    let place = ScreenPosition(column: 0, row: 0)
    let events: [Event] = [
      .key(Key(.enter)), .paste("x"), .mouse(Mouse(.wheelUp, at: place)), .resize(ScreenSize(columns: 1, rows: 1)),
    ]
    #expect(events.allSatisfy { $0.isOfPerson })
    #expect(!Event.capability(.doubleSize).isOfPerson)
  }
}
