import ScreenModel
import TestSupport
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  /// Bytes and what they are, whatever reads they come in.
  static let sequences: [(bytes: String, events: [Event])] = [
    ("a", [.key(Key(.character("a")))]), ("é", [.key(Key(.character("é")))]), ("😀", [.key(Key(.character("😀")))]),
    (" ", [.key(Key(.character(" ")))]), ("\r", [.key(Key(.enter))]), ("\n", [.key(Key(.enter))]),
    ("\t", [.key(Key(.tab))]), ("\u{8}", [.key(Key(.backspace))]), ("\u{7F}", [.key(Key(.backspace))]),
    ("\0", [.key(.control(" "))]), ("\u{1F}", [.key(.control("/"))]), ("\u{3}", [.key(.control("c"))]),
    ("\u{1A}", [.key(.control("z"))]), ("\u{1C}", [.key(.control("\\"))]),
    ("\u{1B}x", [.key(.alt("x"))]), ("\u{1B}X", [.key(.alt("x"))]), ("\u{1B}é", [.key(.alt("é"))]),
    ("\u{1B}\r", [.key(Key(.enter, .alt))]), ("\u{1B}\u{7F}", [.key(Key(.backspace, .alt))]),
    ("\u{1B}\u{1}", [.key(Key(.character("a"), [.control, .alt]))]), ("\u{1B}0", [.key(.alt("0"))]),
    ("\u{1B}[A", [.key(Key(.up))]), ("\u{1B}OB", [.key(Key(.down))]), ("\u{1B}[C", [.key(Key(.right))]),
    ("\u{1B}[1;5D", [.key(Key(.left, .control))]), ("\u{1B}[1;2A", [.key(Key(.up, .shift))]),
    ("\u{1B}[1;3C", [.key(Key(.right, .alt))]), ("\u{1B}O5A", [.key(Key(.up, .control))]),
    ("\u{1B}[H", [.key(Key(.home))]), ("\u{1B}OF", [.key(Key(.end))]), ("\u{1B}[1~", [.key(Key(.home))]),
    ("\u{1B}[8~", [.key(Key(.end))]), ("\u{1B}[7~", [.key(Key(.home))]), ("\u{1B}[5~", [.key(Key(.pageUp))]),
    ("\u{1B}[6;5~", [.key(Key(.pageDown, .control))]), ("\u{1B}[3;2~", [.key(Key(.delete, .shift))]),
    ("\u{1B}[2~", [.key(Key(.insert))]), ("\u{1B}[Z", [.key(Key(.tab, .shift))]),
    ("\u{1B}[a", [.key(Key(.up, .shift))]), ("\u{1B}Oa", [.key(Key(.up, .control))]),
    ("\u{1B}[3$", [.key(Key(.delete, .shift))]), ("\u{1B}[7^", [.key(Key(.home, .control))]),
    ("\u{1B}[8@", [.key(Key(.end, [.control, .shift]))]), ("\u{1B}\u{1B}[A", [.key(Key(.up, .alt))]),
    ("\u{1B}OP", [.key(Key(.function(1)))]), ("\u{1B}[11~", [.key(Key(.function(1)))]),
    ("\u{1B}[[A", [.key(Key(.function(1)))]), ("\u{1B}[1;2P", [.key(Key(.function(1), .shift))]),
    ("\u{1B}[[E", [.key(Key(.function(5)))]), ("\u{1B}[15~", [.key(Key(.function(5)))]),
    ("\u{1B}[24;5~", [.key(Key(.function(12), .control))]), ("\u{1B}[1;2R", [.key(Key(.function(3), .shift))]),
    ("\u{1B}OM", [.key(Key(.enter))]), ("\u{1B}Op", [.key(Key(.character("0")))]),
    ("\u{1B}[13;5u", [.key(Key(.enter, .control))]), ("\u{1B}[97;5u", [.key(.control("a"))]),
    ("\u{1B}[97;6u", [.key(.control("a"))]), ("\u{1B}[97:65;2u", [.key(Key(.character("A")))]),
    ("\u{1B}[97;2u", [.key(Key(.character("A")))]), ("\u{1B}[97;1:1u", [.key(Key(.character("a")))]),
    ("\u{1B}[97;1:3u", []), ("\u{1B}[1;1:3A", []), ("\u{1B}[27u", [.key(Key(.escape))]),
    ("\u{1B}[104;5u", [.key(Key(.backspace))]), ("\u{1B}[47;5u", [.key(.control("/"))]),
    ("\u{1B}[97;9u", []), ("\u{1B}[57414u", [.key(Key(.enter))]), ("\u{1B}[57400u", [.key(Key(.character("1")))]),
    ("\u{1B}[57441;2u", []), ("\u{1B}[27;5;13~", [.key(Key(.enter, .control))]),
    ("\u{1B}[27;3;97~", [.key(.alt("a"))]), ("\u{1B}[228;1;228u", [.key(Key(.character("ä")))]),
    ("\u{1B}[<0;3;2M", [.mouse(Mouse(.press(.left), at: ScreenPosition(column: 2, row: 1)))]),
    ("\u{1B}[<2;300;2m", [.mouse(Mouse(.release(.right), at: ScreenPosition(column: 299, row: 1)))]),
    ("\u{1B}[<33;1;1M", [.mouse(Mouse(.drag(.middle), at: ScreenPosition(column: 0, row: 0)))]),
    ("\u{1B}[<64;5;5M", [.mouse(Mouse(.wheelUp, at: ScreenPosition(column: 4, row: 4)))]),
    ("\u{1B}[<69;5;5M", [.mouse(Mouse(.wheelDown, at: ScreenPosition(column: 4, row: 4)))]),
    ("\u{1B}[<35;5;5M", []), ("\u{1B}[<66;5;5M", []), ("\u{1B}[<0;0;5M", []), ("\u{1B}[<0;99999999999;5M", []),
    ("\u{1B}[<0;5M", []), ("\u{1B}[<128;5;5M", []),
    ("\u{1B}[M !!", [.mouse(Mouse(.press(.left), at: ScreenPosition(column: 0, row: 0)))]),
    ("\u{1B}[M#&'", [.mouse(Mouse(.release(.left), at: ScreenPosition(column: 5, row: 6)))]),
    ("\u{1B}[Ma!!", [.mouse(Mouse(.wheelDown, at: ScreenPosition(column: 0, row: 0)))]),
    ("\u{1B}[M\u{1}\u{2}\u{3}", []),
    ("\u{1B}[200~a\r\u{1B}[31m é😀\u{1B}[201~", [.paste("a\r\u{1B}[31m é😀")]),
    ("\u{1B}[200~\u{1B}[20\u{1B}\u{1B}[201~x", [.paste("\u{1B}[20\u{1B}"), .key(Key(.character("x")))]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]), ("\u{1B}[201~", []), ("\u{1B}[I", []), ("\u{1B}[O", []),
    ("\u{1B}[?64;1;2c", []), ("\u{1B}[>0;10;1c", []), ("\u{1B}[12;40R", []), ("\u{1B}[?2026;2$y", []),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", []), ("\u{1B}]52;c;aGk=\u{7}", []), ("\u{1B}P>|XTerm(379)\u{1B}\\", []),
    ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}[99;99;99x", []), ("\u{1B}[?1;2;3;4h", []),
    ("\u{1B}[1;\u{3}", [.key(.control("c"))]), ("\u{1B}[1;5\u{1B}[A", [.key(Key(.up))]),
    ("\u{1B}]never\u{18}x", [.key(Key(.character("x")))]),
  ]

  @Test func `bytes read at once are the events they stand for`() {
    for (bytes, events) in Self.sequences {
      #expect(decoded([Array(bytes.utf8)]) == events, "\(bytes.debugDescription)")
    }
  }

  @Test func `C95 a sequence split anywhere, its parts 40 ms apart, is the same sequence`() {
    for (text, events) in Self.sequences {
      let bytes = Array(text.utf8)
      for cut in bytes.indices.dropFirst() {
        #expect(decoded([Array(bytes[..<cut]), Array(bytes[cut...])]) == events, "\(text.debugDescription) at \(cut)")
      }
      #expect(decoded(bytes.map { [$0] }) == events, "\(text.debugDescription) byte by byte")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `sequences one after the other do not disturb each other`(seed: UInt64)
  {
    var random = SplitMix64(seed: seed)
    let chosen = (0..<40).compactMap { _ in Self.sequences.randomElement(using: &random) }
    var chunks = [[UInt8]()]
    for byte in chosen.flatMap({ Array($0.bytes.utf8) }) {
      if Int.random(in: 0..<7, using: &random) == 0 { chunks.append([]) }
      chunks[chunks.count - 1].append(byte)
    }
    // Neighbouring scalars could form one cluster: none of those above do.
    let isSame = decoded(chunks) == chosen.flatMap(\.events)
    #expect(isSame, "\(chunks.map { String(decoding: $0, as: UTF8.self) }.debugDescription)")
  }

  @Test func `text is a key a grapheme cluster`() {
    #expect(decoded([Array("👍🏽🇩🇪e\u{301}".utf8)]) == ["👍🏽", "🇩🇪", "e\u{301}"].map { .key(Key(.character($0))) })
    let hand = Array("👍🏽".utf8)
    #expect(decoded([Array(hand[..<6]), Array(hand[6...])]) == [.key(Key(.character("👍🏽")))])
  }

  @Test func `bytes that are no UTF-8 are dropped, each as long as it could have been some`() {
    #expect(decoded([[0x61, 0xFF, 0xC0, 0xE2, 0x82, 0x62, 0x80, 0xED, 0xA0, 0x80, 0x63]]) == keys("abc"))
    #expect(decoded([[0xC2, 0x9B, 0x41]]) == keys("A"))  // C1 is no text, and no CSI in UTF-8
    var decoder = InputDecoder()
    #expect(decoder.feed([0xF0, 0x9F], at: 0) == [])
    #expect(decoder.expire(at: 45) == [])
    #expect(decoder.feed([0x61], at: 50) == keys("a"))
  }

  @Test func `in what was typed before raw mode NUL is Ctrl-D and a newline Enter`() {
    var decoder = InputDecoder()
    let events = decoder.feed([0x61, 0x0A, 0x00, 0x00], at: 0, cooked: 3)
    #expect(events == keys("a") + [.key(Key(.enter)), .key(.control("d")), .key(.control(" "))])
  }

  @Test func `C95 a lone Esc acts after 45 ms, over ssh after 90`() {
    for (timing, wait) in [(InputDecoder.Timing.local, 45), (.remote, 90)] {
      var decoder = InputDecoder(timing: timing)
      #expect(decoder.feed([0x1B], at: 1000) == [])
      #expect(decoder.deadline == 1000 + wait)
      #expect(decoder.expire(at: 999 + wait) == [])
      #expect(decoder.expire(at: 1000 + wait) == [.key(Key(.escape))])
      #expect(decoder.deadline == nil)
    }
  }

  @Test func `bytes read long after a lone Esc come after it, even if nobody asked in between`() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: 0)
    #expect(decoder.feed(Array("x".utf8), at: 51) == [.key(Key(.escape))] + keys("x"))
    _ = decoder.feed([0x1B], at: 300)
    #expect(decoder.feed(Array("x".utf8), at: 350) == [.key(.alt("x"))])
  }

  @Test(arguments: ["[A", "OA", "[1;5C", "[<0;12;7M", "[200~", "]11;x\u{7}"])
  func `a tail that comes after its Esc has acted is drained`(tail: String) {
    guard tail.first != "]" else { return }  // an answer is asked for by nobody who presses Esc
    for cut in 1...tail.utf8.count {
      let bytes = Array(tail.utf8)
      var decoder = InputDecoder()
      _ = decoder.feed([0x1B], at: 0)
      #expect(decoder.expire(at: 45) == [.key(Key(.escape))])
      #expect(decoder.feed(Array(bytes[..<cut]), at: 100) == [])
      #expect(decoder.feed(Array(bytes[cut...]) + Array("x".utf8), at: 120) == keys("x"), "\(tail) at \(cut)")
    }
  }

  @Test func `what only looks like a tail at first is typed`() {
    for typed in ["[", "O", "Ok", "x"] {
      var decoder = InputDecoder()
      _ = decoder.feed([0x1B], at: 0)
      _ = decoder.expire(at: 45)
      #expect(decoder.feed(Array(typed.utf8), at: 100) + decoder.expire(at: 145) == keys(typed), "\(typed)")
    }
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B], at: 0)
    _ = decoder.expire(at: 45)
    #expect(decoder.feed(Array("[A".utf8), at: 400) == keys("[A"))
  }

  @Test func `a sequence that is never finished is dropped, and its tail too`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), at: 0) == [])
    #expect(decoder.expire(at: 45) == [])
    #expect(decoder.feed(Array("5Cx".utf8), at: 90) == keys("x"))
    #expect(decoder.feed(Array("\u{1B}[".utf8), at: 500) + decoder.expire(at: 545) == [.key(.alt("["))])
    #expect(decoder.feed(Array("\u{1B}\u{1B}".utf8), at: 900) + decoder.expire(at: 945) == keys(escapes: 2))
  }

  @Test func `a paste is bounded, and ends when its end never comes`() {
    let long = String(repeating: "é", count: 50_000)
    let events = decoded([Array("\u{1B}[200~\(long)\u{1B}[201~z".utf8)])
    #expect(events == [.paste(String(repeating: "é", count: 32_768))] + keys("z"))
    let odd = decoded([Array("\u{1B}[200~a\(long)\u{1B}[201~".utf8)])
    #expect(odd == [.paste("a" + String(repeating: "é", count: 32_767))])
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[200~ab\r".utf8), at: 0)
    #expect(decoder.expire(at: 699) == [])
    #expect(decoder.expire(at: 700) == [.paste("ab\r")])
    #expect(decoder.feed([0x0D], at: 5001) == [.key(Key(.enter))])
    #expect(decoded([Array("\u{1B}[200~".utf8), [0xFF, 0x61], Array("\u{1B}[201~".utf8)]) == [.paste("\u{FFFD}a")])
  }

  @Test func `an endless sequence is swallowed up to its end`() {
    let flood = Array(repeating: UInt8(ascii: "1"), count: 3000)
    #expect(decoded([Array("\u{1B}[".utf8), flood, flood, flood, Array("~a".utf8)]) == keys("a"))
    #expect(decoded([Array("\u{1B}]".utf8), flood, flood, [0x1B], Array("\\a".utf8)]) == keys("a"))
  }

  @Test func `keys of the terminal's own description count, also where their form is another's`() {
    var decoder = InputDecoder()
    decoder.keyStrings = [
      Array("\u{1B}A".utf8): Key(.up), Array("\u{1B}[214z".utf8): Key(.home), Array("\u{1B}?x".utf8): Key(.end),
    ]
    #expect(decoder.feed(Array("\u{1B}A\u{1B}[214z".utf8), at: 0) == [.key(Key(.up)), .key(Key(.home))])
    #expect(decoder.feed(Array("\u{1B}?".utf8), at: 1) == [])
    #expect(decoder.feed(Array("x".utf8), at: 2) == [.key(Key(.end))])
    #expect(decoder.feed(Array("\u{1B}B".utf8), at: 3) == [.key(.alt("b"))])
  }

  @Test func `answers of the terminal are kept apart, once`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("x\u{1B}[?62;22cy\u{1B}P>|foot\u{1B}\\".utf8), at: 0) == keys("xy"))
    let replies = decoder.takeReplies()
    #expect(replies.map(\.isPrimaryAttributes) == [true, false])
    #expect(replies.last == .string(introducer: UInt8(ascii: "P"), payload: Array(">|foot".utf8)))
    #expect(decoder.takeReplies() == [])
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `random bytes never become control characters in text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = InputDecoder()
    let alphabet = Array("\u{1B}\u{1B}[O]P;:0123456789<?M~muABRx$ \u{7}\r\u{3}é😀".utf8)
    for step in 0..<2000 {
      let bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
      }
      let events =
        decoder.feed(bytes, at: step * 30) + decoder.expire(at: step * 30 + Int.random(in: 0...90, using: &random))
      for case .key(let key) in events {
        guard case .character(let character) = key.code else { continue }
        #expect(!character.unicodeScalars.contains { isControl($0) })
      }
    }
  }

  // MARK: Helpers

  private func decoded(_ chunks: [[UInt8]]) -> [Event] {
    var decoder = InputDecoder()
    var events: [Event] = []
    for (index, chunk) in chunks.enumerated() {
      events += decoder.expire(at: index * 40)
      events += decoder.feed(chunk, at: index * 40)
    }
    return events + decoder.expire(at: chunks.count * 40 + 6000)
  }

  private func keys(_ text: String) -> [Event] { text.map { .key(Key(.character($0))) } }

  private func keys(escapes count: Int) -> [Event] { Array(repeating: .key(Key(.escape)), count: count) }
}
