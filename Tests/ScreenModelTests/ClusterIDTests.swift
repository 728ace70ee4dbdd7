import ScreenModel
import Testing

@Suite struct ClusterIDTests {
  @Test func `a cluster comes back byte for byte`() {
    let clusters: [Character] = ["a", "é", "e\u{301}", "😀", "👩‍🚀", "🇩🇪", "1️⃣", "\u{2764}\u{FE0F}", "👩‍❤️‍💋‍👨"]
    for cluster in clusters {
      #expect(ClusterID(cluster).cluster.utf8.elementsEqual(cluster.utf8))
      #expect(ClusterID(cluster) == ClusterID(cluster))
    }
  }

  @Test func `clusters of equal look and other bytes are not the same`() {
    #expect(ClusterID("é") != ClusterID("e\u{301}"))
    #expect(ClusterID("\u{1E9B}\u{323}") != ClusterID("\u{1E9B}\u{323}\u{FE0F}"))
    // Canonically equivalent, each of several scalars: the order of the marks differs.
    #expect(ClusterID("q\u{323}\u{307}") != ClusterID("q\u{307}\u{323}"))
  }

  @Test func `thousands of clusters keep their numbers apart`() {
    let clusters = (0x1F600..<0x1F640).flatMap { first in
      (0x1F3FB...0x1F3FF).flatMap { tone in
        (0...20).compactMap { count -> Character? in
          guard let scalar = Unicode.Scalar(first), let tone = Unicode.Scalar(tone) else { return nil }
          var text = String.UnicodeScalarView([scalar, tone])
          text.append(contentsOf: Array(repeating: "\u{301}", count: count))
          return Character(String(text))
        }
      }
    }
    let numbers = clusters.map { ClusterID($0) }
    #expect(Set(numbers).count == clusters.count)
    for (number, cluster) in zip(numbers, clusters) {
      #expect(number.cluster.utf8.elementsEqual(cluster.utf8))
    }
  }

  @Test func `ASCII is told apart`() {
    #expect(ClusterID("a").ascii == UInt8(ascii: "a"))
    #expect(ClusterID("é").ascii == nil)
    #expect(ClusterID("1️⃣").ascii == nil)
  }
}
