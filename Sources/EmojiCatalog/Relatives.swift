extension Catalog {
  /// The emoji that differ from a row in gender, hair or direction only, with the row itself: the neutral one first, the
  /// others in the catalogue's order. O(rows of the group): relatives are never of another group.
  ///
  /// - Returns: Data indices; only `row` where it has no relatives.
  public func relatives(ofRow row: Int) -> [Int] {
    let kin = Kin(self[row].text)
    let rows = group(ofRow: row)?.rows ?? row..<row + 1
    let relatives = rows.filter { Kin(self[$0].text) == kin }
    return relatives.filter { kin.isHead(self[$0].text) } + relatives.filter { !kin.isHead(self[$0].text) }
  }
}

/// What is left of a sequence without gender, hair and direction (UTS #51, sections 2.3 and 2.10): the same of relatives.
///
///     🏃‍♀️‍➡️   1F3C3 200D 2640 FE0F 200D 27A1 FE0F   →   1F3C3                    🏃
///     👩‍🦰       1F469 200D 1F9B0                       →   1F9D1                    🧑
///     👭         1F46D, written out 👩‍🤝‍👩             →   1F9D1 200D 1F91D 200D 1F9D1   🧑‍🤝‍🧑
struct Kin: Hashable, Sendable {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    var kept: [Unicode.Scalar] = []
    for scalar in Self.written(text) {
      if Self.signs.contains(scalar), kept.last == "\u{200D}" {
        kept.removeLast()
      } else if let neutral = Self.neutral[scalar] {
        kept.append(contentsOf: neutral.unicodeScalars)
      } else {
        kept.append(scalar)
      }
    }
    scalars = kept
  }

  /// Whether a sequence is the neutral one: nothing is taken from it.
  func isHead(_ text: String) -> Bool {
    Self.written(text) == scalars
  }

  /// The sequence with its people written out and without presentation.
  private static func written(_ text: String) -> [Unicode.Scalar] {
    (PairForms.people(of: text) ?? text).unicodeScalars.filter { $0 != "\u{FE0F}" }
  }

  /// What a joiner adds to a person: ♀ ♂, hair red, curly, white or none, ➡.
  private static let signs: Set<Unicode.Scalar> = [
    "\u{2640}", "\u{2642}", "\u{1F9B0}", "\u{1F9B1}", "\u{1F9B3}", "\u{1F9B2}", "\u{27A1}",
  ]

  /// People whose gender is in their scalar, and the neutral person; the dancers, who have none, count as 💃.
  private static let neutral: [Unicode.Scalar: String] = [
    "👨": "🧑", "👩": "🧑", "👦": "🧒", "👧": "🧒", "👴": "🧓", "👵": "🧓",
    "🤴": "🫅", "👸": "🫅", "🤰": "🫄", "🫃": "🫄", "🎅": "🧑‍🎄", "🤶": "🧑‍🎄", "🕺": "💃",
  ]
}
