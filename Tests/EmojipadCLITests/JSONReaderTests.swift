import TestSupport
import Testing

@testable import EmojipadCLI

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.value(of: text.utf8)
  }

  private func error(_ bytes: some Sequence<UInt8>) -> JSONError? {
    do {
      _ = try JSONReader.value(of: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("\tfalse\r\n", .bool(false)), ("\"\"", .string("")),
    ("[]", .array([])), ("{ }", .object([])), ("[1,[ ]]", .array([.number("1"), .array([])])),
    (#"{"b":1,"a":{"b":null}}"#, .object([.init("b", .number("1")), .init("a", .object([.init("b", .null)]))])),
    (#"{"a":1,"a":2}"#, .object([.init("a", .number("1")), .init("a", .number("2"))])),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""\u0000\u00e9\u20AC""#, .string("\0é€")),
    (#""\ud83d\uDE00 😀""#, .string("😀 😀")),
  ]) func `values are read`(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: ["0", "-0", "10", "-1.50", "1e5", "1E+05", "2.0e-10", "123456789012345678901234567890"])
  func `numbers stay as they are written`(text: String) throws {
    #expect(try read(text) == .number(text))
    #expect(try read("[\(text)]") == .array([.number(text)]))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"", "\"a", "\"\\", "\"\\u",
    "\"\\u00",
    "-", "1.", "1e", "1e+", "tru", "n",
  ]) func `a text that ends too early`(text: String) {
    #expect(error(text.utf8) == .unexpectedEnd)
  }

  @Test(arguments: [
    ("1 2", 2), ("01", 1), ("-01", 2), ("+1", 0), (".5", 0), ("1.e5", 2), ("0x1", 1), ("NaN", 0), ("[1,]", 3),
    ("[,1]", 1), ("{,}", 1), ("{\"a\":1,}", 7), ("{a:1}", 1), ("{\"a\" 1}", 5), ("'a'", 0), ("True", 0), ("\"\n\"", 1),
    ("\"\t\"", 1), ("\"\\x\"", 2), ("\"\\u12G4\"", 5), ("[1}", 2), ("{\"a\":1]", 6), ("]", 0), ("//", 0),
    ("\u{FEFF}1", 0),
    ("\u{A0}1", 0), ("1\0", 1), ("[1 2]", 3), ("\"\\U0041\"", 2), ("\"\\u00é0\"", 5),
  ]) func `a byte that the grammar does not have there`(text: String, offset: Int) {
    #expect(error(text.utf8) == .unexpectedByte(at: offset))
  }

  @Test(arguments: [#""\ud83d""#, #""\ud83dx""#, #""\udE00""#, #""\ud83d\ud83d""#, #""\ud83d\u0041""#])
  func `half a surrogate pair is no character`(text: String) {
    guard case .loneSurrogate = error(text.utf8) else {
      Issue.record("\(text): \(String(describing: error(text.utf8)))")
      return
    }
  }

  @Test func `what is not UTF-8 is no JSON`() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF0, 0x9F],
    ] {
      #expect(error(bytes) == .notUTF8)
    }
  }

  @Test func `nesting has a limit, so that no text exhausts the stack`() throws {
    let deepest = JSONReader.deepest
    let nested = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    #expect(try read(nested).text == nested)
    #expect(error("[\(nested)]".utf8) == .tooDeep)
    #expect(error(String(repeating: "[", count: 1_000_000).utf8) == .tooDeep)
    #expect(error(String(repeating: "{\"a\":", count: 1_000_000).utf8) == .tooDeep)
  }

  @Test func `hostile bytes are refused or read, and never trap`() {
    var random = SplitMix64(seed: 0x4A53)
    let good = Array(#"{"query":"h\u00e9\ud83d\ude00 😀","lang":"de","n":[-1.5e+10,true,null,{}]}"#.utf8)
    let signs = Array("{}[]\",:\\u0123456789abdeftrnl-+.eE \n\0".utf8) + [0x80, 0xC3, 0xF0, 0xFF]
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = signs }
      }
      if error(bytes) != nil { refused += 1 }
    }
    #expect(refused > 10_000 && refused < 20_000)
  }
}
