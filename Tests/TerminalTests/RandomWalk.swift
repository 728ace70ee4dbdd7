import ScreenModel
import TestSupport

/// Frames as a picker could show them and worse, each a small change of the one before.
struct RandomWalk {
  static let emoji: [Character] = [
    "😀", "🎉", "❤️", "✈️", "⚠️", "🌧️", "1️⃣", "#️⃣", "👍🏽", "☝🏿", "👩‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "🏃🏽‍♀️‍➡️", "🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "\u{1FAE8}", "\u{1FAE9}", "\u{1FACD}", "\u{1FAEA}", "🐦‍🔥", "👩🏻‍❤️‍💋‍👨🏿", "⌛", "⌫", "中", "☺️",
  ]
  static let texts = [
    "growing heart", "U+1F497", ":tada:", "( ͡° ͜ʖ ͡°)", "ヽ(´▽`)/", "¯\\_(ツ)_/¯", "é\u{301}", "日本語", "नमस्ते", "page 2 of 5",
    "─────────────", "heart ❤️ 👩‍🚀 end", "● ○ ○", "\u{1FACD}orca",
  ]
  static let styles: [Style] = [
    .plain, .plain, Style(.quiet), Style(.accent), Style(.match), Style(.warm), Style(.selection),
    Style(.text, .reverse), Style(.accent, [.bold, .underline]),
  ]

  private(set) var frame: Frame
  private let hasDoubles: Bool
  private var random: SplitMix64

  /// Begins a walk, with clusters in double size or without them.
  init(seed: UInt64, hasDoubles: Bool = false) {
    self.hasDoubles = hasDoubles
    random = SplitMix64(seed: seed)
    frame = Frame(size: ScreenSize(columns: 40, rows: 6))
    border()
  }

  mutating func step() {
    for _ in 0..<Int.random(in: 1...3, using: &random) { change() }
    if Int.random(in: 0..<60, using: &random) == 0 { resize() }
    border()
    frame.cursor = Frame.Cursor(position: place(), isVisible: Bool.random(using: &random))
  }

  private mutating func change() {
    let style = Self.styles.randomElement(using: &random) ?? .plain
    let place = place()
    if hasDoubles, Int.random(in: 0..<4, using: &random) == 0 {
      double(at: place, style: style)
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: slot(at: place, style: style)
    case 4...5: frame.write(Self.texts.randomElement(using: &random) ?? "", at: place, style: style)
    case 6: frame.fill(from: place, columns: Int.random(in: 1...30, using: &random), style: style)
    case 7: restyle(place, style)
    case 8: popup(at: place)
    default:
      frame.put(
        Self.emoji.randomElement(using: &random) ?? "😀", columns: Int.random(in: 2...4, using: &random), at: place)
    }
  }

  /// A cell of the grid: pad, two columns of emoji, one spare.
  private mutating func slot(at place: ScreenPosition, style: Style) {
    frame.fill(from: place, columns: 4, style: style)
    let inner = ScreenPosition(column: place.column + 1, row: place.row)
    frame.put(Self.emoji.randomElement(using: &random) ?? "😀", columns: 3, at: inner, style: style)
  }

  /// A cluster in double size; beside it sometimes one that kitty gives no column, so that it sticks to what is there.
  private mutating func double(at place: ScreenPosition, style: Style) {
    frame.putDouble(ClusterID(Self.emoji.randomElement(using: &random) ?? "😀"), at: place, style: style)
    let row = place.row + Int.random(in: 0..<6, using: &random)
    guard row < place.row + 2 else { return }
    frame.put("\u{AD}", columns: 1, at: ScreenPosition(column: place.column + 4, row: row))
  }

  private mutating func restyle(_ place: ScreenPosition, _ style: Style) {
    let cell = frame.cells[place.row * frame.size.columns + place.column]
    frame.put(cell.cluster, columns: Int(cell.columns), at: place, style: style)
  }

  private mutating func popup(at place: ScreenPosition) {
    for row in place.row..<min(place.row + 3, frame.size.rows) {
      frame.write("│       │", at: ScreenPosition(column: place.column, row: row), style: Style(.accent))
    }
  }

  private mutating func border() {
    for row in 0..<frame.size.rows {
      frame.write("│", at: ScreenPosition(column: 0, row: row))
      frame.write("│", at: ScreenPosition(column: frame.size.columns - 1, row: row))
    }
  }

  private mutating func resize() {
    frame = Frame(
      size: ScreenSize(
        columns: Int.random(in: 6...50, using: &random), rows: Int.random(in: 1...7, using: &random)))
  }

  private mutating func place() -> ScreenPosition {
    ScreenPosition(
      column: Int.random(in: 0..<frame.size.columns, using: &random),
      row: Int.random(in: 0..<frame.size.rows, using: &random))
  }
}
