internal import Glibc

/// The bytes of a file, or `nil` where it cannot be read.
public func contents(ofFile path: String) -> [UInt8]? {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while let more = readAvailable(descriptor, limit: 65536), !more.isEmpty { bytes += more }
  return bytes
}

/// The text of a file, invalid bytes repaired; empty where it cannot be read.
public func text(ofFile path: String) -> String {
  String(decoding: contents(ofFile: path) ?? [], as: UTF8.self)
}

/// Makes a folder in one that is there; nothing where there is one already.
public func makeFolder(_ path: String) throws {
  guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
    throw DriverError.system(call: "mkdir \(path)", errno: errno)
  }
}

/// Writes a file anew.
public func write(_ text: String, toFile path: String) throws {
  try write(Array(text.utf8), toFile: path)
}

/// Writes a file anew.
public func write(_ bytes: [UInt8], toFile path: String) throws {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw DriverError.system(call: "open \(path)", errno: errno) }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor)
}

/// Reads once from a descriptor.
///
/// - Parameters:
///   - descriptor: An open descriptor.
///   - limit: The most bytes to read.
/// - Returns: What came, empty at the end of the file, `nil` on an error (which may be that nothing is there yet).
func readAvailable(_ descriptor: Int32, limit: Int) -> [UInt8]? {
  var count = -1
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
    count = unsafe read(descriptor, buffer.baseAddress, limit)
    used = max(0, count)
  }
  return count < 0 ? nil : bytes
}

/// Writes all of the bytes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR || errno == EAGAIN { continue }
      throw DriverError.system(call: "write", errno: errno)
    }
    rest = rest.dropFirst(count)
  }
}
