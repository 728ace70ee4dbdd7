/// What is selected in a listing. It names data, not slots, so that it survives another size of the window.
enum Selection: Hashable, Sendable {
  case none
  /// The element at a data index.
  case data(Int)
  /// The ⌫ key of the page that holds the element at this data index (0 in an empty listing).
  case deleteKey(nearData: Int)

  /// The data index of the selected element, if one is.
  var data: Int? {
    if case .data(let data) = self { data } else { nil }
  }

  /// Whether both select an element, or both a ⌫ key, or both nothing.
  func isAlike(_ other: Selection) -> Bool {
    switch (self, other) {
    case (.none, .none), (.data, .data), (.deleteKey, .deleteKey): true
    case (.none, _), (.data, _), (.deleteKey, _): false
    }
  }
}
