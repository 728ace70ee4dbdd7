/// What the grid shows: the rows of a tab, or those that the query found.
enum Listing: Hashable, Sendable {
  case tab(Range<Int>)
  case results([Int])

  var count: Int {
    switch self {
    case .tab(let rows): rows.count
    case .results(let rows): rows.count
    }
  }

  /// The data index of a row of the catalogue, if the listing has it. O(1) in a tab, O(n) in results.
  func data(ofRow row: Int) -> Int? {
    switch self {
    case .tab(let rows): rows.contains(row) ? row - rows.lowerBound : nil
    case .results(let rows): rows.firstIndex(of: row)
    }
  }

  /// The catalogue's row of the element at a data index.
  subscript(data: Int) -> Int {
    switch self {
    case .tab(let rows): rows.lowerBound + data
    case .results(let rows): rows[data]
    }
  }
}

/// What is selected in a listing. It names data, not slots, so that it survives another size of the window.
enum Selection: Hashable, Sendable {
  case none
  /// The element at a data index.
  case data(Int)
  /// The ⌫ key of the page that holds the element at this data index (0 in an empty listing).
  case deleteKey(nearData: Int)

  /// The data index of the selected element, if one is.
  var data: Int? {
    if case .data(let data) = self { data } else { nil }
  }

  /// Whether both select an element, or both a ⌫ key, or both nothing.
  func isAlike(_ other: Selection) -> Bool {
    switch (self, other) {
    case (.none, .none), (.data, .data), (.deleteKey, .deleteKey): true
    case (.none, _), (.data, _), (.deleteKey, _): false
    }
  }
}
