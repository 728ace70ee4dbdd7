import EmojiCatalog

/// The program as a function of its arguments: what it prints goes to the descriptors, its status is returned.
public enum CommandLineProgram {
  /// The exit statuses that scripts rely on.
  enum Status {
    static let picked: Int32 = 0
    static let usageOrEnvironment: Int32 = 2
    static let cancelled: Int32 = 130
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    var settings = Settings()
    do throws(UsageError) {
      let operands = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
      if let operand = operands.first { throw UsageError.unexpectedArgument(operand) }
    } catch {
      return fail(error.message)
    }
    switch settings.request {
    case .help: return emit(HelpText.text)
    case .version: return emit(Version.text(catalog: .embedded()))
    case nil: return PickerRun(settings: settings).run()
    }
  }

  /// Tells what is wrong in one line of standard error.
  static func fail(_ message: String) -> Int32 {
    _ = write(errorLine(message), to: 2)
    return Status.usageOrEnvironment
  }

  /// Prints a result on standard output.
  static func emit(_ text: String) -> Int32 {
    let error = write(text, to: 1)
    return error == 0 ? Status.picked : fail("the result cannot be written: \(errorDescription(error))")
  }
}
