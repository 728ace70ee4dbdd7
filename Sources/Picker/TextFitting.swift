import ScreenModel

/// The text itself, or its beginning and `…` where it is wider than `columns`. Never cut inside a cluster.
func shortened(_ text: String, to columns: Int) -> String {
  guard displayWidth(of: text) > columns else { return text }
  guard columns > 0 else { return "" }
  var width = 1
  let kept = text.prefix {
    width += displayWidth(of: $0)
    return width <= columns
  }
  return kept + "…"
}

/// The text itself, or `…` and its end where it is wider than `columns`. Never cut inside a cluster.
func shortenedAtStart(_ text: String, to columns: Int) -> String {
  guard displayWidth(of: text) > columns else { return text }
  guard columns > 0 else { return "" }
  var width = 1
  let kept = text.reversed().prefix {
    width += displayWidth(of: $0)
    return width <= columns
  }
  return "…" + String(kept.reversed())
}
