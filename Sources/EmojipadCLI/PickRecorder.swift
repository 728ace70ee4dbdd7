import EmojiCatalog
import PickHistory
import Picker
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The history beside one run of the picker: reads what is shown of it, stores what the person does.
///
/// Whatever goes wrong with it, the picker opens and its output is printed; what could not be done is told at the end.
struct PickRecorder {
  /// The most recents that are shown.
  private static let shownRecents = 100

  private let store: HistoryStore?
  /// What is not stored yet, in its order.
  private var pending: [MemoryChange] = []
  /// What went wrong, each once.
  private var complaints: [String] = []

  /// Finds the place of the history, and touches nothing.
  init(environment: (String) -> String?) {
    do throws(HistoryError) {
      store = HistoryStore(path: try HistoryLocation.path(environment: environment))
    } catch {
      store = nil
      complaints = [error.message(path: "")]
    }
    // A limit on the size of files makes writing fail, and does not end the process.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// What is remembered of the person; nothing where the history cannot be read.
  mutating func memory() -> Memory {
    guard let store else { return Memory() }
    do throws(HistoryError) {
      let snapshot = try store.snapshot(recents: Self.shownRecents)
      return Memory(
        recents: snapshot.recents, favourites: snapshot.favourites,
        defaultTone: snapshot.defaultTone.flatMap(SkinTone.init))
    } catch {
      complain(error)
      return Memory()
    }
  }

  /// Reads the rows of what the person uses most, the most used first, with a connection of its own, on any thread.
  var preferredRows: @Sendable (Catalog) -> [Int] {
    guard let path = store?.path else { return { _ in [] } }
    return { catalog in
      // What goes wrong here has gone wrong before, and was noted then.
      let texts = (try? HistoryStore(path: path).frequent(limit: Search.mostPreferred)) ?? []
      var seen: Set<Int> = []
      return texts.compactMap { catalog.emoji(of: $0)?.row }
        .filter { seen.insert($0).inserted }
    }
  }

  /// Stores changes and what was left of earlier ones, in 250 ms at most; what is not stored by then is kept for later.
  mutating func record(_ changes: [MemoryChange]) {
    guard !changes.isEmpty else { return }
    pending += changes
    try? storePending(within: HistoryStore.outputPatience)
  }

  /// Stores what is left, with more patience; then closes the history and tells what went wrong, in one line.
  ///
  /// Called when the output is out.
  mutating func close() {
    do throws(HistoryError) {
      try storePending(within: HistoryStore.lastPatience)
    } catch {
      complain(error)
    }
    for path in store?.setAside ?? [] { complain("the history was broken; it was set aside as \(path)") }
    let lost = pending.count { if case .picked = $0 { true } else { false } }
    if lost > 0, store != nil { complain(lost == 1 ? "1 pick is not stored" : "\(lost) picks are not stored") }
    store?.close()
    if !complaints.isEmpty { CommandLineProgram.warn(complaints.joined(separator: "; ")) }
  }

  private mutating func storePending(within limit: Duration) throws(HistoryError) {
    guard let store else { return }
    let end = ContinuousClock.now + limit
    while let change = pending.first {
      do throws(HistoryError) {
        try store.apply(change, within: max(.zero, end - ContinuousClock.now))
      } catch .refused {
        // It can never be stored.
      }
      pending.removeFirst()
    }
  }

  private mutating func complain(_ error: HistoryError) {
    complain(error.message(path: store?.path ?? ""))
  }

  private mutating func complain(_ message: String) {
    if !complaints.contains(message) { complaints.append(message) }
  }
}

extension HistoryStore {
  /// Stores what a person did.
  fileprivate func apply(_ change: MemoryChange, within limit: Duration) throws(HistoryError) {
    switch change {
    case .picked(let text): try record(text, within: limit)
    case .forgotten(let text): try forget(text, within: limit)
    case .favouriteAdded(let text): try addFavourite(text, within: limit)
    case .favouriteRemoved(let text): try removeFavourite(text, within: limit)
    case .favouriteMoved(let text, .left): try moveFavourite(text, .left, within: limit)
    case .favouriteMoved(let text, .right): try moveFavourite(text, .right, within: limit)
    case .defaultToneChosen(let tone): try setDefaultTone(tone.rawValue, within: limit)
    }
  }
}
