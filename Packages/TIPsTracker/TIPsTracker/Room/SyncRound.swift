import RealtimeTree
import StorageKit
import TimeKit

/// One round with the others: what is done in it, step by step. Each step is a transaction here or one request there, so a round can end anywhere.
struct SyncRound {
    let tracker: TIPsTracker
    let transport: any RoomTransport
    let layout: RoomLayout
    /// What it has brought so far.
    private(set) var sent = 0
    private(set) var parked = 0
    private(set) var repaired = 0
    private(set) var received = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
    /// The places that were written since the whole was looked at last: a look from before may come later.
    private var justSent: Set<RealtimePath> = []

    /// Throws `notConnected`, and `remote` where the transport is another account's: of a copy of this store, say.
    init(_ tracker: TIPsTracker, _ transport: any RoomTransport) throws(TIPsError) {
        let remote = try tracker.read { try $0.remote() }
        guard let remote else { throw .notConnected }
        guard transport.account == remote.layout.account else {
            throw .remote(.signedOut(reason: "it is signed in as \(transport.account)"))
        }
        self.tracker = tracker
        self.transport = transport
        layout = remote.layout
    }

    /// What it has brought since this was asked last.
    mutating func takeReceipt() -> SyncReceipt {
        let receipt = SyncReceipt(sent: sent, parked: parked, received: received, repaired: repaired)
        (sent, parked, repaired) = (0, 0, 0)
        received = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        return receipt
    }

    /// Whether nothing has happened since the receipt was taken.
    var isQuiet: Bool {
        sent == 0 && parked == 0 && repaired == 0 && received.claims == 0 && received.tombstones == 0
            && received.registers == 0
    }
}

// MARK: Sending

extension SyncRound {
    /// Sends what waits, in order. What is refused for good is parked; throws `remote` for what may work later.
    mutating func sendWaiting() async throws(TIPsError) {
        var last: Int64 = 0
        while let operation = try tracker.read({ try $0.nextOperation(after: last) }) {
            last = operation.number
            try await send(operation)
        }
    }

    private mutating func send(_ operation: Operation) async throws(TIPsError) {
        if let reason = try await write(operation.write) {
            try await settle(operation, reason)
        } else {
            try finish(operation)
        }
    }

    /// Returns why it was refused for good, nil for well. Throws `remote` for what may work later.
    private mutating func write(_ write: RealtimeWrite) async throws(TIPsError) -> Refused? {
        do {
            try await transport.write(write)
            justSent.formUnion(write.values.keys)
            return nil
        } catch {
            switch error {
            case .refused(let reason): return Refused(reason: reason, isByRules: true)
            case .invalid(let reason): return Refused(reason: reason, isByRules: false)
            case .unreachable, .busy, .signedOut: throw .remote(error)
            }
        }
    }

    private struct Refused {
        let reason: String
        let isByRules: Bool
    }

    private mutating func finish(_ operation: Operation) throws(TIPsError) {
        try tracker.write("synchronize") { room in try room.finish(operation.number) }
        sent += 1
    }

    /// An operation whose fields have lost against newer ones is no refusal: what has lost goes, and the rest is sent.
    private mutating func settle(_ operation: Operation, _ refused: Refused) async throws(TIPsError) {
        let fields = operation.parts(layout).registers
        guard refused.isByRules, !fields.isEmpty, let there = try await registers(fields) else {
            return try park(operation, refused)
        }
        let newer = Dictionary(there.map { ($0.key, $0.clock) }) { $1 }
        let lost = fields.filter { field in newer[field.key].map { $0 >= field.clock } ?? false }
        guard !lost.isEmpty else { return try park(operation, refused) }
        let rest = operation.write.values.filter { place in !lost.contains { layout.register($0.key) == place.key } }
        var remaining: Operation?
        if !rest.isEmpty {
            do {
                remaining = operation
                remaining?.write = try RealtimeWrite(rest)
            } catch {
                throw TIPsError(error)
            }
        }
        var parts = RoomParts()
        parts.registers = there
        try take(parts, of: operation, leaving: remaining)
        guard let remaining else { return try finish(operation) }
        if let again = try await write(remaining.write) {
            try park(remaining, again)
        } else {
            try finish(remaining)
        }
    }

    /// What stands in fields on the other side; nil where it can't be read. One request for each of the places that fields lie in.
    private func registers(_ fields: [Register]) async throws(TIPsError) -> [Register]? {
        var found = RoomParts()
        let paths = fields.map { layout.register($0.key) }
        for place in [layout.shared.child("plan"), layout.own, layout.codeRegister] {
            let below = paths.filter { place.contains($0) }
            guard let first = below.first else { continue }
            let way = below.count == 1 ? first : place
            do {
                let value = try await transport.read(way)
                guard value.exists else { continue }
                found.add(value, at: way, of: layout, latest: latest)
            } catch {
                switch error {
                case .refused, .invalid: return nil
                case .unreachable, .busy, .signedOut: throw .remote(error)
                }
            }
        }
        let wanted = Set(fields.map(\.key))
        return found.registers.filter { wanted.contains($0.key) }
    }

    private mutating func park(_ operation: Operation, _ refused: Refused) throws(TIPsError) {
        try tracker.write("synchronize") { room in try room.park(operation.number, refused.reason) }
        parked += 1
    }
}

// MARK: Taking in

extension SyncRound {
    /// Looks at the whole of the room: takes in what is new, and sends again what is missing there. Throws `remote`.
    mutating func takeWhole() async throws(TIPsError) {
        justSent = []
        let waiting = try look()
        let shared = try await read(layout.shared)
        let own = try await read(layout.own)
        try await takeWhole(shared, own, waiting)
    }

    /// What waits before a look at the other side is taken, and the newest clock then.
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

    /// The same for a look that was taken already.
    mutating func takeWhole(_ shared: RealtimeValue, _ own: RealtimeValue, _ waiting: Waiting) async throws(TIPsError) {
        var parts = RoomParts()
        parts.add(shared, at: layout.shared, of: layout, latest: latest)
        parts.add(own, at: layout.own, of: layout, latest: latest)
        var code = RealtimeValue.null
        if parts.accounts.first(where: { $0.id == layout.account })?.role == .admin {
            code = try await read(layout.codeRegister)
            parts.add(code, at: layout.codeRegister, of: layout, latest: latest)
        }
        let there = Reconciliation.There(shared: shared, own: own, code: code)
        let lacking = try reconcile(parts, there, waiting)
        for start in stride(from: 0, to: lacking.count, by: Outgoing.placeLimit) {
            var requests = 40
            try await repair(Array(lacking[start..<min(start + Outgoing.placeLimit, lacking.count)]), &requests)
        }
        try tracker.write("synchronize") { room in
            if try room.reader.outboxCounts().waiting == 0 { try room.noteRound(nil) }
        }
    }

    /// Takes in a part of the room.
    mutating func take(_ parts: RoomParts) throws(TIPsError) {
        try take(parts, of: nil, leaving: nil)
    }

    /// Clocks that run ahead by more than ten years are nobody's.
    var latest: Int64 { tracker.clock.now().adding(days24h: 3653).milliseconds }

    private func read(_ path: RealtimePath) async throws(TIPsError) -> RealtimeValue {
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
        let (layout, sent) = (layout, justSent)
        let (receipt, lacking) = try tracker.write("synchronize") { room in
            let places = try room.reader.waitingOperations().flatMap(\.write.values.keys)
            let here = Reconciliation.Here(
                state: try room.reader.state(),
                accounts: try room.reader.accounts(),
                waiting: waiting.places.union(places).union(sent),
                newest: waiting.newest,
                now: room.now
            )
            let reconciliation = Reconciliation(here, there, parts, layout)
            return (try room.merge(reconciliation.news), reconciliation.lacking)
        }
        received.add(receipt)
        justSent = []
        return lacking
    }

    private mutating func take(
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

    /// Sends again what is missing. What the rules don't let in is left out, by halves; it stays here.
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
    /// Adds what another step brought.
    fileprivate mutating func add(_ other: ImportReceipt) {
        self = ImportReceipt(
            claims: claims + other.claims,
            tombstones: tombstones + other.tombstones,
            registers: registers + other.registers
        )
    }
}
