import EmojiCatalog

/// One element of a listing: the text that is inserted, and what the catalogue tells of it.
struct Item: Sendable {
  /// What is inserted, byte for byte.
  let text: String
  /// The catalogue's entry; `nil` for a text that it does not have.
  let entry: CatalogEntry?
  /// The tones of its people.
  let tones: SkinTones

  /// The first grapheme cluster of the text.
  var cluster: Character { text.first ?? "\u{FFFD}" }
}

/// The tones that elements are shown and inserted in.
struct ToneChoice: Hashable, Sendable {
  /// The tone of every emoji that has none of its own.
  var byDefault = SkinTone.untoned
  /// The tones that single elements were given in this run.
  var given: [Listing.Element: SkinTones] = [:]
}

/// The elements of a listing, read from the catalogue when they are asked for.
struct ItemSource: Sendable {
  let catalog: Catalog
  /// The languages of names, the first one first.
  let languages: [LanguageTable]
  let listing: Listing
  let tones: ToneChoice

  /// How many there are.
  var count: Int { listing.count }

  /// The element at a data index. O(length of its text).
  subscript(data: Int) -> Item {
    let element = listing[data]
    guard let emoji = emoji(element) else { return Item(text: text(data), entry: nil, tones: .untoned) }
    return Item(text: text(data), entry: catalog[emoji.row], tones: emoji.tones)
  }

  /// The text of the element at a data index. O(length).
  func text(_ data: Int) -> String {
    let element = listing[data]
    switch element {
    case .row(let row):
      return catalog[row].text(in: tones.given[element] ?? SkinTones(tones.byDefault))
    case .text(let text), .favourite(let text):
      guard tones.given[element] != nil || (element.isFavourite && tones.byDefault != .untoned),
        let emoji = emoji(element)
      else { return text }
      return catalog.text(of: emoji)
    }
  }

  /// The emoji that an element is, in the tones that it is shown in; `nil` for another text.
  private func emoji(_ element: Listing.Element) -> TonedRow? {
    switch element {
    case .row(let row):
      let tones = tones.given[element] ?? SkinTones(tones.byDefault)
      return TonedRow(row: row, tones: catalog[row].toneClass == .none ? .untoned : tones)
    case .text(let text), .favourite(let text):
      guard let emoji = catalog.emoji(of: text), catalog[emoji.row].toneClass != .none else {
        return catalog.emoji(of: text)
      }
      let tones = element.isFavourite && emoji.tones == .untoned ? SkinTones(tones.byDefault) : emoji.tones
      return TonedRow(row: emoji.row, tones: self.tones.given[element] ?? tones)
    }
  }

  /// The name of an element in the first language that has one; what else it is, for a text that the catalogue lacks.
  func name(of item: Item) -> String {
    guard let entry = item.entry else { return item.text }
    return languages.name(of: entry, in: item.tones)
  }
}
