import EmojiCatalog

/// One element of a listing: the text that is inserted, and what the catalogue tells of it.
struct Item: Sendable {
  /// What is inserted, byte for byte.
  let text: String
  /// The catalogue's entry; `nil` for a text that it does not have.
  let entry: CatalogEntry?

  /// The first grapheme cluster of the text.
  var cluster: Character { text.first ?? "\u{FFFD}" }
}

/// The elements of a listing, read from the catalogue when they are asked for.
struct ItemSource: Sendable {
  let catalog: Catalog
  /// The languages of names, the first one first.
  let languages: [LanguageTable]
  let listing: Listing

  /// How many there are.
  var count: Int { listing.count }

  /// The element at a data index. O(1); O(rows) for one that is given as text.
  subscript(data: Int) -> Item {
    switch listing[data] {
    case .row(let row): Item(text: catalog[row].text, entry: catalog[row])
    case .text(let text), .favourite(let text):
      Item(text: text, entry: catalog.row(of: text).map { catalog[$0] })
    }
  }

  /// The text of the element at a data index. O(length).
  func text(_ data: Int) -> String {
    switch listing[data] {
    case .row(let row): catalog[row].text
    case .text(let text), .favourite(let text): text
    }
  }

  /// The text that stands for the element among the favourites. O(length).
  func favouriteText(_ data: Int) -> String {
    switch listing[data] {
    case .row(let row): catalog[row].text
    case .text(let text), .favourite(let text): text
    }
  }

  /// The name of an element in the first language that has one; what else it is, for a text that the catalogue lacks.
  func name(of item: Item) -> String {
    item.entry.map { languages.name(of: $0) } ?? item.text
  }
}
