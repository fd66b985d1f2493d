import RealtimeTree
import StorageKit
import TimeKit

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
