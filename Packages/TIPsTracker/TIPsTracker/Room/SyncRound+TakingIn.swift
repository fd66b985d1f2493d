import RealtimeTree
import TimeKit

extension SyncRound {
    /// Reads the whole room once between two refusals, and sends again what the server lacks. Returns whether anything was sent.
    mutating func hasRepaired() async throws(TIPsError) -> Bool {
        guard !hasLooked else { return false }
        hasLooked = true
        let before = repaired
        do {
            try await takeWhole()
        } catch {
            // A removed member can't read the room.
            switch error {
            case .remote(.refused), .notAllowed: break
            default: throw error
            }
        }
        return repaired > before
    }

    /// Reads the whole room, merges what is new, and sends again what the server lacks.
    ///
    /// - Throws: `remote`, and `notAllowed(.revoked)` for a removed member.
    mutating func takeWhole() async throws(TIPsError) {
        justSent = []
        let waiting = try look()
        let shared = try await readShared()
        let own = try await read(layout.own)
        try await takeWhole(shared, own, waiting)
    }

    /// Does the same with a snapshot of the shared room.
    mutating func takeWhole(_ shared: RealtimeValue) async throws(TIPsError) {
        let waiting = try look()
        let own = try await read(layout.own)
        try await takeWhole(shared, own, waiting)
    }

    /// Records a complete synchronization if no operation waits.
    func noteAllIsWell() throws(TIPsError) {
        try tracker.write("synchronize") { room in
            if try room.reader.outboxCounts().waiting == 0 { try room.noteRound(nil) }
        }
    }

    /// Returns the paths of waiting operations and the newest clock. It is called before the server is read.
    func look() throws(TIPsError) -> Waiting {
        try tracker.read { tables in
            let places = try tables.waitingOperations().flatMap(\.write.values.keys)
            return Waiting(places: Set(places), newest: try tables.newestClock())
        }
    }

    struct Waiting {
        let places: Set<RealtimePath>
        let newest: HybridClock?
    }

    private mutating func takeWhole(_ shared: RealtimeValue, _ own: RealtimeValue, _ waiting: Waiting)
        async throws(TIPsError)
    {
        var parts = RoomParts()
        parts.add(shared, at: layout.shared, of: layout, latest: latest)
        parts.add(own, at: layout.own, of: layout, latest: latest)
        var code = RealtimeValue.null
        if parts.accounts.first(where: { $0.id == layout.account })?.role == .admin {
            code = try await read(layout.codeRegister)
            parts.add(code, at: layout.codeRegister, of: layout, latest: latest)
        }
        let there = Reconciliation.There(shared: shared, own: own, code: code)
        var lacking = try reconcile(parts, there, waiting)
        lacking += try await lostLetters(waiting)
        for start in stride(from: 0, to: lacking.count, by: Outgoing.placeLimit) {
            var requests = 40
            try await repair(Array(lacking[start..<min(start + Outgoing.placeLimit, lacking.count)]), &requests)
        }
        try noteAllIsWell()
    }

    /// Merges a part of the room.
    mutating func take(_ parts: RoomParts) throws(TIPsError) {
        try take(parts, of: nil, leaving: nil)
    }

    /// Reads the room's code, which lies outside of the shared room, and merges it.
    mutating func takeCode() async throws(TIPsError) {
        let code = try await read(layout.codeRegister)
        var parts = RoomParts()
        parts.add(code, at: layout.codeRegister, of: layout, latest: latest)
        try take(parts)
    }

    func read(_ path: RealtimePath) async throws(TIPsError) -> RealtimeValue {
        do {
            return try await transport.read(path)
        } catch {
            throw .remote(error)
        }
    }

    private mutating func reconcile(
        _ parts: RoomParts,
        _ there: Reconciliation.There,
        _ waiting: Waiting
    ) throws(TIPsError) -> [(path: RealtimePath, value: RealtimeValue)] {
        let (layout, sent, latest, offset) = (layout, justSent, latest, transport.serverOffset)
        let (receipt, lacking) = try tracker.write("synchronize") { room in
            if let offset {
                try room.noteServer(offset: offset)
                if offset.magnitude <= UInt64(RoomLayout.clockLimit) { try room.restamp(after: latest) }
            }
            let places = try room.reader.waitingOperations().flatMap(\.write.values.keys)
            let here = Reconciliation.Here(
                state: try room.reader.state(),
                accounts: try room.reader.accounts(),
                waiting: waiting.places.union(places).union(sent),
                newest: waiting.newest,
                now: room.now,
                latest: latest
            )
            let reconciliation = Reconciliation(here, there, parts, layout)
            return (try room.merge(reconciliation.news), reconciliation.lacking)
        }
        received.add(receipt)
        justSent = []
        return lacking
    }

    mutating func take(
        _ parts: RoomParts,
        of operation: Operation?,
        leaving remaining: Operation?
    ) throws(TIPsError) {
        let receipt = try tracker.write("synchronize") { room in
            if let operation, let remaining {
                try room.shorten(operation.number, to: remaining.write)
            }
            return try room.merge(parts)
        }
        received.add(receipt)
    }

    /// Sends again what the server lacks. A refused write is split in halves to find the parts that the rules accept.
    private mutating func repair(
        _ places: [(path: RealtimePath, value: RealtimeValue)],
        _ requests: inout Int
    ) async throws(TIPsError) {
        guard !places.isEmpty, requests > 0 else { return }
        requests -= 1
        let all: RealtimeWrite
        do {
            all = try RealtimeWrite(Dictionary(places.map { ($0.path, $0.value) }) { $1 })
        } catch {
            throw TIPsError(error)
        }
        guard try await write(all) != nil else {
            repaired += 1
            return
        }
        guard places.count > 1 else { return }
        try await repair(Array(places[..<(places.count / 2)]), &requests)
        try await repair(Array(places[(places.count / 2)...]), &requests)
    }
}

extension ImportReceipt {
    /// Adds the counts of another step.
    fileprivate mutating func add(_ other: ImportReceipt) {
        self = ImportReceipt(
            claims: claims + other.claims,
            tombstones: tombstones + other.tombstones,
            registers: registers + other.registers,
            overruled: overruled + other.overruled
        )
    }
}
