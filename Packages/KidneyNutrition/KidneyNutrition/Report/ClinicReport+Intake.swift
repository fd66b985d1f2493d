import FractionParser
import TimeKit
import WordKit

extension ClinicReport {
    /// Returns the mean intake of a span, over the days with entries. A last day of the span with fewer than three meals, which can be
    /// today, isn't in the means if another day is whole.
    static func intake(_ history: CareHistory, from: LocalDate, to: LocalDate) -> Intake {
        let days = history.entries(from: from, to: to).map { IntakeDay($0.day, $0.entries) }
        let isLastInPart = days.last?.day == to && days.last?.isInPart == true && days.contains { !$0.isInPart }
        let averaged = isLastInPart ? Array(days.dropLast()) : days
        let span = Totals(
            history.entries.filter { (from...to).contains($0.day) && !(isLastInPart && $0.day == to) }
        )
        let targets = Dictionary(days.map { ($0.day, history.targets(on: $0.day)) }) { first, _ in first }
        let last = history.targets(on: to)
        let full = Set(
            days.filter { history.setting(on: $0.day).targets.areFloorsReached(by: $0.totals) == true }.map(\.day)
        )
        let weight = history.bodyWeight(on: to)
        var means: [Mean] = []
        if !days.isEmpty {
            for quantity in counted {
                guard let total = span.total(of: quantity) else { continue }
                means.append(
                    mean(
                        quantity,
                        total,
                        averaged,
                        full,
                        of: days,
                        targets,
                        last[quantity],
                        weight,
                        history.profile.units
                    )
                )
            }
            if history.profile.hasDiabetes {
                let diet = history.profile.diabetesDiet
                means.append(
                    mean(.carbohydrate, span[.carbohydrate], averaged, full, of: days, atMost: diet.carbohydrate)
                )
                means.append(mean(.sugars, span[.sugars], averaged, full, of: days, atMost: diet.sugars))
            }
        }
        return Intake(
            loggedDays: days.count,
            wholeDays: days.count(where: \.hasThreeMeals),
            days: from.days(until: to) + 1,
            means: means,
            notes: days.isEmpty
                ? []
                : (isLastInPart ? [localized("\(to) has fewer than three meals so far, and isn’t in the means.")] : [])
                    + notes(span, averaged.count, history, to)
        )
    }

    /// The quantities of a report, in its order.
    static let counted: [TargetQuantity] = [
        .energy, .protein, .sodium, .potassium, .phosphorus, .calcium, .fiber, .fluid,
    ]

    private static func mean(
        _ quantity: TargetQuantity,
        _ total: PartialTotal,
        _ days: [IntakeDay],
        _ full: Set<LocalDate>,
        of all: [IntakeDay],
        _ targets: [LocalDate: DayTargets],
        _ target: DayTarget,
        _ weight: Rational?,
        _ units: UnitSystem
    ) -> Mean {
        let mean = total.known.mean(ofDays: days.count)
        return Mean(
            name: quantity.title,
            mean: shown(mean, total, quantity.unit, in: units),
            perKilogram: [.protein, .energy].contains(quantity) ? perKilogram(mean, total, quantity, weight) : nil,
            target: target.shown(in: units),
            isClinic: target.mode == .clinic,
            days: outside(quantity, all, full, targets),
            isOutside: isOutside(mean, total, days, full, target),
            coverage: coverage(total)
        )
    }

    /// Returns whether the mean is outside the target, as the page of a day judges. An end that doesn't warn isn't judged. A lower bound can
    /// be over a ceiling but is never known to be under a floor. A mean isn't under a floor either if most days have fewer than three
    /// meals, and isn't known to keep a ceiling if most days have less protein or energy than is needed.
    ///
    /// - Parameter full: The days with enough protein and energy, on which a goal with a ceiling can be met.
    ///
    /// - Returns: nil if it isn't known.
    private static func isOutside(
        _ mean: Rational,
        _ total: PartialTotal,
        _ days: [IntakeDay],
        _ full: Set<LocalDate>,
        _ target: DayTarget
    ) -> Bool? {
        let high = target.warnsAbove ? target.high?.value : nil
        if let high, mean > high { return true }
        guard target.warnsBelow || high != nil, total.isComplete, !target.isUnderAlarm else { return nil }
        if let low = target.low?.value, mean < low {
            return target.warnsBelow && days.count(where: \.hasThreeMeals) * 2 >= days.count ? true : nil
        }
        return high == nil || target.quantity.isFloorOfDays || full.count * 2 >= days.count ? false : nil
    }

    /// Returns the mean compared with a part of the diabetes diet.
    private static func mean(
        _ nutrient: Nutrient,
        _ total: PartialTotal,
        _ days: [IntakeDay],
        _ full: Set<LocalDate>,
        of all: [IntakeDay],
        atMost most: Rational?
    ) -> Mean {
        let mean = total.known.mean(ofDays: days.count)
        let over = most.map { most in all.count { $0.totals[nutrient].known.value > most } }
        return Mean(
            name: nutrient.name,
            mean: shown(mean, total, nutrient.unit),
            perKilogram: nil,
            target: most.map {
                localized("at most \(DecimalText.grouped($0, most: 1)) \(nutrient.unit) a day, own goal")
            } ?? "–",
            isClinic: false,
            days: over.map { Self.days(over: $0, of: all.count, full: full.count) } ?? "",
            isOutside: most.flatMap { most in
                mean > most ? true : total.isComplete && full.count * 2 >= days.count ? false : nil
            },
            coverage: coverage(total)
        )
    }

    private static func shown(
        _ mean: Rational,
        _ total: PartialTotal,
        _ unit: String,
        in units: UnitSystem = .international
    ) -> String {
        guard total.unknownFoods < total.foods || total.known.thousandths > 0 else { return localized("unknown") }
        if units == .conventional, unit == TargetQuantity.fluid.unit {
            return (total.isComplete ? "" : "≥ ") + FluidRule.text(mean, in: units)
        }
        return (total.isComplete ? "" : "≥ ") + PartialTotal.grouped(mean, down: !total.isComplete) + " \(unit)"
    }

    private static func perKilogram(
        _ mean: Rational,
        _ total: PartialTotal,
        _ quantity: TargetQuantity,
        _ weight: Rational?
    ) -> String? {
        guard let weight, weight > 0, let each = try? mean.dividing(by: weight) else { return nil }
        let places = quantity == .protein ? 2 : 0
        return (total.isComplete ? "" : "≥ ") + DecimalText.text(each, least: places, most: places)
            + " \(quantity.unit)/kg"
    }

    private static func coverage(_ total: PartialTotal) -> Int {
        // Rounded down, so that only complete coverage is 100.
        total.foods == 0 ? 0 : (total.foods - total.unknownFoods) * 100 / total.foods
    }

    /// Returns the days outside the target of that day: "over on 5 of 20 days". Only days with three meals can be under a floor.
    private static func outside(
        _ quantity: TargetQuantity,
        _ days: [IntakeDay],
        _ full: Set<LocalDate>,
        _ targets: [LocalDate: DayTargets]
    ) -> String {
        var (over, under, judged, open) = (0, 0, 0, 0)
        var (hasCeiling, hasFloor) = (false, false)
        for day in days {
            guard let target = targets[day.day]?[quantity], let total = day.totals.total(of: quantity) else { continue }
            if target.warnsAbove, target.high != nil {
                hasCeiling = true
                if target.place(of: total.known.value) == .over { over += 1 }
            }
            if target.warnsBelow, let low = target.low {
                hasFloor = true
                let isUnder = total.known.value < low.value
                if total.isComplete, day.hasThreeMeals {
                    judged += 1
                    if isUnder { under += 1 }
                } else if isUnder {
                    open += 1
                }
            }
        }
        var words: [String] = []
        if hasCeiling {
            let judged = quantity.isFloorOfDays ? days.count : full.count
            words.append(Self.days(over: over, of: days.count, full: judged))
        }
        if hasFloor { words.append(Self.days(under: under, of: judged, open: open)) }
        return words.joined(separator: ", ")
    }

    /// "over on 2 of 5 days", "never under in 5 whole days", "no whole day to judge by".
    ///
    /// - Parameter full: The number of days with enough protein and energy. Others can't keep a ceiling.
    private static func days(over count: Int, of total: Int, full: Int) -> String {
        if total == 0 { return localized("no day to judge by") }
        if count > 0 { return localized("over on \(count) of \(total, "day")") }
        if full == total { return localized("never over in \(total, "day")") }
        return full == 0
            ? localized("no day to judge by: less protein or energy than a day needs")
            : localized("never over in \(full, "day") with enough protein and energy")
    }

    /// - Parameter open: The number of other days whose known amounts are under the floor.
    private static func days(under count: Int, of total: Int, open: Int) -> String {
        if total == 0 {
            return open == 0
                ? localized("no whole day to judge by")
                : localized("under the floor on \(open, "day"), none of them whole")
        }
        return count == 0
            ? localized("never under in \(total, "whole day")")
            : localized("under on \(count) of \(total, "whole day")")
    }

    private static func notes(_ span: Totals, _ days: Int, _ history: CareHistory, _ to: LocalDate) -> [String] {
        var notes: [String] = []
        if span[.phosphorus].known.thousandths > 0 {
            func mean(_ sum: NutrientSum) -> String {
                PartialTotal.grouped(sum.mean(ofDays: days), down: false)
            }
            notes.append(
                localized(
                    "About \(mean(span.absorbedPhosphorusLow)) to \(mean(span.absorbedPhosphorusHigh)) mg of phosphorus a day ",
                    "are taken up, an estimate by its sources."
                )
            )
        }
        for nutrient in [Nutrient.sodium, .calcium] {
            let load = MedicineLoad.of(nutrient, in: history.medicines, on: to)
            let milligrams = DecimalText.grouped(load.milligrams)
            if load.milligrams > .zero {
                notes.append(
                    load.unread.isEmpty
                        ? localized("Medicines bring \(milligrams) mg of \(nutrient.name) a day besides.")
                        : localized("Medicines bring at least \(milligrams) mg of \(nutrient.name) a day besides.")
                )
            } else if !load.unread.isEmpty {
                notes.append(
                    localized(
                        "The \(nutrient.name) in \(load.unread.joined(separator: ", ")) can't be read from its dose."
                    )
                )
            }
        }
        return notes
    }

    // MARK: Contributors

    /// Returns the foods with the largest shares of each watched quantity.
    static func contributors(_ history: CareHistory, from: LocalDate, to: LocalDate, limit: Int = 5) -> [Contributors] {
        let entries = history.entries.filter { (from...to).contains($0.day) }
        guard !entries.isEmpty else { return [] }
        let byFood = Dictionary(grouping: entries, by: \.food.id).map { ($0.key, $0.value, Totals($0.value)) }
        let span = Totals(entries)
        return [TargetQuantity.sodium, .potassium, .phosphorus, .protein, .fluid].compactMap { quantity in
            guard let whole = span.total(of: quantity), whole.known.thousandths > 0 else { return nil }
            let parts = byFood.compactMap { id, eaten, totals -> (food: Food, times: Int, total: PartialTotal)? in
                guard let food = eaten.last?.food, let total = totals.total(of: quantity) else { return nil }
                return (food, eaten.count, total)
            }
            let most = parts.filter { $0.total.known.thousandths > 0 }
                .sorted {
                    let (left, right) = ($0.total.known.thousandths, $1.total.known.thousandths)
                    return (right, $0.food.name, $0.food.id) < (left, $1.food.name, $1.food.id)
                }
            let unknown = parts.filter { !$0.total.isComplete }.sorted {
                ($1.times, $0.food.name, $0.food.id) < ($0.times, $1.food.name, $1.food.id)
            }
            return Contributors(
                name: quantity.title,
                total: whole.text(unit: quantity.unit),
                foods: most.prefix(limit).map { part in
                    Contributor(
                        food: part.food.shownName,
                        times: part.times,
                        amount: PartialTotal.grouped(part.total.known.value, down: false) + " \(quantity.unit)",
                        percent: percent(part.total.known, of: whole.known)
                    )
                },
                unknown: unknown.prefix(limit).map { "\($0.food.shownName) (\(times($0.times)))" }
            )
        }
    }

    static func times(_ count: Int) -> String {
        count == 1 ? localized("once") : count == 2 ? localized("twice") : localized("\(count) times")
    }

    private static func percent(_ part: NutrientSum, of whole: NutrientSum) -> Int {
        guard whole.thousandths > 0 else { return 0 }
        return Int((Double(part.thousandths) * 100 / Double(whole.thousandths)).rounded())
    }
}
