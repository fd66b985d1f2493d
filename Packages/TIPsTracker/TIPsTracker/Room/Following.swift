import RealtimeTree
import StorageKit

extension TIPsTracker {
    /// Keeps this device in sync with the room: merges the others' changes as they arrive, and sends those of every local process as they are made.
    ///
    /// Returns when its task is canceled. While the server is unreachable or busy, changes wait and are sent after the next event.
    ///
    /// - Parameter told: receives the result of each step.
    /// - Throws: `notConnected`, and `remote` for an error that waiting can't resolve.
    public func follow(
        over transport: some RoomTransport,
        told: @escaping @Sendable (SyncReceipt) -> Void
    ) async throws(TIPsError) {
        var following = Following(round: try SyncRound(self, transport), told: told)
        let signals = Signals(self, transport, following.round.layout)
        defer { signals.end() }
        do {
            try await following.run(signals.stream)
        } catch {
            try note(problem: error)
            throw error
        }
    }
}

/// The events that following waits for, merged into one stream.
private struct Signals {
    enum Signal: Sendable {
        /// An event of the shared room.
        case shared(StreamEvent)
        /// An event of the account's own data.
        case own(StreamEvent)
        /// The outbox has changed.
        case outbox
        /// One of the streams has ended.
        case ended(TIPsError)
    }

    /// A signal, and the continuation that acknowledges it.
    struct Arrival: Sendable {
        let signal: Signal
        fileprivate let dealtWith: AsyncStream<Void>.Continuation

        /// Allows the next signal of the same source.
        func release() { dealtWith.yield() }
    }

    /// At most one pending signal from each source. Further events stay in their source, which bounds the memory.
    let stream: AsyncStream<Arrival>
    private let tasks: [Task<Void, Never>]

    init(_ tracker: TIPsTracker, _ transport: some RoomTransport, _ layout: RoomLayout) {
        let (stream, continuation) = AsyncStream<Arrival>.makeStream()
        self.stream = stream
        func pass<Value: Sendable>(
            _ values: AsyncThrowingStream<Value, any Error>,
            _ signal: @escaping @Sendable (Value) -> Signal
        ) -> Task<Void, Never> {
            let (releases, release) = AsyncStream<Void>.makeStream()
            func arrive(_ signal: Signal) { continuation.yield(Arrival(signal: signal, dealtWith: release)) }
            return Task {
                do {
                    for try await value in values {
                        arrive(signal(value))
                        for await _ in releases { break }
                    }
                    guard !Task.isCancelled else { return }
                    arrive(.ended(.fault("a stream of the room ended without a reason")))
                } catch {
                    if !(error is CancellationError) { arrive(.ended(TIPsError(error))) }
                }
            }
        }
        let outbox = tracker.store.values { db in try PlanReader(db: db).outboxMark() }
        tasks = [
            pass(transport.listen(to: layout.shared)) { .shared($0) },
            pass(transport.listen(to: layout.own)) { .own($0) },
            pass(outbox) { _ in .outbox },
        ]
    }

    func end() {
        for task in tasks { task.cancel() }
    }
}

/// The state of following a room. It handles one signal at a time.
private struct Following {
    var round: SyncRound
    let told: @Sendable (SyncReceipt) -> Void
    /// The last snapshot of the whole room until it is merged; nil for none.
    private var whole: RealtimeValue?
    /// Whether the events don't suffice and the whole room must be read.
    private var needsLook = false
    /// Whether the last signal merged a snapshot. That is reported even if nothing was new.
    private var hasTakenWhole = false

    init(round: SyncRound, told: @escaping @Sendable (SyncReceipt) -> Void) {
        self.round = round
        self.told = told
    }

    mutating func run(_ signals: AsyncStream<Signals.Arrival>) async throws(TIPsError) {
        for await arrival in signals {
            defer { arrival.release() }
            hasTakenWhole = false
            do {
                try await handle(arrival.signal)
            } catch {
                // The pending work is kept and done with the next signal.
                guard error.isPassing else { throw error }
                try round.tracker.note(problem: error)
            }
            if !round.isQuiet || hasTakenWhole { told(round.takeReceipt()) }
        }
    }

    private mutating func handle(_ signal: Signals.Signal) async throws(TIPsError) {
        switch signal {
        case .shared(.put(let path, let value)) where path.isRoot:
            whole = value
            needsLook = false
        case .shared(let event): try take(event, at: round.layout.shared)
        case .own(let event): try take(event, at: round.layout.own)
        case .outbox: break
        case .ended(let error):
            // A removed member may still send earlier logs. If the room itself is gone, its admin's device creates it again.
            if case .remote(.refused) = error {
                try await round.sendWaiting()
                try await round.takeWhole()
            }
            throw error
        }
        let parked = round.parked
        try await round.sendWaiting()
        if round.parked > parked { needsLook = true }
        if let shared = whole {
            try await round.takeWhole(shared)
            whole = nil
            hasTakenWhole = true
        }
        if needsLook {
            try await round.takeWhole()
            needsLook = false
        }
        if let held = round.held { try round.tracker.note(problem: held) }
        if case .shared(.keepAlive) = signal { try round.noteAllIsWell() }
    }

    private mutating func take(_ event: StreamEvent, at place: RealtimePath) throws(TIPsError) {
        var parts = RoomParts()
        do {
            switch event {
            case .put(let path, let value):
                // The account has no data of its own yet.
                if path.isRoot, value == .null { return }
                parts.add(value, at: try place.appending(path), of: round.layout, latest: round.latest)
            case .patch(let path, let children):
                let above = try place.appending(path)
                for (key, child) in children {
                    parts.add(child, at: above.child(key), of: round.layout, latest: round.latest)
                }
            case .keepAlive, .cancel, .authRevoked: return
            }
        } catch {
            throw TIPsError(error)
        }
        if parts.needsWhole { needsLook = true }
        try round.take(parts)
    }
}

extension TIPsError {
    /// Whether the error may pass without intervention.
    fileprivate var isPassing: Bool {
        switch self {
        case .remote(.unreachable), .remote(.busy), .remote(.full): true
        default: false
        }
    }
}
