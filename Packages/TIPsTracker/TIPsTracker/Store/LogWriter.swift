import GRDB
import StorageKit
import TimeKit

extension RoomWriter {
    /// Adds a claim of this device. Its clock is new, so its id is unique.
    func append(_ claim: Claim) throws {
        try insert(into: "claim", claim.values) { $0.add(claim) }
    }

    /// Removes claims in one action.
    ///
    /// - Parameter replacement: the claim that replaces them.
    func takeBack(_ claims: [Claim], by member: Member.ID, replacement: Claim.ID? = nil) throws {
        for claim in claims {
            let tombstone = Tombstone(
                claim: claim.id,
                slot: claim.slot,
                member: member,
                at: now,
                clock: tick(),
                replacement: replacement
            )
            try insert(into: "tombstone", tombstone.values) { $0.add(tombstone) }
        }
    }

    /// Merges a claim as `LogBook` does, and returns whether it was new.
    @discardableResult
    func merge(_ claim: Claim) throws -> Bool {
        guard let known = try reader.claim(claim.id) else {
            try append(claim)
            return true
        }
        guard claim.wins(over: known) else { return false }
        try update("claim", key: [("id", .text(claim.id.rawValue))], set: claim.values) { $0.add(claim) }
        return true
    }

    /// Merges a tombstone as `LogBook` does, and returns whether it was new.
    @discardableResult
    func merge(_ tombstone: Tombstone) throws -> Bool {
        guard let known = try reader.tombstone(of: tombstone.claim) else {
            try insert(into: "tombstone", tombstone.values) { $0.add(tombstone) }
            return true
        }
        guard tombstone.wins(over: known) else { return false }
        let key = [(column: "claim", value: StoredValue.text(tombstone.claim.rawValue))]
        try update("tombstone", key: key, set: tombstone.values) { $0.add(tombstone) }
        return true
    }

    /// Merges a register as `RegisterMap` does, and returns whether it was newer.
    @discardableResult
    func merge(_ register: Register) throws -> Bool {
        let known = try reader.register(register.key)
        if let known, !register.wins(over: known) { return false }
        try put(register, over: known)
        return true
    }
}
