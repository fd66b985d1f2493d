import Foundation
public import Hummingbird
import HummingbirdCore
import Logging
public import NIOCore

/// The open connections and streams of a server. It enforces their limits and shuts them down.
public final class Connections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: (channel: any Channel, sender: String?)] = [:]
        var senders: [String: Int] = [:]
        // Ends the stream of a channel.
        var streams: [ObjectIdentifier: @Sendable () -> Void] = [:]
        var isDraining = false
        var whenEmpty: [CheckedContinuation<Void, Never>] = []
        var listener: (any Channel)?
    }

    let limits: ConnectionLimits
    let onEvent: @Sendable (ConnectionEvent) -> Void
    private let sender: @Sendable (String) -> String?
    private let lock = NSLock()
    // Only used with the lock held.
    nonisolated(unsafe) private var state = State()

    /// Creates a server's connections, of which there are none yet.
    ///
    /// - Parameters:
    ///   - sender: Returns the sender by which an address counts; nil for one that has no limit of its own.
    ///   - onEvent: Receives each event.
    public init(
        limits: ConnectionLimits,
        sender: @escaping @Sendable (_ address: String) -> String? = { _ in nil },
        onEvent: @escaping @Sendable (ConnectionEvent) -> Void = { _ in }
    ) {
        self.limits = limits
        self.sender = sender
        self.onEvent = onEvent
    }

    /// The channel that accepts connections; nil before the server is bound.
    var listener: (any Channel)? {
        get { lock.withLock { state.listener } }
        set { lock.withLock { state.listener = newValue } }
    }

    /// Registers a connection, which counts until `remove`.
    ///
    /// - Returns: false if there are too many, and the connection must be closed at once.
    func add(_ channel: any Channel) -> Bool {
        let sender = self.sender(channel.remoteAddress?.ipAddress ?? "")
        let isWelcome = lock.withLock {
            state.channels[ObjectIdentifier(channel)] = (channel, sender)
            if let sender { state.senders[sender, default: 0] += 1 }
            let own = sender.flatMap { state.senders[$0] } ?? 0
            return !state.isDraining && state.channels.count <= limits.connections
                && (limits.connectionsPerSender == 0 || own <= limits.connectionsPerSender)
        }
        onEvent(.opened)
        if !isWelcome { onEvent(.reached(.connections)) }
        return isWelcome
    }

    /// Unregisters a connection.
    func remove(_ channel: any Channel) {
        let waiting = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
            // The sender was stored because a closed channel no longer knows its address.
            if let sender = state.channels.removeValue(forKey: ObjectIdentifier(channel))?.sender {
                let left = state.senders[sender, default: 1] - 1
                state.senders[sender] = left > 0 ? left : nil
            }
            guard state.channels.isEmpty else { return [] }
            defer { state.whenEmpty = [] }
            return state.whenEmpty
        }
        onEvent(.closed)
        for continuation in waiting { continuation.resume() }
    }
}

// MARK: Streams

extension Connections {
    /// Registers a stream. `end` is called when the client leaves or the server shuts down, possibly at once and possibly more than once.
    public func addStream(over channel: any Channel, end: @escaping @Sendable () -> Void) {
        let endsNow = lock.withLock {
            state.streams[ObjectIdentifier(channel)] = end
            return state.isDraining || state.channels[ObjectIdentifier(channel)] == nil
        }
        onEvent(.streamBegan)
        if endsNow || !channel.isActive { end() }
    }

    /// Unregisters a stream that has ended.
    public func removeStream(over channel: any Channel) {
        lock.withLock { state.streams[ObjectIdentifier(channel)] = nil }
        onEvent(.streamEnded)
    }

    /// Reports that the client of a connection has left, which ends its stream.
    func left(_ channel: any Channel) {
        lock.withLock { state.streams[ObjectIdentifier(channel)] }?()
    }
}

// MARK: Shutting down

extension Connections {
    /// Shuts down: ends the streams, closes idle connections at once and the others after their response. Returns when all are closed; those that
    /// are still open after the given seconds are cut.
    func drain(within seconds: Int, on loop: any EventLoop) async {
        let (channels, ends) = lock.withLock { () -> ([any Channel], [@Sendable () -> Void]) in
            state.isDraining = true
            return (state.channels.values.map(\.channel), Array(state.streams.values))
        }
        for end in ends { end() }
        for channel in channels { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        let cutting = loop.scheduleTask(in: .seconds(Int64(seconds))) {
            for channel in self.lock.withLock({ self.state.channels.values.map(\.channel) }) {
                channel.close(promise: nil)
            }
        }
        await withCheckedContinuation { continuation in
            let isEmpty = lock.withLock {
                if !state.channels.isEmpty { state.whenEmpty.append(continuation) }
                return state.channels.isEmpty
            }
            if isEmpty { continuation.resume() }
        }
        cutting.cancel()
    }

    /// Stops accepting connections, and waits until those just accepted are registered.
    func stopAccepting(on group: any EventLoopGroup) async {
        guard let listener else { return }
        try? await listener.setOption(ChannelOptions.autoRead, value: false).get()
        for _ in 0..<3 {
            for loop in group.makeIterator() { try? await loop.submit {}.get() }
        }
    }
}

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
