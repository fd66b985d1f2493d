import Foundation
import FractionParser
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// A plan and its logs as plain values without a store, for rules about a whole cycle.
struct PlanMaker {
    var plan: Plan
    var cycle: Cycle
    var entries: [LogEntry] = []
    private var counter = 0

    /// Creates a cycle of this many days.
    init(start: String = "2026-01-05", days: Int = 21) throws {
        let start = try date(start)
        cycle = Cycle(
            id: Cycle.ID("cycle-1"),
            patient: "Mia",
            number: 1,
            start: start,
            challenge: start.adding(days: days)
        )
        let units = ["tsp", "mL", "piece"].map { DoseUnit(id: TimeKit.ID($0), name: $0) }
        plan = Plan(room: Room(timeZone: .gmt), units: units, cycles: [cycle], cycle: cycle)
    }

    /// A dose in tsp or another unit.
    static func dose(_ amount: Rational, _ unit: DoseUnit.ID = DoseUnit.ID("tsp")) throws -> Dose {
        try Dose(amount: amount, text: amount.description, unit: unit)
    }

    /// Adds an item whose id is its name.
    mutating func add(
        _ name: String,
        _ category: Category,
        _ dosing: Dosing? = nil,
        added: LocalDate? = nil,
        archived: LocalDate? = nil,
        earlier: [Place.Stay] = []
    ) throws {
        let item = Item(
            id: TimeKit.ID(name),
            cycle: cycle.id,
            name: name,
            place: Place(category, OrderKey.between(plan.items.last?.place.order, nil), earlier: earlier),
            dosing: try dosing ?? .same(PlanMaker.dose(1)),
            added: added,
            archived: archived
        )
        plan.items.append(item)
    }

    /// Ticks a box at an hour of its day, by default with the dose in force.
    mutating func tick(_ name: String, _ day: LocalDate, hour: Int = 8, dose: DoseLabel? = nil) {
        guard let item = plan.items.first(where: { $0.id.rawValue == name }) else { return }
        counter += 1
        let at = UTC.instant(day, hour: hour)
        let week = CyclePosition(of: day, in: cycle).week
        let claim = Claim(
            clock: HybridClock(milliseconds: at.milliseconds, counter: counter, node: "a"),
            slot: Slot(day: day, item: item.id),
            cycle: cycle.id,
            member: Member.ID("ann"),
            at: at,
            recordedAt: at,
            snapshot: Snapshot(
                item: item.name,
                category: item.place.category(on: day),
                dose: dose ?? item.dosing.dose(inWeek: week).map { plan.label($0) }
            )
        )
        entries.append(LogEntry(claim: claim))
    }

    mutating func hold(_ day: LocalDate) {
        plan.holds.append(Hold(day: day, reason: "a fever", member: Member.ID("ann")))
    }

    /// A day of the cycle, counted from 0.
    func day(_ number: Int) -> LocalDate { cycle.start.adding(days: number) }
}

/// Instants of days in UTC.
enum UTC {
    static func instant(_ day: LocalDate, hour: Int) -> Instant {
        Instant(milliseconds: Int64(day.dayNumber) * 86_400_000 + Int64(hour) * 3_600_000)
    }
}
