import EmojiCatalog

// The tones that emoji are shown and inserted in.

extension Picker {
  /// Gives the selected emoji a tone, both people where it has two; among the variants it chooses it.
  mutating func tone(_ tone: SkinTone) {
    if variants != nil {
      chooseTone(tone)
      return
    }
    guard focus == .items, case .data(let data) = selection,
      let entry = source[data].entry, entry.toneClass != .none
    else { return }
    tones.given[listing[data]] = SkinTones(tone)
    tonesChanged()
  }

  /// Makes a tone that of every emoji which has none of its own.
  mutating func makeDefault(_ tone: SkinTone) {
    tones.byDefault = tone
    if memory != nil { memoryChanges.append(.defaultToneChosen(tone)) }
    tonesChanged()
  }

  /// Shows the elements anew, which have other texts now.
  private mutating func tonesChanged() {
    revision += 1
    listingNumber += 1
    shownPage = ShownPage()
    cursorIsOnSelection = true
  }
}
