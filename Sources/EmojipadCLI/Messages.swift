import ScreenModel
import Terminal

// The wording of errors. What is wrong is decided elsewhere; here it becomes one line a person can act on.

extension UsageError {
  var message: String {
    switch self {
    case .unknownOption(let option, let suggestion?): "there is no option \(option); did you mean \(suggestion)?"
    case .unknownOption(let option, nil): "there is no option \(option); --help lists those there are"
    case .ambiguousOption(let option, let candidates):
      "\(option) could be \(candidates.joined(separator: " or "))"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let error): "\(option): \(error.message(for: value))"
    case .unexpectedArgument(let argument): "“\(argument)” is one argument too many"
    case .unknownCommand(let command, let suggestion?):
      "there is no command “\(command)”; did you mean \(suggestion)?"
    case .unknownCommand(let command, nil):
      "there is no command “\(command)”; words to search for are typed in the picker"
    case .missingWords: "there are no words to search for"
    case .missingText: "there is no text to look for emoji in"
    case .missingAction: "history needs one of \(HistoryAction.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownAction(let action, let suggestion?): "there is no history \(action); did you mean \(suggestion)?"
    case .unknownAction(let action, nil): "there is no history “\(action)”; history --help lists what there is"
    case .missingTexts: "there are no texts to forget"
    case .notTogether(let option, let other): "\(option) and \(other) do not go together"
    }
  }
}

extension PresetError {
  var message: String {
    switch self {
    case .unreadable(let path, let code): "\(path) cannot be read: \(errorDescription(code))"
    case .lineTooLong(let path, let line): "\(path), line \(line): it is longer than \(LineReader.longestLine) bytes"
    case .badLine(let path, let line, let error): "\(path), line \(line): \(error.message)"
    case .notAnOption(let path, let line): "\(path), line \(line): it is no option such as --tone=dark"
    case .badVariable(let error): "EMOJIPAD_OPTS: \(error.message)"
    case .unclosedQuote: "EMOJIPAD_OPTS ends within a quote"
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
    case .notPositive: "“\(value)” is not a whole number from 1 up"
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

extension BatchError {
  var message: String {
    switch self {
    case .unreadable(let code): "standard input cannot be read: \(errorDescription(code))"
    case .unwritable(let code): "the result cannot be written: \(errorDescription(code))"
    case .lineTooLong(let line): "line \(line) is longer than \(LineReader.longestLine) bytes"
    case .notJSON(let line, let error): "line \(line) is not JSON: \(error.message)"
    case .notObject(let line): "line \(line) is not a JSON object"
    case .noQuery(let line): "line \(line) has no “query” that is a string"
    case .badLanguage(let line): "line \(line) has a “lang” that is not a string"
    }
  }
}

extension JSONError {
  var message: String {
    switch self {
    case .unexpectedByte(let offset): "there is something wrong at byte \(offset + 1)"
    case .unexpectedEnd: "it ends too early"
    case .tooDeep: "it is nested deeper than \(JSONReader.deepest) levels"
    case .notUTF8: "it is not UTF-8"
    case .loneSurrogate(let offset): "half a surrogate pair ends at byte \(offset)"
    }
  }
}

/// A line for standard error, with nothing in it that a terminal would obey.
func errorLine(_ message: String) -> String {
  "emojipad: \(String(message.flatMap(pictured)))\n"
}
