import Testing

@testable import catalog_builder

@Suite struct BuildErrorTests {
  @Test(arguments: [
    (BuildError.missingOption("--data"), "--data is needed"),
    (.malformed(file: "a.txt", line: 3, what: "no row"), "a.txt:3: no row"),
    (.malformed(file: "a.txt", line: 0, what: "no version"), "a.txt: no version"),
    (.unknownEmoji(file: "slack.tsv", emoji: "🏻"), "slack.tsv names 🏻, which is not in the table"),
    (.ambiguousInput(folder: "in", pattern: "a-*", found: ["a-1", "a-2"]), "more than one a-* in in: a-1, a-2"),
    (.missingProgram("xz"), "xz is needed to unpack the annotations; it is not on PATH"),
  ]) func `one line that names what is wrong`(error: BuildError, line: String) {
    #expect("\(error)" == line)
  }
}
