#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The end of the time that something may take.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// Begins to count.
  init(in limit: Duration) {
    end = .now + limit
  }

  /// What is left; not negative.
  var remaining: Duration { max(.zero, end - .now) }

  /// Lets a few milliseconds pass before another try, not the same number for all who wait.
  ///
  /// - Returns: Whether there is time for another try.
  func pause() -> Bool {
    let left = remaining
    guard left > .zero else { return false }
    _ = poll(nil, 0, Int32(min(Int64.random(in: 1...8), Int64(left / .milliseconds(1)) + 1)))
    return true
  }
}
