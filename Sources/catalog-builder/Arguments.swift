/// What the command line asks for.
struct Arguments: Equatable {
  static let usage = "usage: catalog-builder --data DIR [--package DIR]"

  /// The folder of the inputs.
  var data: String
  /// The root of the package: its hand-written tables are read there, the outputs written.
  var package = "."

  /// Reads the arguments after the program's name; a value may follow its option or an equals sign.
  init(_ arguments: [String]) throws(BuildError) {
    var data: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts[0] == "--data" || parts[0] == "--package" else { throw .unknownArgument(argument) }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option: parts[0])
      }
      if parts[0] == "--data" {
        data = value
      } else {
        package = value
      }
    }
    guard let data else { throw .missingOption("--data") }
    self.data = data
  }
}
