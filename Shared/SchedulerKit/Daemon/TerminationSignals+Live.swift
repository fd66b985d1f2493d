@preconcurrency import Dispatch
import Foundation

/// The signals that ask a process to end.
public enum TerminationSignals {
    /// An element for each SIGTERM or SIGINT this process gets from now on; they no longer end it by themselves.
    public static func stream() -> AsyncStream<Void> {
        AsyncStream { continuation in
            let sources = [SIGTERM, SIGINT].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { continuation.yield() }
                source.resume()
                return source
            }
            continuation.onTermination = { _ in
                for source in sources { source.cancel() }
            }
        }
    }
}
