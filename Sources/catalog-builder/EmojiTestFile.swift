/// The base emoji of emoji-test.txt (UTS #51), in file order: fully-qualified, without skin tones, without components.
struct EmojiTestFile: Sendable {
  struct Entry: Equatable, Sendable {
    let sequence: EmojiSequence
    let group: String
    let subgroup: String
    /// The version of Emoji that brought it: `0.6` … `17.0`.
    let since: String
    let name: String
    var tone: ToneClass
  }

  /// The version of the file: `17.0`.
  let version: String
  let entries: [Entry]

  // # group: Smileys & Emotion
  // # subgroup: face-smiling
  // 1F600                       ; fully-qualified     # 😀 E1.0 grinning face
  init(_ file: TextFile) throws(BuildError) {
    var version: String?
    var group: String?
    var subgroup: String?
    var entries: [Entry] = []
    var toned: [(line: Int, form: EmojiSequence)] = []
    for (number, line) in file.lines {
      if let value = line.value(after: "# Version: ") { version = value }
      if let value = line.value(after: "# group: ") { group = value }
      if let value = line.value(after: "# subgroup: ") { subgroup = value }
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let row = Row(line) else { throw file.malformed(number, "not a row of emoji-test.txt") }
      guard row.status == "fully-qualified" else { continue }
      guard row.sequence.modifierCount == 0 else {
        toned.append((number, row.sequence))
        continue
      }
      guard let group, let subgroup else { throw file.malformed(number, "a row before the first subgroup") }
      entries.append(
        Entry(
          sequence: row.sequence, group: group, subgroup: subgroup, since: row.since, name: row.name, tone: .none))
    }
    guard let version else { throw file.malformed(0, "no version") }
    let tones = try ToneClass.classes(of: toned, bases: Set(entries.map(\.sequence.key)), in: file)
    for index in entries.indices {
      entries[index].tone = tones[entries[index].sequence.key] ?? .none
    }
    self.version = version
    self.entries = entries
  }

  private struct Row {
    let sequence: EmojiSequence
    let status: String
    let since: String
    let name: String

    init?(_ line: Substring) {
      let halves = line.split(separator: ";", maxSplits: 1)
      guard halves.count == 2, let sequence = EmojiSequence(codePoints: halves[0]) else { return nil }
      let fields = halves[1].split(separator: "#", maxSplits: 1)
      guard fields.count == 2, let status = fields[0].split(separator: " ").first else { return nil }
      let comment = fields[1].split(separator: " ", maxSplits: 2)
      guard comment.count == 3, comment[1].hasPrefix("E") else { return nil }
      self.sequence = sequence
      self.status = String(status)
      since = String(comment[1].dropFirst())
      name = String(comment[2])
    }
  }
}

extension Substring {
  fileprivate func value(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
