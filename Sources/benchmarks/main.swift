// Figures, not tests: what the parts of a frame cost on this machine. Run with
//   swift run -c release benchmarks

import EmojiCatalog
import Picker
import ScreenModel

/// Runs `body` until half a second has passed and prints the median of its times.
func measure(_ name: String, _ body: () -> Void) {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(500)
  var times: [Duration] = []
  repeat { times.append(clock.measure(body)) } while clock.now < end
  report(name, times)
}

/// Runs `body` on each element, again and again, and prints the median and the worst of the elements' own medians: what
/// a moment of the machine costs is not counted.
func measure<Element>(_ name: String, each elements: [Element], _ body: (Element) -> Void) {
  let clock = ContinuousClock()
  let medians = elements.map { element in
    let times = (0..<15).map { _ in clock.measure { body(element) } }.sorted()
    return times[times.count / 2]
  }
  report(name, medians)
}

func report(_ name: String, _ unsorted: [Duration]) {
  let times = unsorted.sorted()
  let median = times[times.count / 2] / .microseconds(1)
  let worst = (times.last ?? .zero) / .microseconds(1)
  print(padded(name, to: 48), padded(rounded(median), to: 12), padded(rounded(worst), to: 12), times.count)
}

func rounded(_ microseconds: Double) -> String {
  let tenths = Int((microseconds * 100).rounded())
  return "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100)"
}

func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - displayWidth(of: text)))
}

print(padded("", to: 48), padded("median µs", to: 12), padded("worst µs", to: 12), "runs")

measure("catalogue: scan the table") { _ = Catalog.embedded().count }
let catalog = Catalog.embedded()

// Search: German beside English, a query for each letter that is typed.
measure("search: index, English") { _ = SearchIndex(catalog: catalog) }
let german = Languages.tables(for: ["de"])
measure("search: index, English and German") { _ = SearchIndex(catalog: catalog, languages: german) }
let words = """
  heart smile laughing crying party rocket thinking fire thumbs clap wave dance pizza coffee birthday cake christmas
  snow rain sunny moon star cat horse elephant butterfly flower guitar trophy football computer telephone money
  aeroplane bicycle germany flag arrow check question weary deploy herz lachen pferd apfel geburtstag feuer
  weihnachten confetti schmetterling zzzzqqq
  """.split(whereSeparator: \.isWhitespace)
let typed = words.flatMap { word in (1...word.count).map { word.prefix($0) } }
var search = Search(index: SearchIndex(catalog: catalog, languages: german))
measure("search: each letter of \(words.count) words", each: typed) { _ = search.rows(for: $0).count }
// Long words, each mistyped: what no word begins with costs a look at every word of nearly its length.
let mistyped = [
  "elehpant butterlfy", "birhtday confettti chirstmas", "schmeterling weihnahcten gebrutstag fotball",
  "papilllon anniversiare bicyclete", "elepahnt btuterfly schmetterlnig weihnchaten aniversaire chocolatt",
]
let typedWrongly = mistyped.flatMap { query in (1...query.count).map { query.prefix($0) } }
var threefold = Search(index: SearchIndex(catalog: catalog, languages: Languages.tables(for: ["de", "fr"])))
measure("search: each letter of mistyped words", each: typedWrongly) { _ = threefold.rows(for: $0).count }

measureTones(of: catalog)
measureLayouts()
measureViews(of: catalog, SearchIndex(catalog: catalog))

for (columns, rows) in [(80, 24), (200, 60)] {
  var picker = Picker(catalog: catalog, size: ScreenSize(columns: columns, rows: rows))
  measure("picker: frame at \(columns)×\(rows)") { _ = picker.frame().size }
  measure("picker: a move and its frame at \(columns)×\(rows)") {
    _ = picker.update(.key(Key(.right)), at: 0)
    _ = picker.nextFrame().size
  }
}

measureHistory(catalog)
