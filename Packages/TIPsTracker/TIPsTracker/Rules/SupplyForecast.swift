public import FractionParser
public import TimeKit

/// A forecast of the time a supply lasts at the plan's doses.
public struct SupplyForecast: Hashable, Codable, Sendable {
    /// The exact amount left now: the counted amount minus the doses logged since, but at least zero.
    public let left: Rational
    /// The first day that can't be dosed in full; nil if there is none by the end of the forecast, or if nothing is taken.
    ///
    /// The forecast ends on the challenge day, or if that has come, ``horizon`` days after today.
    public let runsOutOn: LocalDate?
    /// The number of calendar days before ``runsOutOn``, from today on, or from tomorrow on if today's box is ticked; nil as for ``runsOutOn``.
    public let daysLeft: Int?
    /// Whether ``daysLeft`` is below the supply's warning threshold.
    public let isLow: Bool
    /// Whether a dose before ``runsOutOn``, or by the end of the forecast, is in another unit. If ``runsOutOn`` is nil then, nobody knows how long
    /// the supply lasts.
    public let isPartial: Bool

    /// Computes a forecast. Doses in another unit than the supply's are ignored. A recorded second dose of a day counts.
    ///
    /// A daily item uses its dose on each due day without a log. A medicine or maintenance food goes on after the challenge day. Held days are
    /// included, because a dose may be taken on them. A recommended food is assumed to be eaten five times a week, so that the warning is never
    /// late. A log counts with its own dose. If an exact result doesn't fit 64 bits, nothing is left.
    ///
    /// - Parameters:
    ///   - supply: The counted amount and the time of the count.
    ///   - item: The item in the current cycle; nil if it is no longer in a plan.
    ///   - cycle: The current cycle; nil if there is none.
    ///   - plan: The plan with the names of the units.
    ///   - entries: The logs of the item's lineage since the count, and those of the current cycle week.
    ///   - today: The present room day.
    /// - Complexity: O(days + entries).
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
            (runsOutOn, daysLeft, isLow, isPartial) = (nil, nil, false, false)
            return
        }
        let end = Self.end(of: left, unit: supply.unit, item: item, cycle: cycle, entries: entries, today: today)
        runsOutOn = end.day
        isPartial = end.isPartial
        let isTicked = entries.contains { $0.item == item.id && $0.day == today }
        daysLeft = runsOutOn.map { (isTicked ? today.next : today).days(until: $0) }
        isLow = daysLeft.map { $0 < supply.warnBelowDays } ?? false
    }
}

extension SupplyForecast {
    /// The number of days after today that a forecast covers from the challenge day on.
    static let horizon = 366

    /// The amounts of the doses logged since the count, in the supply's unit.
    private static func taken(from supply: Supply, item: Item?, plan: Plan, entries: [LogEntry]) -> [Rational] {
        let name = plan.unit(supply.unit)?.name.lowercased()
        let known = Set(plan.units.map { $0.name.lowercased() })
        return entries.flatMap(\.doses).compactMap { claim in
            guard claim.at > supply.countedAt, let dose = claim.snapshot.dose,
                let amount = try? DoseRule.amount(dose.amount).value
            else { return nil }
            let unit = dose.unit.lowercased()
            // A log keeps the name that its unit had then. A name that no unit has now is taken for an earlier name of the supply's unit.
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
    ) -> (day: LocalDate?, isPartial: Bool) {
        let logged = Set(entries.filter { $0.item == item.id }.map(\.day))
        var eaten: [Int: Int] = [:]
        for day in logged { if let week = cycle.week(of: day) { eaten[week, default: 0] += 1 } }
        var left = left
        var isPartial = false
        var day = max(today, cycle.start)
        let last = today < cycle.challenge ? cycle.challenge : today.adding(days: horizon)
        while day <= last {
            defer { day = day.next }
            let week = CyclePosition(of: day, in: cycle).week
            guard !logged.contains(day), isTaken(item, on: day, in: cycle),
                let dose = item.dosing.dose(inWeek: week)
            else { continue }
            guard dose.unit == unit else {
                isPartial = true
                continue
            }
            if item.place.category(on: day) == .recommended {
                guard eaten[week, default: 0] < WeeklyBand.target.upperBound else { continue }
                eaten[week, default: 0] += 1
            }
            guard dose.amount <= left, let next = try? left.subtracting(dose.amount) else {
                return (day, isPartial)
            }
            left = next
        }
        return (nil, isPartial)
    }
}

extension SupplyForecast {
    /// Whether an item is taken on a day. After the challenge day nothing is due, but medicines and maintenance foods go on.
    private static func isTaken(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        guard day > cycle.challenge else { return DueRule.isDue(item, on: day, in: cycle) }
        return DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle) && item.isPlanned(on: day)
            && !item.isStopped(on: day)
    }

    /// Whether an item is still taken on a day and has a dose then, so that its supply goes down.
    static func goesOn(_ item: Item, from day: LocalDate, in cycle: Cycle) -> Bool {
        isTaken(item, on: day, in: cycle) && item.dose(on: day, in: cycle) != nil
    }
}

extension Item {
    /// Whether one of the doses in force is in this unit.
    fileprivate func doses(in unit: DoseUnit.ID) -> Bool {
        dosing.isWeekly ? dosing.weeks.values.contains { $0.unit == unit } : dosing.daily?.unit == unit
    }
}
