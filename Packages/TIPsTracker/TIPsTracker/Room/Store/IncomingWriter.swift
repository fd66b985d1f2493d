import StorageKit
import TimeKit
import WordKit

extension RoomWriter {
    /// Merges data from other devices, and returns what was new.
    func merge(_ parts: RoomParts) throws -> ImportReceipt {
        var receipt = ImportReceipt(claims: 0, tombstones: 0, registers: 0)
        guard !parts.isEmpty else { return receipt }
        if let clock = parts.unreadable { try noteUnreadable(clock) }
        try receive("room") { change in
            let known = Dictionary(try reader.accounts().map { ($0.id, $0) }) { first, _ in first }
            let accounts = parts.accounts.map { $0.keepingEnd(of: known[$0.id]) }.filter { known[$0.id] != $0 }
            for account in accounts { try save(account) }
            receipt = try merge(parts.registers, parts.claims, parts.tombstones, in: change)
            let isNew = receipt.claims + receipt.tombstones + receipt.registers + accounts.count > 0
            return isNew ? Self.words(receipt) : nil
        }
        return receipt.shown
    }

    /// Merges data from other devices in a change, with its texts in English. Doses of this device that lose, units that are renamed, and the other
    /// changes of the plan are noted in the change log.
    ///
    /// - Returns: what was new, with the notes in English.
    func merge(
        _ registers: [Register],
        _ claims: [Claim],
        _ tombstones: [Tombstone],
        in change: RoomChange
    ) throws -> ImportReceipt {
        let lost = try registers.filter { try isOverruling($0) }
        let before = try lost.map { try reader.register($0.key)?.value ?? "" }
        let renamed = try registers.compactMap { try renamedUnit(by: $0) }
        let entities = try entities(before: registers)
        let claims = try claims.count { try change.merge($0) }
        let tombstones = try tombstones.count { try change.merge($0) }
        let fields = try registers.count { try change.merge($0) }
        try note(entities)
        var overruled: [String] = []
        for (register, before) in zip(lost, before) {
            guard let words = try words(of: register, insteadOf: before) else { continue }
            try noteOverruled(words, of: register.key)
            overruled.append(words)
        }
        for (key, before) in renamed {
            guard try hasDoses(in: key.entity), let name = try reader.register(key)?.value else { continue }
            let words = localized("unit \(before) is now \(name) — check the doses in it")
            // The doses of twelve weeks are one note.
            guard !overruled.contains(words) else { continue }
            try noteOverruled(words, of: key)
            overruled.append(words)
        }
        return ImportReceipt(claims: claims, tombstones: tombstones, registers: fields, overruled: overruled)
    }

    /// Whether a dose from another device overrules a different one that was set on this device.
    private func isOverruling(_ register: Register) throws -> Bool {
        guard Self.isDose(register.key), let known = try reader.register(register.key), !known.value.isEmpty
        else { return false }
        return known.clock.node == node && known.value != register.value && register.wins(over: known)
    }

    private static func isDose(_ key: Register.Key) -> Bool {
        key.kind == "item" && (key.field == "dose" || Item.week(ofField: key.field) != nil)
    }

    /// The unit whose doses an entry from another device may give another meaning, by its name's key and its former name: a unit that the entry
    /// renames, or one that this device renamed after the entry's dose was written.
    private func renamedUnit(by register: Register) throws -> (key: Register.Key, before: String)? {
        let known = try reader.register(register.key)
        guard known.map({ register.wins(over: $0) }) ?? true else { return nil }
        if register.key.kind == "unit", register.key.field == "name" {
            guard let before = known?.value, !before.isEmpty,
                !DoseUnit(id: DoseUnit.ID(register.key.entity), name: before).means(register.value)
            else { return nil }
            return (register.key, before)
        }
        guard Self.isDose(register.key), let dose = Dose(registerText: register.value) else { return nil }
        let key = Self.name(of: dose.unit)
        guard let name = try reader.register(key), name.clock.node == node, register.clock < name.clock,
            let fields = try reader.fields(scope: key.scope, kind: key.kind, entity: key.entity),
            let unit = try DoseUnit(fields), let former = unit.earlier.last(where: { !unit.means($0.name) })
        else { return nil }
        return (key, former.name)
    }

    /// Whether an item has a dose in a unit.
    private func hasDoses(in unit: String) throws -> Bool {
        try reader.cycles().contains { cycle in
            let items = try reader.fields(scope: cycle.id.rawValue, kind: "item").compactMap(Item.init)
            return items.contains { item in item.dosing.inForce.contains { $0.unit.rawValue == unit } }
        }
    }

    private static func name(of unit: DoseUnit.ID) -> Register.Key {
        Register.Key(scope: PlanReader.roomScope, kind: "unit", entity: unit.rawValue, field: "name")
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
        return DoseUnit.counted(dose.text, try reader.register(Self.name(of: dose.unit))?.value ?? "")
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

extension ImportReceipt {
    /// The receipt with its notes in the reader's language.
    var shown: ImportReceipt {
        let overruled = overruled.map { localized(kept: $0) }
        return ImportReceipt(claims: claims, tombstones: tombstones, registers: registers, overruled: overruled)
    }
}
