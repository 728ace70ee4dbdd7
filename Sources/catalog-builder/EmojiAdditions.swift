/// The emoji of a version that emoji-test.txt does not have yet, from a list of code points and names.
struct EmojiAdditions: Sendable {
  struct Entry: Equatable, Sendable {
    let sequence: EmojiSequence
    let name: String
    var tone: ToneClass
  }

  /// The version that brings them: `18.0`.
  let version: String
  /// The base emoji, in the order of the list.
  let entries: [Entry]
  /// The names of the base emoji in other languages: by locale, then by the sequence without U+FE0F.
  let names: [String: [String: String]]

  // code points	emoji	en	de …
  // 1FAF9	🫹	leftwards thumb sign	…
  // 1FAF9 1F3FF	🫹🏿	leftwards thumb sign dark skin tone	…
  init(_ file: TextFile, version: String) throws(BuildError) {
    var entries: [Entry] = []
    var toned: [(line: Int, form: EmojiSequence)] = []
    var names: [String: [String: String]] = [:]
    let locales = file.lines.first?.text.split(separator: "\t").dropFirst(3).map(String.init) ?? []
    for (number, line) in file.lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 2, let sequence = EmojiSequence(codePoints: fields[0]), sequence.text == fields[1],
        !fields[2].isEmpty
      else { throw file.malformed(number, "not code points, emoji and name") }
      if sequence.modifierCount == 0 {
        entries.append(Entry(sequence: sequence, name: String(fields[2]), tone: .none))
        for (locale, name) in zip(locales, fields.dropFirst(3)) where !name.isEmpty {
          names[locale, default: [:]][sequence.key] = String(name)
        }
      } else {
        toned.append((number, sequence))
      }
    }
    let tones = try ToneClass.classes(of: toned, bases: Set(entries.map(\.sequence.key)), in: file)
    for index in entries.indices {
      entries[index].tone = tones[entries[index].sequence.key] ?? .none
    }
    self.version = version
    self.entries = entries
    self.names = names
  }
}
