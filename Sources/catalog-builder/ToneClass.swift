/// How an emoji takes skin tones; the raw value is the table's third field.
enum ToneClass: String, Sendable {
  case none = ""
  /// One tone: each Emoji_Modifier_Base in it takes the same one.
  case one = "1"
  /// Two people, each with a tone of their own.
  case two = "2"

  /// Takes one more toned form of the emoji into account.
  mutating func include(toned form: EmojiSequence) {
    if form.modifierCount > 1 {
      self = .two
    } else if self == .none {
      self = .one
    }
  }

  /// The class of every emoji that has toned forms, by the sequence without U+FE0F.
  ///
  /// - Parameters:
  ///   - forms: The toned forms, each with the line it stands in.
  ///   - bases: The sequences without U+FE0F of the base emoji.
  ///   - file: The file the forms are from.
  /// - Returns: The classes; a base that is missing there takes no tone.
  /// - Throws: `BuildError.malformed` for a form whose base is unknown.
  static func classes(
    of forms: [(line: Int, form: EmojiSequence)], bases: Set<String>, in file: TextFile
  ) throws(BuildError) -> [String: ToneClass] {
    var classes: [String: ToneClass] = [:]
    for (line, form) in forms {
      let toneless = form.toneless
      let base = twoPersonBases[toneless] ?? toneless
      guard bases.contains(base) else { throw file.malformed(line, "a toned form without its base") }
      classes[base, default: .none].include(toned: form)
    }
    return classes
  }

  /// Two people drawn by one scalar are told apart by other scalars once each has a tone: without the tones these are
  /// no emoji (🫱🏻‍🫲🏿 is a toned 🤝, but 🫱‍🫲 is nothing).
  private static let twoPersonBases: [String: String] = [
    "🫱‍🫲": "🤝",
    "👩‍🤝‍👩": "👭", "👩‍🤝‍👨": "👫", "👨‍🤝‍👨": "👬",
    "🧑‍🐰‍🧑": "👯", "👨‍🐰‍👨": "👯‍♂", "👩‍🐰‍👩": "👯‍♀",
    "🧑‍🫯‍🧑": "🤼", "👨‍🫯‍👨": "🤼‍♂", "👩‍🫯‍👩": "🤼‍♀",
    "🧑‍❤‍💋‍🧑": "💏", "🧑‍❤‍🧑": "💑",
  ]
}
