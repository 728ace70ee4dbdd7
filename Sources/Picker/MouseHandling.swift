import CellLayout
import ScreenModel

/// What the mouse holds while its left button is down.
struct Drag: Hashable, Sendable {
  /// What follows the pointer.
  enum Part: Hashable, Sendable {
    case carousel, scrollBar
  }

  let part: Part
  /// The cell where the button went down.
  let start: ScreenPosition
  /// The scroll position then.
  let startScroll: CellPoint
  /// Whether the pointer has left that cell.
  var hasMoved = false
  /// The way of the last movement, in columns.
  var velocity = 0
  var last: ScreenPosition

  init(_ part: Part, at start: ScreenPosition, scroll: CellPoint) {
    self.part = part
    self.start = start
    startScroll = scroll
    last = start
  }
}

extension Event {
  /// Whether what follows the pointer is let go of. The terminal may never tell that the button came up: another window
  /// may have got it. A full redraw changes nothing of what is shown.
  var endsDrag: Bool {
    switch self {
    case .key(let key): KeyTable.action(for: key) != .redraw
    case .paste, .resize: true
    case .mouse(let mouse): mouse.action == .wheelUp || mouse.action == .wheelDown
    case .capability: false
    }
  }
}

// Clicks, drags and the wheel. What lies under the pointer is read from the same layout that the drawing reads.

extension Picker {
  mutating func update(_ mouse: Mouse, at time: Int) -> Effect? {
    switch mouse.action {
    case .wheelUp: return turnWheel(by: -1, time: time)
    case .wheelDown: return turnWheel(by: 1, time: time)
    case .press(.left): return press(at: mouse.position, time: time, action: .accept)
    case .press(.middle): return press(at: mouse.position, time: time, action: .acceptOtherwise)
    case .press(.right): return press(at: mouse.position, time: time, action: .showVariants)
    case .drag(.left): drag(to: mouse.position)
    case .release(.left): return release(at: mouse.position, time: time)
    case .release, .drag: break
    }
    return nil
  }

  private mutating func turnWheel(by step: Int, time: Int) -> Effect? {
    guard help == nil else { return perform(.move(step < 0 ? .up : .down), at: time) }
    guard layout != nil, let scrolledView else { return perform(step < 0 ? .previousPage : .nextPage, at: time) }
    turnWheel(by: step, in: scrolledView)
    return nil
  }

  private mutating func press(at place: ScreenPosition, time: Int, action: Action) -> Effect? {
    guard let layout else { return nil }
    drag = nil
    if help != nil {
      help = nil
      return nil
    }
    if layout.items.contains(place.row) {
      if let scrolledView { return press(scrolledView, at: place, layout, time: time, action: action) }
      guard let grid, let item = item(at: place, layout, grid) else { return nil }
      focus = .items
      select(item: item, in: grid)
      return perform(action, at: time)
    }
    if variants != nil, let outcome = pressInVariants(at: place, layout, time: time, action: action) {
      return outcome.effect
    }
    if place.row == layout.tabs, let tab = tabStrip(layout).tab(at: place.column) {
      focus = .items
      cursorIsOnSelection = true
      selectTab(tab)
    } else if place.row == layout.dots, let grid {
      pressDots(at: place, layout, grid)
    } else if place.row == layout.hints, let hint = hintStrip(layout).hint(at: place.column) {
      return perform(hint.action, at: time)
    }
    return nil
  }

  // MARK: Variants

  /// Chooses two tones in their square, or a part by its title.
  ///
  /// - Returns: `nil` where the variants show nothing at that place.
  private mutating func pressInVariants(
    at place: ScreenPosition, _ layout: PickerLayout, time: Int, action: Action
  ) -> Outcome? {
    if let square = ToneSquare(layout), let data = square.data(at: place) {
      select(data: data)
      return Outcome(effect: perform(action, at: time))
    }
    guard place.row == layout.tabs else { return nil }
    if let part = partStrip(layout)?.part(at: place.column) { showPart(part) }
    return Outcome(effect: nil)
  }

  // MARK: Pages

  private mutating func pressDots(at place: ScreenPosition, _ layout: PickerLayout, _ grid: PagedGridLayout) {
    if let dots = dots(layout, grid) {
      if let page = dots.page(at: place.column) { showPage(page) }
    } else {
      // Where a number stands for the dots, its left half turns back and its right half on.
      turnPage(by: place.column < size.columns / 2 ? -1 : 1)
    }
  }

  private func item(at place: ScreenPosition, _ layout: PickerLayout, _ grid: PagedGridLayout) -> Int? {
    let page = pageRect(currentPage(in: grid), grid)
    let cell = CellRect(
      x: page.minX + place.column, y: place.row - layout.items.lowerBound, width: 1, height: 1)
    return grid.attributes(in: cell).first?.item
  }

  func dots(_ layout: PickerLayout, _ grid: PagedGridLayout) -> PageDots? {
    PageDots(pages: grid.slots.pages(dataCount: listing.count), columns: layout.textColumns)
  }

  // MARK: Scrolled views

  private mutating func press(
    _ view: any ScrolledView, at place: ScreenPosition, _ layout: PickerLayout, time: Int, action: Action
  ) -> Effect? {
    if action == .accept {
      if view is CarouselView {
        // Whether it is a click or the start of a drag will be known when the button is released.
        drag = Drag(.carousel, at: place, scroll: scroll)
        return nil
      }
      if let vertical = view as? any VerticalView, vertical.scrollBar != nil, place.column == size.columns - 1 {
        drag = Drag(.scrollBar, at: place, scroll: scroll)
        scrollToPointer(place, vertical)
        return nil
      }
    }
    return pick(at: place, in: view, layout, time: time, action: action)
  }

  private mutating func pick(
    at place: ScreenPosition, in view: any ScrolledView, _ layout: PickerLayout, time: Int, action: Action
  ) -> Effect? {
    let point = CellPoint(x: scroll.x + place.column, y: scroll.y + place.row - layout.items.lowerBound)
    guard let data = view.item(at: point, offset: scroll) else { return nil }
    focus = .items
    select(data: data)
    return perform(action, at: time)
  }

  private mutating func drag(to place: ScreenPosition) {
    guard var drag, let scrolledView else { return }
    if place.column != drag.last.column { drag.velocity = drag.last.column - place.column }
    drag.last = place
    drag.hasMoved = drag.hasMoved || place != drag.start
    self.drag = drag
    switch drag.part {
    case .scrollBar:
      if let vertical = scrolledView as? any VerticalView { scrollToPointer(place, vertical) }
    case .carousel:
      guard let carousel = scrolledView as? CarouselView else { return }
      scroll = carousel.clamped(
        CellPoint(x: drag.startScroll.x + drag.start.column - place.column, y: drag.startScroll.y))
      focus = .items
      if let data = carousel.centredItem(at: scroll) { select(data: data) }
    }
  }

  private mutating func release(at place: ScreenPosition, time: Int) -> Effect? {
    guard let drag, let layout, let scrolledView else { return nil }
    self.drag = nil
    guard drag.part == .carousel, let carousel = scrolledView as? CarouselView else { return nil }
    guard drag.hasMoved else { return pick(at: place, in: carousel, layout, time: time, action: .accept) }
    let rest = carousel.restingOffset(from: scroll, velocity: drag.velocity)
    if let data = carousel.centredItem(at: rest) { select(data: data) }
    return nil
  }

  private mutating func scrollToPointer(_ place: ScreenPosition, _ view: some VerticalView) {
    guard let layout, let bar = view.scrollBar else { return }
    focus = .items
    scroll(view, to: bar.offset(at: place.row - layout.items.lowerBound))
  }
}
