/// The emoji that draw two people as one scalar, which takes one modifier: for two that differ, Unicode writes the
/// people out (UTS #51, section 2.6.2 and emoji-zwj-sequences.txt).
///
///     🤝  + light       =  🤝🏻          1F91D 1F3FB
///     🤝  + light, dark  =  🫱🏻‍🫲🏿   1FAF1 1F3FB 200D 1FAF2 1F3FF      the people: 🫱‍🫲
enum PairForms {
  /// Every such emoji, fully-qualified, with its people, none toned.
  static let all: [(emoji: String, people: String)] = [
    ("🤝", "🫱‍🫲"),
    ("👭", "👩‍🤝‍👩"), ("👫", "👩‍🤝‍👨"), ("👬", "👨‍🤝‍👨"),
    ("👯", "🧑‍🐰‍🧑"), ("👯‍♂️", "👨‍🐰‍👨"), ("👯‍♀️", "👩‍🐰‍👩"),
    ("🤼", "🧑‍🫯‍🧑"), ("🤼‍♂️", "👨‍🫯‍👨"), ("🤼‍♀️", "👩‍🫯‍👩"),
    ("💏", "🧑‍❤️‍💋‍🧑"), ("💑", "🧑‍❤️‍🧑"),
  ]

  /// The people of an emoji written out, none toned; `nil` where the emoji has them as they are.
  static func people(of emoji: String) -> String? {
    all.first { $0.emoji == emoji }?.people
  }
}
