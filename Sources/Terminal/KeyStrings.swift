internal import ScreenModel

extension Terminfo {
  /// The names of the capabilities that hold what keys send (terminfo(5)).
  private static let keyNames: [(name: String, key: Key)] =
    [
      ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.tab, .shift)), ("kent", Key(.enter)),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)), ("kri", Key(.up, .shift)),
      ("kind", Key(.down, .shift)), ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
    ] + (1...12).map { ("kf\($0)", Key(.function($0))) }

  /// What the keys of the terminal read last send, as far as that begins with ESC and is longer.
  static func keyStrings() -> [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in keyNames {
      let bytes = string(name)
      if bytes.count > 1, bytes[0] == .escape { keys[bytes] = key }
    }
    return keys
  }
}
