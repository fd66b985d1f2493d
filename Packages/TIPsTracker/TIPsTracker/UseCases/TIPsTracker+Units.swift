import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Adds a unit. One of this name that was deleted comes back as it was. Admins only. Throws `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func addUnit(_ name: String) throws(TIPsError) -> DoseUnit {
        try write("addUnit") { tables in
            try tables.admin("edit units")
            let name = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            try plan.checkUnitName(name)
            let hidden = plan.units.first { $0.isDeleted && TextRule.key($0.name) == TextRule.key(name) }
            var unit = hidden ?? DoseUnit(id: ids.next(at: tables.now), name: name)
            unit.isDeleted = false
            tables.note("unit", unit.id.rawValue, "unit \(unit.name) \(hidden == nil ? "added" : "brought back")")
            try tables.save(unit)
            return unit
        }
    }

    /// Gives a unit another name: shown everywhere a current item uses it; logs keep the old one. Admins only.
    ///
    /// Throws `notFound` (also for one that was deleted), `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func renameUnit(_ unit: DoseUnit.ID, to name: String) throws(TIPsError) -> DoseUnit {
        try write("renameUnit") { tables in
            try tables.admin("edit units")
            let name = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            var renamed = try plan.pickable(unit)
            try plan.checkUnitName(name, of: unit)
            tables.note("unit", unit.rawValue, "unit \(renamed.name) renamed to \(name)")
            renamed.name = name
            try tables.save(renamed)
            return renamed
        }
    }

    /// Takes a unit out of the picker; items that have it keep it. Admins only. Throws `notFound`.
    ///
    /// Returns the items of the current cycle, and of any to come, in whose doses in force it stands, this week's or later ones.
    @discardableResult
    public func deleteUnit(_ unit: DoseUnit.ID) throws(TIPsError) -> [Item] {
        try write("deleteUnit") { tables in
            try tables.admin("edit units")
            let plan = try tables.plan()
            var deleted = try plan.pickable(unit)
            deleted.isDeleted = true
            tables.note("unit", unit.rawValue, "unit \(deleted.name) deleted")
            try tables.save(deleted)
            let today = plan.room.day(of: tables.now)
            return try plan.cycles.filter { $0.id == plan.cycle?.id || today < $0.challenge }.flatMap { cycle in
                try tables.reader.plan(of: cycle.id).openItems.filter { item in
                    item.dosing.uses(unit, from: CyclePosition(of: today, in: cycle).week)
                }
            }
        }
    }

    /// The unit of an id or a name, in any case; deleted ones by id only. Throws `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit { try plan().findUnit(text) }
}

extension Plan {
    /// A unit that can be picked. Throws `notFound`.
    fileprivate func pickable(_ unit: DoseUnit.ID) throws(TIPsError) -> DoseUnit {
        guard let found = pickableUnits.first(where: { $0.id == unit }) else {
            throw .notFound(what: "unit", unit.rawValue)
        }
        return found
    }
}

extension Dosing {
    /// Whether a dose in force has a unit, from a week on.
    fileprivate func uses(_ unit: DoseUnit.ID, from week: Int) -> Bool {
        isWeekly ? weeks.contains { $0.key >= week && $0.value.unit == unit } : daily?.unit == unit
    }
}
