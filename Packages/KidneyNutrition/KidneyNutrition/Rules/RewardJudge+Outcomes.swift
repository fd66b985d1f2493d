import FractionParser
import TimeKit
import WordKit

/// Goals about measurements. They are never rewarded for a single value, or for a result that was reached in a harmful way.
extension RewardJudge {
    /// The last day of a period, or today if that is earlier.
    private func end(_ key: RewardKey) -> LocalDate { min(key.period.last, today) }

    mutating func activity(_ key: RewardKey) -> RewardFinding {
        guard case .activity(let goal)? = aim(key.lineage, on: end(key)) else {
            return .no(localized("there was no such goal"))
        }
        var minutes = Rational.zero
        for day in key.period.days where day <= today && aim(key.lineage, on: day) != nil {
            guard let more = ActivityRule.total(.minutes, on: day, of: record.activities) else { continue }
            minutes = (try? minutes.adding(more)) ?? minutes
        }
        let words = localized("\(DecimalText.grouped(minutes)) of \(DecimalText.grouped(goal)) minutes")
        return minutes >= goal ? .yes(words) : .no(words)
    }

    mutating func weight(_ key: RewardKey) -> RewardFinding {
        let end = end(key)
        let units = record.profile.units
        func weight(_ kilograms: Rational) -> String { WeightRule.text(kilograms: kilograms, in: units) }
        guard case .weight(let goal, _)? = aim(key.lineage, on: end), let aim = aim(key.lineage, on: end) else {
            return .no(localized("there was no such goal"))
        }
        if let harm = GoalHarmRule.harm(aim, in: setting(end)) { return .no(harm.message) }
        let weights = ReadingDeduplication.unique(
            record.weights.map { $0.counted(for: record.profile) }
                .filter { $0.context == .daily && $0.moment.day <= end }
        )
        .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let earliest = key.period.first.adding(days: -45)
        guard let last = weights.last(where: { $0.moment.day >= key.period.first }),
            let first = weights.last(where: { $0.moment.day < key.period.first && $0.moment.day >= earliest })
                ?? weights.first(where: { $0.moment.day >= key.period.first }),
            let now = last.kilograms, let before = first.kilograms, let loss = try? before.subtracting(now)
        else { return .no(localized("there is no weight to go by")) }
        let days = first.moment.day.days(until: last.moment.day)
        guard days >= 7 else { return .no(localized("the weights lie less than a week apart")) }
        guard let most = try? GoalHarmRule.fastestPerWeek.multiplying(by: Rational(Int64(days), 7)), loss <= most else {
            return .no(localized("the weight fell faster than \(weight(GoalHarmRule.fastestPerWeek)) a week"))
        }
        if ateTooLittle(in: key.period) { return .no(localized("what was written down is less than the body needs")) }
        let words = localized("\(weight(before)), then \(weight(now))")
        if now <= goal { return .yes(localized("the goal is reached: \(words)")) }
        return loss >= DecimalText.constant("0.5") ? .yes(words) : .no(words)
    }

    /// Whether the days of a period with three recorded meals have too little protein or energy on average. If the need is unknown, the
    /// result is true, because enough can't be proved. Without such days the result is false.
    private mutating func ateTooLittle(in period: RewardPeriod) -> Bool {
        var sums = (protein: NutrientSum(), energy: NutrientSum(), needed: Rational.zero, neededEnergy: Rational.zero)
        var count = 0
        for day in period.days where day <= today {
            let intake = intake(day)
            guard intake.meals >= 3 else { continue }
            let targets = setting(day).targets
            guard let protein = targets[.protein].low?.value, let energy = targets[.energy].low?.value,
                let proteins = try? sums.needed.adding(protein), let energies = try? sums.neededEnergy.adding(energy)
            else { return true }
            (sums.needed, sums.neededEnergy) = (proteins, energies)
            sums.protein.add(intake.totals[.protein].known)
            sums.energy.add(intake.totals[.energy].known)
            count += 1
        }
        return count > 0 && (sums.protein.value < sums.needed || sums.energy.value < sums.neededEnergy)
    }

    mutating func pressure(_ key: RewardKey) -> RewardFinding {
        let end = end(key)
        guard let aim = aim(key.lineage, on: end), case .bloodPressure(let systolic, let diastolic) = aim else {
            return .no(localized("there was no such goal"))
        }
        if let harm = GoalHarmRule.harm(aim, in: setting(end)) { return .no(harm.message) }
        let readings = ReadingDeduplication.unique(
            record.pressures.filter { (key.period.first...end).contains($0.moment.day) }
        )
        guard readings.count >= 4, Set(readings.map(\.moment.day)).count >= 3 else {
            return .no(localized("it takes four readings on three days, there are \(readings.count)"))
        }
        guard !readings.contains(where: { PressureRule.flag($0).isLow }) else {
            return .no(localized("a reading was low — ask your care team before aiming lower"))
        }
        guard let mean = PressureRule.mean(of: readings, under: systolic, over: diastolic) else {
            return .no(localized("the mean can't be told"))
        }
        let words = localized("a mean of \(mean.shown) over the month")
        return mean.isReached ? .yes(words) : .no(words)
    }

    /// Compares the newest value of the period and the last one of an earlier day. Both must be in range.
    mutating func lab(_ analyte: Analyte, _ key: RewardKey) -> RewardFinding {
        let end = end(key)
        guard aim(key.lineage, on: end) != nil else { return .no(localized("there was no such goal")) }
        let results = ReadingDeduplication.unique(
            record.labs.filter {
                $0.analyte == analyte && $0.moment.day <= end && $0.comparator == .equal && $0.tellsHowThingsStand
            }
        ).sorted(by: LabResult.isBefore)
        guard let last = results.last, last.moment.day >= key.period.first else {
            return .no(localized("no value in this month"))
        }
        guard
            let before = results.last(where: {
                $0.moment.day < last.moment.day && $0.moment.day.days(until: last.moment.day) <= 365
            })
        else { return .no(localized("one value alone is never rewarded")) }
        let isInRange = [before, last].allSatisfy { result in
            LabRule.finding(result, for: patient, among: record.labs).isWhereItShouldBe == true
        }
        let words = localized("\(before.shown) of \(before.moment.day), then \(last.shown) of \(last.moment.day)")
        return isInRange ? .yes(words) : .no(words)
    }
}
