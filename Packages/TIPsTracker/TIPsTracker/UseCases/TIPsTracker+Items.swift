import StorageKit
public import TimeKit

/// An item after it was added or edited, and what should be looked at.
public struct ItemReceipt: Hashable, Codable, Sendable {
    /// The item.
    public let item: Item
    /// What should be looked at: a dose that falls, a name that is there twice.
    public let warnings: [PlanWarning]

    /// A receipt.
    public init(item: Item, warnings: [PlanWarning]) {
        self.item = item
        self.warnings = warnings
    }
}

extension TIPsTracker {
    /// Adds an item to the cycle that today is about (or another). In mid-cycle it is in the plan from today on. Admins only.
    ///
    /// A dose of ten times the one before it, or more, is refused unless it is said to be meant: `tenfoldDose`. So is a change of the unit that can't
    /// be compared: `otherUnit`.
    /// Weekly doses must name this week and all after it; weeks that are over are passed over. Without any doses the receipt warns.
    /// Throws `blank`, `tooLong`, the errors of `DoseRule`, `notFound` (an unknown unit), `missingWeekDoses`, `noSuchPlace`, `noCycle`.
    @discardableResult
    public func addItem(
        _ draft: ItemDraft,
        to cycle: Cycle.ID? = nil,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> ItemReceipt {
        try write("addItem") { tables in
            try tables.admin("edit the plan")
            let plan = try cycle.map { try tables.reader.plan(of: $0) } ?? tables.plan()
            guard let cycle = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            try plan.checkPlace(draft.position, in: draft.category, for: nil)
            let item = try plan.item(draft, id: ids.next(at: tables.now), in: cycle, today: today)
            let warnings = plan.warnings(on: item, in: cycle, today: today)
            try Plan.checkMeant(warnings, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            tables.note("item", item.id.rawValue, "\(item.name) added to \(item.category.title)")
            try tables.save(item)
            return ItemReceipt(item: item, warnings: warnings)
        }
    }

    /// Changes an item's name or doses, from today on: history shows what was true when it was logged. Admins only.
    ///
    /// Doses by week go over those it has: weeks that are not named, and weeks that are over, stay. With one dose for all weeks
    /// the doses by week are kept, and back in force with `.weekly([:])`. Throws as `addItem` does, `notFound` for the item, and `weekIsPast` for another
    /// dose of a week that is over.
    @discardableResult
    public func editItem(
        _ item: Item.ID,
        _ edit: ItemEdit,
        tenfoldIsMeant: Bool = false,
        unitIsMeant: Bool = false
    ) throws(TIPsError) -> ItemReceipt {
        try write("editItem") { tables in
            try tables.admin("edit the plan")
            let (plan, old) = try tables.reader.plan(ofItem: item)
            guard let cycle = plan.cycle else { throw TIPsError.noCycle }
            let today = plan.room.day(of: tables.now)
            let new = try plan.edited(old, edit, in: cycle, today: today)
            var warnings = plan.warnings(on: new, in: cycle, today: today)
            warnings += try tables.reader.warnings(on: new, after: old, in: cycle, today: today, plan)
            let known = plan.warnings(on: old, in: cycle, today: today)
            try Plan.checkMeant(warnings, known: known, tenfold: tenfoldIsMeant, unit: unitIsMeant)
            if new != old {
                tables.note("item", old.id.rawValue, Self.summary(of: old, new))
                try tables.save(new)
                if new.unconfirmed == nil { try tables.set(["unconfirmed": nil], of: new) }
            }
            return ItemReceipt(item: new, warnings: warnings)
        }
    }

    /// Confirms the dose of a maintenance food that was carried over from the cycle before. Admins only. Throws `notFound`.
    @discardableResult
    public func confirmItem(_ item: Item.ID) throws(TIPsError) -> Item {
        try write("confirmItem") { tables in
            try tables.admin("edit the plan")
            var (_, item) = try tables.reader.plan(ofItem: item)
            tables.note("item", item.id.rawValue, "dose of \(item.name) confirmed")
            try tables.set(["unconfirmed": nil], of: item)
            item.unconfirmed = nil
            return item
        }
    }

    /// Marks an item as stopped by the clinic's word from a day on; nil lets it go on. It is then not due, and a tick of its box asks: see
    /// ``log(_:at:forYesterday:early:clinicSaidGoOn:secondDose:althoughStopped:clockIsRight:)``. Admins only. Throws `notFound`.
    @discardableResult
    public func stopItem(_ item: Item.ID, from day: LocalDate?) throws(TIPsError) -> Item {
        try write("stopItem") { tables in
            try tables.admin("edit the plan")
            var (_, item) = try tables.reader.plan(ofItem: item)
            let words = day.map { "stopped by the clinic's word from \($0)" } ?? "no longer stopped"
            tables.note("item", item.id.rawValue, "\(item.name) \(words)")
            try tables.setKept(
                ["stopped": day],
                scope: item.cycle.rawValue,
                kind: "item",
                entity: item.id.rawValue,
                since: nil
            )
            item.stopped = day
            return item
        }
    }

    /// Puts an item elsewhere: in its category, or in another from today on. One register is written, however many items there are.
    ///
    /// A treatment food that leaves its category keeps this week's dose as its daily one. Its doses by week are kept, and in force again when it
    /// returns. At the place where it stands already nothing is written. Admins only. Throws `notFound`, `noSuchPlace`.
    @discardableResult
    public func moveItem(
        _ item: Item.ID,
        to category: Category,
        at position: Int? = nil
    ) throws(TIPsError) -> ItemReceipt {
        try write("moveItem") { tables in
            try tables.admin("edit the plan")
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
            let kept =
                switch (old.dosing.isWeekly, new.dosing.isWeekly) {
                case (true, false): "; its doses by week are kept until it returns"
                case (false, true): "; its doses by week are in force again"
                default: ""
                }
            let summary =
                old.category == category
                ? "\(old.name) moved within \(category.title)"
                : "\(old.name) moved from \(old.category.title) to \(category.title)" + kept
            tables.note("item", old.id.rawValue, summary)
            try tables.save(new)
            if old.wasWeekly != nil { try tables.set(["wasWeekly": new.wasWeekly], of: new) }
            return ItemReceipt(item: new, warnings: plan.warnings(on: new, in: cycle, today: today))
        }
    }

    /// Takes an item out of the plan from today on; its logs stay. Admins only. Throws `notFound`.
    @discardableResult
    public func deleteItem(_ item: Item.ID) throws(TIPsError) -> Item {
        try write("deleteItem") { tables in
            try tables.admin("edit the plan")
            var (plan, item) = try tables.reader.plan(ofItem: item)
            let today = plan.room.day(of: tables.now)
            item.archived = today
            tables.note("item", item.id.rawValue, "\(item.name) deleted from \(item.category.title)")
            try tables.set(["archived": today], of: item)
            return item
        }
    }

    /// The item of the current cycle (or another) that an id or a name means; a category and a name as "treatment/Peanut".
    ///
    /// Throws `notFound`, `ambiguous` with the candidates.
    public func findItem(_ text: String, in cycle: Cycle.ID? = nil) throws(TIPsError) -> Item {
        let plan = if let cycle { try plan(of: cycle) } else { try plan() }
        return try plan.findItem(text)
    }

    private static func summary(of old: Item, _ new: Item) -> String {
        if old.name == new.name { return "doses of \(new.name) edited" }
        let renamed = "\(old.name) renamed to \(new.name)"
        return old.dosing == new.dosing ? renamed : renamed + ", doses edited"
    }
}

extension PlanReader {
    /// Warnings about the doses of an edited item: each dose from this week on beside the one that it replaces, and the first week's beside the
    /// last dose of the cycle before.
    ///
    /// Doses by week rise by plan, so among them only a rise of ten times or more counts.
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
        if new.dosing.isWeekly, new.dosing.weeks[1] != old.dosing.weeks[1],
            let earlier = plan.cycles.last(where: { $0.start < cycle.start })
        {
            let last = try self.plan(of: earlier.id)
            if let namesake = last.items.first(where: { $0.lineage == new.lineage }) {
                compare(last.lastDose(of: namesake.id), new.dosing.weeks[1])
            }
        }
        return found
    }
}
