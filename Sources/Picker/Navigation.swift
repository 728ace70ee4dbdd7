import CellLayout

/// The end of a list that Home or End leads to.
enum ListEnd: Hashable {
  case first, last
}

// Moving: in the tabs, and in whichever view shows the items.

extension Picker {
  mutating func move(_ direction: Direction) {
    if focus == .tabs {
      moveInTabs(direction)
    } else if let scrolledView {
      move(direction, in: scrolledView)
    } else {
      moveInPages(direction)
    }
  }

  mutating func turnPage(by step: Int) {
    if let scrolledView {
      focus = .items
      scrollWindow(by: step, in: scrolledView)
    } else {
      turnPageOfGrid(by: step)
    }
  }

  mutating func selectEnd(_ end: ListEnd) {
    focus = .items
    if let scrolledView {
      guard case .data(let data) = selection else { return }
      let ends = scrolledView.ends(around: data)
      select(data: end == .first ? ends.first : ends.last)
    } else if let grid {
      selectEnd(end, in: grid)
    }
  }

  // MARK: Tabs

  private mutating func moveInTabs(_ direction: Direction) {
    switch direction {
    case .left: selectTab(currentTab - 1)
    case .right: selectTab(currentTab + 1)
    case .down: focus = .items
    case .up: break
    }
  }

  mutating func focusTabs() {
    focus = .tabs
    cursorIsOnSelection = true
  }

  /// From the end of a tab to the start of the next one, or back; search results stop at their ends.
  ///
  /// - Returns: Whether there is such a tab.
  mutating func crossTabs(by step: Int) -> Bool {
    guard query.isEmpty, variants == nil, !view.showsAllGroups, tabs.indices.contains(currentTab + step.signum()) else {
      return false
    }
    selectTab(currentTab + step.signum())
    return true
  }
}
