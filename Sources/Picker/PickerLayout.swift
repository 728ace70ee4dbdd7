import CellLayout
import ScreenModel

/// Which rows of the window hold what, for every size of it.
///
/// As the window gets lower, the rules and hints go first, then the dots, then the tabs join the query's line, then
/// the line with the name goes. Drawing and the mouse both read it.
struct PickerLayout: Hashable {
  /// The smallest window in which the query, one emoji and ⌫ fit together.
  static let minimumSize = ScreenSize(columns: 9, rows: 3)

  let size: ScreenSize
  let query: Int
  /// The line of what is composed: the query's, or the one above where a narrow window has a blank one there.
  let composition: Int
  /// The tabs' own line; `nil` where they share the query's.
  let tabs: Int?
  let topRule: Int?
  /// The rows of the view of the items.
  let items: Range<Int>
  /// The rows of the tones of two people; `nil` where they are not shown, or not wanted.
  let toneSquare: Range<Int>?
  let dots: Int?
  let bottomRule: Int?
  let name: Int?
  /// A line of its own for the code points, where name and code points do not fit beside each other.
  let codePoints: Int?
  let hints: Int?

  /// Lays out a window for a view; `nil` where it is too small for the picker.
  init?(size: ScreenSize, view: ViewStyle = .pages, hasToneSquare: Bool = false) {
    guard size.columns >= Self.minimumSize.columns, size.rows >= Self.minimumSize.rows else { return nil }
    self.size = size
    let height = size.rows
    let isNarrow = size.columns < Self.comfortableColumns
    let breathes = height >= 20
    let hasRules = height >= 14
    var top = breathes ? 1 : 0
    query = top
    composition = breathes && isNarrow ? top - 1 : top
    top += breathes ? 2 : 1
    tabs = height >= 8 ? top : nil
    if tabs != nil { top += 1 }
    topRule = hasRules ? top : nil
    if topRule != nil { top += breathes ? 2 : 1 }

    var bottom = height
    func takeBottomRow(_ wanted: Bool) -> Int? {
      guard wanted else { return nil }
      bottom -= 1
      return bottom
    }
    hints = takeBottomRow(hasRules && !isNarrow)
    codePoints = takeBottomRow(height >= 10 && size.columns < Self.columnsForName)
    name = takeBottomRow(height >= 5)
    bottomRule = takeBottomRow(hasRules)
    dots = takeBottomRow(height >= 10 && view.isPaged)
    switch view {
    case .pages:
      if breathes { bottom -= 1 }
      // An odd number of rows holds as many lines as the even one above it, with equal blanks between them.
      items = top..<((bottom - top).isMultiple(of: 2) ? bottom - 1 : bottom)
    case .sections, .carousel, .cards:
      let rows = (breathes ? top - 1 : top)..<bottom
      // A blank row above it, and room for the carousel.
      let hasRoom = rows.count >= ToneSquare.side + 1 + Self.fewestCarouselRows
      if hasToneSquare, hasRoom, size.columns >= ToneSquare.side * Slot.columns {
        toneSquare = bottom - ToneSquare.side..<bottom
        items = rows.lowerBound..<bottom - ToneSquare.side - 1
        return
      }
      items = rows
    }
    toneSquare = nil
  }

  /// Below this width insets and spacing shrink, and the hints do not fit.
  private static let comfortableColumns = 40

  /// Rows in which the item in the centre of the carousel still has a frame.
  private static let fewestCarouselRows = 3

  /// Below this width a long name and its code points need a line each.
  private static let columnsForName = 60

  /// Columns kept free at both sides of text.
  var margin: Int { size.columns < Self.comfortableColumns ? 0 : 2 }

  /// The columns that text may use.
  var textColumns: Range<Int> { margin..<size.columns - margin }

  /// The grid for a number of elements of the data, ⌫ keys counted in.
  func pagedGrid(dataCount: Int) -> PagedGridLayout {
    var layout = PagedGridLayout(
      itemSize: CellSize(width: 4, height: 1), linesPerPage: (items.count + 1) / 2,
      contentInsets: CellInsets(left: margin, right: margin), minimumColumnSpacing: margin == 0 ? 1 : 2,
      anchorsLastItemPerPage: true)
    let bounds = CellRect(x: 0, y: 0, width: size.columns, height: items.count)
    layout.prepare(itemCount: 0, bounds: bounds)
    layout.prepare(itemCount: layout.slots.itemCount(dataCount: dataCount), bounds: bounds)
    return layout
  }
}
