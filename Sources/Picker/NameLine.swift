import CellLayout
import EmojiCatalog
import ScreenModel

// The line that says in words what is selected, so that it can be read where no font draws it.

extension Picker {
  func drawName(in frame: inout Frame, _ layout: PickerLayout) {
    guard let row = layout.name else { return }
    let place = ScreenPosition(column: layout.margin, row: row)
    let room = layout.textColumns.count
    if focus == .tabs, tabs.indices.contains(currentTab) {
      let told =
        "\(tabs[currentTab].title), \(dataOfCurrentTab.count) \(tabs[currentTab].holdsSymbols ? "symbols" : "emoji")"
      frame.write(shortened(told, to: room), at: place, style: Style(.text, .bold))
      return
    }
    switch selection {
    case .none: break
    case .deleteKey:
      frame.write(shortened("⌫ \(whatIsDeleted)", to: room), at: place, style: Style(.text, .bold))
    case .data(let data):
      draw(source[data], in: &frame, layout, at: place)
    }
  }

  /// What ⌫ would take back, in words where they are known.
  private var whatIsDeleted: String {
    guard let last = composition.text.last else { return "nothing to delete" }
    let emoji = catalog.emoji(of: String(last))
    let name = emoji.map { languages.name(of: catalog[$0.row], in: $0.tones) }
    return "delete \(name ?? String(last))"
  }

  private func draw(_ item: Item, in frame: inout Frame, _ layout: PickerLayout, at place: ScreenPosition) {
    let room = layout.textColumns.count
    let name = (selectionIsFavourite ? "★ " : "") + source.name(of: item)
    let codes = item.entry == nil && item.text.count > 1 ? "" : codePoints(of: item.text)
    let shortcode = item.entry?.shortcode ?? ""
    let matched = item.entry.flatMap(matchedWord).map { "matched: \($0)" }
    if let row = layout.codePoints {
      let first = matched ?? shortcode
      let used = frame.write(shortened(name, to: room), at: place, style: Style(.text, .bold))
      if used + 2 + displayWidth(of: first) <= room {
        frame.write(first, at: ScreenPosition(column: place.column + used + 2, row: place.row), style: Style(.quiet))
      }
      frame.write(
        shortened(codes, to: room), at: ScreenPosition(column: place.column, row: row), style: Style(.quiet))
      return
    }
    let isNew = item.entry.map { EmojiVersion($0.since) > configuration.knownEmojiVersion } ?? false
    let line = EntryLine(
      name: name, shortcode: shortcode, codePoints: codes, matched: matched,
      since: isNew ? "since \(item.entry?.since ?? "")" : nil, columns: room)
    var column = place.column
    for (index, part) in line.parts.enumerated() {
      if index > 0 { column += line.gap }
      column += frame.write(
        part, at: ScreenPosition(column: column, row: place.row),
        style: index == 0 ? Style(.text, .bold) : Style(.quiet))
    }
  }

  /// The word through which the query found an emoji, where its name does not tell.
  private func matchedWord(of entry: CatalogEntry) -> String? {
    guard !query.isEmpty, let matched = index?.matchedWord(inRow: entry.row, for: query.text) else { return nil }
    return matched == languages.name(of: entry) ? nil : matched
  }
}

/// The facts of one emoji fitted into a line. The code points are kept whole as long as they fit at all: the
/// version goes first, then the shortcode, then the word that matched, then the end of the name.
struct EntryLine: Hashable {
  /// What to write, the name first.
  let parts: [String]
  /// Columns between two parts.
  let gap: Int

  init(name: String, shortcode: String, codePoints: String, matched: String? = nil, since: String?, columns: Int) {
    let gap = columns < 40 ? 1 : 3
    self.gap = gap
    let codeColumns = displayWidth(of: codePoints)
    var used = displayWidth(of: name) + gap + codeColumns
    guard used <= columns else {
      let nameColumns = max(columns - gap - codeColumns, min(displayWidth(of: name), columns / 3))
      parts = [
        shortened(name, to: nameColumns), shortened(codePoints, to: max(0, columns - gap - nameColumns)),
      ]
      return
    }
    func fits(_ part: String?) -> Bool {
      guard let part, used + gap + displayWidth(of: part) <= columns else { return false }
      used += gap + displayWidth(of: part)
      return true
    }
    let hasMatched = fits(matched)
    let hasShortcode = fits(shortcode)
    let hasSince = fits(since)
    let optional = [hasSince ? since : nil, hasMatched ? matched : nil].compactMap(\.self)
    parts = [name] + (hasShortcode ? [shortcode] : []) + [codePoints] + optional
  }
}
