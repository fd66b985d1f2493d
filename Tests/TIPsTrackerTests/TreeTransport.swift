import Foundation
import RealtimeTree
import TIPsTracker
import TestKit
import TimeKit

/// An in-memory realtime database with rules, shared by the transports of all accounts.
final class TreeServer: @unchecked Sendable {
    // @unchecked: everything is touched under the lock alone.
    private let lock = NSLock()
    private let rules: SecurityRules
    private let clock: ManualClock
    private var tree: RealtimeValue = .null
    private var listeners: [Int: Listener] = [:]
    private var lastListener = 0
    private var writes = 0

    private struct Listener {
        let account: RoomAccount.ID
        let path: RealtimePath
        let continuation: AsyncThrowingStream<StreamEvent, any Error>.Continuation
    }

    init(rules: SecurityRules = .open, clock: ManualClock) {
        self.rules = rules
        self.clock = clock
    }

    /// The whole database.
    var root: RealtimeValue { lock.withLock { tree } }
    /// The server's time.
    var now: Instant { clock.now }
    /// The number of accepted writes.
    var writeCount: Int { lock.withLock { writes } }

    /// Restores an older state, as from a backup. Listeners get the whole value.
    func restore(_ root: RealtimeValue) {
        lock.withLock { tree = root }
        reconnect()
    }

    /// Interrupts all streams. Each starts again with the whole value.
    func reconnect() {
        lock.withLock {
            for listener in listeners.values { listener.continuation.yield(.put(.root, tree[listener.path])) }
        }
    }

    fileprivate func request(_ account: RoomAccount.ID) -> RuleRequest {
        RuleRequest(
            auth: .object(["uid": .string(account.rawValue)]),
            now: clock.now.milliseconds,
            root: tree
        )
    }

    func read(_ path: RealtimePath, as account: RoomAccount.ID) throws(RoomTransportError) -> RealtimeValue {
        lock.lock()
        defer { lock.unlock() }
        try allow { try rules.read(path, request(account)).isAllowed }
        return tree[path]
    }

    func write(_ write: RealtimeWrite, as account: RoomAccount.ID) throws(RoomTransportError) {
        lock.lock()
        defer { lock.unlock() }
        try allow { try rules.write(write, request(account)).isAllowed }
        apply(write)
    }

    /// Writes without rules, as if by hand.
    func write(_ write: RealtimeWrite, pastRules: Bool) {
        lock.withLock { apply(write) }
    }

    private func apply(_ write: RealtimeWrite) {
        tree = write.applied(to: tree)
        writes += 1
        for (number, listener) in listeners {
            if (try? rules.read(listener.path, request(listener.account)).isAllowed) != true {
                listener.continuation.finish(throwing: RoomTransportError.refused(reason: "Permission denied"))
                listeners[number] = nil
                continue
            }
            for event in write.events(for: listener.path, after: tree) { listener.continuation.yield(event) }
        }
    }

    fileprivate func listen(
        to path: RealtimePath,
        as account: RoomAccount.ID
    ) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { continuation in
            lock.withLock {
                guard (try? rules.read(path, request(account)).isAllowed) == true else {
                    continuation.finish(throwing: RoomTransportError.refused(reason: "Permission denied"))
                    return
                }
                lastListener += 1
                let number = lastListener
                continuation.yield(.put(.root, tree[path]))
                listeners[number] = Listener(account: account, path: path, continuation: continuation)
                continuation.onTermination = { _ in
                    // The caller that ends the stream may hold the lock.
                    Task { self.lock.withLock { self.listeners[number] = nil } }
                }
            }
        }
    }

    private func allow(_ isAllowed: () throws -> Bool) throws(RoomTransportError) {
        do {
            if try isAllowed() { return }
        } catch {
            throw .invalid(reason: "\(error)")
        }
        throw .refused(reason: "Permission denied")
    }
}

/// An account's transport to a `TreeServer`, with planned faults.
final class TreeTransport: RoomTransport, @unchecked Sendable {
    /// The outcome of a request.
    enum Fate: Sendable {
        case fine
        /// It is carried out, but there is no response.
        case unanswered
        /// It doesn't arrive.
        case lost
        /// It is carried out twice, as by a proxy.
        case twice
        case busy
        case invalid
    }

    let account: RoomAccount.ID
    let server: TreeServer
    // @unchecked: touched under the lock alone.
    private let lock = NSLock()
    private var plan: @Sendable (Int) -> Fate = { _ in .fine }
    private var requests = 0
    private var device: ManualClock?
    private var isFull = false

    init(_ account: RoomAccount.ID, _ server: TreeServer) {
        self.account = account
        self.server = server
    }

    /// Sets the outcome of each request, by its number from now on.
    func fate(_ plan: @escaping @Sendable (Int) -> Fate) {
        lock.withLock {
            self.plan = plan
            requests = 0
            isFull = false
        }
    }

    /// Refuses all writes but those that end a role, as a server does whose room is full.
    func fillUp() {
        fate { _ in .fine }
        lock.withLock { isFull = true }
    }

    /// Makes the offset between the server's clock and a device's known.
    func tellTime(to device: ManualClock) { lock.withLock { self.device = device } }

    var serverOffset: Int64? {
        lock.withLock { device.map { $0.now.milliseconds(until: server.now) } }
    }

    private func next() -> Fate {
        lock.withLock {
            defer { requests += 1 }
            return plan(requests)
        }
    }

    /// The number of requests since the plan was set.
    var requestCount: Int { lock.withLock { requests } }

    func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        switch next() {
        case .fine, .twice: return try server.read(path, as: account)
        case .unanswered, .lost: throw .unreachable(reason: "cut")
        case .busy: throw .busy(reason: "busy")
        case .invalid: throw .invalid(reason: "invalid")
        }
    }

    func write(_ write: RealtimeWrite) async throws(RoomTransportError) {
        if lock.withLock({ isFull }), !write.values.contains(where: { $0.value["until"].exists }) {
            throw .full(reason: "no space")
        }
        switch next() {
        case .fine: try server.write(write, as: account)
        case .twice:
            try server.write(write, as: account)
            try server.write(write, as: account)
        case .unanswered:
            // The client doesn't learn whether the write was accepted.
            try? server.write(write, as: account)
            throw .unreachable(reason: "cut")
        case .lost: throw .unreachable(reason: "cut")
        case .busy: throw .busy(reason: "busy")
        case .invalid: throw .invalid(reason: "invalid")
        }
    }

    func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        server.listen(to: path, as: account)
    }
}
