import CellLayout
import EmojiCatalog
import ScreenModel

/// What a scrolled view shows: the items of a listing and the sections that they fall into.
struct ShownItems: Sendable {
  /// A run of the items under one header.
  struct Section: Hashable, Sendable {
    let title: String
    /// The data indices of its items.
    let data: Range<Int>
  }

  let source: ItemSource
  /// The sections, which together hold every item, in order.
  let sections: [Section]

  /// How many items there are.
  var count: Int { source.count }

  /// The item at a data index.
  subscript(data: Int) -> Item { source[data] }
}

/// The part of the window in which a scrolled view is drawn, over its whole width.
struct ScrolledViewArea: Hashable {
  let rows: Range<Int>
  /// The cell of the content that is shown in the first column of the first row.
  let offset: CellPoint

  /// Where a cell of the content is on the screen.
  func position(of point: CellPoint) -> ScreenPosition {
    ScreenPosition(column: point.x - offset.x, row: rows.lowerBound + point.y - offset.y)
  }
}

/// How a scrolled view is to look at the moment.
struct ScrolledViewLook: Hashable {
  /// The data index of the selected item, if that is to show.
  let selected: Int?
  /// Whether there are colours; the selection has other marks without.
  let hasColor: Bool
  /// Whether the terminal draws clusters in double size.
  let drawsDouble: Bool
  /// What was typed.
  let query: String
}

/// Where a scroll puts an item that is to be seen.
enum ScrollPlacement: Hashable, Sendable {
  /// As near as possible to where everything is.
  case nearest
  /// At the start of the window.
  case start
  /// In the middle of the window.
  case middle
}

/// A view whose items lie on one strip, of which the window shows a part. Its items are the data, without ⌫ keys.
///
/// A view is prepared once for a listing and a window; the selection and the scroll position are told with each
/// question.
protocol ScrolledView: Sendable {
  associatedtype Layout: CollectionLayout

  /// The items.
  var items: ShownItems { get }
  /// The layout of the items, prepared.
  var layout: Layout { get }
  /// The extent of the window's part, in cells.
  var viewport: CellSize { get }

  /// The item that an arrow leads to; `nil` at the edge.
  func neighbour(of data: Int, towards direction: Direction) -> Int?
  /// Whether an arrow leads on to the next or previous tab at the edge.
  func goesOn(_ direction: Direction) -> Bool
  /// The item one window before (`step` -1) or after (1); `nil` at the end.
  func item(aWindowFrom data: Int, by step: Int) -> Int?
  /// The items that Home and End lead to.
  func ends(around data: Int) -> (first: Int, last: Int)
  /// The scroll position that shows an item.
  func offset(showing data: Int, from offset: CellPoint, _ placement: ScrollPlacement) -> CellPoint
  /// The item at a cell of the content, at a scroll position.
  func item(at point: CellPoint, offset: CellPoint) -> Int?
  /// Draws the view.
  ///
  /// - Returns: The cell of the selected item on which the cursor may stand.
  func draw(in frame: inout Frame, _ area: ScrolledViewArea, _ look: ScrolledViewLook) -> ScreenPosition?
}

extension ScrolledView {
  /// The scroll position nearest to one at which the window is filled.
  func clamped(_ offset: CellPoint) -> CellPoint {
    let size = layout.contentSize
    return CellPoint(
      x: min(max(0, offset.x), max(0, size.width - viewport.width)),
      y: min(max(0, offset.y), max(0, size.height - viewport.height)))
  }

  func item(at point: CellPoint, offset: CellPoint) -> Int? {
    layout.attributes(in: CellRect(origin: point, size: CellSize(width: 1, height: 1))).first?.item
  }

  func ends(around data: Int) -> (first: Int, last: Int) { (0, max(0, items.count - 1)) }
}
