import Hummingbird
import NIOCore
import RealtimeService
import RealtimeTree
import ServerKit
import TimeKit

/// Sends the events of a subscription with keep-alives in between. It ends the stream when the credential expires or is revoked.
struct EventSending: Sendable {
    let listening: RealtimeListening
    /// The budget of what clients leave unread, and who this client is in it.
    let unread: (budget: SharedBudget, holder: SharedBudget.Holder)
    /// The largest event that the budget doesn't count, in bytes.
    let smallBytes: Int
    let metrics: ServerMetrics
    let channel: any Channel
    let connections: Connections
    let keepAlive: TimeAmount
    let clock: WallClock

    private enum Signal {
        case event([UInt8])
        case tick
        case end
    }

    /// Sends until the events end, the client leaves or the server shuts down.
    ///
    /// One event is in flight at a time. If the client doesn't read, the others wait in the service's bounded queue.
    func send(to writer: inout any ResponseBodyWriter) async throws {
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        let (taken, take) = AsyncStream.makeStream(of: Void.self)
        connections.addStream(over: channel) { signal.yield(.end) }
        let ticking = channel.eventLoop.scheduleRepeatedTask(initialDelay: keepAlive, delay: keepAlive) { _ in
            signal.yield(.tick)
        }
        let untilEnd = listening.expires.map { max(0, clock.now().milliseconds(until: $0)) }
        let ending = untilEnd.map { wait in
            channel.eventLoop.scheduleTask(in: .milliseconds(min(wait, 86_400_000))) { _ = signal.yield(.tick) }
        }
        let passingOn = Task {
            var acknowledged = taken.makeAsyncIterator()
            for await event in listening.events {
                signal.yield(.event(event))
                guard await acknowledged.next() != nil else { break }
            }
            signal.yield(.end)
        }
        defer {
            ticking.cancel()
            ending?.cancel()
            passingOn.cancel()
            take.finish()
            signal.finish()
            listening.leave()
            connections.removeStream(over: channel)
        }
        var hasBegun = false
        for await next in signals {
            switch next {
            case .event where isExpired, .tick where isExpired: return try await revoke(&writer)
            case .event(let bytes):
                let share = SharedBudget.Share(unread.budget, unread.holder)
                if bytes.count > smallBytes, share.take(bytes.count) != nil {
                    // The client connects again later, when it or others have read more.
                    return metrics.noteRefusal(.answersAtOnce)
                }
                try await writer.write(piecesOf: ByteBuffer(bytes: bytes), over: channel)
                withExtendedLifetime(share) {}
                take.yield()
                hasBegun = true
            case .tick:
                guard await listening.stillHolds() else { return try await revoke(&writer) }
                // The first event must be the snapshot, even if it takes longer than a keep-alive interval.
                if hasBegun { try await writer.write(ByteBuffer(bytes: StreamEvent.keepAlive.bytes)) }
            case .end: return
            }
        }
    }

    private func revoke(_ writer: inout any ResponseBodyWriter) async throws {
        try await writer.write(ByteBuffer(bytes: StreamEvent.authRevoked.bytes))
    }

    private var isExpired: Bool { listening.expires.map { clock.now() >= $0 } ?? false }
}

extension ResponseBodyWriter {
    /// Writes a buffer in pieces. Each waits until the client has read most of those before, so that a few of them are in memory.
    ///
    /// - Parameter channel: The connection. Between pieces its event loop takes a turn, in which it learns whether the client still reads.
    mutating func write(piecesOf buffer: ByteBuffer, over channel: any Channel) async throws {
        var rest = buffer
        while rest.readableBytes > 0, let piece = rest.readSlice(length: min(rest.readableBytes, 256 << 10)) {
            try await write(piece)
            try await channel.eventLoop.submit {}.get()
        }
    }
}
