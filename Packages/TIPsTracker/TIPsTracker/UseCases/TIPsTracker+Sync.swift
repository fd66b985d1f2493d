import StorageKit
import TimeKit
import WordKit

// The local parts of sharing. The rounds with the server are in `Room/`.

extension TIPsTracker {
    /// Synchronizes once: sends the waiting operations in order, and merges the others' changes.
    ///
    /// - Throws: `notConnected`; `remote`; `notAllowed(.revoked)` if this device no longer belongs to the room; `clockOff` and `recordedAhead` if a
    ///   change waits because a clock is or was wrong. In the last two cases everything else was synchronized.
    @discardableResult
    public func synchronize(over transport: some RoomTransport) async throws(TIPsError) -> SyncReceipt {
        var round = try SyncRound(self, transport)
        do throws(TIPsError) {
            try await round.sendWaiting()
            try await round.takeWhole()
            if let held = round.held { throw held }
        } catch {
            try note(problem: error)
            throw error
        }
        return round.takeReceipt()
    }

    /// Returns the server at which this device's account may be ended for good.
    ///
    /// - Throws: `notConnected`, and `unsent` while changes wait to be sent.
    public func remoteToSignOut() throws(TIPsError) -> RemoteAddress {
        let status = try syncStatus()
        guard let remote = status.remote else { throw .notConnected }
        guard status.waiting == 0 else { throw .unsent(status.waiting) }
        return remote
    }

    /// The state of sharing.
    public func syncStatus() throws(TIPsError) -> SyncStatus {
        try read { tables in try tables.syncStatus() }
    }

    /// The refused operations, oldest first.
    public func parkedOperations() throws(TIPsError) -> [ParkedOperation] {
        try read { tables in try tables.parked() }
    }

    /// Redoes a parked operation on this device, with its original ids and clocks, and queues it again.
    ///
    /// - Throws: `notFound`.
    public func retry(parked id: Int64) throws(TIPsError) { try write("retry") { room in try room.unpark(id) } }

    /// Discards a parked operation.
    ///
    /// - Throws: `notFound`.
    public func discard(parked id: Int64) throws(TIPsError) { try write("discard") { room in try room.discard(id) } }

    /// Records the problem that ended a round, for the state of sharing.
    func note(problem error: TIPsError) throws(TIPsError) {
        switch error {
        case .remote, .notAllowed, .clockOff, .recordedAhead: break
        default: return
        }
        try write("synchronize") { room in
            let problem = inEnglish { "\(error)" }
            guard try room.reader.remote()?.problem != problem else { return }
            try room.noteRound(problem)
        }
    }
}

extension PlanReader {
    /// The state of sharing.
    func syncStatus() throws -> SyncStatus {
        let remote = try remote()
        let (waiting, since, parked) = try outboxCounts()
        return SyncStatus(
            remote: remote?.address,
            room: remote?.layout.room,
            account: remote?.layout.account,
            waiting: waiting,
            waitingSince: since,
            parked: parked,
            synchronizedAt: remote?.synchronizedAt,
            problem: remote?.problem,
            removedAt: try ownAccount()?.until
        )
    }

    /// The words after a log that what others ticked may be missing here; nil after that of a maintenance or recommended food, and on a device that
    /// is up to date.
    func notUpToDate(logging category: Category, at now: Instant) throws -> String? {
        guard [.treatment, .medicine].contains(category) else { return nil }
        return SyncWords.age(of: try remote()?.synchronizedAt, in: try bareRoom(), at: now)
    }

    /// The refused operations, oldest first.
    func parked() throws -> [ParkedOperation] {
        try parkedOperations().compactMap { operation in
            guard let parkedAt = operation.parkedAt, let reason = operation.reason else { return nil }
            return ParkedOperation(
                id: operation.number,
                at: operation.at,
                summary: operation.summary,
                parkedAt: parkedAt,
                reason: reason
            )
        }
    }
}
