import Foundation

@testable import catalog_builder

/// The files of the package that the tests read, found from this source file.
enum PackageFiles {
  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()

  static func text(_ path: String) throws -> String {
    try TextFile(path: "\(root)/\(path)").text
  }

  /// The folder of the catalogue's inputs, where the environment names one.
  static var data: String? {
    ProcessInfo.processInfo.environment["EMOJIPAD_DATA"]
  }
}

/// An `emoji.tsv` as a reader of the format sees it, without the builder's own types.
struct ReadTable {
  struct Row {
    let fields: [String]
    let group: String
    let subgroup: String

    var emoji: String { fields[0] }
    var since: String { fields[1] }
    var tone: String { fields[2] }
    var name: String { fields[3] }
    var keywords: [String] { list(4) }
    var github: [String] { list(5) }
    var slack: [String] { list(6) }
    var extra: [String] { list(7) }
    /// The items of `extra` without a rank.
    var plainExtra: [String] { extra.filter { $0.firstMatch(of: /.\^[0-9]+$/) == nil } }

    func list(_ field: Int) -> [String] {
      fields[field].isEmpty ? [] : fields[field].components(separatedBy: "|")
    }
  }

  let lines: [String]
  private(set) var rows: [Row] = []
  private(set) var groups: [String] = []
  private(set) var subgroups: [String] = []

  init(_ text: String) {
    lines = text.components(separatedBy: "\n").dropLast()
    for line in lines {
      let fields = line.components(separatedBy: "\t")
      switch fields[0] {
      case "@generated": break
      case "@group": groups.append(fields[1])
      case "@subgroup": subgroups.append(fields[1])
      default: rows.append(Row(fields: fields, group: groups.last ?? "", subgroup: subgroups.last ?? ""))
      }
    }
  }

  static let committed = Result { ReadTable(try PackageFiles.text("Resources/emoji.tsv")) }
}

/// A row of emoji-test.txt, read as literally as its own head describes it.
struct ListedEmoji: Equatable {
  let emoji: String
  let group: String
  let subgroup: String
  let since: String
  let name: String

  /// The fully-qualified rows of a copy in `Tests`, toned ones included.
  static func read(_ name: String) throws -> [ListedEmoji] {
    var group = ""
    var subgroup = ""
    var listed: [ListedEmoji] = []
    for line in try PackageFiles.text("Tests/EmojiCatalogTests/Data/\(name)").components(separatedBy: "\n") {
      if line.hasPrefix("# group: ") { group = line.replacing("# group: ", with: "") }
      if line.hasPrefix("# subgroup: ") { subgroup = line.replacing("# subgroup: ", with: "") }
      guard !line.hasPrefix("#"), line.contains("; fully-qualified ") else { continue }
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let words = line.components(separatedBy: "# ")[1...].joined(separator: "# ").split(separator: " ")
      listed.append(
        ListedEmoji(
          emoji: String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))), group: group,
          subgroup: subgroup, since: String(words[1].dropFirst()), name: words[2...].joined(separator: " ")))
    }
    return listed
  }

  var tones: Int { emoji.unicodeScalars.count { (0x1F3FB...0x1F3FF).contains($0.value) } }
}
