import ScreenModel

/// The keys, one row a thing that they do. The update function, the help screen and the hints all read this table.
enum KeyTable {
  /// A row of the help: some keys and what they do.
  struct Row: Sendable {
    /// How the keys are told to a person.
    let label: String
    /// What they do, in a few words.
    let does: String
    /// The keys and their actions; none where the row tells of characters or the mouse.
    let bindings: [(key: Key, action: Action)]
  }

  static let rows: [Row] = [
    Row("letters, space, paste", "search by name", []),
    Row(
      "← → ↑ ↓  ^B ^F ^P ^N", "move; ↑ from the first row: groups",
      [
        (Key(.left), .move(.left)), (Key(.right), .move(.right)), (Key(.up), .move(.up)), (Key(.down), .move(.down)),
        (.control("b"), .move(.left)), (.control("f"), .move(.right)), (.control("p"), .move(.up)),
        (.control("n"), .move(.down)),
      ]),
    Row("PgUp PgDn, wheel", "previous, next page", [(Key(.pageUp), .previousPage), (Key(.pageDown), .nextPage)]),
    Row(
      "Home End  ^A ^E", "first, last key of the page",
      [
        (Key(.home), .firstOnPage), (Key(.end), .lastOnPage), (.control("a"), .firstOnPage),
        (.control("e"), .lastOnPage),
      ]),
    Row("Tab, Shift-Tab", "next, previous group", [(Key(.tab), .nextTab), (Key(.tab, .shift), .previousTab)]),
    Row("Enter, click", "insert and finish; on ⌫: delete", [(Key(.enter), .accept), (.control("j"), .accept)]),
    Row(
      "^S, Alt-Enter, middle click", "insert and stay",
      [(.control("s"), .acceptOtherwise), (Key(.enter, .alt), .acceptOtherwise)]),
    Row(
      "Backspace  ^H", "delete: in the query, else what is composed",
      [(Key(.backspace), .deleteBackward), (.control("h"), .deleteBackward)]),
    Row("^W  ^U", "delete a word, the whole query", [(.control("w"), .deleteWord), (.control("u"), .clearQuery)]),
    Row("^D", "finish with what is composed", [(.control("d"), .finish)]),
    Row("^Z", "suspend", [(.control("z"), .suspend)]),
    Row("^L", "draw the screen anew", [(.control("l"), .redraw)]),
    Row("F1  ^/", "this help", [(Key(.function(1)), .toggleHelp), (.control("/"), .toggleHelp)]),
    Row(
      "Esc  ^C ^G", "close this, or cancel",
      [(Key(.escape), .cancel), (.control("c"), .cancel), (.control("g"), .cancel)]),
  ]

  /// What a key does; with Shift it does what it does without, where nothing else is said.
  static func action(for key: Key) -> Action? {
    for row in rows {
      if let binding = row.bindings.first(where: { $0.key == key }) { return binding.action }
    }
    guard key.modifiers.contains(.shift) else { return nil }
    return action(for: Key(key.code, key.modifiers.subtracting(.shift)))
  }
}

extension KeyTable.Row {
  fileprivate init(_ label: String, _ does: String, _ bindings: [(key: Key, action: Action)]) {
    self.init(label: label, does: does, bindings: bindings)
  }
}
