import EmojiCatalog
import ScreenModel

// Opening and closing the variants, and choosing among them. Moving and drawing are those of the carousel.

extension Picker {
  /// Shows the variants of the selected element, if it has any.
  mutating func openVariants(showing part: Variants.Part? = nil) {
    guard variants == nil, help == nil, focus == .items, case .data(let data) = selection else { return }
    let item = source[data]
    var opened = Variants(
      below: Variants.Below(listing: listing, selection: selection, view: view, scroll: scroll), parts: parts(of: item),
      part: .commands,
      emoji: item.entry.map { TonedRow(row: $0.row, tones: item.tones) }, text: item.text)
    guard let first = opened.parts.first else { return }
    opened.part = part ?? first
    variants = opened
    view = .carousel
    showPart()
  }

  private func parts(of item: Item) -> [Variants.Part] {
    var parts: [Variants.Part] = []
    if let entry = item.entry {
      if entry.toneClass != .none { parts.append(.tones) }
      if catalog.relatives(ofRow: entry.row).count > 1 { parts.append(.relatives) }
      if entry.textStyle != nil || entry.toneClass != .none { parts.append(.commands) }
    }
    if memory != nil, parts.last != .commands { parts.append(.commands) }
    return parts
  }

  /// Shows again what was shown before the variants.
  mutating func closeVariants() {
    guard let below = variants?.below else { return }
    variants = nil
    view = below.view
    show(below.listing)
    selection = below.selection
    scroll = below.scroll
    placement = .nearest
    drag = nil
  }

  /// The text of the variant that is chosen so far.
  var chosenVariant: String {
    guard let variants else { return "" }
    return variants.emoji.map { catalog.text(of: $0) } ?? variants.text
  }

  /// The text of the variant that is chosen so far as a favourite.
  private var favouriteVariant: String {
    guard let emoji = variants?.emoji else { return chosenVariant }
    return favouriteText(of: Item(text: chosenVariant, entry: catalog[emoji.row], tones: emoji.tones))
  }

  /// Notes which tone or which relative is in the centre.
  mutating func noteVariant() {
    guard var changed = variants, case .data(let data) = selection, let emoji = changed.emoji else { return }
    switch changed.part {
    case .tones: changed.emoji = TonedRow(row: emoji.row, tones: changed.tones[data])
    case .relatives: changed.emoji = TonedRow(row: changed.relatives[data], tones: emoji.tones)
    case .commands: return
    }
    variants = changed
  }

  /// To the next or previous part.
  mutating func turnPart(by step: Int) {
    guard let variants, let place = variants.parts.firstIndex(of: variants.part) else { return }
    showPart(variants.parts[(place + step + variants.parts.count) % variants.parts.count])
  }

  mutating func showPart(_ part: Variants.Part) {
    noteVariant()
    variants?.part = part
    showPart()
  }

  /// Shows the current part; what is chosen is in the centre.
  private mutating func showPart() {
    guard var shown = variants else { return }
    var selected = 0
    if let emoji = shown.emoji {
      shown.tones = SkinTones.offered(for: catalog[emoji.row].toneClass)
      shown.relatives = catalog.relatives(ofRow: emoji.row)
    }
    switch shown.part {
    case .tones:
      shown.texts = shown.tones.compactMap { tones in
        shown.emoji.map { catalog.text(of: TonedRow(row: $0.row, tones: tones)) }
      }
      selected = shown.emoji.flatMap { shown.tones.firstIndex(of: $0.tones) } ?? 0
    case .relatives:
      shown.texts = shown.relatives.map { row in
        catalog.text(of: TonedRow(row: row, tones: shown.emoji?.tones ?? .untoned))
      }
      selected = shown.emoji.flatMap { shown.relatives.firstIndex(of: $0.row) } ?? 0
    case .commands:
      shown.commands = commands
      shown.texts = shown.commands.map(\.label)
    }
    variants = shown
    show(.texts(shown.texts), selecting: selected)
    cursorIsOnSelection = true
  }

  // MARK: Actions

  /// What the variants made of an action.
  struct Outcome {
    let effect: Effect?
  }

  /// Does what an action does among the variants.
  ///
  /// - Returns: `nil` where it does there what it does elsewhere.
  mutating func performInVariants(_ action: Action) -> Outcome? {
    switch action {
    case .move(let direction): return moveInVariants(direction) ? Outcome(effect: nil) : nil
    case .nextTab: turnPart(by: 1)
    case .previousTab: turnPart(by: -1)
    case .accept: return Outcome(effect: acceptVariant(finishes: !configuration.insertsAndStays))
    case .acceptOtherwise: return Outcome(effect: acceptVariant(finishes: configuration.insertsAndStays))
    case .cancel, .showVariants: closeVariants()
    case .toggleFavourite:
      noteVariant()
      let text = favouriteVariant
      closeVariants()
      if memory?.favourites.contains(text) == true { removeFavourite(text) } else { addFavourite(text) }
    case .nextView, .removeItem, .moveFavourite, .forget: break
    case .previousPage, .nextPage, .firstOnPage, .lastOnPage, .deleteBackward, .deleteWord, .clearQuery, .finish,
      .suspend, .redraw, .toggleHelp, .showRecents, .tone:
      return nil
    }
    return Outcome(effect: nil)
  }

  // MARK: Moving

  /// Among the tones of two people Up and Down change the second person's; elsewhere they do nothing.
  ///
  /// - Returns: Whether the move was one of these.
  mutating func moveInVariants(_ direction: Direction) -> Bool {
    guard let variants, direction == .up || direction == .down else { return false }
    guard hasToneSquare, case .data(let data) = selection else { return true }
    // From “none”, before the square, down leads into it.
    let target = direction == .down ? (data == 0 ? 1 : data + 5) : (data <= 5 ? 0 : data - 5)
    if variants.tones.indices.contains(target) { select(data: target) }
    return true
  }

  /// Whether the tones of two people are offered.
  var hasToneSquare: Bool {
    guard let variants else { return false }
    return variants.part == .tones && variants.tones.count > 6
  }

  /// Chooses a tone among those offered, for everybody alike.
  mutating func chooseTone(_ tone: SkinTone) {
    guard let variants else { return }
    if variants.part != .tones {
      guard variants.parts.contains(.tones) else { return }
      showPart(.tones)
    }
    if let data = self.variants?.tones.firstIndex(of: SkinTones(tone)) { select(data: data) }
  }

  // MARK: Choosing

  /// Inserts the variant in the centre, or does what the command there says.
  mutating func acceptVariant(finishes: Bool) -> Effect? {
    guard let variants, case .data(let data) = selection else { return nil }
    noteVariant()
    guard variants.part == .commands else {
      let text = chosenVariant
      closeVariants()
      insert(text)
      return finishes ? .finish : nil
    }
    return perform(variants.commands[data], finishes: finishes)
  }

  private mutating func perform(_ command: VariantCommand, finishes: Bool) -> Effect? {
    let text = chosenVariant
    let favourite = favouriteVariant
    closeVariants()
    switch command {
    case .useAsDefault(let tone): makeDefault(tone)
    case .insertAsText(let text):
      insert(text)
      return finishes ? .finish : nil
    case .addFavourite: addFavourite(favourite)
    case .removeFavourite: removeFavourite(favourite)
    case .forget: forget(text)
    case .moveFavourite(let direction):
      moveFavourite(favourite, direction)
      // There may be more to move.
      openVariants(showing: .commands)
      selectCommand(command)
    }
    return nil
  }

  private mutating func selectCommand(_ command: VariantCommand) {
    if let data = variants?.commands.firstIndex(of: command) { selection = .data(data) }
  }

  /// What can be done with the variant that is chosen so far.
  private var commands: [VariantCommand] {
    var commands: [VariantCommand] = []
    if let emoji = variants?.emoji {
      let entry = catalog[emoji.row]
      if entry.toneClass != .none, emoji.tones.areAlike { commands.append(.useAsDefault(emoji.tones.first)) }
      if let style = entry.textStyle, emoji.tones == .untoned { commands.append(.insertAsText(style)) }
    }
    guard let memory else { return commands }
    if let place = memory.favourites.firstIndex(of: favouriteVariant) {
      commands.append(.removeFavourite)
      if place > 0 { commands.append(.moveFavourite(.left)) }
      if place + 1 < memory.favourites.count { commands.append(.moveFavourite(.right)) }
    } else {
      commands.append(.addFavourite)
    }
    if isKnownAsInserted(chosenVariant) { commands.append(.forget) }
    return commands
  }
}
