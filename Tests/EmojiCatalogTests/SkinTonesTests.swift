import EmojiCatalog
import Testing

@Suite struct SkinTonesTests {
  @Test func `one tone is everybody's, and half a tone is none`() {
    #expect(SkinTones(.dark) == SkinTones(.dark, .dark))
    #expect(SkinTones(.dark).areAlike)
    #expect(!SkinTones(.dark, .light).areAlike)
    #expect(SkinTones(.dark, .light) != SkinTones(.light, .dark))
    #expect(SkinTones(.untoned, .dark) == .untoned)
    #expect(SkinTones(.dark, .untoned) == .untoned)
  }

  @Test func `none, 5 or 5 alike and 20 others to choose from`() {
    #expect(SkinTones.choices(for: .none).isEmpty)
    let one = SkinTones.choices(for: .onePerson)
    #expect(one == [.light, .mediumLight, .medium, .mediumDark, .dark].map { SkinTones($0) })
    let two = SkinTones.choices(for: .twoPeople)
    #expect(Array(two.prefix(5)) == one)
    #expect(two.count == 25 && Set(two).count == 25)
    #expect(two.dropFirst(5).allSatisfy { !$0.areAlike })
    #expect(!two.contains(.untoned))
  }
}
