/// Takes an item of the catalogue's `extra` field apart: its word, and the rank of the emoji among those that the word
/// stands for, 1 being what most people mean by it.
///
///     deploy^1     on 🚀      the first choice for "deploy"
///     deploy^2     on 🚢      the second
///     ^^           on 😊      no digits after the sign: a word without a rank
///
/// Words written by hand in `Resources/informal.tsv` have a rank, others have none.
///
/// - Parameter item: UTF-8, from between two bars.
/// - Returns: The word without the rank's sign and digits, and the rank; nil where there is none.
public func splitRank(_ item: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, rank: Int?) {
  guard let sign = item.lastIndex(of: UInt8(ascii: "^")), sign > item.startIndex else { return (item, nil) }
  let digits = item[(sign + 1)...]
  guard (1...2).contains(digits.count), digits.first != 0x30 else { return (item, nil) }
  var rank = 0
  for digit in digits {
    guard (0x30...0x39).contains(digit) else { return (item, nil) }
    rank = rank * 10 + Int(digit - 0x30)
  }
  return (item[..<sign], rank)
}
