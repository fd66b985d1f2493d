import RealtimeTree
import StorageKit

extension TIPsTracker {
    /// Stays with the room: takes in what the others do as it comes, and sends what is logged here, by whichever process, as it is made.
    ///
    /// Ends with its task; throws `notConnected`, and `remote` for what waiting doesn't mend. What can't be sent for now is tried again with the next
    /// sign of life from the other side.
    ///
    /// - Parameter told: gets what each step brought.
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

/// What following waits for, in one row.
private struct Signals {
    enum Signal: Sendable {
        /// Of the room.
        case shared(StreamEvent)
        /// Of what the account keeps for itself.
        case own(StreamEvent)
        /// There is something in the outbox that wasn't.
        case outbox
        /// One of them is over.
        case ended(TIPsError)
    }

    /// A signal, and where to say that it was dealt with.
    struct Arrival: Sendable {
        let signal: Signal
        fileprivate let dealtWith: AsyncStream<Void>.Continuation

        /// The next of its kind may come.
        func release() { dealtWith.yield() }
    }

    /// One of each kind at most: what else there is stays where it comes from.
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

/// What stays with a room: one thing after the other, whatever comes in between.
private struct Following {
    var round: SyncRound
    let told: @Sendable (SyncReceipt) -> Void
    /// The whole of the room as it came, until it has been taken in.
    private var whole: RealtimeValue?
    /// Whether only a look at the whole tells what is there.
    private var needsLook = false
    /// Whether the whole was taken in by the last signal: that is told even where nothing was new.
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
                // What came in between is kept: it is done with the next signal.
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
            // Who was removed may still send what was logged before, and is told; a room that is gone is made again by its admin.
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
                // Nothing of one's own is kept there yet.
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
    /// Whether it may be over by itself.
    fileprivate var isPassing: Bool {
        switch self {
        case .remote(.unreachable), .remote(.busy): true
        default: false
        }
    }
}
