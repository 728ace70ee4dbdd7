/// The tones of the people of an emoji, from left to right; of one person the first counts.
public struct SkinTones: Hashable, Sendable {
  /// The tone of the first, or only, person.
  public let first: SkinTone
  /// The tone of the second person; the same as `first` where there is only one.
  public let second: SkinTone

  /// Nobody toned.
  public static let untoned = SkinTones(.untoned)

  /// Everybody alike: the one way in which a default tone reaches an emoji of two people.
  public init(_ tone: SkinTone) {
    first = tone
    second = tone
  }

  /// Each their own. Where one of the two is untoned both are: Unicode has no pair of which only one is toned.
  public init(_ first: SkinTone, _ second: SkinTone) {
    let isToned = first != .untoned && second != .untoned
    self.first = isToned ? first : .untoned
    self.second = isToned ? second : .untoned
  }

  /// Whether both have the same tone.
  public var areAlike: Bool { first == second }

  /// Every choice of tones that an emoji has besides none: for two people the five that are alike, then the others, each
  /// from light to dark.
  public static func choices(for toneClass: CatalogEntry.ToneClass) -> [SkinTones] {
    let tones = SkinTone.allCases.filter { $0 != .untoned }
    let alike = tones.map { SkinTones($0) }
    return switch toneClass {
    case .none: []
    case .onePerson: alike
    case .twoPeople:
      alike + tones.flatMap { first in tones.filter { $0 != first }.map { SkinTones(first, $0) } }
    }
  }
}
