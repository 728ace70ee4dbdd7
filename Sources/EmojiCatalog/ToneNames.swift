extension SkinTones {
  /// What CLDR's English names say of the tones, "dark skin tone" or "light skin tone, dark skin tone"; `nil` for none.
  public var name: String? {
    guard first != .untoned else { return nil }
    return areAlike ? first.skinToneName : "\(first.skinToneName), \(second.skinToneName)"
  }
}

extension SkinTone {
  fileprivate var skinToneName: String { "\(rawValue) skin tone" }
}
