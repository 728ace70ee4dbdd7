import PickHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why nothing was imported. Lines are counted from 1.
enum ImportError: Error, Hashable {
  case unreadable(Int32)
  case lineTooLong(line: Int)
  case badLine(line: Int, ExportFormat.LineError)
}

/// An export that is to be imported.
struct HistoryImport {
  /// The file; `nil` or `-` means standard input.
  let path: String?

  /// What errors call it.
  var name: String { file ?? "standard input" }

  private var file: String? { path == "-" ? nil : path }

  /// Reads all of it.
  ///
  /// - Throws: The first thing that is wrong with it.
  func entries() throws(ImportError) -> [HistoryEntry] {
    guard let file else { return try Self.entries(from: 0) }
    let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    return try Self.entries(from: descriptor)
  }

  private static func entries(from descriptor: Int32) throws(ImportError) -> [HistoryEntry] {
    var lines = LineReader(descriptor: descriptor)
    var entries: [HistoryEntry] = []
    var number = 1
    // Without a first line it is no export either.
    let first = try next(of: &lines, number) ?? []
    do throws(ExportFormat.LineError) {
      try ExportFormat.checkFirstLine(first)
    } catch {
      throw .badLine(line: number, error)
    }
    while true {
      number += 1
      guard let line = try next(of: &lines, number) else { return entries }
      do throws(ExportFormat.LineError) {
        entries.append(try ExportFormat.entry(of: line))
      } catch {
        throw .badLine(line: number, error)
      }
    }
  }

  private static func next(of lines: inout LineReader, _ number: Int) throws(ImportError) -> ArraySlice<UInt8>? {
    do throws(LineError) {
      return try lines.next()
    } catch {
      switch error {
      case .system(let code): throw .unreadable(code)
      case .tooLong: throw .lineTooLong(line: number)
      }
    }
  }
}
