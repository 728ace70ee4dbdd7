import EmojiCatalog
import ScreenModel

/// What is wrong with a template.
enum TemplateError: Error, Hashable {
  case unknownField(String, known: [String])
  case unclosedBrace
  /// A character that a terminal would obey, or that reorders text; only newline and tab are let through.
  case hostileCharacter
}

/// A text with fields in braces that are filled in for each pick; `{{` is a brace.
struct OutputTemplate: Hashable, Sendable {
  enum Field: String, Hashable, Sendable, CaseIterable {
    case emoji, name, codepoint, shortcode, group, subgroup, since
  }

  private enum Part: Hashable {
    case text(String)
    case field(Field)
  }

  private var parts: [Part] = []

  init(parsing text: String) throws(TemplateError) {
    guard text.allSatisfy({ $0 == "\n" || $0 == "\t" || isHarmless($0) }) else { throw .hostileCharacter }
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix("{{") {
        parts.append(.text("{"))
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("{") {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosedBrace }
        let name = String(rest.dropFirst()[..<end])
        guard let field = Field(rawValue: name) else {
          throw .unknownField(name, known: Field.allCases.map(\.rawValue))
        }
        parts.append(.field(field))
        rest = rest[end...].dropFirst()
      } else {
        let end = rest.firstIndex(of: "{") ?? rest.endIndex
        parts.append(.text(String(rest[..<end])))
        rest = rest[end...]
      }
    }
  }

  func render(_ pick: PickFacts) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(.emoji): pick.text
      case .field(.name): pick.name
      case .field(.codepoint): codePoints(of: pick.text)
      case .field(.shortcode): pick.shortcode
      case .field(.group): pick.group
      case .field(.subgroup): pick.subgroup
      case .field(.since): pick.since
      }
    }.joined()
  }
}
