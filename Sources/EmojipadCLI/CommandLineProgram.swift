import EmojiCatalog
import Terminal

/// The program as a function of its arguments: what it prints goes to the descriptors, its status is returned.
public enum CommandLineProgram {
  /// The exit statuses that scripts rely on.
  enum Status {
    static let picked: Int32 = 0
    static let noMatch: Int32 = 1
    static let usageOrEnvironment: Int32 = 2
    static let cancelled: Int32 = 130
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      var settings = Settings()
      if let place = try ArgumentParser(rows: OptionTable.rows).firstOperand(of: arguments, into: &settings) {
        let command = try Command(named: arguments[place])
        // Options may stand before the command as well as behind it; they are the command's.
        var others = arguments
        others.remove(at: place)
        return try command.run(others)
      }
      return settings.request == nil ? try runPicker(arguments) : run(settings)
    } catch {
      return fail(error.message)
    }
  }

  /// Runs the picker with the options that are set for every run, and the arguments after them.
  private static func runPicker(_ arguments: [String]) throws(UsageError) -> Int32 {
    var settings = Settings()
    do throws(PresetError) {
      let left = try PresetOptions(environment: TerminalOptions.processEnvironment).apply(to: &settings)
      if let left { warn(left.message) }
    } catch {
      return fail(error.message)
    }
    _ = try ArgumentParser(rows: OptionTable.rows).parse(arguments, into: &settings)
    return run(settings)
  }

  private static func run(_ settings: Settings) -> Int32 {
    switch settings.request {
    case .help: emit(HelpText.text)
    case .version: emit(Version.text(catalog: .embedded()))
    case nil: PickerRun(settings: settings).run()
    }
  }

  /// Tells what is wrong in one line of standard error.
  static func fail(_ message: String) -> Int32 {
    warn(message)
    return Status.usageOrEnvironment
  }

  /// Tells in one line of standard error what went wrong beside the result.
  static func warn(_ message: String) {
    _ = write(errorLine(message), to: 2)
  }

  /// Prints a result on standard output.
  static func emit(_ text: String) -> Int32 {
    let error = write(text, to: 1)
    return error == 0 ? Status.picked : fail("the result cannot be written: \(errorDescription(error))")
  }
}
