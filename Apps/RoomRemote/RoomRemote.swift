import Foundation
public import RealtimeClient
public import RealtimeTree
public import TIPsTracker
public import TimeKit

/// The transport of the tracker's rooms over a realtime database.
public struct RoomRemote: RoomTransport {
    /// This device's account at the remote.
    public let account: RoomAccount.ID
    /// Receives the errors of a stream that goes on reconnecting.
    private let onTrouble: @Sendable (RoomTransportError) -> Void
    private let client: RealtimeClient
    private let pause: WritePause

    /// Runs a body with a transport for this device's account, which is created at its first use.
    ///
    /// - Parameter file: The private file of this device's accounts.
    /// - Throws: `RoomTransportError`, and the errors of the body.
    public static func with<Value: Sendable>(
        _ remote: RemoteAddress,
        accounts file: DeviceAccounts,
        options: RealtimeClientOptions,
        onTrouble: @escaping @Sendable (RoomTransportError) -> Void = { _ in },
        _ body: (RoomRemote) async throws -> Value
    ) async throws -> Value {
        let (endpoint, keeper, uid) = try await file.signedIn(at: remote, options: options)
        return try await RealtimeClient.with(endpoint, credentials: keeper, options: options) { client in
            try await body(
                RoomRemote(
                    account: RoomAccount.ID(uid),
                    onTrouble: onTrouble,
                    client: client,
                    pause: WritePause(options.clock)
                )
            )
        }
    }

    /// The milliseconds by which the server's clock is ahead; nil before its first response.
    public var serverOffset: Int64? { client.serverClock.offset }

    /// Returns the value at a path.
    public func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        do throws(RealtimeClientError) {
            return try await client.get(path)
        } catch {
            throw RoomTransportError(error)
        }
    }

    /// Writes paths atomically. Until the time that a busy server has named, nothing is sent.
    ///
    /// - Throws: `RoomTransportError`, before that time the same `busy` again.
    public func write(_ write: RealtimeWrite) async throws(RoomTransportError) {
        if let error = pause.error { throw error }
        do throws(RealtimeClientError) {
            try await client.update(write)
        } catch {
            let told = RoomTransportError(error)
            if case .busy(_, let seconds?) = error { pause.begin(told, seconds: seconds) }
            throw told
        }
    }

    /// Subscribes to a path: its value, followed by all changes.
    public func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        let events = client.listen(to: path) { [onTrouble] in onTrouble(RoomTransportError($0)) }
        // One event per request: those not taken yet wait at the server.
        return AsyncThrowingStream(unfolding: {
            do {
                for try await event in events { return event }
                return nil
            } catch let error as RealtimeClientError {
                throw Self.end(error)
            }
        })
    }

    /// Converts the error that ended a stream. Unlike a write, a stream sets nothing aside, so a 404 can be reported as invalid.
    private static func end(_ error: RealtimeClientError) -> RoomTransportError {
        if case .invalid(404, let reason) = error { return .invalid(reason: "404: \(reason)") }
        return RoomTransportError(error)
    }
}

/// The time for which a server wants no writes.
private final class WritePause: @unchecked Sendable {
    // @unchecked: the variable is only used with the lock held.
    private let lock = NSLock()
    private let clock: WallClock
    private var held: (error: RoomTransportError, from: Instant, until: Instant)?

    init(_ clock: WallClock) { self.clock = clock }

    /// The server's error; nil if the time is over, or if the clock was set back since.
    var error: RoomTransportError? {
        let now = clock.now()
        return lock.withLock { held.flatMap { ($0.from..<$0.until).contains(now) ? $0.error : nil } }
    }

    func begin(_ error: RoomTransportError, seconds: Int) {
        let now = clock.now()
        lock.withLock { held = (error, now, now.adding(seconds: max(0, seconds))) }
    }
}

extension RoomTransportError {
    /// Converts an error of the client.
    ///
    /// `invalid` makes the tracker set the logged data aside, so it only stands for data that the database itself rejects, and not for a wrong
    /// address, a proxy's page or a missing database.
    public init(_ error: RealtimeClientError) {
        switch error {
        case .unreachable(let reason): self = .unreachable(reason: reason)
        case .busy(let reason, _): self = .busy(reason: reason)
        case .full(let reason): self = .full(reason: reason)
        case .denied(let reason): self = .refused(reason: reason)
        case .invalid(404, let reason): self = .unreachable(reason: reason)
        case .invalid(let status, let reason): self = .invalid(reason: "\(status): \(reason)")
        case .signedOut(let reason): self = .signedOut(reason: reason)
        case .malformed, .badAddress: self = .unreachable(reason: error.description)
        }
    }
}
