/// A table of the catalogue: rows in groups and subgroups, as text.
///
///     @generated⇥command⇥versions
///     @group⇥Smileys & Emotion
///     @subgroup⇥face-smiling
///     😀⇥1.0⇥⇥grinning face⇥cheerful|cheery|…⇥grinning⇥grinning⇥joy|…
///
/// Lines that begin with `@` and a word are no rows; `#` is no comment mark, since #️⃣ begins with it.
struct CatalogTable: Sendable {
  struct Row: Equatable, Sendable {
    var text: String
    var group: String
    var subgroup: String
    /// The version of Emoji that brought it; empty for what is no emoji.
    var since: String
    var tone: ToneClass
    var name: String
    var keywords: [String]
    var github: [String]
    var slack: [String]
    /// Keywords that are informal, or not CLDR's: they count for less. Those written by hand come first, each with the
    /// rank of the emoji among those that the word stands for: `deploy^1` on 🚀, `deploy^2` on 🚢.
    var extra: [String]

    var line: String {
      let lists = [keywords, github, slack, extra].map { $0.joined(separator: "|") }
      return ([text, since, tone.rawValue, name] + lists).joined(separator: "\t")
    }
  }

  /// What the table was made from, for its first line.
  let sources: String
  let rows: [Row]

  /// The whole file.
  var text: String {
    var lines = ["@generated\tswift run catalog-builder\t\(sources)"]
    var group = ""
    var subgroup = ""
    for row in rows {
      if row.group != group {
        lines.append("@group\t\(row.group)")
      }
      if row.group != group || row.subgroup != subgroup {
        lines.append("@subgroup\t\(row.subgroup)")
      }
      (group, subgroup) = (row.group, row.subgroup)
      lines.append(row.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
