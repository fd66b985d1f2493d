public import FractionParser
public import TimeKit

/// How long a supply lasts at the doses of the plan.
public struct SupplyForecast: Hashable, Codable, Sendable {
    /// What is left by now, exactly: the count, less what was logged since. Never below zero.
    public let left: Rational
    /// The first day that can't be dosed in full; nil where it lasts beyond the cycle or nothing is due.
    public let runsOutOn: LocalDate?
    /// Whole days left from today on; nil as above.
    public let daysLeft: Int?
    /// Whether that is below the warning's threshold.
    public let isLow: Bool

    /// A forecast; doses in another unit than the supply's count for nothing. A recorded second dose counts as one.
    ///
    /// Daily items take their dose on each day that is due and not logged, held days too, for a held child may still be dosed;
    /// recommended foods as often as they may be eaten, five times a week, so that the warning is never late. A log counts by the
    /// dose it was made with. Where an exact result doesn't fit 64 bits, nothing is taken to be left. O(days + entries).
    ///
    /// - Parameters:
    ///   - entries: the logs of the item's lineage since the count, and those of the current cycle week.
    ///   - item: the item in the current cycle; nil where it is no longer in a plan.
    ///   - plan: for the names of units.
    public init(
        _ supply: Supply,
        item: Item?,
        cycle: Cycle?,
        plan: Plan,
        entries: [LogEntry],
        today: LocalDate
    ) {
        let taken = Self.taken(from: supply, item: item, plan: plan, entries: entries)
        left = Self.subtract(taken, from: max(.zero, supply.amount)).map { max(.zero, $0) } ?? .zero
        guard let item, let cycle else {
            (runsOutOn, daysLeft, isLow) = (nil, nil, false)
            return
        }
        runsOutOn = Self.end(of: left, unit: supply.unit, item: item, cycle: cycle, entries: entries, today: today)
        daysLeft = runsOutOn.map { today.days(until: $0) }
        isLow = daysLeft.map { $0 < supply.warnBelowDays } ?? false
    }
}

extension SupplyForecast {
    /// What the logs since the count took, a number an entry.
    private static func taken(from supply: Supply, item: Item?, plan: Plan, entries: [LogEntry]) -> [Rational] {
        let name = plan.unit(supply.unit)?.name.lowercased()
        let known = Set(plan.units.map { $0.name.lowercased() })
        return entries.flatMap(\.doses).compactMap { claim in
            guard claim.at > supply.countedAt, let dose = claim.snapshot.dose,
                let amount = try? DoseRule.amount(dose.amount).value
            else { return nil }
            let unit = dose.unit.lowercased()
            // A log keeps the words it was made with: a name that no unit has any more is one that was renamed since.
            guard unit == name || !known.contains(unit) && item?.doses(in: supply.unit) ?? true else { return nil }
            return amount
        }
    }

    private static func subtract(_ taken: [Rational], from amount: Rational) -> Rational? {
        var left = amount
        for dose in taken {
            guard let next = try? left.subtracting(dose) else { return nil }
            left = next
        }
        return left
    }

    private static func end(
        of left: Rational,
        unit: DoseUnit.ID,
        item: Item,
        cycle: Cycle,
        entries: [LogEntry],
        today: LocalDate
    ) -> LocalDate? {
        let logged = Set(entries.filter { $0.item == item.id }.map(\.day))
        var eaten: [Int: Int] = [:]
        for day in logged { if let week = cycle.week(of: day) { eaten[week, default: 0] += 1 } }
        var left = left
        var day = max(today, cycle.start)
        while day <= cycle.challenge {
            defer { day = day.next }
            let week = CyclePosition(of: day, in: cycle).week
            guard !logged.contains(day), DueRule.isDue(item, on: day, in: cycle),
                let dose = item.dosing.dose(inWeek: week), dose.unit == unit
            else { continue }
            if item.place.category(on: day) == .recommended {
                guard eaten[week, default: 0] < WeeklyBand.target.upperBound else { continue }
                eaten[week, default: 0] += 1
            }
            guard dose.amount <= left, let next = try? left.subtracting(dose.amount) else { return day }
            left = next
        }
        return nil
    }
}

extension Item {
    /// Whether any of its doses that are in force is in a unit.
    fileprivate func doses(in unit: DoseUnit.ID) -> Bool {
        dosing.isWeekly ? dosing.weeks.values.contains { $0.unit == unit } : dosing.daily?.unit == unit
    }
}
