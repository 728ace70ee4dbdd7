import EmojiCatalog
import Terminal

/// What the command line asks for.
struct Settings: Hashable, Sendable {
  /// What to do in place of opening the picker.
  enum Request: Hashable, Sendable {
    case help, version
  }

  var request: Request?
  var insertsAndStays = false
  var format = OutputFormat.emoji
  /// What is printed after the result.
  var terminator = "\n"
  var color = ColorMode.auto
  var usesMouse = true
  /// Whether the history is neither read nor written.
  var isPrivate = false
  /// The languages asked for, best first; without, the locale variables tell.
  var languages: [String]?
  /// The tone asked for; without, the one chosen in the picker. Asking for none is asking, too.
  var tone: SkinTone?
  /// The tone of the configuration file, where neither is asked for nor chosen another one.
  var usualTone: SkinTone?
  /// Whether picks are printed in text style where Unicode has one.
  var textStyle = false
}
