import EmojiCatalog
import ScreenModel

/// The keys, one row a thing that they do. The update function, the help and the hints all read this table.
enum KeyTable {
  /// A row of the help: some keys and what they do.
  struct Row: Sendable {
    /// How the keys are told to a person.
    let label: String
    /// How a hint tells the first of them.
    let short: String
    /// What they do, in a few words.
    let does: String
    /// What they do when `--multi` swaps Enter and Ctrl-S, where that is something else.
    let doesInMulti: String?
    /// What a mouse does to the same end.
    let mouse: String?
    /// The keys and their actions; none where the row tells of characters.
    let bindings: [(key: Key, action: Action)]

    init(
      _ label: String, short: String = "", _ does: String, inMulti: String? = nil, mouse: String? = nil,
      _ bindings: [(key: Key, action: Action)]
    ) {
      self.label = label
      self.short = short
      self.does = does
      doesInMulti = inMulti
      self.mouse = mouse
      self.bindings = bindings
    }
  }

  static let rows: [Row] = [
    Row("letters, space, paste", "search by name", []),
    Row(
      "← → ↑ ↓  ^B ^F ^P ^N", short: "← →", "move; ↑ from the first row: groups",
      [
        (Key(.left), .move(.left)), (Key(.right), .move(.right)), (Key(.up), .move(.up)), (Key(.down), .move(.down)),
        (.control("b"), .move(.left)), (.control("f"), .move(.right)), (.control("p"), .move(.up)),
        (.control("n"), .move(.down)),
      ]),
    Row(
      "PgUp PgDn", "previous, next page", mouse: "wheel",
      [(Key(.pageUp), .previousPage), (Key(.pageDown), .nextPage)]),
    Row(
      "Home End  ^A ^E", "first, last key of the page",
      [
        (Key(.home), .firstOnPage), (Key(.end), .lastOnPage), (.control("a"), .firstOnPage),
        (.control("e"), .lastOnPage),
      ]),
    Row(
      "Tab, Shift-Tab", short: "⇥", "next, previous group", mouse: "click",
      [(Key(.tab), .nextTab), (Key(.tab, .shift), .previousTab)]),
    Row(
      "Enter  ^J", short: "⏎", "insert and finish; on ⌫: delete", inMulti: "insert and stay; on ⌫: delete",
      mouse: "click", [(Key(.enter), .accept), (.control("j"), .accept)]),
    Row(
      "^S, Alt-Enter", short: "^S", "insert and stay", inMulti: "insert and finish", mouse: "middle click",
      [(.control("s"), .acceptOtherwise), (Key(.enter, .alt), .acceptOtherwise)]),
    Row(
      "Backspace  ^H", "delete: in the query, else what is composed",
      [(Key(.backspace), .deleteBackward), (.control("h"), .deleteBackward)]),
    Row("^W  ^U", "delete a word, the whole query", [(.control("w"), .deleteWord), (.control("u"), .clearQuery)]),
    Row("^V", short: "^V", "next view: pages, sections, carousel, cards", [(.control("v"), .nextView)]),
    Row(
      "^T", short: "^T", "variants: tones, relatives and more", mouse: "right click",
      [(.control("t"), .showVariants)]),
    Row(
      "Alt-0 … Alt-5", "no tone, light … dark",
      zip("012345", SkinTone.allCases).map { (Key(.character($0), .alt), .tone($1)) }),
    Row("^K", short: "^K", "favourite on, off", [(.control("k"), .toggleFavourite)]),
    Row(
      "Alt-← Alt-→", "move a favourite",
      [(Key(.left, .alt), .moveFavourite(.left)), (Key(.right, .alt), .moveFavourite(.right))]),
    Row("^R", "the recents", [(.control("r"), .showRecents)]),
    Row("^X", short: "^X", "forget that it was inserted", [(.control("x"), .forget)]),
    Row("Delete", short: "Del", "carousel: take out of the list", [(Key(.delete), .removeItem)]),
    Row("^D", short: "^D", "finish with what is composed", [(.control("d"), .finish)]),
    Row("^Z", "suspend", [(.control("z"), .suspend)]),
    Row("^L", "draw the screen anew", [(.control("l"), .redraw)]),
    Row("F1  ^/", short: "^/", "this help", [(Key(.function(1)), .toggleHelp), (.control("/"), .toggleHelp)]),
    Row(
      "Esc  ^C ^G", short: "Esc", "close this, or cancel",
      [(Key(.escape), .cancel), (.control("c"), .cancel), (.control("g"), .cancel)]),
  ]

  /// The rows that tell the truth under a configuration, as the help shows them.
  static func help(for configuration: Configuration) -> [(label: String, does: String)] {
    rows.filter { row in row.bindings.allSatisfy { configuration.allows($0.action) } }.map { row in
      let mouse = configuration.usesMouse ? row.mouse.map { ", \($0)" } ?? "" : ""
      let does = configuration.insertsAndStays ? row.doesInMulti ?? row.does : row.does
      return (row.label + mouse, does)
    }
  }

  /// How a hint tells the key of an action.
  static func short(for action: Action) -> String {
    rows.first { row in row.bindings.contains { $0.action == action } }?.short ?? ""
  }

  /// What a key does; with Shift it does what it does without, where nothing else is said.
  static func action(for key: Key) -> Action? {
    for row in rows {
      if let binding = row.bindings.first(where: { $0.key == key }) { return binding.action }
    }
    guard key.modifiers.contains(.shift) else { return nil }
    return action(for: Key(key.code, key.modifiers.subtracting(.shift)))
  }
}
