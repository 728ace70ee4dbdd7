import ScreenModel
import Terminal

// The wording of errors. What is wrong is decided elsewhere; here it becomes one line a person can act on.

extension UsageError {
  var message: String {
    switch self {
    case .unknownOption(let option, let suggestion?): "there is no option \(option); did you mean \(suggestion)?"
    case .unknownOption(let option, nil): "there is no option \(option); emojipad --help lists them"
    case .ambiguousOption(let option, let candidates):
      "\(option) could be \(candidates.joined(separator: " or "))"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let error): "\(option): \(error.message(for: value))"
    case .unexpectedArgument(let argument):
      "there is no command “\(argument)”; words to search for are typed in the picker"
    }
  }
}

extension ValueError {
  func message(for value: String) -> String {
    switch self {
    case .notOne(let choices):
      if let near = nearest(value, among: choices) {
        "there is no “\(value)”; did you mean \(near)?"
      } else {
        "“\(value)” is none of \(choices.joined(separator: ", "))"
      }
    case .badTemplate(.unknownField(let name, let known)):
      "there is no field {\(name)}; there are \(known.map { "{\($0)}" }.joined(separator: " "))"
    case .badTemplate(.hostileCharacter): "a template cannot hold control or bidi characters but newline and tab"
    case .badTemplate(.unclosedBrace): "a { is not closed; write {{ for a brace"
    }
  }
}

extension TerminalError {
  var message: String {
    switch self {
    case .noTerminal(let code): "there is no terminal to draw on (/dev/tty: \(errorDescription(code)))"
    case .termUnset: "TERM is not set, so the terminal cannot be used"
    case .termIncapable(let name): "the terminal “\(name)” cannot place a cursor"
    case .unknownTerm(let name): "the terminal “\(name)” is not known, and nothing answered from it"
    case .hungUp: "the terminal went away"
    case .system(let code): "the terminal cannot be used: \(errorDescription(code))"
    }
  }
}

/// A line for standard error, with nothing in it that a terminal would obey.
func errorLine(_ message: String) -> String {
  "emojipad: \(String(message.flatMap(pictured)))\n"
}
