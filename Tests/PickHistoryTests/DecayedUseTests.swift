import Testing

@testable import PickHistory

@Suite struct DecayedUseTests {
  /// The sum of the weights that a list of uses has at a moment, term by term.
  private func weight(_ uses: [Int64], at moment: Int64) -> Double {
    uses.reduce(0) { $0 + exp2(Double($1 - moment) / DecayedUse.halfLife) }
  }

  private func exp2(_ exponent: Double) -> Double {
    var result = 1.0
    // 2^(n + f) with f in [0, 1): exact for the whole part, by the series for the rest.
    let whole = exponent.rounded(.down)
    var term = 1.0
    for index in 1...30 {
      term *= (exponent - whole) * 0.693147180559945309417 / Double(index)
      result += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: 1) * result
  }

  @Test func `the score is the decayed sum of all uses, whenever it is asked for`() {
    let uses: [Int64] = [1_700_000_000, 1_700_000_100, 1_702_592_000, 1_720_000_000]
    var score = DecayedUse.score(of: 1, at: UnixSeconds(uses[0]))
    for use in uses.dropFirst() { score = DecayedUse.sum(score, DecayedUse.score(of: 1, at: UnixSeconds(use))) }
    for moment in [1_720_000_000, 1_730_000_000] as [Int64] {
      let told = exp2(score - Double(moment) / DecayedUse.halfLife)
      #expect(abs(told / weight(uses, at: moment) - 1) < 1e-9)
    }
  }

  @Test func `uses at one moment count one each, in any order of adding`() {
    let moment = UnixSeconds(1_700_000_000)
    let one = DecayedUse.score(of: 1, at: moment)
    let three = DecayedUse.sum(DecayedUse.sum(one, one), one)
    #expect(abs(three - DecayedUse.score(of: 3, at: moment)) < 1e-9)
    #expect(DecayedUse.sum(3, 700) == DecayedUse.sum(700, 3))
    #expect(DecayedUse.sum(0, 97_000) == 97_000)
  }

  @Test func `every moment that the history knows has a score of its own`() {
    for moment in [UnixSeconds(.min), UnixSeconds(0), .now, .last, UnixSeconds(.max)] {
      #expect(DecayedUse.score(of: HistoryEntry.largestCount, at: moment).isFinite)
    }
    let late = DecayedUse.score(of: 1, at: .last)
    #expect(DecayedUse.score(of: 1, at: UnixSeconds(UnixSeconds.last.rawValue - 1)) < late)
  }
}
