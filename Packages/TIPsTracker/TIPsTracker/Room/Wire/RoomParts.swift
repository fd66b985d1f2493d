public import RealtimeTree
import TimeKit

/// The decoded parts of a room from a snapshot or a stream event.
///
/// Unreadable parts are skipped: a broken value, a known field with a later version's value, or a clock too far ahead. They do no harm on the
/// server.
public struct RoomParts: Hashable, Sendable {
    public var claims: [Claim] = []
    public var tombstones: [Tombstone] = []
    public var registers: [Register] = []
    public var accounts: [RoomAccount] = []
    /// The newest clock of an unreadable field; nil for none. This device's next write must be later.
    var unreadable: HybridClock?
    /// Whether something was deleted or written in part, so that the whole room must be read.
    public var needsWhole = false

    /// Creates empty parts.
    public init() {}

    /// Adds the value at a path.
    ///
    /// - Parameter latest: the latest accepted timestamp in milliseconds. Fields with later clocks, and claims and tombstones with later times, are
    ///   skipped. A claim's id may be later, so that a device whose clock was ahead can still report its logs.
    /// - Complexity: O(size).
    public mutating func add(_ value: RealtimeValue, at path: RealtimePath, of layout: RoomLayout, latest: Int64) {
        if let place = layout.place(at: path) {
            add(value, at: place, latest: latest)
            return
        }
        let isAbove =
            path.contains(layout.shared) || path.contains(layout.own) || layout.shared.contains(path)
            || layout.own.contains(path)
        guard isAbove else { return }
        if value == .null || isWithinLeaf(path, layout) {
            needsWhole = true
            return
        }
        for (key, child) in value.children {
            let below = path.child(key)
            // Descend only along the paths to the room and to the account's own data.
            guard
                layout.shared.contains(below) || layout.own.contains(below) || below.contains(layout.shared)
                    || below.contains(layout.own)
            else { continue }
            add(child, at: below, of: layout, latest: latest)
        }
    }

    private func isWithinLeaf(_ path: RealtimePath, _ layout: RoomLayout) -> Bool {
        var above = path.parent
        while let place = above, place.keys.count >= 4 {
            if layout.place(at: place) != nil { return true }
            above = place.parent
        }
        return false
    }

    private mutating func add(_ value: RealtimeValue, at place: RoomPlace, latest: Int64) {
        guard value.exists else {
            needsWhole = true
            return
        }
        switch place {
        case .account(let id):
            if let account = AccountForm.account(value, id) { accounts.append(account) }
        case .register(let key):
            guard let clock = RegisterForm.clock(value), clock.milliseconds <= latest else { return }
            if let register = RegisterForm.register(value, key) {
                registers.append(register)
            } else {
                unreadable = max(unreadable ?? clock, clock)
            }
        case .claim(let id, let slot):
            guard let claim = ClaimForm.claim(value, id, in: slot), claim.newestMoment <= latest else { return }
            claims.append(claim)
        case .tombstone(let clock, let slot):
            guard let tombstone = TombstoneForm.tombstone(value, clock: clock, in: slot),
                tombstone.at.milliseconds <= latest
            else { return }
            tombstones.append(tombstone)
        }
    }

    /// The latest time in the parts, in milliseconds since 1970; 0 for none. The database rules compare each time with the server's.
    var newestMoment: Int64 {
        var moments = registers.map(\.clock.milliseconds)
        moments += claims.map(\.newestMoment)
        moments += tombstones.map(\.at.milliseconds)
        moments += accounts.compactMap { $0.until?.milliseconds }
        return moments.max() ?? 0
    }

    /// Whether there is nothing to merge.
    public var isEmpty: Bool {
        claims.isEmpty && tombstones.isEmpty && registers.isEmpty && accounts.isEmpty && unreadable == nil
    }
}

extension Claim {
    /// The later of the times of intake and entry, in milliseconds since 1970.
    var newestMoment: Int64 { max(at, recordedAt).milliseconds }
}
