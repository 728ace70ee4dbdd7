import EmojiCatalog
import ScreenModel
import Testing

@testable import Picker

/// The tab of the favourites, in the person's order.
@Suite struct FavouritesTests {
  private func session(_ favourites: String..., recents: [String] = []) -> PickerSession {
    PickerSession(columns: 80, rows: 24, memory: Memory(recents: recents, favourites: favourites))
  }

  /// Leads to the favourites from the first group, which opens where nothing was inserted yet.
  private let toFavourites = "<s-tab>"

  @Test func `Ctrl-K makes the selected emoji the last favourite, and says so`() {
    var session = session("❤️", "🎉")
    session.press("<right>")
    let before = session.nextFrame().lines
    session.press("<c-k>")
    #expect(session.nameLine.hasPrefix("★ grinning face with big eyes"))
    #expect(session.changes == [.favouriteAdded("😃")])
    // The frame that is shown says it too, though only one line of it has changed.
    #expect(session.nextFrame().lines != before)
    #expect(session.picker.frame() == session.nextFrame())
    session.press(toFavourites)
    #expect(session.picker.memory?.favourites == ["❤️", "🎉", "😃"])
    expectGolden(session, "favourites-80x24")
  }

  @Test func `Ctrl-K again makes it none`() {
    var session = session("❤️")
    session.press("<c-k><c-k>")
    #expect(session.changes == [.favouriteAdded("😀"), .favouriteRemoved("😀")])
    #expect(session.nameLine.hasPrefix("grinning face"))
    #expect(session.picker.memory?.favourites == ["❤️"])
  }

  @Test func `what is no favourite any more leaves its place to its neighbour`() {
    var session = session("❤️", "🎉", "🚀")
    session.press(toFavourites + "<right><c-k>")
    #expect(session.nameLine.hasPrefix("★ rocket"))
    session.press("<c-k>")
    #expect(session.nameLine.hasPrefix("★ red heart"))
    session.press("<c-k>")
    #expect(session.line(with: "No favourites yet") != "")
    #expect(session.changes == [.favouriteRemoved("🎉"), .favouriteRemoved("🚀"), .favouriteRemoved("❤️")])
  }

  @Test func `Delete does the same in the carousel`() {
    var session = session("❤️", "🎉", "🚀")
    session.press(toFavourites + "<c-v><c-v><right><del>")
    #expect(session.changes == [.favouriteRemoved("🎉")])
    #expect(session.nameLine.hasPrefix("★ rocket"))
  }

  @Test func `Alt and an arrow move a favourite, and the selection goes with it`() {
    var session = session("❤️", "🎉", "🚀")
    session.press(toFavourites + "<a-right>")
    #expect(session.nameLine.hasPrefix("★ red heart"))
    #expect(session.picker.selection == .data(1))
    #expect(session.picker.memory?.favourites == ["🎉", "❤️", "🚀"])
    session.press("<a-right><a-right><a-left>")
    #expect(session.picker.memory?.favourites == ["🎉", "❤️", "🚀"])
    #expect(
      session.changes == [
        .favouriteMoved("❤️", .right), .favouriteMoved("❤️", .right), .favouriteMoved("❤️", .left),
      ])
  }

  @Test func `at the ends there is nowhere to move to`() {
    var session = session("❤️", "🎉")
    session.press(toFavourites + "<a-left><right><a-right>")
    #expect(session.changes == [])
    #expect(session.picker.selection == .data(1))
  }

  @Test func `among all sections a favourite moves with the selection`() {
    var session = session("❤️", "🎉", "🚀", recents: ["🍕"])
    session.press("<tab><c-v><a-right>")
    #expect(session.nameLine.hasPrefix("★ red heart"))
    #expect(session.line(with: "2 of 3").contains("Favourites"))
    // A recent one becomes a favourite: what is selected stays.
    session.press("<c-r><c-k>")
    #expect(session.nameLine.hasPrefix("★ pizza"))
    #expect(session.picker.memory?.favourites == ["🎉", "❤️", "🚀", "🍕"])
  }

  @Test func `an emoji of a group stays selected when the favourites before it change`() {
    var session = session("❤️", recents: ["🍕"])
    session.press("<c-v><tab><tab><right><right><c-k>")
    #expect(session.nameLine.hasPrefix("★ grinning face with smiling eyes"))
    session.press("<c-k>")
    #expect(session.nameLine.hasPrefix("grinning face with smiling eyes"))
  }

  @Test func `a hit becomes a favourite, and stays selected among the hits`() {
    var session = session()
    session.press("rocket<c-k>")
    #expect(session.nameLine.hasPrefix("★ rocket"))
    #expect(session.changes == [.favouriteAdded("🚀")])
  }

  @Test func `a favourite that is shown in another tone is still the one that moves and goes`() {
    var session = session("👋🏿", "🚀")
    session.press(toFavourites + "<a-1><a-right>")
    #expect(session.nameLine.hasPrefix("★ waving hand: light skin tone"))
    session.press("<c-k>")
    #expect(session.changes == [.favouriteMoved("👋🏿", .right), .favouriteRemoved("👋🏿")])
  }

  @Test func `of two favourites that look alike under a default tone the selected one goes`() {
    var session = PickerSession(
      columns: 80, rows: 24, configuration: Configuration(tone: .dark), memory: Memory(favourites: ["👋", "👋🏿"]))
    session.press(toFavourites + "<c-k>")
    #expect(session.changes == [.favouriteRemoved("👋")])
  }

  @Test func `in the tabs and on the delete key there is nothing to make a favourite`() {
    var session = session()
    session.press("<end><c-k><home><up><c-k>")
    #expect(session.changes == [])
  }
}
