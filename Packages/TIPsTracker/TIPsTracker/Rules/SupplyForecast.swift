public import FractionParser
public import TimeKit
import WordKit

/// A forecast of the time a supply lasts at the plan's doses.
public struct SupplyForecast: Hashable, Codable, Sendable {
    /// The exact amount left now: the counted amount minus the doses logged since, but at least zero. If ``gap`` is of logged doses, there can be less.
    public let left: Rational
    /// The first day that can't be dosed in full; nil if there is none by the end of the forecast, if nothing is taken, or if a ``gap`` comes before.
    ///
    /// The forecast ends on the challenge day, or if that has come, ``horizon`` days after today.
    public let runsOutOn: LocalDate?
    /// The number of calendar days before ``runsOutOn``, from today on, or from tomorrow on if today's box is ticked; nil as for ``runsOutOn``.
    public let daysLeft: Int?
    /// Whether ``daysLeft`` is below the supply's warning threshold.
    public let isLow: Bool
    /// The reason for which nobody can tell how long the supply lasts; nil if it can be told.
    public let gap: Gap?
    /// Whether the cause of ``gap`` is a unit, and the gap is there now or begins in fewer days than the supply's warning threshold.
    public let isUnclear: Bool

    /// A reason for which nobody can tell how long a supply lasts.
    public enum Gap: Hashable, Codable, Sendable {
        /// Doses since the count are in a unit that can't be converted into the supply's.
        case logged(unit: String)
        /// From a day on the plan's doses are in a unit that can't be converted into the supply's.
        case planned(unit: String, from: LocalDate)
        /// From a day on the plan has no dose.
        case noDose(from: LocalDate)
    }

    /// Computes a forecast. Doses in another unit of the same measure are converted exactly, volume with volume and mass with mass. The forecast ends
    /// at the first dose that can't be converted, because an unknown amount isn't zero. A recorded second dose of a day counts.
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
        left = Self.subtract(taken.amounts, from: max(.zero, supply.amount)).map { max(.zero, $0) } ?? .zero
        // An unknown dose takes nothing from an empty supply.
        let logged = left == .zero ? nil : taken.otherUnit.map { Gap.logged(unit: $0) }
        guard let item, let cycle else {
            (runsOutOn, daysLeft, isLow, gap, isUnclear) = (nil, nil, false, logged, logged != nil)
            return
        }
        let end = Self.end(of: left, supply, item: item, cycle: cycle, plan: plan, entries: entries, today: today)
        gap = logged ?? end.gap
        runsOutOn = gap == nil ? end.day : nil
        let isTicked = entries.contains { $0.item == item.id && $0.day == today }
        let first = isTicked ? today.next : today
        daysLeft = runsOutOn.map { first.days(until: $0) }
        isLow = daysLeft.map { $0 < supply.warnBelowDays } ?? false
        isUnclear =
            switch gap {
            case .logged: true
            case .planned(_, let day): first.days(until: day) < supply.warnBelowDays
            case .noDose, nil: false
            }
    }
}

extension SupplyForecast {
    /// The number of days after today that a forecast covers from the challenge day on.
    static let horizon = 366

    /// The doses logged since the count.
    private struct Taken {
        /// The amounts, each with its unit's amount in the supply's unit.
        var amounts: [(amount: Rational, ratio: Rational)] = []
        /// The last unit that can't be converted; nil for none.
        var otherUnit: String?
    }

    private static func taken(from supply: Supply, item: Item?, plan: Plan, entries: [LogEntry]) -> Taken {
        let name = plan.unit(supply.unit)?.name ?? ""
        let known = Set(plan.units.map { TextRule.key($0.name) })
        var ratios: [String: Rational] = [:]
        var taken = Taken()
        for claim in entries.flatMap(\.doses) {
            guard claim.at > supply.countedAt, let dose = claim.snapshot.dose,
                let amount = try? DoseRule.amount(dose.amount).value
            else { continue }
            let unit = dose.unit
            var ratio = ratios[unit] ?? DoseMeasure.ratio(of: unit, in: name)
            // A log keeps the name that its unit had then. A name that no unit has now is taken for an earlier name of the supply's unit.
            if ratio == nil, !known.contains(TextRule.key(unit)), item?.doses(in: supply.unit) ?? true {
                ratio = Rational(1)
            }
            ratios[unit] = ratio
            if let ratio { taken.amounts.append((amount, ratio)) } else { taken.otherUnit = unit }
        }
        return taken
    }

    private static func subtract(_ taken: [(amount: Rational, ratio: Rational)], from amount: Rational) -> Rational? {
        var left = amount
        for dose in taken {
            guard let size = try? dose.amount.multiplying(by: dose.ratio), let next = try? left.subtracting(size) else {
                return nil
            }
            left = next
        }
        return left
    }

    private static func end(
        of left: Rational,
        _ supply: Supply,
        item: Item,
        cycle: Cycle,
        plan: Plan,
        entries: [LogEntry],
        today: LocalDate
    ) -> (day: LocalDate?, gap: Gap?) {
        let unit = plan.unit(supply.unit)?.name ?? ""
        let names = Dictionary(item.dosing.inForce.map { ($0.unit, plan.label($0).unit) }) { first, _ in first }
        let ratios = names.compactMapValues { DoseMeasure.ratio(of: $0, in: unit) }
        let logged = Set(entries.filter { $0.item == item.id }.map(\.day))
        var eaten: [Int: Int] = [:]
        for day in logged { if let week = cycle.week(of: day) { eaten[week, default: 0] += 1 } }
        var left = left
        var day = max(today, cycle.start)
        let last = today < cycle.challenge ? cycle.challenge : today.adding(days: horizon)
        while day <= last {
            defer { day = day.next }
            let week = CyclePosition(of: day, in: cycle).week
            guard !logged.contains(day), isTaken(item, on: day, in: cycle) else { continue }
            if item.place.category(on: day) == .recommended {
                guard eaten[week, default: 0] < WeeklyBand.target.upperBound else { continue }
                eaten[week, default: 0] += 1
            }
            guard left > .zero else { return (day, nil) }
            guard let dose = item.dosing.dose(inWeek: week) else { return (nil, .noDose(from: day)) }
            guard let ratio = ratios[dose.unit] else {
                return (nil, .planned(unit: names[dose.unit] ?? "?", from: day))
            }
            guard let amount = try? dose.amount.multiplying(by: ratio), amount <= left,
                let next = try? left.subtracting(amount)
            else { return (day, nil) }
            left = next
        }
        return (nil, nil)
    }
}

extension SupplyForecast {
    /// Whether an item is taken on a day, perhaps at a dose that isn't in the plan. After the challenge day nothing is due, but medicines and
    /// maintenance foods go on.
    private static func isTaken(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle) && item.isPlanned(on: day)
            && !item.isStopped(on: day)
    }

    /// Whether an item is still taken on a day and has a dose then, so that its supply goes down.
    static func goesOn(_ item: Item, from day: LocalDate, in cycle: Cycle) -> Bool {
        isTaken(item, on: day, in: cycle) && item.dose(on: day, in: cycle) != nil
    }
}

extension SupplyForecast {
    /// The warning about a supply that runs low, or of which a unit leaves unclear how long it lasts; nil for none.
    func warning(about item: String, on today: LocalDate) -> PlanWarning? {
        if isUnclear, let gap { return .supplyUnclear(item: item, why: gap.text(on: today)) }
        return isLow ? daysLeft.map { .supplyLow(item: item, days: $0) } : nil
    }
}

extension SupplyForecast.Gap {
    /// The reason and its remedy in words: "its doses are in tsp; count it in tsp".
    ///
    /// - Parameter today: the present room day.
    func text(on today: LocalDate) -> String {
        switch self {
        case .logged(let unit):
            localized("doses in \(UnitWords(unit).many) were logged since the count; count it anew")
        case .planned(let unit, let day) where day <= today.next:
            localized("its doses are in \(UnitWords(unit).many); count it in \(UnitWords(unit).many)")
        case .planned(let unit, let day):
            localized(
                "from \(day) on its doses are in \(UnitWords(unit).many); ",
                "from then on count it in \(UnitWords(unit).many)"
            )
        case .noDose(let day) where day <= today.next: localized("the plan has no dose of it; enter its dose")
        case .noDose(let day): localized("from \(day) on the plan has no dose of it; enter its doses")
        }
    }
}

extension Item {
    /// Whether one of the doses in force is in this unit.
    fileprivate func doses(in unit: DoseUnit.ID) -> Bool {
        dosing.isWeekly ? dosing.weeks.values.contains { $0.unit == unit } : dosing.daily?.unit == unit
    }
}
