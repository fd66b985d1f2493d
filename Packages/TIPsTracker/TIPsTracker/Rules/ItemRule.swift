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
        let target = min(max(position ?? list.count, 1), list.count)
        return list.firstIndex { $0.id == item.id } != target - 1
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
