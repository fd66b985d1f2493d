import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that ask a process to end.
public enum TerminationSignals {
    /// An element for each SIGTERM or SIGINT this process gets from now on; they no longer end it by themselves. The latest stream gets
    /// them.
    ///
    /// None is lost from the moment this returns. A signal handler writes a byte into a pipe, where it stays until a thread of its own
    /// reads it. The thread takes the signals too, so that they come through where whoever started the process had blocked them.
    /// (A dispatch source would take them up some time later, and what comes before that is gone.)
    public static func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            // Without a pipe the signals end the process as they always did.
            continuation.finish()
            return stream
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A full pipe mustn't hold the handler up: a byte is waiting then, and one is enough.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        SignalPipe.writeEnd = ends[1]
        let readEnd = ends[0]
        let reader = Thread {
            var numbers = sigset_t()
            sigemptyset(&numbers)
            for number in [SIGTERM, SIGINT] { sigaddset(&numbers, number) }
            pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
            var byte: UInt8 = 0
            while true {
                let count = read(readEnd, &byte, 1)
                if count == 1 { continuation.yield() } else if count == 0 || errno != EINTR { break }
            }
        }
        reader.name = "termination signals"
        reader.start()
        for number in [SIGTERM, SIGINT] { signal(number, SignalPipe.note) }
        return stream
    }
}

/// What the signal handler needs: it may do no more than write to a file descriptor.
private enum SignalPipe {
    /// Set before the handler is, so that it is never read while it is made.
    nonisolated(unsafe) static var writeEnd: Int32 = -1

    static let note: @convention(c) (Int32) -> Void = { _ in
        let before = errno
        var byte: UInt8 = 1
        _ = write(SignalPipe.writeEnd, &byte, 1)
        errno = before
    }
}
