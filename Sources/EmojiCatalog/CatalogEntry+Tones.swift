extension CatalogEntry {
  /// The fully-qualified sequence in some tones, byte for byte as emoji-test.txt has it; `text` where nobody takes one.
  ///
  /// The people of a sequence are its first scalar and, where two are written out, its last one. A modifier goes after
  /// each of them, in place of the U+FE0F that stands there (UTS #51, section 2.4). Nothing is stored nor looked up, but for
  /// the twelve of `PairForms`: O(length of the sequence).
  public func text(in tones: SkinTones) -> String {
    let text = text
    guard let first = tones.first.modifier, let second = tones.second.modifier else { return text }
    switch toneClass {
    case .none: return text
    case .onePerson: return Self.toned(text, first: first, last: nil)
    case .twoPeople:
      guard let people = PairForms.people(of: text) else { return Self.toned(text, first: first, last: second) }
      return tones.areAlike
        ? Self.toned(text, first: first, last: nil) : Self.toned(people, first: first, last: second)
    }
  }

  /// The VS15 form, where emoji-variation-sequences.txt defines one: the scalar and U+FE0E. `nil` for sequences of more
  /// than one scalar, keycaps and toned forms among them, and for symbols, which are text
  /// already: # has one for the sake of its keycap.
  public var textStyle: String? {
    if isSymbol { return nil }
    let scalars = text.unicodeScalars.filter { $0 != "\u{FE0F}" }
    guard let scalar = scalars.first, scalars.count == 1, hasTextPresentationSequence(scalar) else { return nil }
    return String(scalar) + "\u{FE0E}"
  }

  /// `text(in:)`, or in its place the text style where that is asked for, there is one, and no tone excludes it.
  public func text(in tones: SkinTones, textStyle isAskedFor: Bool) -> String {
    let isToned = toneClass != .none && tones != .untoned
    return isAskedFor && !isToned ? textStyle ?? text : text(in: tones)
  }

  /// The people written out, in the tones of each, where the emoji draws them as one scalar: what Unicode uses for tones
  /// that differ, and some programs for others too.
  func textWithPeople(in tones: SkinTones) -> String? {
    guard let people = PairForms.people(of: text) else { return nil }
    guard let first = tones.first.modifier, let second = tones.second.modifier else { return people }
    return Self.toned(people, first: first, last: second)
  }

  /// A modifier after the first scalar, where any VS16 would stand, and another one at the end.
  private static func toned(_ text: String, first: Unicode.Scalar, last: Unicode.Scalar?) -> String {
    var rest = text.unicodeScalars[...]
    var toned = String.UnicodeScalarView()
    if let person = rest.popFirst() { toned.append(person) }
    toned.append(first)
    if rest.first == "\u{FE0F}" { rest.removeFirst() }
    toned.append(contentsOf: rest)
    if let last { toned.append(last) }
    return String(toned)
  }
}
