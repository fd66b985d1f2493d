public import RealtimeTree
import TimeKit

/// What a part of the database holds of a room: a snapshot, or one event of a stream.
///
/// Parts that can't be read are left out: a form that is broken, a field of this version with a value of a later one, a clock that runs too
/// far ahead. None of it does any harm there.
public struct RoomParts: Hashable, Sendable {
    /// Ticks.
    public var claims: [Claim] = []
    /// Ticks taken back.
    public var tombstones: [Tombstone] = []
    /// Fields.
    public var registers: [Register] = []
    /// Accounts.
    public var accounts: [RoomAccount] = []
    /// The newest clock of a field whose value can't be read; nil for none. What this device writes next comes after it.
    var unreadable: HybridClock?
    /// Whether something was taken away, or written in part: only the whole tells what is there.
    public var needsWhole = false

    /// Nothing.
    public init() {}

    /// Adds what is at a place of the database. O(size).
    ///
    /// - Parameter latest: Fields whose clocks come after these milliseconds are passed over, and so are ticks and tombstones with a later time. The
    ///   name of a tick may come after them: a device whose clock was ahead before still tells what was taken.
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
            // Only the way to the room and to what is the account's own is gone down.
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

    /// The latest moment that a time in it names, in milliseconds since 1970; 0 for none. The rules of the database compare each with the
    /// server's time.
    var newestMoment: Int64 {
        var moments = registers.map(\.clock.milliseconds)
        moments += claims.map(\.newestMoment)
        moments += tombstones.map(\.at.milliseconds)
        moments += accounts.compactMap { $0.until?.milliseconds }
        return moments.max() ?? 0
    }

    /// Whether there is nothing to take in.
    public var isEmpty: Bool {
        claims.isEmpty && tombstones.isEmpty && registers.isEmpty && accounts.isEmpty && unreadable == nil
    }
}

extension Claim {
    /// The later of its two times, in milliseconds since 1970.
    var newestMoment: Int64 { max(at, recordedAt).milliseconds }
}
