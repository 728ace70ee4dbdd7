/// What a view shows: a group, what the query found, texts of earlier runs, or everything.
enum Listing: Hashable, Sendable {
  /// One element of a listing.
  enum Element: Hashable, Sendable {
    /// A row of the catalogue.
    case row(Int)
    /// A text, exactly.
    case text(String)
    /// A favourite, which gets the default tone where it has none of its own.
    case favourite(String)

    var isFavourite: Bool { if case .favourite = self { true } else { false } }
  }

  /// Rows of the catalogue: a group.
  case rows(Range<Int>)
  /// Rows of the catalogue, the best first: what a query found.
  case results([Int])
  /// Texts, exactly: the recents.
  case texts([String])
  /// The favourites, in the person's order.
  case favourites([String])
  /// Every tab at once: the recents, the favourites, the groups.
  case all(recents: [String], favourites: [String], rows: Range<Int>)

  var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .results(let rows): rows.count
    case .texts(let texts), .favourites(let texts): texts.count
    case .all(let recents, let favourites, let rows): recents.count + favourites.count + rows.count
    }
  }

  /// The element at a data index. O(1).
  subscript(data: Int) -> Element {
    switch self {
    case .rows(let rows): .row(rows.lowerBound + data)
    case .results(let rows): .row(rows[data])
    case .texts(let texts): .text(texts[data])
    case .favourites(let texts): .favourite(texts[data])
    case .all(let recents, let favourites, let rows):
      if data < recents.count {
        .text(recents[data])
      } else if data < recents.count + favourites.count {
        .favourite(favourites[data - recents.count])
      } else {
        .row(rows.lowerBound + data - recents.count - favourites.count)
      }
    }
  }
}
