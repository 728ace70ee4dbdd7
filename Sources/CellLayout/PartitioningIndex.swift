extension Range<Int> {
  /// The first number of the range for which `isPast` holds, or its upper bound where it holds for none; once it holds,
  /// it must hold for all that follow. O(log of the range).
  @inline(__always)
  func partitioningIndex(where isPast: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
