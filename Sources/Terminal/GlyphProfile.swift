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
    var scalars = cluster.unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil, hasSettledWidth(first) {
      let isExact = columns == (first.value < 0x7F ? 1 : displayWidth(of: cluster))
      return Glyph(text: String(cluster), extent: isExact ? .exact : .contained)
    }
    // Frames hold no control characters; should one be there all the same, it is not for the terminal.
    guard pictured(cluster) == [cluster] else { return Glyph.unknownCluster(columns) }
    switch self {
    case .safe: return safeGlyph(for: cluster, columns: columns)
    case .full: return Glyph(text: String(cluster), extent: fullExtent(of: cluster, columns: columns))
    }
  }

  private func safeGlyph(for cluster: Character, columns: Int) -> Glyph {
    let scalars = cluster.unicodeScalars.filter { !isVariationSelector($0) }
    guard let first = scalars.first, isOld(first) else { return .unknownCluster(columns) }
    if scalars.count == 1 { return single(first, columns: columns) }
    if isFlag(scalars) || isKeycap(scalars) {
      return Glyph(text: String(Unicode.view(of: scalars)), extent: columns >= 2 ? .contained : .unknown)
    }
    if first.properties.isEmoji, scalars.contains(where: isEmojiExtension) {
      var glyph = single(first, columns: columns)
      glyph.hasMark = columns >= 3
      return glyph
    }
    return Glyph(text: String(Unicode.view(of: scalars)), extent: .unknown)
  }

  private func single(_ scalar: Unicode.Scalar, columns: Int) -> Glyph {
    let text = String(scalar)
    if hasSettledWidth(scalar) {
      return Glyph(text: text, extent: columns == displayWidth(of: text) ? .exact : .contained)
    }
    return Glyph(text: text, extent: isSteadyEmoji(scalar) && columns >= 2 ? .contained : .unknown)
  }

  private func fullExtent(of cluster: Character, columns: Int) -> Glyph.Extent {
    let scalars = Array(cluster.unicodeScalars)
    guard columns >= 2, isOld(scalars[0]) else { return .unknown }
    if isFlag(scalars) { return .contained }
    let asksForEmoji = scalars.count == 2 && scalars[1].value == 0xFE0F
    guard scalars.count == 1 || asksForEmoji else { return .unknown }
    return isSteadyEmoji(scalars[0]) || hasSettledWidth(scalars[0]) ? .contained : .unknown
  }
}

extension Glyph {
  /// What stands for a cluster that the terminal may not know.
  static func unknownCluster(_ columns: Int) -> Glyph {
    Glyph(text: "?", extent: columns == 1 ? .exact : .contained)
  }
}

extension Unicode {
  /// Scalars as a view, from which a string is made.
  fileprivate static func view(of scalars: some Sequence<Unicode.Scalar>) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return view
  }
}

/// VARIATION SELECTOR-15 or -16, which ask for text or emoji presentation (UTS #51 §1.4.3).
private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0xFE0E || scalar.value == 0xFE0F
}

/// Two regional indicators (UTS #51 ED-14): two columns in every terminal measured.
private func isFlag(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
  scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
}

/// A digit or sign with U+20E3 (UTS #51 ED-14c), here without its variation selector.
private func isKeycap(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
  scalars.count == 2 && scalars.last?.value == 0x20E3
}

/// What makes a sequence of an emoji: a joiner, a skin tone, a tag (UTS #51 §1.4).
private func isEmojiExtension(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
  default: false
  }
}

/// An emoji that takes one column or two by itself; kitty gives a lone skin tone none.
private func isSteadyEmoji(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isEmoji && !isEmojiExtension(scalar) && !(0x1F1E6...0x1F1FF).contains(scalar.value)
}
