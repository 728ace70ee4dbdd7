import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The names and keywords of one CLDR locale (LDML part 2, "Annotations"), by the sequence without U+FE0F.
struct CLDRAnnotations: Sendable {
  private(set) var names: [String: String] = [:]
  /// The keywords in CLDR's order, as it writes them.
  private(set) var keywords: [String: [String]] = [:]

  /// Reads annotation files of a locale, the derived one last; what an earlier file says stays.
  init(_ files: [TextFile]) throws(BuildError) {
    for file in files {
      let reader = AnnotationReader()
      let parser = XMLParser(data: Data(file.text.utf8))
      parser.delegate = reader
      guard parser.parse() else {
        throw file.malformed(parser.lineNumber, "not well-formed XML")
      }
      names.merge(reader.names) { first, _ in first }
      keywords.merge(reader.keywords) { first, _ in first }
    }
  }
}

// <annotation cp="😀">cheerful | cheery | face</annotation>
// <annotation cp="😀" type="tts">grinning face</annotation>
private final class AnnotationReader: NSObject, XMLParserDelegate {
  /// The value that says "as in the parent locale".
  private static let inherited = "↑↑↑"

  private(set) var names: [String: String] = [:]
  private(set) var keywords: [String: [String]] = [:]
  private var current: (key: String, isName: Bool)?
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard element == "annotation", let characters = attributes["cp"] else { return }
    current = (EmojiSequence(characters).key, attributes["type"] == "tts")
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    guard let (key, isName) = current, element == "annotation" else { return }
    current = nil
    let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard value != Self.inherited else { return }
    if isName {
      names[key] = value
    } else {
      keywords[key] = value.split(separator: "|").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }
}
