import TestSupport
import Testing

@testable import EmojipadCLI

@Suite struct JSONWriterTests {
  @Test func `values are written on one line without spaces`() {
    let value = JSONValue.object([
      .init("b", .array([.null, .bool(true), .bool(false), .number("-1.50E3")])), .init("a", .object([])),
      .init("", .string("👩‍🚀 é")),
    ])
    #expect(value.text == #"{"b":[null,true,false,-1.50E3],"a":{},"":"👩‍🚀 é"}"#)
  }

  @Test func `quotes, backslashes and control characters are escaped`() {
    let text = JSONValue.string("\"\\/\n\t\r\0\u{1B}\u{7F}\u{9B}\u{A0}").text
    #expect(text == "\"\\\"\\\\/\\n\\t\\u000D\\u0000\\u001B\\u007F\\u009B\u{A0}\"")
  }

  /// A random value; scalars from every plane, and the ones that need an escape often.
  private func value(depth: Int, _ random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .number("\(Int64.random(in: .min ... .max, using: &random))")
    case 3: .number("\(Int.random(in: -9...9, using: &random)).\(UInt8.random(in: 0...255, using: &random))e-7")
    case 4: .string(string(&random))
    case 5: .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1, &random) })
    default:
      .object(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          .init(string(&random), value(depth: depth + 1, &random))
        })
    }
  }

  private func string(_ random: inout SplitMix64) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let limits: [UInt32] = [0x22, 0x7F, 0xFF, 0xFFFF, 0x10FFFF]
      let limit = limits.randomElement(using: &random) ?? 0
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  @Test func `what is written is read as the same value, scalar by scalar`() throws {
    var random = SplitMix64(seed: 8259)
    for _ in 0..<3_000 {
      let value = value(depth: 0, &random)
      let read = try JSONReader.value(of: value.text.utf8)
      #expect(read == value)
      // Equal strings may differ in their scalars; their texts may not.
      #expect(Array(read.text.utf8) == Array(value.text.utf8))
    }
  }
}
