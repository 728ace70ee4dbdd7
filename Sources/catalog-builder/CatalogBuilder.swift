import Foundation

/// Turns Unicode's, CLDR's and the shortcode lists into the tables of `Resources`.
@main struct CatalogBuilder {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["--help"] {
      print(Arguments.usage)
      return
    }
    do throws(BuildError) {
      let arguments = try Arguments(words)
      try Outputs(Inputs(arguments)).write(to: arguments.package)
    } catch {
      FileHandle.standardError.write(Data("catalog-builder: \(error)\n".utf8))
      exit(2)
    }
  }
}
