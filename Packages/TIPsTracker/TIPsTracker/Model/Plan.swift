import StorageKit
public import TimeKit
import WordKit

/// A room with the items of one of its cycles: the input of the rules and the screens. The logs are read apart.
public struct Plan: Hashable, Sendable {
    public var room: Room
    /// All present and former members, in the order they joined.
    public var members: [Member]
    /// The units by name, including deleted ones.
    public var units: [DoseUnit]
    /// The cycles by start.
    public var cycles: [Cycle]
    /// The cycle of `items` and `holds`; nil if the room has no cycle yet.
    public var cycle: Cycle?
    /// The cycle's items by category and order, including archived ones.
    public var items: [Item]
    /// The cycle's held days, in order.
    public var holds: [Hold]
    /// The counted supplies, by lineage.
    public var supplies: [Item.ID: Supply]
    /// The clinic's own words and number.
    public var clinic: ClinicInstructions
    /// The family's emergency plan.
    public var emergency = EmergencyPlan()
    /// The times around treatment foods.
    public var timing = TreatmentTiming()
    /// The reactions that count as severe and whose stop no admin has lifted, newest first.
    public var standing: [Reaction] = []
    /// Those among them that one device deleted: an earlier version without the time, or before another device made it count as severe.
    public var deletedOnce: Set<Reaction.ID> = []
    /// The days of the cycle on which a severe reaction had stopped the treatment foods. They are read for the adherence, the report and the week.
    public var stoppedDays: Set<LocalDate> = []

    /// The name on the home screen and on paper: "Mia Plan".
    public var title: String { cycle.map { localized("\($0.patient) Plan") } ?? localized("Plan") }

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
    /// The items of a category in the plan on a day, in the order of that day.
    public func items(in category: Category, on day: LocalDate) -> [Item] {
        items(in: category, on: [day]) { _, _ in false }
    }

    /// The items that were planned or logged in a category on one of the days, in the order that they had there last.
    func items(
        in category: Category,
        on days: [LocalDate],
        orLogged isLogged: (Item, LocalDate) -> Bool
    ) -> [Item] {
        let found = items.compactMap { item -> (order: OrderKey, item: Item)? in
            let planned = days.last { item.isPlanned(on: $0) && item.place.category(on: $0) == category }
            return (planned ?? days.last { isLogged(item, $0) }).map { (item.order(on: $0), item) }
        }
        return found.sorted { ($0.order, $0.item.id) < ($1.order, $1.item.id) }.map(\.item)
    }

    /// A unit, deleted or not.
    public func unit(_ id: DoseUnit.ID) -> DoseUnit? { units.first { $0.id == id } }

    /// The units that aren't deleted, by name.
    public var pickableUnits: [DoseUnit] { units.filter { !$0.isDeleted } }

    /// A member, revoked or not.
    public func member(_ id: Member.ID) -> Member? { members.first { $0.id == id } }

    /// The dose in words, with the unit's present name.
    public func label(_ dose: Dose) -> DoseLabel {
        DoseLabel(amount: dose.text, unit: unit(dose.unit)?.name ?? "?")
    }

    /// The dose in words, with the unit's name on a day.
    public func label(_ dose: Dose, on day: LocalDate) -> DoseLabel {
        DoseLabel(amount: dose.text, unit: unit(dose.unit)?.name(on: day) ?? "?")
    }

    /// The dose in force on a day, with the unit's name on that day; nil if none was entered by then.
    func dose(of item: Item, on day: LocalDate, in cycle: Cycle) -> DoseLabel? {
        item.dose(on: day, in: cycle).map { label($0, on: day) }
    }

    /// The doses of an item on days of one week, each with the first day it was in force. Empty if `days` is.
    func doses(of item: Item, on days: [LocalDate], in cycle: Cycle) -> [DatedDose] {
        var doses: [DatedDose] = []
        for day in days {
            let dose = dose(of: item, on: day, in: cycle)
            if doses.isEmpty || doses.last?.dose != dose { doses.append(DatedDose(from: day, dose: dose)) }
        }
        return doses
    }

    /// The doses of an item in a week of the cycle, past or to come, each with the first day it was in force. Empty if the item wasn't in the plan.
    public func doses(of item: Item, inWeek week: Int, of cycle: Cycle) -> [DatedDose] {
        let days = cycle.days(ofWeek: week)
        let all = (0..<days.lowerBound.days(until: days.upperBound)).map { days.lowerBound.adding(days: $0) }
        return doses(of: item, on: all.filter(item.isPlanned), in: cycle)
    }

    /// The doses of an item by week, as they were or will be in force; the last one of a week with several. Weeks without a dose and weeks in which
    /// the item wasn't in the plan are left out.
    ///
    /// The item's own doses by week are the present plan's. Those of past weeks may have been another dose's, such as one for every week.
    public func weekDoses(of item: Item, in cycle: Cycle) -> [Int: Dose] {
        var doses: [Int: Dose] = [:]
        for week in 1...cycle.weekCount {
            let days = cycle.days(ofWeek: week)
            let all = (0..<days.lowerBound.days(until: days.upperBound)).map { days.lowerBound.adding(days: $0) }
            guard let last = all.last(where: item.isPlanned) else { continue }
            doses[week] = item.dosing(on: last).dose(inWeek: week)
        }
        return doses
    }

    /// The logged dose if it differs from the plan's dose of that day; nil if they are equal.
    func otherDose(_ entry: LogEntry, of item: Item, in cycle: Cycle) -> DoseLabel? {
        hasPlannedDose(entry, of: item, in: cycle) ? nil : entry.claim.snapshot.dose
    }

    /// Whether a log has the plan's dose of its day. A new name of the unit is no other dose, unless it is another measure.
    func hasPlannedDose(_ entry: LogEntry, of item: Item, in cycle: Cycle) -> Bool {
        let planned = item.dose(on: entry.day, in: cycle)
        guard let logged = entry.claim.snapshot.dose, let planned else {
            return entry.claim.snapshot.dose == nil && planned == nil
        }
        // A log keeps the unit's name only. If no unit had the name around that day, the unit was renamed on the day it was added.
        let days = [entry.day, entry.day.previous]
        let named = units.filter { unit in days.contains { unit.name(on: $0) == logged.unit } }
        guard DoseMeasure.areEqual(logged.unit, label(planned, on: entry.day).unit) != false else { return false }
        return planned.text == logged.amount && (named.isEmpty || named.contains { $0.id == planned.unit })
    }

    /// Whether a severe reaction had stopped an item on a day. It stops the treatment foods of all later days until an admin lifts it.
    func isStoppedByReaction(_ item: Item, on day: LocalDate) -> Bool {
        item.place.category(on: day) == .treatment && stoppedDays.contains(day)
    }

    /// Whether a day is on hold.
    public func isHeld(_ day: LocalDate) -> Bool { holds.contains { $0.day == day } }
}
