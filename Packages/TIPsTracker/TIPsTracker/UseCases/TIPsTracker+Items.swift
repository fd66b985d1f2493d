import StorageKit
public import TimeKit
import WordKit

/// The result of adding or editing an item.
public struct ItemReceipt: Hashable, Codable, Sendable {
    public let item: Item
    /// The warnings to review: a falling dose, a duplicate name.
    public let warnings: [PlanWarning]
}

extension TIPsTracker {
    /// Adds an item to today's cycle or another. Within the cycle, it is in the plan from today on. Admins only.
    ///
    /// Weekly doses must include this week and all later ones; past weeks are ignored. Without doses, the receipt has a warning. A dose of at
    /// least ten times the one before it, and a change of the unit that can't be compared, must be confirmed.
    ///
    /// - Throws: `blank`, `tooLong`, `tenfoldDose`, `otherUnit`, the errors of `DoseRule`, `notFound` for a unit, `missingWeekDoses`,
    ///   `noSuchPlace`, `noCycle`.
    @discardableResult
    public func addItem(
        _ draft: ItemDraft,
        to cycle: Cycle.ID? = nil,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> ItemReceipt {
        try write("addItem") { tables in
            try tables.admin(localized("edit the plan"))
            let plan = try cycle.map { try tables.reader.plan(of: $0) } ?? tables.plan()
            guard let cycle = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            try plan.checkPlace(draft.position, in: draft.category, for: nil)
            let item = try plan.item(draft, id: ids.next(at: tables.now), in: cycle, today: today)
            let warnings = plan.warnings(on: item, in: cycle, today: today)
            try Plan.checkMeant(warnings, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            let change = tables.change(
                "item",
                item.id.rawValue,
                localized("\(item.name) added to \(item.category.title)")
            )
            try change.save(item)
            return ItemReceipt(item: item, warnings: warnings)
        }
    }

    /// Changes an item's name or doses from today on. The history keeps the former ones. Admins only.
    ///
    /// Weekly doses are merged with the present ones: weeks that aren't listed, and past weeks, stay. A constant dose keeps the weekly doses, and
    /// `.weekly([:])` puts them in force again.
    ///
    /// - Throws: the errors of `addItem`, `notFound` for the item, and `weekIsPast` for a change of a past week's dose.
    @discardableResult
    public func editItem(
        _ item: Item.ID,
        _ edit: ItemEdit,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> ItemReceipt {
        try write("editItem") { tables in
            try tables.admin(localized("edit the plan"))
            let (plan, old) = try tables.reader.plan(ofItem: item)
            guard let cycle = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            let new = try plan.edited(old, edit, in: cycle, today: today)
            var warnings = plan.warnings(on: new, in: cycle, today: today)
            warnings += try tables.reader.warnings(on: new, after: old, in: cycle, today: today, plan)
            let known = plan.warnings(on: old, in: cycle, today: today)
            try Plan.checkMeant(warnings, known: known, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            if new != old {
                let change = tables.change("item", old.id.rawValue, Self.summary(of: old, new))
                try change.save(new)
                if new.unconfirmed == nil { try change.set(["unconfirmed": nil], of: new) }
            }
            return ItemReceipt(item: new, warnings: warnings)
        }
    }

    /// Confirms the carried-over dose of a food. Admins only.
    ///
    /// - Throws: `notFound`.
    @discardableResult
    public func confirmItem(_ item: Item.ID) throws(TIPsError) -> Item {
        try write("confirmItem") { tables in
            try tables.admin(localized("edit the plan"))
            var (_, item) = try tables.reader.plan(ofItem: item)
            let change = tables.change("item", item.id.rawValue, localized("dose of \(item.name) confirmed"))
            try change.set(["unconfirmed": nil], of: item)
            item.unconfirmed = nil
            return item
        }
    }

    /// Marks an item as stopped by the clinic from a day on; nil resumes it. A stopped item isn't due, and ticking its box needs a confirmation:
    /// ``log(_:at:forYesterday:early:clinicSaidGoOn:secondDose:althoughStopped:withoutDose:clockIsRight:)``. The item in a later cycle that is set up
    /// already is marked, too. Admins only.
    ///
    /// - Throws: `notFound`.
    @discardableResult
    public func stopItem(_ item: Item.ID, from day: LocalDate?) throws(TIPsError) -> Item {
        try write("stopItem") { tables in
            try tables.admin(localized("edit the plan"))
            let (plan, found) = try tables.reader.plan(ofItem: item)
            let later = plan.cycles.filter { cycle in plan.cycle.map { $0.start < cycle.start } ?? false }
            let copies = try later.flatMap { cycle in
                try tables.reader.plan(of: cycle.id).items.filter { $0.lineage == found.lineage }
            }
            let change = tables.change(
                "item",
                found.id.rawValue,
                day.map { localized("\(found.name) stopped by the clinic's word from \($0)") }
                    ?? localized("\(found.name) no longer stopped")
            )
            for copy in [found] + copies {
                try change.setKept(
                    ["stopped": day],
                    scope: copy.cycle.rawValue,
                    kind: "item",
                    entity: copy.id.rawValue,
                    since: nil
                )
            }
            var stopped = found
            stopped.stopped = day
            return stopped
        }
    }

    /// Moves an item within its category, or to another from today on. The week of an earlier day keeps the former order. Admins only.
    ///
    /// A treatment food that leaves its category keeps this week's dose as its daily one. Its weekly doses are kept and apply again after its
    /// return. A move to the present position writes nothing.
    ///
    /// - Throws: `notFound`, `noSuchPlace`.
    @discardableResult
    public func moveItem(
        _ item: Item.ID,
        to category: Category,
        at position: Int? = nil
    ) throws(TIPsError) -> ItemReceipt {
        try write("moveItem") { tables in
            try tables.admin(localized("edit the plan"))
            let (plan, old) = try tables.reader.plan(ofItem: item)
            guard let cycle = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            try plan.checkPlace(position, in: category, for: old.id)
            guard plan.isElsewhere(category, position, than: old) else {
                return ItemReceipt(item: old, warnings: plan.warnings(on: old, in: cycle, today: today))
            }
            var new = old
            let order = ItemOrder.key(at: position, in: category, of: plan.items, moving: old.id)
            new.place = ItemOrder.place(old.place, to: category, order, today: today)
            if category != .treatment, old.dosing.isWeekly {
                let week = CyclePosition(of: today, in: cycle).week
                new.dosing.isWeekly = false
                new.dosing.daily = old.dosing.dose(inWeek: week) ?? old.dosing.daily
                new.wasWeekly = true
            } else if category == .treatment, old.wasWeekly == true {
                new.dosing.isWeekly = true
                new.wasWeekly = nil
            }
            let change = tables.change(
                "item",
                old.id.rawValue,
                Self.summary(ofMoving: old, to: category, isWeekly: new.dosing.isWeekly)
            )
            try change.save(new)
            if old.wasWeekly != nil { try change.set(["wasWeekly": new.wasWeekly], of: new) }
            return ItemReceipt(item: new, warnings: plan.warnings(on: new, in: cycle, today: today))
        }
    }

    /// Removes an item from the plan from today on. Its logs stay. Admins only.
    ///
    /// - Throws: `notFound`.
    @discardableResult
    public func deleteItem(_ item: Item.ID) throws(TIPsError) -> Item {
        try write("deleteItem") { tables in
            try tables.admin(localized("edit the plan"))
            var (plan, item) = try tables.reader.plan(ofItem: item)
            let today = plan.room.day(of: tables.now)
            item.archived = today
            let change = tables.change(
                "item",
                item.id.rawValue,
                localized("\(item.name) deleted from \(item.category.title)")
            )
            try change.set(["archived": today], of: item)
            return item
        }
    }

    /// Returns the item of the current cycle or another with an id, a name, or a category and a name as in "treatment/Peanut".
    ///
    /// - Throws: `notFound`, and `ambiguous` with the candidates.
    public func findItem(_ text: String, in cycle: Cycle.ID? = nil) throws(TIPsError) -> Item {
        let plan = if let cycle { try plan(of: cycle) } else { try plan() }
        return try plan.findItem(text)
    }

    static func summary(of old: Item, _ new: Item) -> String {
        if old.name == new.name { return localized("doses of \(new.name) edited") }
        return old.dosing == new.dosing
            ? localized("\(old.name) renamed to \(new.name)")
            : localized("\(old.name) renamed to \(new.name), doses edited")
    }

    static func summary(ofMoving item: Item, to category: Category, isWeekly: Bool) -> String {
        let (from, to) = (item.category.title, category.title)
        if item.category == category { return localized("\(item.name) moved within \(to)") }
        return switch (item.dosing.isWeekly, isWeekly) {
        case (true, false):
            localized("\(item.name) moved from \(from) to \(to); its doses by week are kept until it returns")
        case (false, true):
            localized("\(item.name) moved from \(from) to \(to); its doses by week are in force again")
        default: localized("\(item.name) moved from \(from) to \(to)")
        }
    }
}

extension PlanReader {
    /// The warnings about the doses of an edited item. Each dose from this week on is compared with the one it replaces. A new dose of the first
    /// week, and the first dose of an item that had none in this cycle, is compared with the last dose of the former cycle.
    ///
    /// Weekly doses rise by plan, so among them only a rise of ten times or more counts.
    fileprivate func warnings(
        on new: Item,
        after old: Item,
        in cycle: Cycle,
        today: LocalDate,
        _ plan: Plan
    ) throws -> [PlanWarning] {
        let isWeekly = old.dosing.isWeekly || new.dosing.isWeekly
        var found: [PlanWarning] = []
        func compare(_ before: Dose?, _ after: Dose?) {
            guard let warning = DoseRule.warning(from: before, to: after, of: new.name, units: plan.units),
                !found.contains(warning)
            else { return }
            found.append(warning)
        }
        for week in DoseRule.openWeeks(of: cycle, today: today) ?? 1...cycle.weekCount {
            let (before, after) = (old.dosing.dose(inWeek: week), new.dosing.dose(inWeek: week))
            if before != after { compare(before, after) }
        }
        if isWeekly { found.removeAll { $0.tenfold == nil && $0.otherUnit == nil } }
        let weeks = 1...cycle.weekCount
        let hadNone = weeks.allSatisfy { old.dosing.dose(inWeek: $0) == nil }
        if hadNone || new.dosing.isWeekly && new.dosing.weeks[1] != old.dosing.weeks[1],
            let earlier = plan.cycles.last(where: { $0.start < cycle.start })
        {
            let last = try self.plan(of: earlier.id)
            if let namesake = last.items.first(where: { $0.lineage == new.lineage }) {
                compare(last.lastDose(of: namesake.id), weeks.compactMap { new.dosing.dose(inWeek: $0) }.first)
            }
        }
        return found
    }
}
