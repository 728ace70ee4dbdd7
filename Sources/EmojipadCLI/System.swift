#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's words for an error number.
func errorDescription(_ error: Int32) -> String {
  unsafe String(cString: strerror(error))
}
