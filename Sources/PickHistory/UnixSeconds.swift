#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A moment in seconds since 1970-01-01 00:00 UTC, without leap seconds.
public struct UnixSeconds: Hashable, Comparable, Sendable {
  /// The last moment that the history knows: the end of the year 9999.
  public static let last = UnixSeconds(253_402_300_799)

  /// The seconds since 1970.
  public let rawValue: Int64

  /// Takes seconds since 1970; what lies before it or after `last` is moved there.
  public init(_ seconds: Int64) {
    rawValue = min(max(0, seconds), 253_402_300_799)
  }

  /// The moment by the system's clock.
  public static var now: UnixSeconds { UnixSeconds(Int64(time(nil))) }

  /// Whether a moment is before another.
  public static func < (first: UnixSeconds, second: UnixSeconds) -> Bool { first.rawValue < second.rawValue }
}
