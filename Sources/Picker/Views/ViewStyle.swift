/// How the window shows the items of a listing.
enum ViewStyle: Hashable, Sendable, CaseIterable {
  /// The emoji keyboard: pages that end in ⌫.
  case pages
  /// Everything in one scroll, under the headers of its groups.
  case sections
  /// One line whose items grow towards the centre.
  case carousel
  /// Columns of cards that tell all that is known of an item.
  case cards

  /// The view that follows; the first one after the last.
  var next: ViewStyle {
    switch self {
    case .pages: .sections
    case .sections: .carousel
    case .carousel: .cards
    case .cards: .pages
    }
  }

  /// What a person calls it.
  var title: String {
    switch self {
    case .pages: "pages"
    case .sections: "sections"
    case .carousel: "carousel"
    case .cards: "cards"
    }
  }

  /// Whether the view shows a page at a time, told by dots.
  var isPaged: Bool { self == .pages }

  /// Whether the view shows all the groups at once, not the current one alone.
  var showsAllGroups: Bool { self == .sections }
}
