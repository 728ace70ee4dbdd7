/// The weights of the search: what a match costs a row. The smallest sum over the words of a query comes first,
/// then the commonest emoji, then the order of the catalogue; within a tier of costs what the person uses goes before.
///
/// They were set with the score of seven sets of judged queries; what each is worth is told beside it.
enum Ranking {
  /// A row without the word.
  static let noMatch: UInt16 = 4000

  /// The emoji that is written so with signs.
  static let signs: UInt16 = 1
  /// The symbol that the query is, as much as a name: who typed `!` has it already, and may mean ❗.
  static let symbolItself: UInt16 = 5
  /// The relatives of an emoji in the query.
  static let relative: UInt16 = 1000
  /// A word that a row lacks, where no row has them all.
  static let missingWord: UInt16 = 300

  // What a match costs beyond that of the whole word.

  /// The word begins a longer one, which is nearer the fewer letters are missing, as far as eight.
  static let prefix: UInt16 = 40
  static let longestRest = 12
  /// Of the rows of a term that the word begins each costs a little more than the one before it, as far as ten, so that
  /// a term with many does not hide the other terms that the word may become. The commonest emoji are spared.
  static let behind: UInt16 = 4
  static let mostBehind: UInt16 = 24
  /// The word with other diacritics than were typed, or with some where none were.
  static let otherSpelling: UInt16 = 2
  /// A regular plural or another form of the word; one that takes more than an ending.
  static let inflected: UInt16 = 44
  static let stem: UInt16 = 58
  /// The word mistyped. A whole word mistyped is meant more often than a part of a word.
  static let oneTypo: UInt16 = 46
  static let twoTypos: UInt16 = 90
  /// The word mistyped where it begins a few others, after all of these.
  static let typoBesides: UInt16 = 112
  /// A mistyped first letter is rare.
  static let typoAtStart: UInt16 = 3
  /// The word is inside a longer one.
  static let inside: UInt16 = 120

  /// So few rows that begin with a word leave room for a guess that it is mistyped.
  static let few = 5
  /// The fewest letters of a word that is taken for a mistyped one, and for one mistyped twice.
  static let shortestMistyped = 4
  static let shortestMistypedTwice = 8
  /// The fewest letters that the stem of a word must have.
  static let shortestStem = 3

  /// What a term costs in a row, by the ways in which it occurs there: the first of these that holds.
  ///
  /// A shortcode or a name is what somebody asks for by its name. What is meant first by an informal word, and what
  /// CLDR and another source agree on, is trusted more than a keyword that only one of them has.
  static func cost(_ kinds: OccurrenceKinds) -> UInt16 {
    let edited = kinds.holds(.any(.name, .keyword))
    let agreed = edited && kinds.holds(.any(.shortcode, .informal))
    let otherwise = edited || kinds.holds(.any(.shortcode, .informal))
    if kinds.holds(.whole(.shortcode)) { return 2 }
    // What is named by a word together with others, and has it for a keyword, is asked for by it as much as what is
    // named by it alone: ❤️ "kırmızı kalp" by "kalp", the name of 🫀.
    if kinds.holds(.whole(.localName)) || kinds.isSuperset(of: [.word(.localName), .whole(.localKeyword)]) { return 3 }
    if kinds.holds(.whole(.localKeyword)) { return 4 }
    if kinds.holds(.whole(.name)) { return 5 }
    if kinds.holds(.whole(.firstMeant)) { return otherwise ? 6 : 8 }
    if agreed { return 7 }
    if kinds.holds(.whole(.secondMeant)) { return otherwise ? 7 : 11 }
    if kinds.holds(.whole(.laterMeant)) { return otherwise ? 11 : 13 }
    if kinds.holds(.whole(.keyword)) { return 12 }
    if kinds.holds(.whole(.informal)) { return 16 }
    if kinds.holds(.word(.localName)) { return 18 }
    if kinds.holds(.word(.name)) { return 20 }
    if kinds.holds(.word(.localKeyword)) { return 28 }
    if kinds.holds(.word(.keyword)) { return 30 }
    if kinds.holds(.word(.shortcode)) { return 32 }
    return 34
  }

  /// What the best match of each tier costs: named so, meant so, a word of it, begun by it, and so on.
  private static let tiers: [UInt16] = [0, 6, 18, 40, 60, 90, 120, 160, 220, missingWord]

  /// The least cost in the tier of a cost. Within a tier what the person uses comes first.
  static func tier(of cost: UInt16) -> UInt16 { tiers.last { $0 <= cost } ?? 0 }

  /// The place of an emoji that is not among the commonest.
  static let uncommon: UInt8 = 255

  /// The commonest emoji, the commonest first, by judgement. Among equals they come first.
  private static let commonest = """
    ❤️ 😂 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 ☺️ 🤦 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 😔 💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞
    🎈 💙 😃 😡 💐 😜 🙈 🤞 😄 🤤 🙌 🤪 ❣️ 😀 💋 💀 👇 💔 😌 💓 🤩 🙃 😬 😱 😴 🤭 😐 🌞 😒 😇 🌸 😈 🎶 ✌️ 🎊 🥵 😞 💚 ☀️ 🖤 💰 😚 👑
    🎁 💥 🙋 ☹️ 😑 🥴 👈 💩 ✅ 👋 🤮 😤 🤢 🌟 ❗ 😥 🌈 💛 😝 😫 😲 🖕 ⭐ 🐶 🐱 🚀 🍕 🍺 ☕ 🚗 🏠 🌍 ⚡ ❄️ ✔️ ❌ ❓ ⚠️ 🔔 💡 🔑 💻 📱
    🎵 📷 🌙 🐛 🔧 📝 📦 📈 🎯 🧠 🤖 👻 🎄 🍻 🥂 ✈️ 🏖️ 🍀 🌊 🍎 🍰 ⏰ 📅 🎮 📚 🏆
    """

  /// For each row its place among the commonest.
  static func commonness(in catalog: Catalog) -> [UInt8] {
    var places = [UInt8](repeating: uncommon, count: catalog.count)
    for (place, text) in commonest.split(whereSeparator: \.isWhitespace).enumerated() {
      if let row = catalog.row(of: text) { places[row] = UInt8(clamping: place) }
    }
    return places
  }
}
