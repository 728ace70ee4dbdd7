/// Where the dots of the pages stand: in the middle of the line, every second column.
struct PageDots {
  let pages: Int
  private let first: Int

  /// Places the dots; `nil` where they need more than half the columns, and a number tells more.
  init?(pages: Int, columns: Range<Int>) {
    let width = 2 * pages - 1
    guard 2 * width <= columns.count else { return nil }
    self.pages = pages
    first = columns.lowerBound + (columns.count - width) / 2
  }

  func column(of page: Int) -> Int {
    first + 2 * page
  }

  /// The page whose dot, or the blank after it, is at a column.
  func page(at column: Int) -> Int? {
    let page = (column - first) / 2
    return column >= first && page < pages ? page : nil
  }
}
