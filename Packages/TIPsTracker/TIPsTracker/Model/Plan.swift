public import TimeKit

/// A room as it stands, with the items of one of its cycles: what the rules and the screens are given. Logs come beside it.
public struct Plan: Hashable, Sendable {
    /// The room.
    public var room: Room
    /// Everybody who is or was in it, in the order they joined.
    public var members: [Member]
    /// The units, by name; deleted ones too.
    public var units: [DoseUnit]
    /// The cycles, by their start.
    public var cycles: [Cycle]
    /// The cycle whose items and holds these are; nil before there is one.
    public var cycle: Cycle?
    /// Its items, archived ones too, by category and order.
    public var items: [Item]
    /// Its held days, in order.
    public var holds: [Hold]
    /// What was counted, by lineage.
    public var supplies: [Item.ID: Supply]
    /// The clinic's own words and number.
    public var clinic: ClinicInstructions
    /// The family's emergency plan.
    public var emergency = EmergencyPlan()
    /// The times around treatment foods.
    public var timing = TreatmentTiming()
    /// The severe reactions that no admin has lifted, newest first.
    public var standing: [Reaction] = []

    /// A room with one cycle's items.
    public init(
        room: Room,
        members: [Member] = [],
        units: [DoseUnit] = [],
        cycles: [Cycle] = [],
        cycle: Cycle? = nil,
        items: [Item] = [],
        holds: [Hold] = [],
        supplies: [Item.ID: Supply] = [:],
        clinic: ClinicInstructions = ClinicInstructions()
    ) {
        self.room = room
        self.members = members
        self.units = units
        self.cycles = cycles
        self.cycle = cycle
        self.items = items
        self.holds = holds
        self.supplies = supplies
        self.clinic = clinic
    }
}

extension Plan {
    /// The items of a category that are in the plan on a day, in order.
    public func items(in category: Category, on day: LocalDate) -> [Item] {
        items.filter { $0.place.category(on: day) == category && $0.isPlanned(on: day) }
    }

    /// A unit, deleted or not.
    public func unit(_ id: DoseUnit.ID) -> DoseUnit? { units.first { $0.id == id } }

    /// The units that can be picked, by name.
    public var pickableUnits: [DoseUnit] { units.filter { !$0.isDeleted } }

    /// A member, revoked or not.
    public func member(_ id: Member.ID) -> Member? { members.first { $0.id == id } }

    /// A dose in words, its unit by its present name.
    public func label(_ dose: Dose) -> DoseLabel {
        DoseLabel(amount: dose.text, unit: unit(dose.unit)?.name ?? "?")
    }

    /// A dose in words, its unit by the name it had on a day.
    public func label(_ dose: Dose, on day: LocalDate) -> DoseLabel {
        DoseLabel(amount: dose.text, unit: unit(dose.unit)?.name(on: day) ?? "?")
    }

    /// The dose in force on a day in the words of that day; nil where none was entered by then.
    func dose(of item: Item, on day: LocalDate, in cycle: Cycle) -> DoseLabel? {
        item.dose(on: day, in: cycle).map { label($0, on: day) }
    }

    /// The doses of an item on some days of one week, each from the first day that has it. On no days the answer is empty.
    func doses(of item: Item, on days: [LocalDate], in cycle: Cycle) -> [DatedDose] {
        var doses: [DatedDose] = []
        for day in days {
            let dose = dose(of: item, on: day, in: cycle)
            if doses.isEmpty || doses.last?.dose != dose { doses.append(DatedDose(from: day, dose: dose)) }
        }
        return doses
    }

    /// The dose that was logged, where the plan had another on that day.
    func otherDose(_ entry: LogEntry, of item: Item, in cycle: Cycle) -> DoseLabel? {
        entry.claim.snapshot.dose == dose(of: item, on: entry.day, in: cycle) ? nil : entry.claim.snapshot.dose
    }

    /// Whether a day is held.
    public func isHeld(_ day: LocalDate) -> Bool { holds.contains { $0.day == day } }
}
