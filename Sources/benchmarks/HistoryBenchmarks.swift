import EmojiCatalog
import Glibc
import PickHistory

/// What the history costs: opened and read as at the start, and a pick stored. The file lies in a folder under /tmp.
func measureHistory(_ catalog: Catalog) {
  var template = Array("/tmp/emojipad-benchmark-XXXXXX".utf8CString)
  let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
    unsafe buffer.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
  }
  guard made else { return }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unsafe rmdir(folder) }
  for picks in [0, 2_000] {
    let path = "\(folder)/\(picks).db"
    defer {
      for suffix in ["-wal", "-shm", ""] { unsafe unlink(path + suffix) }
    }
    do throws(HistoryError) {
      try measureHistory(of: picks, at: path, catalog)
    } catch {
      print("history: \(error)")
    }
  }
}

private func measureHistory(of picks: Int, at path: String, _ catalog: Catalog) throws(HistoryError) {
  let filling = HistoryStore(path: path)
  for pick in 0..<picks {
    // Everybody has favourites: half of the picks are of a hundred emoji.
    let row = pick.isMultiple(of: 2) ? pick / 2 % 100 : pick * 7 % catalog.count
    try filling.record(catalog[row].text, within: HistoryStore.lastPatience)
  }
  filling.close()
  // Opening and closing are timed apart: the picker closes at its end.
  var stores: [HistoryStore] = []
  measure("history: open and read 100 recents of \(picks) picks") {
    stores.append(HistoryStore(path: path))
    _ = try? stores[stores.count - 1].recents(limit: 100)
    if stores.count > 1 { stores.removeFirst() }
  }
  stores = []
  measure("history: alone, open, read 100 of \(picks), close") {
    _ = try? HistoryStore(path: path).recents(limit: 100)
  }
  guard picks > 0 else { return }
  let store = HistoryStore(path: path)
  measure("history: what a start shows, already open") { _ = try? store.snapshot(recents: 100) }
  measure("history: all frequent ones of \(picks) picks") { _ = try? store.frequent() }
  var number = 0
  measure("history: store a pick beside \(picks)") {
    try? store.record(catalog[number % catalog.count].text, within: HistoryStore.outputPatience)
    number += 1
  }
}
