// Stores picks in a history as fast as it can, for the tests that need many processes, killed ones or limited ones:
//   history-writer FILE PICKS MILLISECONDS TEXT [USER]
// A line for each pick tells whether it was stored within the milliseconds, once that is known; a last line tells the
// recents. The texts are TEXT with the digits 0 to 9. Given a user id, the picks are made as that user.

import Glibc
import PickHistory

func tell(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(1, $0.baseAddress, $0.count) }
}

let arguments = CommandLine.arguments
guard arguments.count >= 5, let picks = Int(arguments[2]), let milliseconds = Int(arguments[3]) else { exit(2) }
if arguments.count > 5, let user = UInt32(arguments[5]) {
  guard setegid(user) == 0, seteuid(user) == 0 else { exit(2) }
}
let store = HistoryStore(path: arguments[1])
for number in 0..<picks {
  do throws(HistoryError) {
    try store.record("\(arguments[4])\(number % 10)", within: .milliseconds(milliseconds))
    tell("stored")
  } catch {
    tell("not stored: \(error)")
  }
}
do throws(HistoryError) {
  tell("recents: \(try store.recents().joined(separator: " "))")
} catch {
  tell("no recents: \(error)")
}
for path in store.setAside { tell("set aside: \(path)") }
