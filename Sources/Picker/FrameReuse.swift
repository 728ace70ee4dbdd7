public import ScreenModel

/// The last frame and all that it shows beside the selection.
///
/// Most frames follow a move on one page, which changes two slots and two lines. Such a frame is made from the last
/// one; every other one is drawn from the start.
struct LastFrame: Sendable {
  /// What must be the same for a frame to be reused.
  struct Context: Hashable, Sendable {
    let size: ScreenSize
    let query: String
    let tab: Int
    let listingNumber: Int
    let revision: Int
    let page: Int
    let focus: Picker.Focus
    let picks: [String]
    let help: HelpScreen?
    let cursorIsOnSelection: Bool
  }

  let context: Context
  let selection: Selection
  let frame: Frame
}

extension Picker {
  /// What the screen should show now, made from the last frame where only the selection has moved.
  public mutating func nextFrame() -> Frame {
    guard view.isPaged, let grid else {
      lastFrame = nil
      return frame()
    }
    let context = LastFrame.Context(
      size: size, query: query.text, tab: currentTab, listingNumber: listingNumber,
      revision: revision, page: currentPage(in: grid), focus: focus,
      picks: composition.picks, help: help, cursorIsOnSelection: cursorIsOnSelection)
    var next: Frame
    if let last = lastFrame, last.context == context, help == nil {
      next = last.frame
      if last.selection != selection { moveSelection(from: last.selection, in: &next) }
    } else {
      next = frame()
    }
    lastFrame = LastFrame(context: context, selection: selection, frame: next)
    return next
  }
}
