internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that a thread of its own makes, while the loop goes on waiting for keys.
///
/// All signals stay with the thread that made it. Whoever needs the value waits for it; a process that ends does not.
final class BackgroundValue<Value: Sendable>: Sendable {
  private let thread: BackgroundThread
  private let made: Cell

  /// Where the thread leaves the value.
  private final class Cell: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Begins to make a value.
  init(_ make: @escaping @Sendable () -> Value) {
    let made = Cell()
    self.made = made
    thread = BackgroundThread {
      let value = make()
      made.value.withLock { $0 = value }
    }
  }

  /// The value, once it is made. Called from one thread only.
  func wait() -> Value? {
    thread.join()
    return made.value.withLock { $0 }
  }
}

/// One run of a function on a thread of its own.
private final class BackgroundThread: Sendable {
  private let work: @Sendable () -> Void
  /// The thread; `nil` where there is none to wait for.
  private let thread = Mutex<pthread_t?>(nil)

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var started = pthread_t()
    let argument = unsafe Unmanaged.passRetained(self).toOpaque()
    let error = unsafe pthread_create(
      &started, nil,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<BackgroundThread>.fromOpaque(argument).takeRetainedValue().work()
        }
        return nil
      }, argument)
    if error == 0 {
      thread.withLock { $0 = started }
    } else {
      // No thread is to be had: the work is done here and now.
      unsafe Unmanaged<BackgroundThread>.fromOpaque(argument).release()
      work()
    }
  }

  /// Waits until the work is done.
  func join() {
    let started = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let started { pthread_join(started, nil) }
  }
}
