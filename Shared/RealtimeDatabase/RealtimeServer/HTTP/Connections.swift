import Foundation
import NIOCore

/// The connections and streams of a running server: how many there are, and how they all come to an end.
final class Connections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: (channel: any Channel, address: String)] = [:]
        var addresses: [String: Int] = [:]
        // What ends a stream that is sent over a channel.
        var streams: [ObjectIdentifier: @Sendable () -> Void] = [:]
        var isDraining = false
        var whenEmpty: [CheckedContinuation<Void, Never>] = []
        var listener: (any Channel)?
    }

    private let limits: SenderLimits
    /// Whether all come from the same address, a proxy's.
    private let comesByProxy: Bool
    private let metrics: ServerMetrics
    private let lock = NSLock()
    // Touched under the lock only.
    nonisolated(unsafe) private var state = State()

    init(limits: SenderLimits, comesByProxy: Bool, metrics: ServerMetrics) {
        self.limits = limits
        self.comesByProxy = comesByProxy
        self.metrics = metrics
    }

    /// The channel that accepts; nil before there is one.
    var listener: (any Channel)? {
        get { lock.withLock { state.listener } }
        set { lock.withLock { state.listener = newValue } }
    }

    /// Notes a connection; it counts until `remove`.
    ///
    /// - Returns: false where there are too many, and it has to be closed at once.
    func add(_ channel: any Channel) -> Bool {
        let address = SenderAddress(channel.remoteAddress?.ipAddress ?? "").text
        let isWelcome = lock.withLock {
            state.channels[ObjectIdentifier(channel)] = (channel, address)
            state.addresses[address, default: 0] += 1
            return !state.isDraining && state.channels.count <= limits.connections
                && (comesByProxy || state.addresses[address, default: 0] <= limits.connectionsPerAddress)
        }
        metrics.noteConnections(1)
        if !isWelcome { metrics.noteRefusal(.connections) }
        return isWelcome
    }

    /// Forgets a connection that nobody uses any more.
    func remove(_ channel: any Channel) {
        let waiting = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
            // A closed channel doesn't know its address any more.
            if let address = state.channels.removeValue(forKey: ObjectIdentifier(channel))?.address {
                let left = state.addresses[address, default: 1] - 1
                state.addresses[address] = left > 0 ? left : nil
            }
            guard state.channels.isEmpty else { return [] }
            defer { state.whenEmpty = [] }
            return state.whenEmpty
        }
        metrics.noteConnections(-1)
        for continuation in waiting { continuation.resume() }
    }
}

// MARK: Streams

extension Connections {
    /// Notes a stream. `end` is called when the client leaves or the server ends, perhaps right away, perhaps several times.
    func addStream(over channel: any Channel, end: @escaping @Sendable () -> Void) {
        let endsNow = lock.withLock {
            state.streams[ObjectIdentifier(channel)] = end
            return state.isDraining || state.channels[ObjectIdentifier(channel)] == nil
        }
        metrics.noteListeners(1)
        if endsNow || !channel.isActive { end() }
    }

    /// Forgets a stream that has ended.
    func removeStream(over channel: any Channel) {
        lock.withLock { state.streams[ObjectIdentifier(channel)] = nil }
        metrics.noteListeners(-1)
    }

    /// Says that the other end of a connection has left: whoever streams to it has nobody to stream to.
    func left(_ channel: any Channel) {
        lock.withLock { state.streams[ObjectIdentifier(channel)] }?()
    }
}

// MARK: The end

extension Connections {
    /// Ends all in good order: streams end, idle connections close, others after the answer they owe; nothing new is begun. Returns when all
    /// are gone, or when so many seconds have passed and the rest were cut.
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

    /// Takes no more connections, and waits until those just taken are in the list.
    func stopAccepting(on group: any EventLoopGroup) async {
        guard let listener else { return }
        try? await listener.setOption(ChannelOptions.autoRead, value: false).get()
        for _ in 0..<3 {
            for loop in group.makeIterator() { try? await loop.submit {}.get() }
        }
    }
}
