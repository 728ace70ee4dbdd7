internal import Glibc

/// Asks again and again, every two milliseconds, until there is an answer.
///
/// - Parameters:
///   - awaited: What is awaited, for the message of the failure.
///   - limit: How long to ask.
///   - seen: Describes what there is in its place; asked only when the time is over.
///   - answer: The question; `nil` means not yet.
/// - Returns: The first answer.
/// - Throws: `DriverError.deadline`, or what `answer` throws.
public func waitUntil<Answer>(
  _ awaited: String, within limit: Duration = .seconds(15), seen: () -> String = { "nothing" },
  _ answer: () throws -> Answer?
) throws -> Answer {
  let clock = ContinuousClock()
  let end = clock.now + limit
  while true {
    if let answer = try answer() { return answer }
    guard clock.now < end else { throw DriverError.deadline(awaited: awaited, seen: seen()) }
    _ = Glibc.poll(nil, 0, 2)
  }
}

/// Lets time pass, for rules that are about time.
///
/// - Parameter duration: How much.
/// - Returns: How much really passed; on a busy machine it is more.
@discardableResult
public func passTime(_ duration: Duration) -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  while clock.now - start < duration { _ = Glibc.poll(nil, 0, 1) }
  return clock.now - start
}
