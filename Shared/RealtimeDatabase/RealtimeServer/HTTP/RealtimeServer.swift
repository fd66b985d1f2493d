public import Logging
public import RealtimeService
import ServerKit
public import TimeKit

/// A realtime database server: HTTP/1.1 with event streams, health and metrics.
public struct RealtimeServer: Sendable {
    let service: RealtimeService
    let identity: any Identity
    let configuration: ServerConfiguration
    let clock: WallClock
    let log: Logger
    let metrics: ServerMetrics
    let watch: SecurityWatch?
    let freeDiskBytes: @Sendable () -> Int?

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - watch: Records security events; nil for none.
    ///   - freeDiskBytes: Returns the free bytes on the database's disk; nil if unknown.
    public init(
        service: RealtimeService,
        identity: any Identity,
        configuration: ServerConfiguration,
        clock: WallClock,
        log: Logger,
        metrics: ServerMetrics = ServerMetrics(),
        watch: SecurityWatch? = nil,
        freeDiskBytes: @escaping @Sendable () -> Int? = { nil }
    ) {
        self.service = service
        self.identity = identity
        self.configuration = configuration
        self.clock = clock
        self.log = log
        self.metrics = metrics
        self.watch = watch
        self.freeDiskBytes = freeDiskBytes
    }

    /// Serves until `stop` yields or ends, or the task is canceled.
    ///
    /// It then accepts no more connections and requests, ends the streams, finishes pending requests and closes the service.
    ///
    /// - Parameter ready: Called with the address, such as `http://127.0.0.1:9000`, as soon as the server accepts connections.
    /// - Throws: `ServerError` if the server can't start or fails.
    public func run(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async throws(ServerError) {
        let outcome = await serve(until: stop, ready: ready)
        await service.close()
        try outcome.get()
    }

    private func serve(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async -> Result<Void, ServerError> {
        guard (0...65_535).contains(configuration.port) else { return .failure(.noPort(configuration.port)) }
        if identity is LoopbackIdentity, !LoopbackIdentity.isLoopback(configuration.host) {
            return .failure(.emulatorNotOnLoopback(host: configuration.host))
        }
        let connections = Connections(
            limits: configuration.limits.ofConnections,
            // All connections of a proxy come from one address.
            sender: { [configuration] in configuration.trustsProxy ? nil : SenderAddress($0).text },
            onEvent: { [metrics] in metrics.note($0) }
        )
        do {
            try await connections.serve(
                responder(connections),
                host: configuration.host,
                port: configuration.port,
                until: stop,
                stopping: { [log] in log.info("stopping") },
                ready: { [configuration] port in
                    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
                    await ready("http://\(host):\(port)")
                }
            )
            log.info("stopped")
            return .success(())
        } catch {
            return .failure(ServerError(error, port: configuration.port))
        }
    }

    private func responder(_ connections: Connections) -> RealtimeResponder {
        RealtimeResponder(
            service: service,
            identity: identity,
            gatekeeper: Gatekeeper(limits: configuration.limits, clock: clock),
            configuration: configuration,
            connections: connections,
            budgets: RequestBudgets(configuration.limits),
            origins: identity is LoopbackIdentity ? .loopback : .any,
            freeDiskBytes: freeDiskBytes,
            metrics: metrics,
            clock: clock,
            log: log,
            watch: watch
        )
    }
}
