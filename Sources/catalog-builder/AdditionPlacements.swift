/// Where the additions go, and what they are found by, until the sources have them: a table written by hand.
struct AdditionPlacements: Sendable {
  struct Placement: Sendable {
    /// The emoji that it stands after, in that one's group and subgroup.
    let predecessor: EmojiSequence
    let keywords: [String]
  }

  private let placements: [String: Placement]
  private let file: TextFile

  init(_ file: TextFile) throws(BuildError) {
    var placements: [String: Placement] = [:]
    for (line, fields) in try HandWrittenTable(file, fieldCount: 3).rows {
      let placement = Placement(
        predecessor: EmojiSequence(fields[1]), keywords: fields[2].split(separator: "|").map(String.init))
      guard placements.updateValue(placement, forKey: EmojiSequence(fields[0]).key) == nil else {
        throw file.malformed(line, "a second row for \(fields[0])")
      }
    }
    self.placements = placements
    self.file = file
  }

  func placement(of sequence: EmojiSequence) throws(BuildError) -> Placement {
    guard let placement = placements[sequence.key] else {
      throw file.malformed(0, "no row for \(sequence.text)")
    }
    return placement
  }

  /// The emoji of `entries` with the additions at their places.
  func merge(
    _ additions: EmojiAdditions, into entries: [EmojiTestFile.Entry]
  ) throws(BuildError) -> [EmojiTestFile.Entry] {
    var merged = entries
    for addition in additions.entries {
      let predecessor = try placement(of: addition.sequence).predecessor
      guard let index = merged.firstIndex(where: { $0.sequence == predecessor }) else {
        throw .unknownEmoji(file: file.name, emoji: predecessor.text)
      }
      let entry = EmojiTestFile.Entry(
        sequence: addition.sequence, group: merged[index].group, subgroup: merged[index].subgroup,
        since: additions.version, name: addition.name, tone: addition.tone)
      merged.insert(entry, at: index + 1)
    }
    return merged
  }
}
