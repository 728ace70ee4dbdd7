import Testing

@testable import Picker

@Suite struct ScrollBarTests {
  @Test func `there is none where everything is in the window`() {
    #expect(ScrollBar(content: 10, window: 10) == nil)
    #expect(ScrollBar(content: 0, window: 0) == nil)
    #expect(ScrollBar(content: 5, window: 0) == nil)
  }

  @Test(arguments: [(11, 10), (100, 10), (1000, 7), (20, 3), (500, 2), (9, 1)])
  func `the thumb touches an end only where the content does, and never goes back`(content: Int, window: Int) throws {
    let bar = try #require(ScrollBar(content: content, window: window))
    var last = 0
    for offset in 0...content - window {
      let thumb = bar.thumb(at: offset)
      #expect(!thumb.isEmpty && thumb.lowerBound >= last && thumb.upperBound <= window)
      if window - thumb.count > 1 {
        #expect((thumb.lowerBound == 0) == (offset == 0))
        #expect((thumb.upperBound == window) == (offset == content - window))
      }
      last = thumb.lowerBound
    }
  }

  @Test(arguments: [(100, 10), (1000, 7), (50, 25)])
  func `a click at an end leads to that end of the content`(content: Int, window: Int) throws {
    let bar = try #require(ScrollBar(content: content, window: window))
    #expect(bar.offset(at: 0) == 0)
    #expect(bar.offset(at: window - 1) == content - window)
    for row in 0..<window { #expect((0...content - window).contains(bar.offset(at: row))) }
  }
}
