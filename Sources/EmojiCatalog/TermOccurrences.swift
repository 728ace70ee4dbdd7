/// Where in a row a term stands.
enum TermField: UInt32, CaseIterable {
  case name, keyword, shortcode, informal
  /// Informal words by the rank of the emoji among those that people mean by the word.
  case firstMeant, secondMeant, laterMeant
  /// The whole of what is written with signs, `:)` or `+1`.
  case signs
  /// Name and keywords in another language than English.
  case localName, localKeyword

  /// The field of an informal word with the rank that the table gives it.
  init(rank: Int?) {
    switch rank {
    case nil: self = .informal
    case 1?: self = .firstMeant
    case 2?: self = .secondMeant
    default: self = .laterMeant
    }
  }
}

/// One occurrence of a term: the row, the field, the spelling, and whether the term is the whole of the phrase that
/// stands there.
struct TermOccurrence {
  private let bits: UInt32

  init(row: Int, field: TermField, spelling: UInt8 = 0, isWhole: Bool) {
    bits = UInt32(row) << 9 | UInt32(spelling & 0xF) << 5 | field.rawValue << 1 | (isWhole ? 1 : 0)
  }

  /// The data index.
  var row: Int { Int(bits >> 9) }
  /// How the term is written there (`FoldedText.spelling(of:)`).
  var spelling: UInt8 { UInt8(bits >> 5 & 0xF) }
  /// The field and whether the term is the whole, as a set of one.
  var kind: OccurrenceKinds { OccurrenceKinds(rawValue: 1 << (bits & 0x1F)) }
}

/// The ways in which one term occurs in one row.
struct OccurrenceKinds: OptionSet, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The term is the whole of a phrase in one of the fields.
  static func whole(_ fields: TermField...) -> OccurrenceKinds {
    OccurrenceKinds(rawValue: fields.reduce(0) { $0 | 2 << ($1.rawValue << 1) })
  }

  /// The term is a word among others of a phrase in one of the fields.
  static func word(_ fields: TermField...) -> OccurrenceKinds {
    OccurrenceKinds(rawValue: fields.reduce(0) { $0 | 1 << ($1.rawValue << 1) })
  }

  /// Either of them.
  static func any(_ fields: TermField...) -> OccurrenceKinds {
    OccurrenceKinds(rawValue: fields.reduce(0) { $0 | 3 << ($1.rawValue << 1) })
  }

  /// Whether the term occurs in one of those ways.
  func holds(_ kinds: OccurrenceKinds) -> Bool { !isDisjoint(with: kinds) }
}
