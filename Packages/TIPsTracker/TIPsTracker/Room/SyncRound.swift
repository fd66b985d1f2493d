import RealtimeTree
import StorageKit
import TimeKit
import WordKit

/// One round of synchronization. Each step is a local transaction or a single request, so a round can be interrupted anywhere.
struct SyncRound {
    let tracker: TIPsTracker
    let transport: any RoomTransport
    let layout: RoomLayout
    /// The counts since the last receipt.
    var sent = 0
    var parked = 0
    var repaired = 0
    var received = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
    /// The paths written since the whole room was last read. A snapshot from before the write may still arrive.
    var justSent: Set<RealtimePath> = []
    /// Whether a refusal has already led to reading the whole room. Each sending of the outbox resets it.
    var hasLooked = false
    /// The reason for which operations keep waiting, a wrong clock or a full room; nil for none.
    var held: TIPsError?

    /// Creates a round for the room that this device shares.
    ///
    /// - Throws: `notConnected` if the room isn't shared; `remote` if the transport has another account, as with a copied store.
    init(_ tracker: TIPsTracker, _ transport: any RoomTransport) throws(TIPsError) {
        let remote = try tracker.read { try $0.remote() }
        guard let remote else { throw .notConnected }
        guard transport.account == remote.layout.account else {
            throw .remote(.signedOut(reason: RoomTransportCause.signedInAs(transport.account).text))
        }
        self.tracker = tracker
        self.transport = transport
        layout = remote.layout
    }

    /// Returns the counts since the last call and resets them.
    mutating func takeReceipt() -> SyncReceipt {
        let receipt = SyncReceipt(sent: sent, parked: parked, received: received, repaired: repaired)
        (sent, parked, repaired) = (0, 0, 0)
        received = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        return receipt
    }

    /// Whether nothing has happened since the last receipt.
    var isQuiet: Bool {
        sent == 0 && parked == 0 && repaired == 0 && received.claims == 0 && received.tombstones == 0
            && received.registers == 0
    }
}

// MARK: Sending

extension SyncRound {
    /// Sends the waiting operations in order and parks those that are refused for good.
    ///
    /// An operation that is refused because of a wrong clock or a full room keeps waiting. `held` has the reason.
    ///
    /// - Throws: `remote` if the server can't be reached, is busy or has no such account anymore.
    mutating func sendWaiting() async throws(TIPsError) {
        var last: Int64 = 0
        hasLooked = false
        held = nil
        while let operation = try tracker.read({ try $0.nextOperation(after: last) }) {
            last = operation.number
            // A later operation may depend on one that waits for space. The end of a role fits into a full room and depends on none.
            if case .remote(.full) = held, !operation.endsRole(in: layout) { continue }
            do throws(TIPsError) {
                try await send(operation)
            } catch {
                guard case .remote(.full) = error else { throw error }
                held = error
            }
            // The wrong clock would hold every further operation, too.
            if case .clockOff = held { return }
        }
    }

    /// Sends an operation. Afterward it is deleted, parked, or still waiting.
    private mutating func send(_ operation: Operation) async throws(TIPsError) {
        if try await leavesNoAdmin(operation) {
            return try setAside(operation, Self.noAdminLeft)
        }
        guard let refused = try await write(operation.write) else { return try finish(operation) }
        if refused.isByRules, try await settleByClock(operation) { return }
        try await settle(operation, refused)
    }

    /// Writes to the server.
    ///
    /// - Returns: the refusal by the database rules or of an invalid request; nil for success.
    /// - Throws: `remote` for any other error, after which the same write can be tried again.
    mutating func write(_ write: RealtimeWrite) async throws(TIPsError) -> Refused? {
        do {
            try await transport.write(write)
            justSent.formUnion(write.values.keys)
            return nil
        } catch {
            switch error {
            case .refused(let reason): return Refused(reason: reason, isByRules: true)
            case .invalid(let reason): return Refused(reason: reason, isByRules: false)
            case .unreachable, .busy, .full, .signedOut: throw .remote(error)
            }
        }
    }

    /// The server's refusal of a write.
    struct Refused {
        let reason: String
        /// Whether the database rules refused the write; false if the server can't process it.
        let isByRules: Bool
    }

    /// Deletes a sent operation and counts it.
    mutating func finish(_ operation: Operation) throws(TIPsError) {
        try tracker.write("synchronize") { room in try room.finish(operation.number) }
        sent += 1
    }

    /// Sends the rest of a refused operation if it deletes a room code that is already gone. Otherwise the cause may be among its fields.
    mutating func settle(_ operation: Operation, _ refused: Refused) async throws(TIPsError) {
        let gone = refused.isByRules ? try await goneCodes(of: operation) : []
        guard !gone.isEmpty else { return try await settleFields(operation, refused) }
        guard let remaining = try rest(of: operation, without: gone) else { return try finish(operation) }
        // No field is merged. The stored operation loses the paths that aren't sent again.
        try take(RoomParts(), of: operation, leaving: remaining)
        if let again = try await write(remaining.write) {
            try await settleFields(remaining, again)
        } else {
            try finish(remaining)
        }
    }

    /// Returns the paths of codes that an operation deletes and that are already gone. Another device was faster, or the response to an earlier
    /// attempt was lost.
    private func goneCodes(of operation: Operation) async throws(TIPsError) -> Set<RealtimePath> {
        var gone: Set<RealtimePath> = []
        for (path, value) in operation.write.values where !value.exists {
            do {
                if try await transport.read(path) == .null { gone.insert(path) }
            } catch {
                switch error {
                case .refused, .invalid: continue
                case .unreachable, .busy, .full, .signedOut: throw .remote(error)
                }
            }
        }
        return gone
    }

    /// Returns an operation without some of its paths; nil if none is left.
    private func rest(of operation: Operation, without places: Set<RealtimePath>) throws(TIPsError) -> Operation? {
        let rest = operation.write.values.filter { !places.contains($0.key) }
        guard !rest.isEmpty else { return nil }
        var remaining = operation
        do {
            remaining.write = try RealtimeWrite(rest)
        } catch {
            throw TIPsError(error)
        }
        return remaining
    }

    /// Sends the rest of a refused operation if some of its fields have lost against newer ones on the server. Otherwise it parks the operation.
    private mutating func settleFields(_ operation: Operation, _ refused: Refused) async throws(TIPsError) {
        let fields = operation.parts(layout).registers
        guard refused.isByRules, !fields.isEmpty, let there = try await registers(fields) else {
            return try await park(operation, refused)
        }
        let lost = fields.filter { field in there.clocks[field.key].map { $0 >= field.clock } ?? false }
        guard !lost.isEmpty else { return try await park(operation, refused) }
        let remaining = try rest(of: operation, without: Set(lost.map { layout.register($0.key) }))
        var parts = RoomParts()
        parts.registers = there.registers
        try take(parts, of: operation, leaving: remaining)
        guard let remaining else { return try finish(operation) }
        if let again = try await write(remaining.write) {
            try await park(remaining, again)
        } else {
            try finish(remaining)
        }
    }

    /// Reads fields from the server, with one request for each part of the database that has any of them.
    ///
    /// - Returns: the readable registers, and the clocks of all that have one; nil if the server refuses the request.
    private func registers(_ fields: [Register]) async throws(TIPsError) -> (
        registers: [Register], clocks: [Register.Key: HybridClock]
    )? {
        var registers: [Register] = []
        var clocks: [Register.Key: HybridClock] = [:]
        for place in [layout.shared.child("plan"), layout.own, layout.codeRegister] {
            let below = fields.filter { place.contains(layout.register($0.key)) }
            guard let first = below.first else { continue }
            let way = below.count == 1 ? layout.register(first.key) : place
            do {
                let value = try await transport.read(way)
                for key in below.map(\.key) {
                    guard let path = way.relative(to: layout.register(key)) else { continue }
                    clocks[key] = RegisterForm.clock(value[path])
                    if let register = RegisterForm.register(value[path], key) { registers.append(register) }
                }
            } catch {
                switch error {
                case .refused, .invalid: return nil
                case .unreachable, .busy, .full, .signedOut: throw .remote(error)
                }
            }
        }
        return (registers, clocks)
    }

    /// Parks a refused operation, unless it is accepted after a repair of the room.
    private mutating func park(_ operation: Operation, _ refused: Refused) async throws(TIPsError) {
        if refused.isByRules, try await hasRepaired() {
            // The operation may have depended on what was missing.
            guard try await write(operation.write) != nil else { return try finish(operation) }
        }
        try setAside(operation, refused.reason)
    }

    /// Parks an operation and counts it.
    private mutating func setAside(_ operation: Operation, _ reason: String) throws(TIPsError) {
        try tracker.write("synchronize") { room in try room.park(operation.number, reason) }
        parked += 1
    }

    private static var noAdminLeft: String {
        inEnglish { localized("the room would be left without an admin's device — make another member an admin first") }
    }
}

// The database rules refuse times far from the server's. Such an operation isn't parked, because it is accepted once the device's clock is right.

extension SyncRound {
    /// The latest accepted timestamp in milliseconds since 1970. Later clocks are ignored.
    var latest: Int64 { transport.latestClock(at: tracker.clock.now()) }

    /// Handles a refusal that a wrong clock explains.
    ///
    /// If this device's clock is wrong, `held` says so and the operation waits. If the clock was ahead and is right now, the operation is sent
    /// again with new clocks for its fields; logs with a time in the future wait until that time.
    ///
    /// - Returns: true if the operation waits or was sent; false if the refusal has another reason.
    mutating func settleByClock(_ operation: Operation) async throws(TIPsError) -> Bool {
        guard let offset = transport.serverOffset else { return false }
        let moment = operation.parts(layout).newestMoment
        let serverNow = tracker.clock.now().adding(milliseconds: offset).milliseconds
        // `latest` is a few minutes after the latest time that the rules accept.
        let accepted = serverNow + LogRule.clockLag
        if moment > accepted {
            guard offset >= -RoomLayout.clockLimit else {
                held = .clockOff(milliseconds: -offset)
                return true
            }
            try await sendAhead(operation, accepted)
            return true
        }
        guard offset > RoomLayout.clockLimit, moment > 0, moment < serverNow - Self.shortestBound else { return false }
        guard try await !hasEnded() else { return false }
        held = .clockOff(milliseconds: -offset)
        return true
    }

    /// The age of a time that every rule accepts, in milliseconds: less than seven days.
    private static let shortestBound: Int64 = 6 * 86_400_000

    /// Sends an operation that was made while the clock was ahead, with new timestamps. It waits if one of its times is still after the latest
    /// that the rules accept.
    private mutating func sendAhead(_ operation: Operation, _ accepted: Int64) async throws(TIPsError) {
        let restamped = try tracker.write("synchronize") { room -> Operation? in
            try room.restamp(after: accepted)
            return try room.reader.operation(operation.number)
        }
        guard let restamped else { return }
        let moment = restamped.parts(layout).newestMoment
        guard moment <= accepted else {
            held = .recordedAhead(Instant(milliseconds: moment))
            return
        }
        if let refused = try await write(restamped.write) {
            try await settle(restamped, refused)
        } else {
            try finish(restamped)
        }
    }

    /// Whether this account has left the room, which is another reason for a refusal.
    private func hasEnded() async throws(TIPsError) -> Bool {
        let value = try await read(layout.member(layout.account))
        return AccountForm.account(value, layout.account)?.until != nil
    }
}
