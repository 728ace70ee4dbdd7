/// What an event asks of the program around the picker.
public enum Effect: Hashable, Sendable {
  /// Print what is composed and end with status 0.
  case finish
  /// Print nothing and end with status 130.
  case cancel
  /// Stop the process until its shell continues it.
  case suspend
  /// Draw the whole screen anew, whatever it shows.
  case redraw
}
