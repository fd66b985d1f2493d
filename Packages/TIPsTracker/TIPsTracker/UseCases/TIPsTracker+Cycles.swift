import StorageKit
public import TimeKit
import WordKit

/// The result of adding or editing a cycle.
public struct CycleReceipt: Hashable, Codable, Sendable {
    public let cycle: Cycle
    /// The warnings to review: missing doses, other doses of today, items that stay stopped, logs outside the cycle, falling doses.
    public let warnings: [PlanWarning]
}

extension TIPsTracker {
    /// Edits a cycle. Logs keep their days, so weeks and counts follow the new start. Admins only.
    ///
    /// - Throws: the errors of `CycleRule.check`; `missingWeekDoses` if the cycle gains weeks without a dose for a treatment food with weekly
    ///   doses (`newWeeks` adds them); `tenfoldDose` and `otherUnit` for unconfirmed doses, as in `editItem`; `weekIsPast` for a change of a
    ///   past week's dose.
    @discardableResult
    public func editCycle(
        _ cycle: Cycle.ID,
        _ edit: CycleEdit,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> CycleReceipt {
        try write("editCycle") { tables in
            try tables.admin(localized("edit the plan"))
            let plan = try tables.reader.plan(of: cycle)
            guard let old = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            let new = try plan.edited(old, edit)
            let items = try plan.items(from: old, to: new, edit, today: today)
            let changed = plan.dosesChanged(to: items, from: old, in: new, on: today)
            let change = tables.change("cycle", cycle.rawValue, old.changes(to: new, changed))
            try change.save(new)
            for (before, after) in zip(plan.items, items) { try change.setWeeks(after.dosing.weeks, of: before) }
            var warnings = Self.warnings(on: items, of: plan, in: new, today: today)
            let known = Self.warnings(on: plan.items, of: plan, in: old, today: today)
            try Plan.checkMeant(warnings, known: known, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            if old.start != new.start || old.challenge != new.challenge {
                let outside = try tables.reader.logsOutside(new)
                if outside > 0 { warnings.insert(.logsOutside(count: outside), at: 0) }
            }
            warnings.insert(contentsOf: changed, at: 0)
            return CycleReceipt(cycle: new, warnings: warnings)
        }
    }

    /// Starts the next cycle, from the last one's challenge date on, with the items carried over by `CarryOver`. Admins only.
    ///
    /// The first week's doses are compared with those of the former cycle's last week. A dose of at least ten times as much, and a change of
    /// the unit that can't be compared, must be confirmed.
    ///
    /// - Throws: `noCycle`, `challengeAhead`, `lastCycle`, `tenfoldDose`, `otherUnit`, the errors of `CycleRule.check`, `missingWeekDoses` for a
    ///   treatment food without doses unless they follow, and for the draft's items `notFound` and the errors of `DoseRule`.
    @discardableResult
    public func newCycle(
        _ draft: NewCycleDraft,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> CycleReceipt {
        try write("newCycle") { tables in
            let me = try tables.admin(localized("start a cycle"))
            let room = try tables.plan()
            let today = room.room.day(of: tables.now)
            let next = try CycleRule.nextNumber(after: room.cycles, on: today)
            guard let last = room.cycles.last else { throw TIPsError.noCycle }
            var plan = try tables.reader.plan(of: last.id)
            if let settings = draft.settings { try SettingsRule.check(settings) }
            let units = try plan.adding(units: draft.units) { ids.next(at: tables.now) }
            plan.units = units.all
            let number = draft.number ?? next
            let cycle = Cycle(
                id: CycleRule.id(forNumber: number, among: room.cycles),
                patient: try draft.patient.map { try TextRule.patientName.checked($0) } ?? last.patient,
                number: number,
                start: draft.start,
                challenge: draft.challenge
            )
            try CycleRule.check(cycle, among: room.cycles)
            var items = try plan.carriedOver(to: cycle, draft, today: today)
            plan.items = items
            for typed in draft.items {
                let id: Item.ID = ids.next(at: tables.now)
                plan.items.append(try plan.item(typed, id: id, in: cycle, today: today, isSetup: true))
            }
            items = plan.items
            if !draft.dosesFollow { try Self.checkDoses(of: items, in: cycle, today: today) }
            let before = try tables.reader.plan(of: last.id)
            let changes = items.compactMap { item in
                before.items.first { $0.lineage == item.lineage }.flatMap { old in
                    DoseRule.warning(
                        from: before.lastDose(of: old.id),
                        to: item.dosing.dose(inWeek: 1),
                        of: item.name,
                        units: plan.units
                    )
                }
            }
            let stopped = items.compactMap { item in
                item.stopped.map { PlanWarning.stillStopped(item: item.name, since: $0) }
            }
            let warnings = changes + stopped + Self.warnings(on: items, of: plan, in: cycle, today: today)
            try Plan.checkMeant(warnings, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            let names = items.filter { $0.stopped != nil }.map(\.name).joined(separator: ", ")
            let change = tables.change(
                "cycle",
                cycle.id.rawValue,
                names.isEmpty
                    ? localized("cycle \(number) started: \(cycle.start) to \(cycle.challenge)")
                    : localized(
                        "cycle \(number) started, still stopped by the clinic: \(names); \(cycle.start) to \(cycle.challenge)"
                    )
            )
            for unit in units.changed { try change.save(unit) }
            try change.save(cycle)
            for item in items { try change.save(item) }
            if let settings = draft.settings {
                try change.setTiming(interval: settings.timerMinutes)
                try change.save(settings, of: me.id)
            }
            return CycleReceipt(cycle: cycle, warnings: warnings)
        }
    }

    /// Checks a draft as `newCycle` does, and writes nothing.
    ///
    /// - Throws: the errors of `newCycle`.
    package func checkMeant(
        _ draft: NewCycleDraft,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) {
        var tried = self
        tried.isRehearsal = true
        do throws(TIPsError) {
            try tried.newCycle(draft, tenfoldIsMeant: tenfoldIsMeant, unitIsMeant: unitIsMeant)
        } catch {
            // A rehearsal that finds nothing ends in a fault.
            guard case .fault = error else { throw error }
        }
    }

    /// - Throws: `missingWeekDoses` for the treatment foods that have no dose in a week to come.
    private static func checkDoses(of items: [Item], in cycle: Cycle, today: LocalDate) throws(TIPsError) {
        let foods = items.filter { $0.category == .treatment }
        try TIPsError.check(
            foods.map { MissingDoses(item: $0.name, weeks: $0.dosing.missingWeeks(in: cycle, today: today)) }
        )
    }

    /// Returns the cycle with an id or a number.
    ///
    /// - Throws: `notFound`.
    public func findCycle(_ text: String) throws(TIPsError) -> Cycle {
        let cycles = try plan().cycles
        let number = Int(text)
        guard
            let cycle = cycles.first(where: { $0.id.rawValue == text }) ?? cycles.first(where: { $0.number == number })
        else { throw .notFound(what: "cycle", text) }
        return cycle
    }

    /// The warnings about the items of a cycle that are in the plan.
    private static func warnings(
        on items: [Item],
        of plan: Plan,
        in cycle: Cycle,
        today: LocalDate
    ) -> [PlanWarning] {
        var plan = plan
        plan.items = items
        var warnings: [PlanWarning] = []
        for item in plan.openItems {
            for warning in plan.warnings(on: item, in: cycle, today: today) where !warnings.contains(warning) {
                warnings.append(warning)
            }
        }
        return warnings
    }
}
