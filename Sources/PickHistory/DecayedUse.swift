#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much an entry is used, old uses counting less: each use weighs 1 when it is made and half as much with every
/// half-life that passes.
///
/// ```
/// weight at the moment T  =  Σ 2^((t − T) / H)  =  2^(S − T / H)    t: the uses, H: the half-life
///                   where S  =  log₂ Σ 2^(t / H)
/// ```
///
/// T is the same for all entries, so S alone orders them, and S changes only when an entry is used: nothing has to be
/// rewritten because time passes. S is in half-lives since 1970: the moment at which a single use would weigh as much.
enum DecayedUse {
  /// A month, as in Firefox's address bar: what was used daily last month goes before what was tried once this morning,
  /// and what was used daily half a year ago does not.
  static let halfLife: Double = 30 * 24 * 60 * 60

  /// The score of uses that were all made at one moment.
  ///
  /// - Parameters:
  ///   - count: How many; at least 1.
  ///   - moment: When.
  /// - Returns: The score.
  static func score(of count: Int64, at moment: UnixSeconds) -> Double {
    Double(moment.rawValue) / halfLife + log2(Double(count))
  }

  /// The score of all the uses of two scores: log₂ (2^first + 2^second), without leaving the range of numbers.
  static func sum(_ first: Double, _ second: Double) -> Double {
    max(first, second) + log2(1 + exp2(-abs(first - second)))
  }
}
