import AsyncHTTPClient
import Foundation
import NIOCore
import NIOSSL

/// The connections of one client: those of calls, and those of streams, which may be silent for longer.
struct Connections: Sendable {
    /// For calls.
    let calls: HTTPClient
    /// For streams.
    let streams: HTTPClient
    /// Whether they are still there.
    let lifetime = Lifetime()

    init(_ options: RealtimeClientOptions) {
        calls = Self.client(options, silence: options.patience)
        streams = Self.client(options, silence: options.silence)
    }

    /// Ends what goes on, and closes them all.
    func close() async {
        lifetime.end()
        try? await calls.shutdown()
        try? await streams.shutdown()
    }

    private static func client(_ options: RealtimeClientOptions, silence: Duration) -> HTTPClient {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        var security = TLSConfiguration.makeClientConfiguration()
        security.minimumTLSVersion = .tlsv12
        configuration.tlsConfiguration = security
        configuration.timeout.connect = .nanoseconds(options.patience.nanoseconds)
        configuration.timeout.read = .nanoseconds(silence.nanoseconds)
        configuration.connectionPool.retryConnectionEstablishment = false
        // A server may close a connection that nobody uses just as it is used again: well before it does, a new one is made.
        configuration.connectionPool.idleTimeout = .seconds(20)
        // Over HTTP/2 one dead connection would take along all that is asked; over HTTP/1.1 it is given up with the call that found it.
        configuration.httpVersion = .http1Only
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }
}

/// Whether something is still there.
final class Lifetime: @unchecked Sendable {
    // @unchecked: the mark is touched under the lock only.
    private let lock = NSLock()
    private var mark = false

    /// Whether it has ended.
    var isOver: Bool { lock.withLock { mark } }

    /// Ends it.
    func end() { lock.withLock { mark = true } }
}

extension Duration {
    /// In nanoseconds, held at the ends of the type.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflow
            ? (seconds < 0 ? .min : .max) : whole.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
    }
}
