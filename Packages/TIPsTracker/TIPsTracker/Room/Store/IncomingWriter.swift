import StorageKit
import TimeKit

extension RoomWriter {
    /// Joins what came from the others with what is here, by the merge laws. Returns what was new.
    func merge(_ parts: RoomParts) throws -> ImportReceipt {
        var receipt = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        guard !parts.isEmpty else { return receipt }
        if let clock = parts.unreadable { try noteUnreadable(clock) }
        try receive("room") {
            let known = Dictionary(try reader.accounts().map { ($0.id, $0) }) { first, _ in first }
            let accounts = parts.accounts.map { $0.keepingEnd(of: known[$0.id]) }.filter { known[$0.id] != $0 }
            for account in accounts { try save(account) }
            receipt = ImportReceipt(
                claims: try parts.claims.count { try merge($0) },
                tombstones: try parts.tombstones.count { try merge($0) },
                registers: try parts.registers.count { try merge($0) }
            )
            let isNew = receipt.claims + receipt.tombstones + receipt.registers + accounts.count > 0
            return isNew ? Self.words(receipt) : nil
        }
        return receipt
    }

    /// "from the others: 3 ticks, 1 taken back, 2 fields"
    private static func words(_ receipt: ImportReceipt) -> String {
        let counts = [
            (receipt.claims, receipt.claims == 1 ? "tick" : "ticks"), (receipt.tombstones, "taken back"),
            (receipt.registers, receipt.registers == 1 ? "field" : "fields"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "from the others: " + (counts.isEmpty ? "who belongs to the room" : counts.joined(separator: ", "))
    }
}
