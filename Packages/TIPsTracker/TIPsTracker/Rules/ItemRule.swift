import TimeKit

// What a plan makes of an item that was typed, and what is odd about it.

extension Plan {
    /// A new item of a draft, checked.
    ///
    /// - Parameter isSetup: The plan is being written down for the first time: the item has been in it from the cycle's start, and
    ///   doses of weeks that are over are taken as they are given.
    ///
    /// Throws `blank`, `tooLong`, `notFound` (a unit), and the errors of `DoseRule`.
    func item(
        _ draft: ItemDraft,
        id: Item.ID,
        in cycle: Cycle,
        today: LocalDate,
        isSetup: Bool = false
    ) throws(TIPsError) -> Item {
        let name = try TextRule.itemName.checked(draft.name)
        let isFromStart = isSetup || today <= cycle.start
        var dosing = Dosing()
        if let typed = draft.dosing {
            dosing = try checked(
                typed,
                of: name,
                in: draft.category,
                cycle: cycle,
                today: today,
                keepsPast: isFromStart
            )
        }
        return Item(
            id: id,
            cycle: cycle.id,
            name: name,
            place: Place(draft.category, ItemOrder.key(at: draft.position, in: draft.category, of: items)),
            dosing: dosing,
            added: isFromStart ? nil : today
        )
    }

    /// An item after an edit, checked. Throws as `item` does.
    func edited(_ item: Item, _ edit: ItemEdit, in cycle: Cycle, today: LocalDate) throws(TIPsError) -> Item {
        var new = item
        if let name = edit.name { new.name = try TextRule.itemName.checked(name) }
        if let dosing = edit.dosing {
            try checkPast(dosing, of: item, in: cycle, today: today)
            new.unconfirmed = nil
            new.dosing = try checked(
                dosing,
                over: item.dosing,
                of: new.name,
                in: item.category,
                cycle: cycle,
                today: today,
                keepsPast: false
            )
        }
        return new
    }

    /// Throws `weekIsPast` for another dose of a week that is over.
    private func checkPast(
        _ typed: DosingDraft,
        of item: Item,
        in cycle: Cycle,
        today: LocalDate
    ) throws(TIPsError) {
        guard item.category == .treatment, case .weekly(let weeks) = typed else { return }
        let open = DoseRule.openWeeks(of: cycle, today: today)
        for (week, draft) in weeks.sorted(by: { $0.key < $1.key }) {
            guard (1...cycle.weekCount).contains(week), !(open?.contains(week) ?? false) else { continue }
            let old = item.dosing.weeks[week]
            let new = try DoseReading(units: units).dose(draft, over: old)
            guard new.amount != old?.amount || new.unit != old?.unit else { continue }
            throw .weekIsPast(week, current: CyclePosition(of: today, in: cycle).week)
        }
    }

    /// Checks a place in a category for an item that comes there or is there already. Throws `noSuchPlace`.
    func checkPlace(_ position: Int?, in category: Category, for item: Item.ID?) throws(TIPsError) {
        guard let position else { return }
        let last = openItems.count { $0.category == category && $0.id != item } + 1
        guard (1...last).contains(position) else { throw .noSuchPlace(position, last: last) }
    }

    /// Typed doses over those there are, with every open week filled; weeks that are over are passed over unless `keepsPast`.
    func checked(
        _ typed: DosingDraft,
        over old: Dosing = Dosing(),
        of item: String,
        in category: Category,
        cycle: Cycle,
        today: LocalDate,
        keepsPast: Bool
    ) throws(TIPsError) -> Dosing {
        let open = DoseRule.openWeeks(of: cycle, today: today)
        let dosing = try DoseReading(units: units).dosing(typed, over: old, in: cycle) { week in
            !keepsPast && !(open?.contains(week) ?? false)
        }
        try DoseRule.check(dosing.within(cycle), of: item, in: category, cycle: cycle, today: today)
        return dosing
    }

    /// Throws `tenfoldDose` for the first dose of ten times the one before it, or more, that is new among the warnings, and `otherUnit` for the first
    /// new change of the unit that must be confirmed.
    ///
    /// - Parameters:
    ///   - tenfold: whether such doses are said to be meant.
    ///   - unit: whether such changes of the unit are said to be meant.
    static func checkMeant(
        _ warnings: [PlanWarning],
        known: [PlanWarning] = [],
        tenfold: Bool,
        unit: Bool
    ) throws(TIPsError) {
        let new = warnings.filter { !known.contains($0) }
        if !tenfold, let dose = new.lazy.compactMap(\.tenfold).first {
            throw .tenfoldDose(item: dose.item, from: dose.from, to: dose.to)
        }
        if !unit, let dose = new.lazy.compactMap(\.otherUnit).first {
            throw .otherUnit(item: dose.item, from: dose.from, to: dose.to)
        }
    }

    /// What is odd about an item.
    func warnings(on item: Item, in cycle: Cycle, today: LocalDate) -> [PlanWarning] {
        var warnings = DoseRule.warnings(item.dosing.within(cycle), of: item.name, units: units)
        let missing = item.dosing.missingWeeks(in: cycle, today: today)
        if item.category == .treatment, !missing.isEmpty {
            warnings.append(.dosesMissing(item: item.name, weeks: missing))
        }
        let key = TextRule.key(item.name)
        let hasTwin = openItems.contains {
            $0.id != item.id && $0.category == item.category && TextRule.key($0.name) == key
        }
        if hasTwin { warnings.append(.sameName(item.name, item.category)) }
        return warnings
    }

    /// Whether a move to a place in a category changes anything.
    func isElsewhere(_ category: Category, _ position: Int?, than item: Item) -> Bool {
        guard item.category == category else { return true }
        let list = openItems.filter { $0.category == category }
        return list.firstIndex { $0.id == item.id } != (position ?? list.count) - 1
    }

    /// Throws `nameTaken` where somebody who belongs to the room has this name.
    func checkMemberName(_ name: String) throws(TIPsError) {
        let key = TextRule.key(name)
        if members.contains(where: { $0.isActive && TextRule.key($0.name) == key }) {
            throw .nameTaken(name, what: "member")
        }
    }

    /// Throws `nameTaken` where another unit that can be picked has this name.
    func checkUnitName(_ name: String, of unit: DoseUnit.ID? = nil) throws(TIPsError) {
        let key = TextRule.key(name)
        if pickableUnits.contains(where: { $0.id != unit && TextRule.key($0.name) == key }) {
            throw .nameTaken(name, what: "unit")
        }
    }
}
