import Foundation
import FractionParser
import StorageKit
import TIPsTracker
import TimeKit

/// Sample cycles, items and logs for tests of rules.
enum Sample {
    /// Zones of both hemispheres with a clock change of an hour, of half an hour, and without one.
    static let zones = [
        "America/New_York", "America/Phoenix", "Australia/Lord_Howe", "Europe/Berlin", "Asia/Kolkata",
    ]

    static func room(_ zone: String) throws -> Room { Room(timeZone: try TimeZone.named(zone)) }

    static func instant(_ wallTime: String, _ zone: String) throws -> Instant {
        try TimeZone.named(zone).instant(of: LocalDateTime(iso8601: wallTime))
    }

    /// A cycle; by default twelve weeks from Monday 2026-01-05.
    static func cycle(
        _ start: String = "2026-01-05",
        _ challenge: String = "2026-03-30",
        number: Int = 1,
        id: String? = nil
    ) throws -> Cycle {
        Cycle(
            id: Cycle.ID(id ?? "cycle-\(number)"),
            patient: "Mia",
            number: number,
            start: try date(start),
            challenge: try date(challenge)
        )
    }

    static func dose(_ typed: String) throws -> Dose {
        let (amount, unit) = try DoseRule.split(typed)
        let (value, text) = try DoseRule.amount(amount)
        return try Dose(amount: value, text: text, unit: DoseUnit.ID(unit))
    }

    static func doses(_ typed: [Int: String]) throws -> [Int: Dose] { try typed.mapValues(dose) }

    /// The units of `dose`, each with its name as its id.
    static let units = ["mg", "g", "mL", "tsp", "piece"].map { DoseUnit(id: DoseUnit.ID($0), name: $0) }

    static func item(
        _ name: String,
        _ category: Category = .treatment,
        _ dosing: Dosing? = nil,
        order: OrderKey = .between(nil, nil)
    ) throws -> Item {
        Item(
            id: Item.ID(name),
            cycle: Cycle.ID("cycle-1"),
            name: name,
            place: Place(category, order),
            dosing: try dosing ?? .same(dose("1 tsp"))
        )
    }

    /// A log. `minute` determines its time and its clock.
    static func entry(
        _ item: Item,
        on day: LocalDate,
        at: Instant,
        by member: String = "ann",
        category: Category? = nil
    ) -> LogEntry {
        LogEntry(
            claim: Claim(
                clock: HybridClock(milliseconds: at.milliseconds, counter: 0, node: member),
                slot: Slot(day: day, item: item.id),
                cycle: item.cycle,
                member: Member.ID(member),
                at: at,
                recordedAt: at,
                snapshot: Snapshot(item: item.name, category: category ?? item.place.category(on: day), dose: nil)
            )
        )
    }

    static func member(_ name: String, _ role: Member.Role, revoked: Bool = false) -> Member {
        let joined = Instant(milliseconds: 0)
        return Member(
            id: Member.ID(name.lowercased()),
            name: name,
            role: role,
            joined: joined,
            revoked: revoked ? joined.adding(hours: 1) : nil
        )
    }
}

extension Range<LocalDate> {
    /// The number of days.
    var length: Int { lowerBound.days(until: upperBound) }
}
