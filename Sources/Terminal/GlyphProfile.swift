internal import ScreenModel

/// What is written for a grapheme cluster.
struct Glyph: Hashable, Sendable {
  /// What is known of the columns that a terminal gives the text.
  enum Extent: Hashable, Sendable {
    /// Exactly the columns claimed, everywhere.
    case exact
    /// Between one column and those claimed.
    case contained
    /// Perhaps none, perhaps more than those claimed.
    case unknown
  }

  /// What is written in place of the cluster.
  var text: String
  /// Whether a mark in the spare column tells that the cluster is more than what is shown.
  var hasMark = false
  /// What is known of its width.
  var extent: Extent
}

/// How much of a cluster a terminal is trusted with; never a matter of what is output.
enum GlyphProfile: Hashable, Sendable {
  /// Only what every terminal gives a width that fits: one scalar for a sequence, `?` for a scalar that is new.
  case safe
  /// Every cluster as it is.
  case full

  /// What is written for a cluster that claims so many columns of the frame.
  func glyph(for cluster: Character, columns: Int) -> Glyph {
    let shape = ClusterShape(cluster)
    let extent = extent(of: shape, columns: columns)
    switch form(of: shape) {
    case .whole:
      return Glyph(text: String(cluster), extent: extent)
    case .withoutSelectors:
      var kept = String.UnicodeScalarView()
      kept.append(contentsOf: cluster.unicodeScalars.lazy.filter { !isVariationSelector($0) })
      return Glyph(text: String(kept), extent: extent)
    case .base:
      return Glyph(text: String(shape.base), hasMark: shape.isSequence && columns >= 3, extent: extent)
    case .unknown:
      return Glyph(text: "?", extent: extent)
    }
  }

  /// What is known of the columns that a terminal gives to what is written for a cluster.
  func extent(of cluster: Character, columns: Int) -> Glyph.Extent {
    extent(of: ClusterShape(cluster), columns: columns)
  }

  /// How much of a cluster is written.
  private enum Form {
    case whole, withoutSelectors, base, unknown
  }

  private func form(of shape: ClusterShape) -> Form {
    // Frames hold no control characters; should one be there all the same, it is not for the terminal.
    if shape.isHostile { return .unknown }
    switch self {
    case .full: return .whole
    case .safe:
      if !isOld(shape.base) { return .unknown }
      if shape.isSequence { return .base }
      return shape.hasSelector ? .withoutSelectors : .whole
    }
  }

  private func extent(of shape: ClusterShape, columns: Int) -> Glyph.Extent {
    let form = form(of: shape)
    if form == .unknown { return columns == 1 ? .exact : .contained }
    if shape.count == 1 || form == .base {
      let isBare = form == .base || !shape.hasSelector || self == .safe
      if isBare, hasSettledWidth(shape.base) {
        return columns == displayWidth(of: Character(shape.base)) ? .exact : .contained
      }
      // Two columns with VARIATION SELECTOR-16, whatever the terminal; with -15 some take none and screen 5 three.
      let isSteady = hasSettledWidth(shape.base) || isSteadyEmoji(shape.base) && isOld(shape.base)
      let hasTextSelector = shape.hasTextSelector && self == .full
      return columns >= 2 && isSteady && !hasTextSelector ? .contained : .unknown
    }
    if shape.isFlag || shape.isKeycap && self == .safe { return columns >= 2 ? .contained : .unknown }
    return .unknown
  }
}

/// What a cluster is made of, as far as terminals differ about it. O(scalars).
private struct ClusterShape {
  /// The first scalar.
  var base: Unicode.Scalar
  /// The scalars without variation selectors.
  var count = 0
  var hasSelector = false
  var hasTextSelector = false
  /// Whether a joiner, a skin tone or a tag makes an emoji more than its first scalar (UTS #51 §1.4).
  var isSequence = false
  /// Whether it is two regional indicators (UTS #51 ED-14): two columns in every terminal measured.
  var isFlag = false
  /// Whether it is a digit or sign with U+20E3 (UTS #51 ED-14c).
  var isKeycap = false
  /// Whether a scalar is among those that must not reach a terminal.
  var isHostile = false

  init(_ cluster: Character) {
    base = " "
    var mayBeHostile = false
    var indicators = 0
    for scalar in cluster.unicodeScalars {
      if isVariationSelector(scalar) {
        hasSelector = true
        if scalar.value == 0xFE0E { hasTextSelector = true }
        continue
      }
      if count == 0 { base = scalar }
      count += 1
      switch scalar.value {
      case 0x1F1E6...0x1F1FF: indicators += 1
      case 0x20E3: isKeycap = count == 2
      case 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: isSequence = isSequence || count > 1
      case ..<0x20, 0x7F..<0xA0, 0x600...0x6FF, 0x2000...0x206F, 0xFE10...0xFFFF: mayBeHostile = true
      default: continue
      }
    }
    isFlag = count == 2 && indicators == 2
    if isSequence { isSequence = base.properties.isEmoji }
    if mayBeHostile { isHostile = !isHarmless(cluster) }
  }
}

/// VARIATION SELECTOR-15 or -16, which ask for text or emoji presentation (UTS #51 §1.4.3).
private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0xFE0E || scalar.value == 0xFE0F
}

/// An emoji that takes one column or two by itself; kitty gives a lone skin tone none.
private func isSteadyEmoji(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
  default: scalar.properties.isEmoji
  }
}
