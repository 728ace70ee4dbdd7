import CellLayout
import EmojiCatalog
import ScreenModel

/// A key that works right now, told in the last line; a click on it does what the key does.
struct Hint: Hashable {
  let key: String
  let does: String
  let action: Action

  /// A hint for an action, with the key that the key table gives it.
  init(_ action: Action, _ does: String) {
    key = KeyTable.short(for: action)
    self.does = does
    self.action = action
  }

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
    let last = help == nil ? Hint(.toggleHelp, "help") : Hint(.cancel, "close")
    return HintStrip(hints, last: last, columns: layout.textColumns)
  }

  /// The keys that do something in the state at hand, the most wanted first.
  private var hints: [Hint] {
    if help != nil { return [] }
    var hints: [Hint] = []
    if let variants {
      return hintsOfVariants(variants)
    }
    if focus == .tabs {
      hints = [Hint(.accept, "show"), Hint(.move(.right), "group")]
    } else {
      let stays = configuration.insertsAndStays
      switch selection {
      case .none: break
      case .deleteKey: hints.append(Hint(.accept, "delete"))
      case .data:
        hints.append(Hint(.accept, stays ? "insert & stay" : "insert"))
        hints.append(Hint(.acceptOtherwise, stays ? "insert & finish" : "insert & stay"))
      }
    }
    if !composition.isEmpty { hints.append(Hint(.finish, "finish")) }
    if selectionHasVariants { hints.append(Hint(.showVariants, "variants")) }
    hints.append(Hint(.nextView, view.next.title))
    hints.append(Hint(.cancel, "cancel"))
    if memory != nil, focus == .items, selection.data != nil {
      hints.append(Hint(.toggleFavourite, selectionIsFavourite ? "unfavourite" : "favourite"))
    }
    if focus == .items { hints.append(Hint(.nextTab, query.isEmpty ? "next group" : "groups")) }
    return hints
  }

  /// Whether the selected element surely has variants; relatives alone, which take long to find, are not told.
  private var selectionHasVariants: Bool {
    guard focus == .items, let data = selection.data else { return false }
    if memory != nil { return true }
    return source[data].entry.map { $0.toneClass != .none || $0.textStyle != nil } ?? false
  }

  private func hintsOfVariants(_ variants: Variants) -> [Hint] {
    let stays = configuration.insertsAndStays
    var hints: [Hint] = []
    if variants.part == .commands {
      hints.append(Hint(.accept, "do it"))
    } else {
      hints.append(Hint(.accept, stays ? "insert & stay" : "insert"))
      hints.append(Hint(.acceptOtherwise, stays ? "insert & finish" : "insert & stay"))
    }
    if variants.parts.count > 1, let place = variants.parts.firstIndex(of: variants.part) {
      let next = variants.parts[(place + 1) % variants.parts.count]
      hints.append(Hint(.nextTab, next.title.lowercased()))
    }
    hints.append(Hint(.cancel, "back"))
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
