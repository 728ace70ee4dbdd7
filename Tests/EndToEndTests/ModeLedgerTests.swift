import Testing

@Suite struct ModeLedgerTests {
  private func faults(_ text: String) -> [String] { ModeLedger(Array(text.utf8)).faults }

  @Test func `what is entered and left is in order`() {
    #expect(
      faults(
        "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[?7l\u{1B}[?1002;1006h\u{1B}[?25lx\u{1B}[?12l\u{1B}[?25h"
          + "\u{1B}[?1006;1002l\u{1B}[?7h\u{1B}[?1049l\u{1B}[23;0;0t"
      ).isEmpty)
    #expect(faults("").isEmpty)
  }

  @Test func `what is not left, or left without having been entered, is found`() {
    #expect(faults("\u{1B}[?1049h") == ["mode 1049 is left on"])
    #expect(faults("\u{1B}[?25l") == ["mode 25 is left off"])
    #expect(faults("\u{1B}[?2004l") == ["mode 2004 is left before it was entered"])
    #expect(faults("\u{1B}[?7h") == ["mode 7 is left before it was entered"])
    #expect(faults("\u{1B}[22;0;0t\u{1B}[>1u\u{1B}[<u") == ["the title stack is 1 deep"])
    #expect(faults("\u{1B}=") == ["the keypad stack is 1 deep"])
  }
}
