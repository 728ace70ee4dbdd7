import Testing

@testable import catalog_builder

@Suite struct CLDRAnnotationsTests {
  private func file(_ annotations: String) -> TextFile {
    TextFile(
      name: "en.xml",
      text: """
        <?xml version="1.0" encoding="UTF-8" ?>
        <!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">
        <ldml><identity><language type="en"/></identity><annotations>\(annotations)</annotations></ldml>
        """)
  }

  @Test func `names and keywords by the sequence without VS16`() throws {
    let annotations = try CLDRAnnotations([
      file(
        """
        <annotation cp="☺">face | outlined |  smile </annotation><annotation cp="☺" type="tts">smiling face</annotation>
        <annotation cp="&lt;" type="tts">less-than</annotation><annotation cp="🅰️">A &amp; B</annotation>
        """)
    ])
    #expect(annotations.names == ["☺": "smiling face", "<": "less-than"])
    #expect(annotations.keywords == ["☺": ["face", "outlined", "smile"], "🅰": ["A & B"]])
  }

  @Test func `derived annotations add to the locale's own`() throws {
    let annotations = try CLDRAnnotations([
      file("<annotation cp=\"a\" type=\"tts\">own</annotation>"),
      file("<annotation cp=\"a\" type=\"tts\">derived</annotation><annotation cp=\"b\" type=\"tts\">b</annotation>"),
    ])
    #expect(annotations.names == ["a": "own", "b": "b"])
  }

  @Test func `what is inherited from the parent locale is not there`() throws {
    let annotations = try CLDRAnnotations([
      file("<annotation cp=\"a\">↑↑↑</annotation><annotation cp=\"a\" type=\"tts\">↑↑↑</annotation>")
    ])
    #expect(annotations.names.isEmpty && annotations.keywords.isEmpty)
  }

  @Test func `text that is no XML is an error`() {
    #expect(throws: BuildError.malformed(file: "x", line: 2, what: "not well-formed XML")) {
      try CLDRAnnotations([TextFile(name: "x", text: "<ldml>\n</annotations>")])
    }
  }
}
