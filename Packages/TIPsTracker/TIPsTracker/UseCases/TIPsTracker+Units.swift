import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Adds a unit. A deleted unit of the same name is restored. Admins only.
    ///
    /// - Throws: `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func addUnit(_ name: String) throws(TIPsError) -> DoseUnit {
        try write("addUnit") { tables in
            try tables.admin(localized("edit units"))
            let name = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            try plan.checkUnitName(name)
            let hidden = plan.units.first { $0.isDeleted && TextRule.key($0.name) == TextRule.key(name) }
            var unit = hidden ?? DoseUnit(id: ids.next(at: tables.now), name: name)
            unit.isDeleted = false
            tables.note(
                "unit",
                unit.id.rawValue,
                hidden == nil ? localized("unit \(unit.name) added") : localized("unit \(unit.name) brought back")
            )
            try tables.save(unit)
            return unit
        }
    }

    /// Renames a unit. Current items show the new name; logs keep the old one. Admins only.
    ///
    /// - Throws: `notFound` (also for a deleted unit), `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func renameUnit(_ unit: DoseUnit.ID, to name: String) throws(TIPsError) -> DoseUnit {
        try write("renameUnit") { tables in
            try tables.admin(localized("edit units"))
            let name = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            var renamed = try plan.pickable(unit)
            try plan.checkUnitName(name, of: unit)
            tables.note("unit", unit.rawValue, localized("unit \(renamed.name) renamed to \(name)"))
            renamed.name = name
            try tables.save(renamed)
            return renamed
        }
    }

    /// Deletes a unit. It isn't offered any more, but items that use it keep it. Admins only.
    ///
    /// - Returns: the items of the current and later cycles with a dose in this unit, this week or later.
    /// - Throws: `notFound`.
    @discardableResult
    public func deleteUnit(_ unit: DoseUnit.ID) throws(TIPsError) -> [Item] {
        try write("deleteUnit") { tables in
            try tables.admin(localized("edit units"))
            let plan = try tables.plan()
            var deleted = try plan.pickable(unit)
            deleted.isDeleted = true
            tables.note("unit", unit.rawValue, localized("unit \(deleted.name) deleted"))
            try tables.save(deleted)
            let today = plan.room.day(of: tables.now)
            return try plan.cycles.filter { $0.id == plan.cycle?.id || today < $0.challenge }.flatMap { cycle in
                try tables.reader.plan(of: cycle.id).openItems.filter { item in
                    item.dosing.uses(unit, from: CyclePosition(of: today, in: cycle).week)
                }
            }
        }
    }

    /// Returns the unit with an id, or the unit with a name, in any case, that isn't deleted.
    ///
    /// - Throws: `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit { try plan().findUnit(text) }
}

extension Plan {
    /// Returns a unit that isn't deleted.
    ///
    /// - Throws: `notFound`.
    fileprivate func pickable(_ unit: DoseUnit.ID) throws(TIPsError) -> DoseUnit {
        guard let found = pickableUnits.first(where: { $0.id == unit }) else {
            throw .notFound(what: "unit", unit.rawValue)
        }
        return found
    }
}

extension Dosing {
    /// Whether a dose in force is in a unit, from a week on.
    fileprivate func uses(_ unit: DoseUnit.ID, from week: Int) -> Bool {
        isWeekly ? weeks.contains { $0.key >= week && $0.value.unit == unit } : daily?.unit == unit
    }
}
