import Picker
import ScreenModel
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compares a screen with the one kept under `Goldens`, as readable text: the screen, then its cursor and styles.
///
/// A golden that is missing is written and the test fails; `RECORD=1` writes them all anew.
func expectGolden(
  _ session: PickerSession, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = session.picker.frame()
  let cursor = frame.cursor
  let text =
    (frame.lines.map { "|\($0)" }
    + ["cursor \(cursor.position.row):\(cursor.position.column) \(cursor.isVisible ? "visible" : "hidden")"]
    + frame.styleRuns).joined(separator: "\n") + "\n"
  let path = "\(#filePath)".replacing("Golden.swift", with: "Goldens/\(name).txt")
  let isRecording = unsafe getenv("RECORD") != nil
  guard !isRecording, let golden = readFile(path) else {
    writeFile(path, text)
    if !isRecording {
      Issue.record("There was no golden screen \(name); it has been written.", sourceLocation: sourceLocation)
    }
    return
  }
  guard golden != text else { return }
  let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
  let differing = (0..<max(expected.count, actual.count)).filter { index in
    (index < expected.count ? expected[index] : nil) != (index < actual.count ? actual[index] : nil)
  }
  Issue.record(
    "\(name): lines \(differing.map { $0 + 1 }) differ.\nExpected:\n\(golden)\nActual:\n\(text)",
    sourceLocation: sourceLocation)
}

private func readFile(_ path: String) -> String? {
  guard let file = unsafe fopen(path, "r") else { return nil }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = unsafe fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

private func writeFile(_ path: String, _ text: String) {
  guard let file = unsafe fopen(path, "w") else {
    Issue.record("\(path) cannot be written.")
    return
  }
  unsafe fputs(text, file)
  unsafe fclose(file)
}
