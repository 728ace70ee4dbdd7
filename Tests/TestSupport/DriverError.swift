/// What went wrong while a test drove a program.
public enum DriverError: Error, CustomStringConvertible {
  /// A program that the tests need is not installed.
  case programMissing(String)
  /// A call of the system failed with this `errno`.
  case system(call: String, errno: Int32)
  /// A program that should have succeeded did not.
  case failed(command: String, status: Int32, message: String)
  /// Something awaited did not happen; `seen` is what there was in its place.
  case deadline(awaited: String, seen: String)

  /// The failure as a test prints it.
  public var description: String {
    switch self {
    case .programMissing(let name):
      "\(name) is not installed or not in PATH; the end-to-end tests need it"
    case .system(let call, let errno): "\(call) failed with errno \(errno)"
    case .failed(let command, let status, let message): "\(command): status \(status): \(message)"
    case .deadline(let awaited, let seen): "waited in vain for \(awaited); there was:\n\(seen)"
    }
  }
}
