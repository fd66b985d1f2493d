import StorageKit
import TimeKit

extension RoomWriter {
    /// Merges data from other devices, and returns what was new.
    func merge(_ parts: RoomParts) throws -> ImportReceipt {
        var receipt = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        guard !parts.isEmpty else { return receipt }
        if let clock = parts.unreadable { try noteUnreadable(clock) }
        try receive("room") {
            let known = Dictionary(try reader.accounts().map { ($0.id, $0) }) { first, _ in first }
            let accounts = parts.accounts.map { $0.keepingEnd(of: known[$0.id]) }.filter { known[$0.id] != $0 }
            for account in accounts { try save(account) }
            let lost = try parts.registers.filter { try isOverruling($0) }
            let before = try lost.map { try reader.register($0.key)?.value ?? "" }
            receipt = ImportReceipt(
                claims: try parts.claims.count { try merge($0) },
                tombstones: try parts.tombstones.count { try merge($0) },
                registers: try parts.registers.count { try merge($0) },
                overruled: []
            )
            receipt = ImportReceipt(
                claims: receipt.claims,
                tombstones: receipt.tombstones,
                registers: receipt.registers,
                overruled: try zip(lost, before).compactMap { register, before in
                    let words = try words(of: register, insteadOf: before)
                    if let words { try noteOverruled(words, of: register.key) }
                    return words
                }
            )
            let isNew = receipt.claims + receipt.tombstones + receipt.registers + accounts.count > 0
            return isNew ? Self.words(receipt) : nil
        }
        return receipt
    }

    /// Whether a dose from another device overrules a different one that was set on this device.
    private func isOverruling(_ register: Register) throws -> Bool {
        let field = register.key.field
        guard register.key.kind == "item", field == "dose" || Item.week(ofField: field) != nil,
            let known = try reader.register(register.key), !known.value.isEmpty
        else { return false }
        return known.clock.node == node && known.value != register.value && register.wins(over: known)
    }

    /// A text such as "Peanut, week 6: 7 mL instead of 6 mL"; nil if the item has no name.
    private func words(of register: Register, insteadOf before: String) throws -> String? {
        let key = register.key
        let name = try reader.register(
            Register.Key(scope: key.scope, kind: key.kind, entity: key.entity, field: "name")
        )?.value
        guard let name else { return nil }
        let week = Item.week(ofField: key.field).map { ", week \($0)" } ?? ""
        return "\(name)\(week): \(try shown(register.value)) instead of \(try shown(before))"
    }

    /// A dose as text, "7 mL"; "no dose" for an empty field.
    private func shown(_ text: String) throws -> String {
        guard let dose = Dose(registerText: text) else { return "no dose" }
        let unit = Register.Key(
            scope: PlanReader.roomScope,
            kind: "unit",
            entity: dose.unit.rawValue,
            field: "name"
        )
        return "\(dose.text) \(try reader.register(unit)?.value ?? "")"
    }

    /// The log's summary: "from the others: 3 ticks, 1 taken back, 2 fields".
    private static func words(_ receipt: ImportReceipt) -> String {
        let counts = [
            (receipt.claims, receipt.claims == 1 ? "tick" : "ticks"), (receipt.tombstones, "taken back"),
            (receipt.registers, receipt.registers == 1 ? "field" : "fields"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "from the others: " + (counts.isEmpty ? "who belongs to the room" : counts.joined(separator: ", "))
    }
}
