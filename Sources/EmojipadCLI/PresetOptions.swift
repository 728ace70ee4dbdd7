#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why options from before the command line cannot be used. Lines are counted from 1.
enum PresetError: Error, Hashable {
  case unreadable(path: String, Int32)
  case lineTooLong(path: String, line: Int)
  case badLine(path: String, line: Int, UsageError)
  /// The line begins with no long option.
  case notAnOption(path: String, line: Int)
  case badVariable(UsageError)
  case unclosedQuote
}

/// The options that a person sets once: those of the file `config`, and of the variable `EMOJIPAD_OPTS` after them.
struct PresetOptions {
  /// Gives the value of a variable.
  let environment: (String) -> String?

  /// The path of the file: `$XDG_CONFIG_HOME/emojipad/config`, with `$HOME/.config` where the first variable is not set
  /// or no absolute path (XDG Base Directory Specification 0.8); `nil` where neither is.
  var path: String? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }).map { $0 + "/emojipad/config" }
  }

  /// Applies all of them to settings.
  ///
  /// The tone of the file gives way to the one chosen in the picker, that of the variable does not.
  ///
  /// - Parameter settings: What the options change; those of the variable win.
  /// - Returns: Why the file was left out, if it cannot be opened: that keeps nobody from picking.
  /// - Throws: The first thing that is wrong.
  func apply(to settings: inout Settings) throws(PresetError) -> PresetError? {
    let left = try path.flatMap { (path) throws(PresetError) in try applyFile(path, to: &settings) }
    settings.usualTone = settings.tone
    settings.tone = nil
    if let text = environment("EMOJIPAD_OPTS") { try applyVariable(text, to: &settings) }
    // A help that is always printed would be no help.
    settings.request = nil
    return left
  }

  private func applyFile(_ path: String, to settings: inout Settings) throws(PresetError) -> PresetError? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let error = errno
      return error == ENOENT || error == ENOTDIR ? nil : .unreadable(path: path, error)
    }
    defer { close(descriptor) }
    var lines = LineReader(descriptor: descriptor)
    var number = 0
    while true {
      number += 1
      let line: ArraySlice<UInt8>?
      do throws(LineError) {
        line = try lines.next()
      } catch {
        switch error {
        case .system(let code): throw .unreadable(path: path, code)
        case .tooLong: throw .lineTooLong(path: path, line: number)
        }
      }
      guard let line else { return nil }
      try apply(String(decoding: line, as: UTF8.self), to: &settings, path: path, number)
    }
  }

  private func apply(
    _ line: String, to settings: inout Settings, path: String, _ number: Int
  ) throws(PresetError) {
    let text = line.drop(while: \.isWhitespace)
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    guard text.hasPrefix("--"), text.utf8.count > 2 else { throw .notAnOption(path: path, line: number) }
    let option = text.prefix { !$0.isWhitespace && $0 != "=" }
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)].isWhitespace { end = text.index(before: end) }
    let rest = text[option.endIndex..<end].drop(while: \.isWhitespace)
    // As on the command line the value may be an argument of its own; here it is all that follows.
    let arguments =
      rest.isEmpty ? [String(option)] : rest.hasPrefix("=") ? [String(option + rest)] : [String(option), String(rest)]
    do throws(UsageError) {
      let operands = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
      if let operand = operands.first { throw .unexpectedArgument(operand) }
    } catch {
      throw .badLine(path: path, line: number, error)
    }
  }

  private func applyVariable(_ text: String, to settings: inout Settings) throws(PresetError) {
    let words: [String]
    do throws(ShellWords.UnclosedQuote) {
      words = try ShellWords.split(text)
    } catch {
      throw .unclosedQuote
    }
    do throws(UsageError) {
      let operands = try ArgumentParser(rows: OptionTable.rows).parse(words, into: &settings)
      if let operand = operands.first { throw .unexpectedArgument(operand) }
    } catch {
      throw .badVariable(error)
    }
  }
}
