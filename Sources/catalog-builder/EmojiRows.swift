/// The sources of `emoji.tsv`, joined to its rows.
struct EmojiRows {
  let entries: [EmojiTestFile.Entry]
  let placements: AdditionPlacements
  let additions: EmojiAdditions
  let annotations: CLDRAnnotations
  let github: Shortcodes
  let slack: Shortcodes
  /// The sources of informal keywords, the better one first.
  let informal: [InformalKeywords]
  let flags: Flags
  /// The informal words written by hand.
  let ranked: RankedKeywords
  /// The names of all emoji.
  private let names: [String: String]

  init(_ inputs: Inputs, annotations: CLDRAnnotations) throws(BuildError) {
    placements = try AdditionPlacements(inputs.placements)
    additions = try EmojiAdditions(inputs.additions.file, version: inputs.additions.version)
    entries = try placements.merge(additions, into: EmojiTestFile(inputs.emojiTest).entries)
    self.annotations = annotations
    let gemoji = try Gemoji(inputs.gemoji.file)
    github = Shortcodes(gemoji)
    slack = try Shortcodes(slack: inputs.slack)
    let emojilib = try InformalKeywords(emojilib: inputs.emojilib.file)
    informal = [InformalKeywords(tags: gemoji), emojilib]
    flags = try Flags(names: inputs.flagNames, entries: entries)
    ranked = try RankedKeywords(inputs.informal, emoji: entries.map(\.sequence))
    names = Dictionary(entries.map { ($0.sequence.key, $0.name) }) { first, _ in first }
    try requireKnown(github.keys, of: inputs.gemoji.file)
    try requireKnown(slack.keys, of: inputs.slack)
    try requireKnown(emojilib.keywords.keys, of: inputs.emojilib.file)
  }

  func rows() throws(BuildError) -> [CatalogTable.Row] {
    var rows: [CatalogTable.Row] = []
    for entry in entries {
      rows.append(try row(of: entry))
    }
    return rows
  }

  /// The row of one emoji.
  ///
  /// The name is emoji-test.txt's. CLDR's differs for the 18 that face right alone, where it puts a colon into the
  /// phrase ("person running: facing right"), for the sake of its composed names; nobody says it.
  private func row(of entry: EmojiTestFile.Entry) throws(BuildError) -> CatalogTable.Row {
    let sequence = entry.sequence
    var keywords = KeywordList(excluding: [entry.name])
    if let known = annotations.keywords[sequence.key] {
      keywords.append(known)
    } else {
      keywords.append(try placements.placement(of: sequence).keywords)
    }
    let (github, slack) = (self.github[sequence], self.slack[sequence])
    return CatalogTable.Row(
      text: sequence.text, group: entry.group, subgroup: entry.subgroup, since: entry.since, tone: entry.tone,
      name: entry.name, keywords: keywords.items, github: github, slack: slack,
      extra: extra(of: sequence, name: entry.name, keywords: keywords.items, shortcodes: github + slack))
  }

  /// What else an emoji is found by: what was written by hand first, then what the other sources add to it.
  ///
  /// A word written by hand stands there even where the name or a keyword says it, for the sake of its rank; and so
  /// do, last, the keywords of CLDR that another source has too: what two sources agree on is trusted more.
  private func extra(of sequence: EmojiSequence, name: String, keywords: [String], shortcodes: [String]) -> [String] {
    let ranked = self.ranked.items(of: sequence)
    let words = ranked.map { String($0.prefix { $0 != "^" }) }
    var extra = KeywordList(excluding: [name] + keywords + words)
    extra.append(flags.names(of: sequence))
    let vocabulary = Vocabulary(texts: [name] + keywords + words + extra.items, shortcodes: shortcodes)
    for source in informal {
      extra.append(source[sequence].filter { !vocabulary.says($0) && !flags.misleads($0, on: sequence) })
    }
    extra.append(joinedNames(of: sequence).filter { !vocabulary.says($0) })
    var agreed = KeywordList(excluding: words)
    for source in informal {
      agreed.append(source[sequence].filter { keywords.contains($0.lowercased()) })
    }
    return ranked + extra.items + agreed.items
  }

  /// The names of the emoji that a ZWJ sequence joins, as one phrase: "person laptop" on 🧑‍💻. A word among others is
  /// trusted least, which suits a part of a picture.
  private func joinedNames(of sequence: EmojiSequence) -> [String] {
    let joined = sequence.components.compactMap { names[$0.key] }
    return joined.count > 1 ? [joined.joined(separator: " ")] : []
  }

  /// A source that names an emoji unknown here is of another version, or not joined as it should be.
  private func requireKnown(_ keys: some Sequence<String>, of file: TextFile) throws(BuildError) {
    let known = Set(entries.map(\.sequence.key))
    if let unknown = keys.filter({ !known.contains($0) }).min() {
      throw .unknownEmoji(file: file.name, emoji: unknown)
    }
  }
}
