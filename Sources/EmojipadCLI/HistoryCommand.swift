import PickHistory
import ScreenModel
import Terminal

/// `emojipad history`: what was picked and the favourites, for scripts.
struct HistoryCommand {
  let settings: HistorySettings
  let action: HistoryAction
  /// The texts to forget, or the file to import.
  let operands: [String]

  /// Reads the arguments.
  ///
  /// - Parameter arguments: Those without the command's name.
  /// - Throws: What is wrong with them.
  init(_ arguments: [String]) throws(UsageError) {
    var settings = HistorySettings()
    let words = try ArgumentParser(rows: OptionTable.history).parse(arguments, into: &settings)
    self.settings = settings
    operands = Array(words.dropFirst())
    guard let name = words.first else {
      guard settings.showsHelp else { throw .missingAction }
      action = .list
      return
    }
    action = try HistoryAction(named: name)
    if settings.showsHelp { return }
    if settings.limit != nil, !action.lists { throw .notTogether("--limit", name) }
    if settings.isConfirmed, action != .clear { throw .notTogether("--yes", name) }
    if operands.count > action.mostOperands { throw .unexpectedArgument(operands[action.mostOperands]) }
    if action == .forget, operands.isEmpty { throw .missingTexts }
  }

  /// Does what was asked for.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    if settings.showsHelp { return CommandLineProgram.emit(HelpText.history) }
    do throws(HistoryError) {
      let path = try HistoryLocation.path(environment: TerminalOptions.processEnvironment)
      if action == .path {
        // Pictures in their place would be another path.
        guard path.allSatisfy(isHarmless) else {
          return CommandLineProgram.fail("the path of the history holds control characters: \(path)")
        }
        return CommandLineProgram.emit(path + "\n")
      }
      return run(on: HistoryStore(path: path))
    } catch {
      return CommandLineProgram.fail(error.message(path: ""))
    }
  }

  private func run(on store: HistoryStore) -> Int32 {
    var status: Int32
    do throws(HistoryError) {
      status = try perform(on: store)
    } catch {
      status = CommandLineProgram.fail(error.message(path: store.path))
    }
    for path in store.setAside {
      let told = CommandLineProgram.fail("the history was broken; it was set aside as \(path)")
      // What was asked for was in the broken file.
      if action != .import { status = told }
    }
    return status
  }

  private func perform(on store: HistoryStore) throws(HistoryError) -> Int32 {
    let limit = settings.limit ?? .max
    switch action {
    case .list: return emitLines(try store.recents(limit: limit, within: HistoryStore.lastPatience))
    case .frequent: return emitLines(try store.frequent(limit: limit, within: HistoryStore.lastPatience))
    case .favourites: return emitLines(try store.favourites(within: HistoryStore.lastPatience).prefix(limit))
    case .forget: return try forget(in: store)
    case .clear: return try clear(store)
    case .path: return CommandLineProgram.emit(store.path + "\n")
    case .export: return CommandLineProgram.emit(ExportFormat.text(of: try store.entries()))
    case .import: return try importEntries(into: store)
    }
  }

  /// A line a text. Newlines and tabs in it are pictures, so that a line is a text; `export` tells them exactly.
  private func emitLines(_ texts: some Sequence<String>) -> Int32 {
    CommandLineProgram.emit(texts.map { String($0.flatMap(pictured)) + "\n" }.joined())
  }

  private func forget(in store: HistoryStore) throws(HistoryError) -> Int32 {
    var status = CommandLineProgram.Status.picked
    for text in operands where try !store.forget(text) {
      // Who types ❤ may mean the ❤️ that was picked: no terminal shows which of the two it is.
      let alike = try store.recents(within: HistoryStore.lastPatience)
        .filter { withoutPresentation($0) == withoutPresentation(text) }
      for other in alike { try store.forget(other) }
      if alike.isEmpty {
        _ = CommandLineProgram.fail("“\(text)” is not in the history")
        status = CommandLineProgram.Status.noMatch
      }
    }
    return status
  }

  /// The text without variation selectors 15 and 16 (UTS #51, ED-9).
  private func withoutPresentation(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }))
  }

  private func clear(_ store: HistoryStore) throws(HistoryError) -> Int32 {
    if !settings.isConfirmed {
      let entries = try store.entries()
      let picked = entries.count { $0.count > 0 }
      let favourites = entries.count { $0.favouritePosition != nil }
      switch Confirmation.ask("Forget \(picked) picked and \(favourites) favourites for good? [y/N] ") {
      case true?: break
      case false?: return CommandLineProgram.Status.cancelled
      case nil:
        return CommandLineProgram.fail("clear asks first, and there is no terminal to ask on; --yes does not ask")
      }
    }
    try store.clear()
    return CommandLineProgram.Status.picked
  }

  private func importEntries(into store: HistoryStore) throws(HistoryError) -> Int32 {
    let source = HistoryImport(path: operands.first)
    let entries: [HistoryEntry]
    do throws(ImportError) {
      entries = try source.entries()
    } catch {
      return CommandLineProgram.fail(error.message(source: source.name))
    }
    try store.merge(entries)
    return CommandLineProgram.Status.picked
  }
}
