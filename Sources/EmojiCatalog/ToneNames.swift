extension CatalogEntry {
  /// A name of the emoji with what CLDR's English names say of its tones.
  ///
  ///     waving hand: dark skin tone       man: light skin tone, red hair
  ///     handshake: light skin tone, dark skin tone       kiss: woman, man, medium skin tone
  ///
  /// - Parameters:
  ///   - name: The name without tones, in whatever language.
  ///   - tones: The tones of its people.
  /// - Returns: `name` itself where nobody is toned.
  public func name(_ name: String, in tones: SkinTones) -> String {
    guard toneClass != .none, let toneNames = tones.name else { return name }
    guard let colon = name.firstIndex(of: ":") else { return "\(name): \(toneNames)" }
    // Of one person the tone is told first, of two behind who they are.
    return toneClass == .twoPeople
      ? "\(name), \(toneNames)" : "\(name[...colon]) \(toneNames),\(name[colon...].dropFirst())"
  }
}

extension [LanguageTable] {
  /// The name of an emoji in some tones, in the first language that has one; in English, where none has.
  public func name(of entry: CatalogEntry, in tones: SkinTones) -> String {
    entry.name(name(of: entry), in: tones)
  }
}

extension SkinTones {
  /// What CLDR says of the tones; `nil` for none.
  fileprivate var name: String? {
    guard first != .untoned else { return nil }
    return areAlike ? first.skinToneName : "\(first.skinToneName), \(second.skinToneName)"
  }
}

extension SkinTone {
  fileprivate var skinToneName: String { "\(rawValue) skin tone" }
}
