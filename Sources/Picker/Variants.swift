import CellLayout
import EmojiCatalog

/// The variants of an element, which a carousel shows in the place of the items: its tones, its relatives, and what can
/// be done with it.
struct Variants: Hashable, Sendable {
  /// A list among the variants.
  enum Part: Hashable, Sendable, CaseIterable {
    case tones, relatives, commands

    var title: String {
      switch self {
      case .tones: "Tones"
      case .relatives: "Relatives"
      case .commands: "More"
      }
    }
  }

  /// What was shown before, and is again afterwards.
  struct Below: Hashable, Sendable {
    let listing: Listing
    let selection: Selection
    let view: ViewStyle
    let scroll: CellPoint
  }

  let below: Below
  /// The parts that have anything.
  let parts: [Part]
  /// The part that is shown.
  var part: Part
  /// The emoji that is chosen so far, and its tones; `nil` where the element is another text.
  var emoji: TonedRow?
  /// The text of the element, where it is no emoji.
  let text: String
  /// The tones to choose from: none, then, for two people, five by five, so that the first person's tone changes along
  /// a row of a square and the second one's along a column.
  var tones: [SkinTones] = []
  /// The rows of the relatives.
  var relatives: [Int] = []
  var commands: [VariantCommand] = []
  /// The texts of the part that is shown.
  var texts: [String] = []
}

/// What can be done with a variant beside inserting it.
enum VariantCommand: Hashable, Sendable {
  case useAsDefault(SkinTone)
  /// Insert the form that is drawn as text (VS15).
  case insertAsText(String)
  case addFavourite, removeFavourite
  case moveFavourite(FavouriteDirection)
  case forget

  var label: String {
    switch self {
    case .useAsDefault(.untoned): "no tone by default"
    case .useAsDefault(let tone): "\(tone.rawValue) by default"
    case .insertAsText(let text): "insert as text \(text)"
    case .addFavourite: "favourite"
    case .removeFavourite: "no favourite any more"
    case .moveFavourite(.left): "move to the left"
    case .moveFavourite(.right): "move to the right"
    case .forget: "forget"
    }
  }
}

extension SkinTones {
  /// The tones that variants offer, none first; for two people a square of five by five follows it.
  static func offered(for toneClass: CatalogEntry.ToneClass) -> [SkinTones] {
    let tones = SkinTone.allCases.filter { $0 != .untoned }
    return switch toneClass {
    case .none: []
    case .onePerson: [.untoned] + tones.map { SkinTones($0) }
    case .twoPeople: [.untoned] + tones.flatMap { second in tones.map { first in SkinTones(first, second) } }
    }
  }
}
