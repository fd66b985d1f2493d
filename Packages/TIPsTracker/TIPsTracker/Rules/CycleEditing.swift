public import TimeKit
import WordKit

// Edits of a cycle's dates, and the items of the cycle after it.

extension Plan {
    /// Adds units by name. An existing name adds nothing, and the name of a deleted unit restores it.
    ///
    /// - Returns: All units, and the new and restored ones, which are to be written.
    /// - Throws: `blank` or `tooLong` for a bad name.
    func adding(units names: [String], newID: () -> DoseUnit.ID) throws(TIPsError) -> (
        all: [DoseUnit], changed: [DoseUnit]
    ) {
        var all = units
        var changed: [DoseUnit] = []
        for typed in names {
            let name = UnitWords.kept(try TextRule.unitName.checked(typed))
            let same = { (unit: DoseUnit) in unit.isNamed(TextRule.key(name)) }
            if all.contains(where: { !$0.isDeleted && same($0) }) { continue }
            let hidden = all.firstIndex { $0.isDeleted && same($0) }
            var unit = hidden.map { all[$0] } ?? DoseUnit(id: newID(), name: name)
            unit.isDeleted = false
            if let hidden { all[hidden] = unit } else { all.append(unit) }
            changed.append(unit)
        }
        return (all, changed)
    }

    /// Returns the cycle after an edit.
    ///
    /// - Throws: `blank` or `tooLong` for the patient's name, and the errors of `CycleRule.check`.
    func edited(_ cycle: Cycle, _ edit: CycleEdit) throws(TIPsError) -> Cycle {
        var new = cycle
        if let patient = edit.patient { new.patient = try TextRule.patientName.checked(patient) }
        new.number = edit.number ?? cycle.number
        new.start = edit.start ?? cycle.start
        new.challenge = edit.challenge ?? cycle.challenge
        try CycleRule.check(new, among: cycles.filter { $0.id != cycle.id })
        return new
    }

    /// Returns the items after an edit of their cycle: weekly doses follow the start, and new weeks get their doses.
    ///
    /// - Throws: `notFound` for an item, `noSuchWeek`, `weekIsPast` for a dose of a past week, `weeklyDosesNotAllowed`, and `missingWeekDoses`
    ///   for the treatment foods that newly lack a dose in an open week.
    func items(from old: Cycle, to new: Cycle, _ edit: CycleEdit, today: LocalDate) throws(TIPsError) -> [Item] {
        for id in edit.newWeeks.keys.sorted() where !openItems.contains(where: { $0.id == id }) {
            throw .notFound(what: "item", id.rawValue)
        }
        var result: [Item] = []
        for item in items {
            var item = item
            if new.start != old.start {
                item.dosing.weeks = DoseRule.shifted(item.dosing.weeks, from: old, to: new, keep: edit.weekDoses)
                // A week in which one dose for all weeks was in force keeps it if it isn't over anymore.
                let missing = item.dosing.isWeekly ? item.dosing.missingWeeks(in: new, today: today) : []
                if !missing.isEmpty {
                    let was = weekDoses(of: item, in: old)
                    let known = DoseRule.shifted(was, from: old, to: new, keep: edit.weekDoses)
                    for week in missing { item.dosing.weeks[week] = known[week] }
                }
            }
            if let typed = edit.newWeeks[item.id] { try fill(&item, typed, in: new, today: today) }
            result.append(item)
        }
        guard (old.start, old.challenge) != (new.start, new.challenge) else { return result }
        let weekly = zip(items, result).filter { $1.needsWeekDoses && !$0.dosing.weeks.isEmpty }
        try TIPsError.check(
            weekly.map { before, after in
                let lacking = Set(before.dosing.missingWeeks(in: old, today: today))
                let missing = after.dosing.missingWeeks(in: new, today: today).filter { !lacking.contains($0) }
                return MissingDoses(item: after.name, weeks: missing)
            }
        )
        return result
    }

    /// The treatment foods that have another dose on a dosing day after a move of their cycle's start.
    func dosesChanged(to items: [Item], from old: Cycle, in new: Cycle, on day: LocalDate) -> [PlanWarning] {
        guard old.start != new.start, let earlier = old.week(of: day), let week = new.week(of: day) else { return [] }
        return zip(self.items, items).compactMap { before, after -> PlanWarning? in
            let (was, now) = (before.dosing.dose(inWeek: earlier), after.dosing.dose(inWeek: week))
            guard after.category == .treatment, after.isPlanned(on: day), was != now else { return nil }
            return .doseToday(item: after.name, from: was.map { label($0) }, to: now.map { label($0) })
        }
    }

    private func fill(
        _ item: inout Item,
        _ typed: [Int: DoseDraft],
        in cycle: Cycle,
        today: LocalDate
    ) throws(TIPsError) {
        guard item.category == .treatment else { throw .weeklyDosesNotAllowed(item.category) }
        let open = DoseRule.openWeeks(of: cycle, today: today)
        let reading = DoseReading(units: units)
        for (week, draft) in typed.sorted(by: { $0.key < $1.key }) {
            guard (1...cycle.weekCount).contains(week) else { throw .noSuchWeek(week, weeks: cycle.weekCount) }
            let old = item.dosing.weeks[week]
            if old != nil, !(open?.contains(week) ?? false) {
                throw .weekIsPast(week, current: CyclePosition(of: today, in: cycle).week)
            }
            item.dosing.weeks[week] = try reading.dose(draft, over: old)
        }
    }

    /// Returns the items of the next cycle: carried over, without the dropped ones, with the draft's names, categories and doses.
    ///
    /// A treatment food that leaves its category keeps its last week's dose as its daily one, unless the draft has another.
    ///
    /// - Throws: `notFound` for an item, and the errors of doses.
    func carriedOver(to cycle: Cycle, _ draft: NewCycleDraft, today: LocalDate) throws(TIPsError) -> [Item] {
        let known = Set(openItems.map(\.id)).union(draft.restored)
        let named = draft.dropped.union(draft.dosing.keys).union(draft.names.keys).union(draft.categories.keys)
        for id in named.sorted() where !known.contains(id) {
            throw .notFound(what: "item", id.rawValue)
        }
        for id in draft.restored.sorted() where !restorableItems.contains(where: { $0.id == id }) {
            throw .notFound(what: "deleted item", id.rawValue)
        }
        var old: [Item.ID: Item.ID] = [:]
        for item in items where known.contains(item.id) { old[item.lineage] = item.id }
        var result: [Item] = []
        let carried = CarryOver.items(of: self, to: cycle.id, restoring: draft.restored)
        for item in carried {
            guard let id = old[item.lineage], !draft.dropped.contains(id) else { continue }
            var item = item
            if let name = draft.names[id] { item.name = try TextRule.itemName.checked(name) }
            if let category = draft.categories[id], category != item.category {
                item.place = Place(category, ItemOrder.key(at: nil, in: category, of: carried + result))
                if item.dosing.isWeekly, category != .treatment {
                    item.dosing = Dosing(daily: lastDose(of: id))
                }
            }
            // The category and the dose may be others than those of the copy.
            item.unconfirmed = draft.dosing[id] == nil ? item.needsConfirmation : nil
            if let typed = draft.dosing[id] {
                item.dosing = try checked(
                    typed,
                    over: item.dosing,
                    of: item.name,
                    in: item.category,
                    cycle: cycle,
                    today: today,
                    keepsPast: true
                )
            }
            result.append(item)
        }
        return result
    }

    /// The place of a carried item in a category of the next cycle: items that stay in it come first, then those moved to it, in the plan's order.
    public func carriedPlace(of id: Item.ID, in category: Category) -> Int {
        let place = items.firstIndex { $0.id == id } ?? items.count
        return place < items.count && items[place].category == category ? place : items.count + place
    }

    /// The dose of an item in the last week of the plan's cycle; nil if it has none.
    public func lastDose(of id: Item.ID) -> Dose? {
        guard let item = items.first(where: { $0.id == id }), let cycle else { return nil }
        return item.dosing.dose(inWeek: cycle.weekCount) ?? item.dosing.daily
    }

    /// The items that were deleted in this cycle and can be restored in the next.
    public var restorableItems: [Item] {
        let open = Set(openItems.map(\.lineage))
        return items.filter { $0.archived != nil && !open.contains($0.lineage) }
    }
}

extension Cycle {
    /// The changes of an edit in words: "cycle 1: challenge 2026-03-30 → 2026-04-06".
    ///
    /// - Parameter doses: the doses of today that changed, which come last.
    func changes(to new: Cycle, _ doses: [PlanWarning] = []) -> String {
        // Each part contains the parts after it as a value, because `localized(kept:)` translates a text as a whole.
        var words = doses.reversed().reduce("") { $1.dosesOfToday(before: $0) }
        if challenge != new.challenge {
            words =
                words.isEmpty
                ? localized("challenge \(challenge) → \(new.challenge)")
                : localized("challenge \(challenge) → \(new.challenge), \(words)")
        }
        if start != new.start {
            words =
                words.isEmpty
                ? localized("start \(start) → \(new.start)") : localized("start \(start) → \(new.start), \(words)")
        }
        if number != new.number {
            words =
                words.isEmpty
                ? localized("number \(number) → \(new.number)")
                : localized("number \(number) → \(new.number), \(words)")
        }
        if patient != new.patient {
            words =
                words.isEmpty
                ? localized("patient \(patient) → \(new.patient)")
                : localized("patient \(patient) → \(new.patient), \(words)")
        }
        if words.isEmpty { words = localized("doses of new weeks") }
        return localized("cycle \(number): \(words)")
    }
}

extension Item {
    /// Whether it is a treatment food in the plan with weekly doses.
    fileprivate var needsWeekDoses: Bool { category == .treatment && dosing.isWeekly && archived == nil }
}
