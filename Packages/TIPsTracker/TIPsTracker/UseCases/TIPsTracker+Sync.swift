import StorageKit
import TimeKit

// The steps of sharing that follow from what is stored; the rounds with the others are in `Room/`.

extension TIPsTracker {
    /// One round: sends what waits, in order, and takes in what the others did.
    ///
    /// - Throws: `notConnected`; `remote`; `notAllowed(.revoked)` where this device no longer belongs to the room; `clockOff` and
    ///   `recordedAhead` where a change waits because a clock is or was wrong: all else was sent and taken in.
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

    /// How sharing stands.
    public func syncStatus() throws(TIPsError) -> SyncStatus {
        try read { tables in try tables.syncStatus() }
    }

    /// What was refused for good, oldest first.
    public func parkedOperations() throws(TIPsError) -> [ParkedOperation] {
        try read { tables in try tables.parked() }
    }

    /// Has a parked operation tried again: what it did counts here again, under its old ids and clocks. Throws `notFound`.
    public func retry(parked id: Int64) throws(TIPsError) { try write("retry") { room in try room.unpark(id) } }

    /// Gives a parked operation up: what it did is gone from this device, too. Throws `notFound`.
    public func discard(parked id: Int64) throws(TIPsError) { try write("discard") { room in try room.discard(id) } }

    /// Keeps why a round didn't come to its end, for whoever asks how sharing stands.
    func note(problem error: TIPsError) throws(TIPsError) {
        switch error {
        case .remote, .notAllowed, .clockOff, .recordedAhead: break
        default: return
        }
        try write("synchronize") { room in
            guard try room.reader.remote()?.problem != "\(error)" else { return }
            try room.noteRound("\(error)")
        }
    }
}

extension PlanReader {
    /// How sharing stands.
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

    /// What was refused for good, oldest first.
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
