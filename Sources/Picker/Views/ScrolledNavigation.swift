import CellLayout
import ScreenModel

// Moving in a scrolled view. The selection names data; the scroll position follows it, or it the scroll position.

extension Picker {
  /// Lines that a turn of the wheel scrolls, so that none is skipped in a low window.
  private static func wheelLines(_ view: some ScrolledView) -> Int { min(3, view.viewport.height) }

  mutating func select(data: Int) {
    cursorIsOnSelection = true
    selection = .data(data)
    noteCurrentTab()
  }

  mutating func move(_ direction: Direction, in view: some ScrolledView) {
    guard case .data(let data) = selection else {
      if direction == .up {
        focusTabs()
      } else if view.goesOn(direction) {
        crossTabs(in: view, by: direction == .left ? -1 : 1)
      }
      return
    }
    if scrolls(direction, within: data, in: view) { return }
    if let next = view.neighbour(of: data, towards: direction) {
      select(data: next)
    } else if direction == .up {
      focusTabs()
    } else if view.goesOn(direction) {
      crossTabs(in: view, by: direction == .left ? -1 : 1)
    }
  }

  /// Scrolls within an item that is higher than the window, while it has lines that were not seen yet.
  private mutating func scrolls(_ direction: Direction, within data: Int, in view: some ScrolledView) -> Bool {
    guard direction == .up || direction == .down, let frame = view.layout.attributes(at: data)?.frame,
      frame.size.height > view.viewport.height
    else { return false }
    let target = CellPoint(x: 0, y: scroll.y + (direction == .up ? -1 : 1) * Self.wheelLines(view))
    let reached = view.offset(showing: data, from: target, .nearest)
    guard reached != scroll else { return false }
    scroll = reached
    cursorIsOnSelection = true
    return true
  }

  /// A window's height or width further; past the end to the next tab, where the view shows one alone.
  mutating func scrollWindow(by step: Int, in view: some ScrolledView) {
    guard case .data(let data) = selection else {
      crossTabs(in: view, by: step)
      return
    }
    if let next = view.item(aWindowFrom: data, by: step) {
      scroll.y += step * view.viewport.height
      select(data: next)
    } else {
      crossTabs(in: view, by: step)
    }
  }

  private mutating func crossTabs(in view: some ScrolledView, by step: Int) {
    guard crossTabs(by: step) else { return }
    cursorIsOnSelection = true
    if step < 0, listing.count > 0 { selection = .data(listing.count - 1) }
  }

  /// A turn of the wheel: some lines up or down, where the view goes that way, else an item on.
  mutating func turnWheel(by step: Int, in view: any ScrolledView) {
    focus = .items
    guard case .data(let data) = selection else { return }
    if let vertical = view as? any VerticalView {
      scroll(vertical, to: scroll.y + step * Self.wheelLines(vertical))
    } else if let next = view.neighbour(of: data, towards: step > 0 ? .right : .left) {
      select(data: next)
    }
  }

  /// Scrolls; the selection stays where it is as long as it is in the window.
  mutating func scroll(_ view: some VerticalView, to y: Int) {
    scroll = view.clamped(CellPoint(x: 0, y: y))
    guard case .data(let data) = selection else { return }
    let visible = view.visibleItem(nearestTo: data, at: scroll)
    if visible != data { select(data: visible) }
  }

  /// Scrolls to the selected item, unless the mouse holds the view.
  mutating func revealSelection() {
    guard let scrolledView, drag == nil || drag?.hasMoved == false else { return }
    if case .data(let data) = selection {
      scroll = scrolledView.offset(showing: data, from: scroll, placement)
    } else {
      scroll = .zero
    }
    placement = .nearest
  }
}
