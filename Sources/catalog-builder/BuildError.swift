/// What can keep the builder from its work: facts only, `description` words them for the command line.
enum BuildError: Error, Equatable {
  case missingOption(String)
  case missingValue(option: String)
  case unknownArgument(String)
  /// No file in the folder has a name of the form `pattern`.
  case missingInput(folder: String, pattern: String)
  /// Several files have such a name, so that the version to take is unknown.
  case ambiguousInput(folder: String, pattern: String, found: [String])
  case unreadable(path: String)
  case unwritable(path: String)
  /// A file is not in its format; `line` counts from 1, 0 where the format has no lines.
  case malformed(file: String, line: Int, what: String)
  /// A source names an emoji that no table row has.
  case unknownEmoji(file: String, emoji: String)
  case cannotStart(program: String, errno: Int32)
  case missingProgram(String)
  case unpackingFailed(archive: String, message: String)
}

extension BuildError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingOption(let option): "\(option) is needed"
    case .missingValue(let option): "\(option) needs a value"
    case .unknownArgument(let argument): "unknown argument '\(argument)'"
    case .missingInput(let folder, let pattern): "no \(pattern) in \(folder)"
    case .ambiguousInput(let folder, let pattern, let found):
      "more than one \(pattern) in \(folder): \(found.joined(separator: ", "))"
    case .unreadable(let path): "cannot read \(path)"
    case .unwritable(let path): "cannot write \(path)"
    case .malformed(let file, 0, let what): "\(file): \(what)"
    case .malformed(let file, let line, let what): "\(file):\(line): \(what)"
    case .unknownEmoji(let file, let emoji): "\(file) names \(emoji), which is not in the table"
    case .cannotStart(let program, let errno): "cannot start \(program) (error \(errno))"
    case .missingProgram(let program): "\(program) is needed to unpack the annotations; it is not on PATH"
    case .unpackingFailed(let archive, let message): "cannot unpack \(archive): \(message)"
    }
  }
}
