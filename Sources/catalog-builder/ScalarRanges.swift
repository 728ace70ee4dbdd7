/// A set of scalars as few ranges as hold it, and as Swift source.
struct ScalarRanges: Equatable, Sendable {
  /// In order; no two touch.
  let ranges: [ClosedRange<UInt32>]

  /// Makes those that touch one.
  init(_ ranges: [ClosedRange<UInt32>]) {
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// The ranges as the patterns of one `case`, in lines of at most 120 columns.
  var cases: String {
    var lines: [String] = []
    var line = "  case"
    for (index, range) in ranges.enumerated() {
      let pattern = Self.pattern(range) + (index == ranges.count - 1 ? ":" : ",")
      if line.utf8.count + 1 + pattern.utf8.count > 120 {
        lines.append(line)
        line = "    \(pattern)"
      } else {
        line += " \(pattern)"
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func pattern(_ range: ClosedRange<UInt32>) -> String {
    let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
    return ends.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: "...")
  }
}
