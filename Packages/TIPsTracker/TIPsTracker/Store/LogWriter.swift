import GRDB
import StorageKit
import TimeKit

extension RoomChange {
    /// Adds a claim whose id isn't in the store yet.
    func append(_ claim: Claim) throws {
        try insert(into: "claim", claim.values) { $0.add(claim) }
    }

    /// Removes claims by adding a tombstone for each.
    ///
    /// - Parameter replacement: The claim that replaces them; nil for a plain removal.
    func takeBack(_ claims: [Claim], by member: Member.ID, replacement: Claim.ID? = nil) throws {
        for claim in claims {
            let tombstone = Tombstone(
                claim: claim.id,
                slot: claim.slot,
                member: member,
                at: room.now,
                clock: room.tick(),
                replacement: replacement
            )
            try insert(into: "tombstone", tombstone.values) { $0.add(tombstone) }
        }
    }

    /// Merges a claim as `LogBook` does. Returns false if the store has the same claim or one that wins over it.
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

    /// Merges a tombstone as `LogBook` does. Returns false if the store has the same tombstone or one that wins over it.
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

    /// Merges a register as `RegisterMap` does. Returns false if the store has the same register or one that wins over it.
    @discardableResult
    func merge(_ register: Register) throws -> Bool {
        let known = try reader.register(register.key)
        if let known, !register.wins(over: known) { return false }
        try put(register, over: known)
        return true
    }
}
