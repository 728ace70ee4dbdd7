import EmojiCatalog
import Picker
import ScreenModel
import Terminal

/// One run of the picker: the event loop, the only place where picker and terminal meet.
struct PickerRun {
  let settings: Settings

  /// What the search needs, and the first frame does not.
  private struct SearchSupplies: Sendable {
    let index: SearchIndex
    let preferred: [Int]
  }

  /// How the loop ended.
  private enum Outcome {
    case finished(Composition)
    case cancelled
  }

  /// Opens the picker on the terminal, and prints the result when it has been closed.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    let catalog = Catalog.embedded(withSymbols: true)
    let languages = Languages.tables(
      for: settings.languages ?? Languages.requested(in: TerminalOptions.processEnvironment))
    var recorder = settings.isPrivate ? nil : PickRecorder(environment: TerminalOptions.processEnvironment)
    defer { recorder?.close() }
    do {
      let terminal = try TerminalSession.open(
        TerminalOptions(colorMode: settings.color, usesMouse: settings.usesMouse))
      defer { terminal.close() }
      let outcome = try loop(on: terminal, catalog: catalog, languages, &recorder)
      terminal.close()
      switch outcome {
      case .cancelled: return CommandLineProgram.Status.cancelled
      case .finished(let composition):
        let result = settings.format.render(
          composition.picks, catalog: catalog, languages: languages)
        return CommandLineProgram.emit(result + settings.terminator)
      }
    } catch {
      return CommandLineProgram.fail(error.message)
    }
  }

  private func loop(
    on terminal: TerminalSession, catalog: Catalog, _ languages: [LanguageTable], _ recorder: inout PickRecorder?
  ) throws(TerminalError) -> Outcome {
    var picker = Picker(
      catalog: catalog, languages: languages, memory: recorder?.memory(),
      configuration: Configuration(
        insertsAndStays: settings.insertsAndStays, hasColor: terminal.hasColor, usesMouse: settings.usesMouse,
        canSuspend: terminal.canSuspend, tone: settings.tone, usualTone: settings.usualTone,
        usesTextStyle: settings.textStyle),
      size: terminal.size)
    let log = FrameLog(path: TerminalOptions.processEnvironment("EMOJIPAD_FRAMES"))
    var eventsHandled = 0
    var needsRedraw = true
    var searching: BackgroundValue<SearchSupplies>?
    while true {
      let frame = picker.nextFrame()
      if needsRedraw { try terminal.redraw(frame) } else { try terminal.show(frame) }
      log?.frameShown(eventsHandled: eventsHandled)
      // Not before the first frame is out, and not in the way of the first key.
      if searching == nil {
        let preferred = recorder?.preferredRows
        searching = BackgroundValue {
          SearchSupplies(
            index: SearchIndex(catalog: catalog, languages: languages), preferred: preferred?(catalog) ?? [])
        }
      }
      let input = try terminal.nextEvents()
      needsRedraw = input.needsRedraw
      for (place, event) in input.events.enumerated() {
        if event.isOfPerson { eventsHandled += 1 }
        if picker.needsIndex(for: event), let supplies = searching?.wait() {
          picker.adopt(supplies.index, preferring: supplies.preferred)
        }
        let moreFollow = place < input.events.count - 1
        let effect = picker.update(event, at: monotonicMilliseconds(), moreFollow: moreFollow)
        // Before the output: what is printed was stored, or is told not to be.
        recorder?.record(picker.takeMemoryChanges())
        switch effect {
        case nil: break
        case .finish: return .finished(picker.composition)
        case .cancel: return .cancelled
        case .redraw: needsRedraw = true
        case .suspend:
          guard terminal.canSuspend else { break }
          try terminal.suspend()
          _ = picker.update(.resize(terminal.size), at: monotonicMilliseconds())
          needsRedraw = true
        }
      }
    }
  }
}
