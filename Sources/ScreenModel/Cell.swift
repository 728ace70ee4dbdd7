/// One cell of a frame: a grapheme cluster, the columns it claims, a style.
///
///     column   0    1    2    3
///     cell    "␠"  "🎉"   ·    ·        an emoji in a grid slot claims three columns: two for the
///     columns  1    3    0    0         picture, one spare for a mark or a wider terminal
///
/// A cluster stands in the first of its columns; the rest are continuations with `columns == 0`. One in double size
/// stands in two rows, in each as a cluster of four columns, so that a row by itself holds nothing but whole claims.
public struct Cell: Hashable, Sendable {
  /// What of its cluster a cell holds.
  public enum Part: UInt8, Hashable, Sendable {
    /// All of it, in one row.
    case whole
    /// The upper row of a cluster in double size.
    case upperHalf
    /// The lower row of a cluster in double size; the cluster is named here too, but written only in the upper one.
    case lowerHalf
  }

  /// The grapheme cluster as it would be output; a space in blank cells and in continuations.
  public let id: ClusterID
  /// Columns that the cluster claims, 1 or more; 0 in a continuation of the cell to the left.
  public let columns: UInt8
  /// Whether the cluster stands in this row alone; `whole` in a continuation.
  public let part: Part
  /// The style of all the columns claimed.
  public let style: Style

  init(_ id: ClusterID, columns: UInt8, part: Part = .whole, style: Style) {
    self.id = id
    self.columns = columns
    self.part = part
    self.style = style
  }

  private static let space = ClusterID(ascii: 0x20)

  /// A blank cell of ordinary text.
  public static let blank = Cell(space, columns: 1, style: .plain)

  /// A blank cell.
  static func blank(_ style: Style) -> Cell {
    Cell(space, columns: 1, style: style)
  }

  /// A cell that belongs to the cluster on its left.
  static func continuation(_ style: Style) -> Cell {
    Cell(space, columns: 0, style: style)
  }

  /// The grapheme cluster as it would be output; a space in blank cells and in continuations.
  public var cluster: Character { id.cluster }

  /// Whether the cell belongs to the cluster of a cell to its left.
  public var isContinuation: Bool { columns == 0 }

  /// Whether the cell shows nothing, whatever its background.
  public var isBlank: Bool { columns == 1 && id == Self.space }
}
