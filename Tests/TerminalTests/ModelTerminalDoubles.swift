import ScreenModel

// Clusters in double size, as kitty has them: "Wrapping and overwriting behavior" in its text sizing protocol.

extension ModelTerminal {
  /// Obeys OSC 66 of the form that the painter writes; no other string is known.
  mutating func obeyString(_ scalars: inout Substring.UnicodeScalarView) {
    var body = ""
    while let scalar = scalars.popFirst(), scalar != "\u{1B}" { body.unicodeScalars.append(scalar) }
    let prefix = "66;s=2:w=2;"
    guard policy == .clustersAndDoubles, scalars.popFirst() == "\\", body.hasPrefix(prefix),
      row + 1 < size.rows, column + 4 <= size.columns
    else {
      noteUnknown("OSC " + body)
      return
    }
    placeDouble(String(body.dropFirst(prefix.count)))
  }

  /// The column behind the first lower half of a double that a run of columns of the cursor's row meets: text is
  /// written there and not over it.
  func endOfLowerHalf(_ columns: Range<Int>) -> Int? {
    for column in columns {
      if let place = slots[row][column].inDouble, place.row == 1 { return column - place.column + 4 }
    }
    return nil
  }
}
