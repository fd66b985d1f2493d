import RealtimeTree
import StorageKit
import TimeKit

// The rules of the database accept no time that is far from the server's. A refusal for that reason is no reason to set anything aside: it is
// over when the device's clock is set right.

extension SyncRound {
    /// Clocks after these milliseconds are passed over.
    var latest: Int64 { transport.latestClock(at: tracker.clock.now()) }

    /// Whether an operation that was refused waits, or is done, because a clock is or was wrong.
    ///
    /// Where this device's clock is off, `held` says so and the operation waits. Where the clock was ahead and is right now, the operation is sent with
    /// new clocks of its fields; what was recorded ahead waits until its time has come.
    mutating func isHeldByClock(_ operation: Operation) async throws(TIPsError) -> Bool {
        guard let offset = transport.serverOffset else { return false }
        let moment = operation.parts(layout).newestMoment
        if moment > latest {
            guard offset >= -RoomLayout.clockLimit else {
                held = .clockOff(milliseconds: -offset)
                return true
            }
            try await sendAhead(operation)
            return true
        }
        let serverNow = tracker.clock.now().adding(milliseconds: offset).milliseconds
        guard offset > RoomLayout.clockLimit, moment > 0, moment < serverNow - Self.shortestBound else { return false }
        guard try await !hasEnded() else { return false }
        held = .clockOff(milliseconds: -offset)
        return true
    }

    /// How old a time may be for every rule, in milliseconds: less than seven days.
    private static let shortestBound: Int64 = 6 * 86_400_000

    private mutating func sendAhead(_ operation: Operation) async throws(TIPsError) {
        let latest = latest
        let restamped = try tracker.write("synchronize") { room -> Operation? in
            try room.restamp(after: latest)
            return try room.reader.operation(operation.number)
        }
        guard let restamped else { return }
        let moment = restamped.parts(layout).newestMoment
        guard moment <= latest else {
            held = .recordedAhead(Instant(milliseconds: moment))
            return
        }
        if let refused = try await write(restamped.write) {
            try await settle(restamped, refused)
        } else {
            try finish(restamped)
        }
    }

    /// Whether this account no longer belongs to the room: then a refusal has that reason.
    private func hasEnded() async throws(TIPsError) -> Bool {
        let value = try await read(layout.member(layout.account))
        return AccountForm.account(value, layout.account)?.until != nil
    }
}
