import TimeKit

// Validation of typed items, and warnings about items.

extension Plan {
    /// Validates a draft and returns the new item.
    ///
    /// - Parameter isSetup: whether the plan is entered for the first time. If so, the item is in it from the cycle's start, and doses of past
    ///   weeks are accepted.
    /// - Throws: `blank` or `tooLong` for the name, `notFound` for a unit, and the errors of `DoseRule`.
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

    /// Returns the item after an edit.
    ///
    /// - Throws: the errors of `item`, and `weekIsPast`.
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

    /// - Throws: `weekIsPast` for a changed dose of a past week.
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

    /// Validates a position in a category for a new or present item.
    ///
    /// - Throws: `noSuchPlace`.
    func checkPlace(_ position: Int?, in category: Category, for item: Item.ID?) throws(TIPsError) {
        guard let position else { return }
        let last = openItems.count { $0.category == category && $0.id != item } + 1
        guard (ItemOrder.first...last).contains(position) else { throw .noSuchPlace(position, last: last) }
    }

    /// Reads typed doses over the old ones and requires a dose for every open week. Doses of past weeks are ignored unless `keepsPast`.
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

    /// - Throws: `tenfoldDose` for all new warnings about a dose of at least ten times the one before it, and then `otherUnit` for all new ones about
    ///   a change of the unit that needs a confirmation. One answer confirms only what was named.
    ///
    /// - Parameters:
    ///   - tenfold: whether such doses are confirmed.
    ///   - unit: whether such changes of the unit are confirmed.
    static func checkMeant(
        _ warnings: [PlanWarning],
        known: [PlanWarning] = [],
        tenfold: Bool,
        unit: Bool
    ) throws(TIPsError) {
        let new = warnings.filter { !known.contains($0) }
        // Two warnings can be about the same dose.
        func doses(_ kind: (PlanWarning) -> UnusualDose?) -> [UnusualDose] {
            new.compactMap(kind).reduce(into: []) { doses, dose in if !doses.contains(dose) { doses.append(dose) } }
        }
        let tenfolds = tenfold ? [] : doses { $0.tenfold }
        if let dose = tenfolds.first {
            throw .tenfoldDose(item: dose.item, from: dose.from, to: dose.to, others: Array(tenfolds.dropFirst()))
        }
        let units = unit ? [] : doses { $0.otherUnit }
        if let dose = units.first {
            throw .otherUnit(item: dose.item, from: dose.from, to: dose.to, others: Array(units.dropFirst()))
        }
    }

    /// The warnings about an item.
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

    /// Whether a move to a position in a category changes anything.
    func isElsewhere(_ category: Category, _ position: Int?, than item: Item) -> Bool {
        guard item.category == category else { return true }
        let list = openItems.filter { $0.category == category }
        return list.firstIndex { $0.id == item.id } != (position ?? list.count) - 1
    }

    /// - Throws: `nameTaken` if an active member has the name.
    func checkMemberName(_ name: String) throws(TIPsError) {
        let key = TextRule.key(name)
        if members.contains(where: { $0.isActive && TextRule.key($0.name) == key }) {
            throw .nameTaken(name, what: "member")
        }
    }

    /// - Throws: `nameTaken` if another unit that isn't deleted has the name, in either language and number, apart from case, accents and spaces.
    func checkUnitName(_ name: String, of unit: DoseUnit.ID? = nil) throws(TIPsError) {
        if pickableUnits.contains(where: { $0.id != unit && $0.isLike(name) }) {
            throw .nameTaken(name, what: "unit")
        }
    }
}
