import Testing

@testable import catalog_builder

@Suite struct ArgumentsTests {
  @Test(arguments: [
    (["--data", "in"], "in", "."), (["--data=in"], "in", "."), (["--package", "root", "--data", "a=b"], "a=b", "root"),
    (["--data=a=b", "--package=root"], "a=b", "root"),
  ]) func `options and their values`(words: [String], data: String, package: String) throws {
    let arguments = try Arguments(words)
    #expect(arguments.data == data)
    #expect(arguments.package == package)
  }

  @Test(arguments: [
    ([], BuildError.missingOption("--data")),
    (["--package", "root"], BuildError.missingOption("--data")),
    (["--data"], BuildError.missingValue(option: "--data")),
    (["--data="], BuildError.missingValue(option: "--data")),
    (["--datum", "in"], BuildError.unknownArgument("--datum")),
    (["--data", "in", "out"], BuildError.unknownArgument("out")),
  ]) func `what is not understood`(words: [String], error: BuildError) {
    #expect(throws: error) { try Arguments(words) }
  }
}
