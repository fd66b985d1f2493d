public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

extension Connections {
    /// Serves HTTP/1.1 until `stop` yields or ends, or the task is canceled. It then drains the connections.
    ///
    /// - Parameters:
    ///   - responder: Answers each request.
    ///   - host: The address to listen on.
    ///   - port: The port; 0 for any free one.
    ///   - stopping: Called before the connections are drained.
    ///   - ready: Receives the port as soon as the server accepts connections.
    /// - Throws: The error of a server that can't start or fails.
    public func serve<Responder: HTTPResponder>(
        _ responder: Responder,
        host: String,
        port: Int,
        until stop: some AsyncSequence<Void, Never> & Sendable,
        stopping: @escaping @Sendable () -> Void = {},
        ready: @escaping @Sendable (_ port: Int) async -> Void
    ) async throws where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
        let site = application(responder, host: host, port: port, ready: ready)
        // An unstructured task: canceling a child task would drop the pending requests.
        let serving = Task { try await site.run() }
        let outcome: Result<Void, any Error> = await withTaskGroup(of: Result<Void, any Error>?.self) { group in
            group.addTask { await serving.result }
            group.addTask {
                for await _ in stop { break }
                return nil
            }
            if let first = await group.next(), let first {
                group.cancelAll()
                return first
            }
            stopping()
            await stopAccepting(on: site.eventLoopGroup)
            await drain(within: limits.shutdownSeconds, on: site.eventLoopGroup.any())
            serving.cancel()
            _ = await group.next()
            return .success(())
        }
        try outcome.get()
    }

    private func application<Responder: HTTPResponder>(
        _ responder: Responder,
        host: String,
        port: Int,
        ready: @escaping @Sendable (Int) async -> Void
    ) -> Application<Responder> where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
        // The library's log messages could contain paths and addresses.
        let silent = Logger(label: "http") { _ in SwiftLogNoOpLogHandler() }
        return Application(
            responder: responder,
            server: HTTPServerBuilder { respond in WatchedChannel(responder: respond, connections: self) },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), backlog: 1_024),
            onServerRunning: { channel in
                self.listener = channel
                await ready(channel.localAddress?.port ?? port)
            },
            logger: silent
        )
    }
}
