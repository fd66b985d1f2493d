import StorageKit
import TimeKit
import WordKit

extension RoomWriter {
    /// Merges data from other devices, and returns what was new.
    func merge(_ parts: RoomParts) throws -> ImportReceipt {
        var receipt = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        guard !parts.isEmpty else { return receipt }
        if let clock = parts.unreadable { try noteUnreadable(clock) }
        var overruled: [String] = []
        try receive("room") {
            let known = Dictionary(try reader.accounts().map { ($0.id, $0) }) { first, _ in first }
            let accounts = parts.accounts.map { $0.keepingEnd(of: known[$0.id]) }.filter { known[$0.id] != $0 }
            for account in accounts { try save(account) }
            let lost = try parts.registers.filter { try isOverruling($0) }
            let before = try lost.map { try reader.register($0.key)?.value ?? "" }
            receipt = ImportReceipt(
                claims: try parts.claims.count { try merge($0) },
                tombstones: try parts.tombstones.count { try merge($0) },
                registers: try parts.registers.count { try merge($0) }
            )
            for (register, before) in zip(lost, before) {
                guard let words = try words(of: register, insteadOf: before) else { continue }
                try noteOverruled(words, of: register.key)
                overruled.append(words)
            }
            let isNew = receipt.claims + receipt.tombstones + receipt.registers + accounts.count > 0
            return isNew ? Self.words(receipt) : nil
        }
        return ImportReceipt(
            claims: receipt.claims,
            tombstones: receipt.tombstones,
            registers: receipt.registers,
            overruled: overruled.map { localized(kept: $0) }
        )
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
        let (after, before) = (try shown(register.value), try shown(before))
        return Item.week(ofField: key.field).map { localized("\(name), week \($0): \(after) instead of \(before)") }
            ?? localized("\(name): \(after) instead of \(before)")
    }

    /// A dose as text, "7 mL"; "no dose" for an empty field.
    private func shown(_ text: String) throws -> String {
        guard let dose = Dose(registerText: text) else { return localized("no dose") }
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
        // Each count holds the ones behind it, because the reader's language is found for whole texts.
        var words = ""
        let (claims, tombstones, fields) = (receipt.claims, receipt.tombstones, receipt.registers)
        if fields > 0 { words = localized("\(fields, "field")") }
        if tombstones > 0 {
            words =
                words.isEmpty
                ? localized("\(tombstones, one: "# taken back", other: "# taken back")")
                : localized("\(tombstones, one: "# taken back", other: "# taken back"), \(words)")
        }
        if claims > 0 {
            words = words.isEmpty ? localized("\(claims, "tick")") : localized("\(claims, "tick"), \(words)")
        }
        return words.isEmpty
            ? localized("from the others: who belongs to the room") : localized("from the others: \(words)")
    }
}
