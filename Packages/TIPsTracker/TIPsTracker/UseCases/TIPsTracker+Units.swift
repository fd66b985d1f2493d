import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// Adds a unit. A deleted unit of the same name is restored. A Spanish word of a usual unit is that unit. Admins only.
    ///
    /// - Throws: `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func addUnit(_ name: String) throws(TIPsError) -> DoseUnit {
        try write("addUnit") { tables in
            try tables.admin(localized("edit units"))
            let typed = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            try plan.checkUnitName(typed)
            let name = UnitWords.kept(typed)
            let hidden = plan.units.first { $0.isDeleted && $0.isLike(name) }
            var unit = hidden ?? DoseUnit(id: ids.next(at: tables.now), name: name)
            unit.isDeleted = false
            let change = tables.change(
                "unit",
                unit.id.rawValue,
                hidden == nil ? localized("unit \(unit.name) added") : localized("unit \(unit.name) brought back")
            )
            try change.save(unit)
            return unit
        }
    }

    /// Renames a unit. Current items show the new name; logs keep the old one. Admins only.
    ///
    /// - Parameter isMeant: whether the person confirmed a name that may change the meaning of doses.
    /// - Throws: `notFound` (also for a deleted unit), `nameTaken`, `blank`, `tooLong`; `otherMeasure` and `unitInUse` if an item has doses in
    ///   the unit.
    @discardableResult
    public func renameUnit(_ unit: DoseUnit.ID, to name: String, isMeant: Bool = false) throws(TIPsError) -> DoseUnit {
        try write("renameUnit") { tables in
            try tables.admin(localized("edit units"))
            let typed = try TextRule.unitName.checked(name)
            let plan = try tables.plan()
            var renamed = try plan.pickable(unit)
            try plan.checkUnitName(typed, of: unit)
            let name = UnitWords.kept(typed)
            if !renamed.means(name) { try tables.checkMeaning(of: renamed, as: name, in: plan, isMeant: isMeant) }
            let change = tables.change("unit", unit.rawValue, localized("unit \(renamed.name) renamed to \(name)"))
            renamed.name = name
            try change.save(renamed)
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
            let change = tables.change("unit", unit.rawValue, localized("unit \(deleted.name) deleted"))
            try change.save(deleted)
            let today = plan.room.day(of: tables.now)
            return try plan.cycles.filter { $0.id == plan.cycle?.id || today < $0.challenge }.flatMap { cycle in
                try tables.reader.plan(of: cycle.id).openItems.filter { item in
                    item.dosing.uses(unit, from: CyclePosition(of: today, in: cycle).week)
                }
            }
        }
    }

    /// Returns the unit with an id, or the undeleted unit with a name. Case is ignored.
    ///
    /// - Throws: `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit { try plan().findUnit(text) }
}

extension RoomWriter {
    /// Checks whether a new name of a unit changes the meaning of the doses in it.
    ///
    /// - Throws: `otherMeasure` if an item has doses in a unit that would become another measure; `unitInUse` if the current or a later
    ///   cycle has doses in it, unless `isMeant` confirms the change.
    fileprivate func checkMeaning(of unit: DoseUnit, as name: String, in plan: Plan, isMeant: Bool) throws {
        // A rename in two steps, by a name without a measure, doesn't change the measure either.
        let isOtherMeasure = ([unit.name] + unit.earlier.map(\.name)).contains {
            DoseMeasure.areEqual($0, name) == false
        }
        let today = plan.room.day(of: now)
        var items: [String] = []
        var doses: [UnusualDose] = []
        for cycle in plan.cycles {
            let isOpen = cycle.id == plan.cycle?.id || today < cycle.challenge
            for item in try reader.plan(of: cycle.id).items {
                let own = item.dosing.inForce.filter { $0.unit == unit.id }
                if !own.isEmpty, !items.contains(item.name) { items.append(item.name) }
                guard isOpen, item.archived == nil else { continue }
                for dose in own {
                    let changed = UnusualDose(
                        item: item.name,
                        from: DoseLabel(amount: dose.text, unit: unit.name),
                        to: DoseLabel(amount: dose.text, unit: name)
                    )
                    if !doses.contains(changed) { doses.append(changed) }
                }
            }
        }
        if isOtherMeasure, !items.isEmpty {
            throw TIPsError.otherMeasure(from: unit.shownName, to: UnitWords(name).one, items: items)
        }
        if !doses.isEmpty, !isMeant { throw TIPsError.unitInUse(doses) }
    }
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
    /// Whether a dose that is in force in a week or later has this unit.
    fileprivate func uses(_ unit: DoseUnit.ID, from week: Int) -> Bool {
        isWeekly ? weeks.contains { $0.key >= week && $0.value.unit == unit } : daily?.unit == unit
    }
}
