import CellLayout
import ScreenModel

/// A key that works right now, told in the last line; a click on it does what the key does.
struct Hint: Hashable {
  let key: String
  let does: String
  let action: Action

  /// Columns that the hint takes.
  var columns: Int { displayWidth(of: key) + 1 + displayWidth(of: does) }
}

/// Where the hints stand: as many as fit from the left, help always at the right.
struct HintStrip {
  let placed: [(hint: Hint, columns: Range<Int>)]

  init(_ hints: [Hint], last: Hint, columns: Range<Int>) {
    var placed: [(hint: Hint, columns: Range<Int>)] = []
    let lastColumns = columns.upperBound - last.columns..<columns.upperBound
    var column = columns.lowerBound
    for hint in hints {
      guard column + hint.columns + 2 <= lastColumns.lowerBound else { break }
      placed.append((hint, column..<column + hint.columns))
      column += hint.columns + 2
    }
    self.placed = placed + [(last, lastColumns)]
  }

  func hint(at column: Int) -> Hint? {
    placed.first { $0.columns.contains(column) }?.hint
  }
}

extension Picker {
  func hintStrip(_ layout: PickerLayout) -> HintStrip {
    HintStrip(
      hints, last: Hint(key: "^/", does: "help", action: .toggleHelp), columns: layout.textColumns)
  }

  /// The keys that do something in the state at hand, the most wanted first.
  private var hints: [Hint] {
    if focus == .tabs {
      return [Hint(key: "⏎", does: "show", action: .accept), Hint(key: "Esc", does: "cancel", action: .cancel)]
    }
    let stays = configuration.insertsAndStays
    var hints: [Hint] = []
    switch selection {
    case .none: break
    case .deleteKey: hints.append(Hint(key: "⏎", does: "delete", action: .accept))
    case .data:
      hints.append(Hint(key: "⏎", does: stays ? "insert & stay" : "insert", action: .accept))
      hints.append(Hint(key: "^S", does: stays ? "insert & finish" : "insert & stay", action: .acceptOtherwise))
    }
    if !composition.isEmpty { hints.append(Hint(key: "^D", does: "finish", action: .finish)) }
    hints.append(Hint(key: "⇥", does: query.isEmpty ? "next group" : "groups", action: .nextTab))
    hints.append(Hint(key: "Esc", does: "cancel", action: .cancel))
    return hints
  }

  func drawHints(in frame: inout Frame, _ layout: PickerLayout) {
    guard let row = layout.hints else { return }
    for (hint, columns) in hintStrip(layout).placed {
      let used = frame.write(
        hint.key, at: ScreenPosition(column: columns.lowerBound, row: row), style: Style(.accent))
      frame.write(
        hint.does, at: ScreenPosition(column: columns.lowerBound + used + 1, row: row), style: Style(.quiet))
    }
  }
}
