import FractionParser
import TimeKit
import WordKit

extension InteractionEvaluator {
    // MARK: Doses and foods by time

    /// The doses of a medicine on the days at these offsets from the day, by local time in ``InteractionDay/zone``.
    func doses(_ medicine: Medicine, _ days: ClosedRange<Int> = -1...1) -> [Dose] {
        days.flatMap { offset -> [Dose] in
            let day = input.day.adding(days: offset)
            guard medicine.hasDose(on: day) else { return [] }
            return medicine.times.enumerated().map { index, time in
                let wall = LocalDateTime(day, time.time)
                return Dose(at: input.zone.instant(of: wall), wall: wall, time: index)
            }
        }
    }

    private mutating func timed(_ medicine: Medicine) -> [Dose] {
        if medicine.times.isEmpty { gaps.insert(.noTimes(medicine.name)) }
        return doses(medicine)
    }

    static func occasions(_ entries: [IntakeEntry]) -> [EatingOccasion] {
        var occasions: [EatingOccasion] = []
        for entry in entries {
            if let last = occasions.last, last.to.milliseconds(until: entry.at) <= 30 * 60_000 {
                occasions[occasions.count - 1].entries.append(entry)
            } else {
                occasions.append(EatingOccasion(entries: [entry]))
            }
        }
        return occasions
    }

    /// Whether `other` is less than `before` minutes before a dose or less than `after` minutes after it. The same instant always counts.
    private func isNear(_ other: Instant, to dose: Instant, _ before: Int, _ after: Int) -> Bool {
        let gap = dose.milliseconds(until: other)
        return gap == 0 || (gap > -Int64(before) * 60_000 && gap < Int64(after) * 60_000)
    }

    /// The distance in words: "45 min after", "2 h 10 min before".
    private func distance(_ dose: Instant, _ other: Instant) -> String {
        let minutes = Int(dose.milliseconds(until: other) / 60_000)
        guard minutes != 0 else { return localized("at the same time") }
        let size = abs(minutes)
        let text = size < 60 ? "\(size) min" : size % 60 == 0 ? "\(size / 60) h" : "\(size / 60) h \(size % 60) min"
        return minutes > 0 ? localized("\(text) after") : localized("\(text) before")
    }

    mutating func food(_ food: FoodNearDose, _ use: MedicineUse, _ before: Int, _ after: Int) -> [InteractionCause]? {
        let doses = timed(use.medicine)
        if eaten.isEmpty { gaps.insert(.nothingEaten) }
        var causes: [InteractionCause] = []
        for dose in doses {
            for occasion in occasions {
                for entry in matching(food, in: occasion) where isNear(entry.at, to: dose.at, before, after) {
                    guard dose.wall.date == input.day || entry.day == input.day else { continue }
                    let eaten = input.zone.local(at: entry.at).time
                    let words = "\(entry.food.shownName) \(distance(dose.at, entry.at))"
                    causes.append(.timing(dose: dose.wall, near: eaten, words))
                }
            }
        }
        return causes.isEmpty ? nil : causes
    }

    private func matching(_ food: FoodNearDose, in occasion: EatingOccasion) -> [IntakeEntry] {
        switch food {
        case .anything: occasion.entries.filter { !$0.food.isPlainWater }
        case .tagged(let tags): occasion.entries.filter { !$0.food.tags.isDisjoint(with: tags) }
        case .alone(let tags):
            // A full meal contains something to eat besides the tagged food. Milk in a full meal doesn't count.
            occasion.isMeal
                && occasion.entries.contains { $0.food.tags.isDisjoint(with: tags) && $0.food.fluid?.isFluid != true }
                ? [] : occasion.entries.filter { !$0.food.tags.isDisjoint(with: tags) }
        case .fiber(let grams):
            occasion.totals[.fiber].known.value > Rational(Int64(grams)) ? Array(occasion.entries.prefix(1)) : []
        }
    }

    mutating func dose(_ other: DoseNearDose, _ use: MedicineUse, _ before: Int, _ after: Int) -> [InteractionCause]? {
        let partners = uses.filter { partner in
            // Two entries of one medicine aren't kept apart from each other.
            partner.medicine.id != use.medicine.id && partner.row.generic != use.row.generic && other.holds(partner.row)
        }
        guard !partners.isEmpty else { return nil }
        let own = timed(use.medicine)
        var causes: [InteractionCause] = []
        for partner in partners {
            let theirs = partner.medicine.isActive(on: input.day) ? timed(partner.medicine) : doses(partner.medicine)
            for dose in own {
                for near in theirs where isNear(near.at, to: dose.at, before, after) {
                    guard dose.wall.date == input.day || near.wall.date == input.day else { continue }
                    let words = "\(partner.medicine.label(among: taken)) \(distance(dose.at, near.at))"
                    causes.append(
                        .timing(dose: dose.wall, near: near.wall.time, words, other: partner.medicine.id)
                    )
                }
            }
        }
        return causes.isEmpty ? nil : causes
    }

    /// Medicines of the classes that the user takes, or whose last dose was less than `hours` hours before the day's first dose. If times
    /// aren't known, the last dose counts at the end of its day and the first one at the start of the day.
    func tookWithin(_ classes: Set<MedicineClass>, _ hours: Int, _ use: MedicineUse) -> [InteractionCause]? {
        let partners = uses.filter {
            $0.medicine.id != use.medicine.id && !$0.row.classes.isDisjoint(with: classes)
                && $0.medicine.start <= input.day
        }
        let first = input.zone.instant(
            of: LocalDateTime(input.day, use.medicine.times.map(\.time).min() ?? .midnight)
        )
        let causes = partners.compactMap { partner -> InteractionCause? in
            let medicine = partner.medicine
            guard let stop = medicine.stop, stop < input.day else { return .medicine(medicine.id, name: medicine.name) }
            let last =
                medicine.times.map(\.time).max().map { LocalDateTime(stop, $0) }
                ?? LocalDateTime(stop.next, .midnight)
            guard input.zone.instant(of: last).milliseconds(until: first) < Int64(hours) * 3_600_000 else { return nil }
            return .ended(medicine.id, name: medicine.name, on: stop, hours: hours)
        }
        return causes.isEmpty ? nil : causes
    }

    // MARK: Meals

    /// Doses without a meal near them, on a day that is over.
    mutating func doseWithoutMeal(_ use: MedicineUse, _ before: Int, _ after: Int) -> [InteractionCause]? {
        guard input.isOver else { return nil }
        let doses = timed(use.medicine).filter { $0.wall.date == input.day }
        guard !eaten.isEmpty else {
            gaps.insert(.nothingEaten)
            return nil
        }
        let alone = doses.filter { !hasMeal($0, before, after) }
        return alone.isEmpty ? nil : alone.map { .timing(dose: $0.wall, localized("no meal with it was entered")) }
    }

    private func hasMeal(_ dose: Dose, _ before: Int, _ after: Int) -> Bool {
        occasions.contains { occasion in
            occasion.isMeal && occasion.to >= dose.at.adding(minutes: -before)
                && occasion.from <= dose.at.adding(minutes: after)
        }
    }

    /// Meals of the day above a limit of phosphorus, with no dose of any binder between 15 minutes before and 30 minutes after. The bounds
    /// are our own: users enter times to the quarter of an hour, and some binders are taken 5 to 10 minutes before a meal.
    mutating func mealWithoutBinder(_ phosphorus: Int, _ use: MedicineUse) -> [InteractionCause]? {
        guard !timed(use.medicine).isEmpty else { return nil }
        let binders = uses.filter { !$0.row.classes.isDisjoint(with: Set<MedicineClass>.binders) }
        let taken = binders.flatMap { doses($0.medicine) }
        var causes: [InteractionCause] = []
        for occasion in occasions where occasion.entries.contains(where: { $0.day == input.day }) {
            let total = occasion.totals[.phosphorus]
            guard total.known.value > Rational(Int64(phosphorus)) else {
                if !total.isComplete { gaps.insert(.unknownFoods(.phosphorus)) }
                continue
            }
            let from = occasion.from.adding(minutes: -15)
            let to = occasion.to.adding(minutes: 30)
            guard !taken.contains(where: { $0.at >= from && $0.at <= to }) else { continue }
            let first = occasion.entries[0]
            causes.append(cause(first))
            causes.append(.fact(localized("that meal has phosphorus \(total.text(unit: "mg")), and no dose with it")))
        }
        return causes.isEmpty ? nil : causes
    }

    /// Finds a time of the medicine that had a meal nearby on some of the last seven days with entries and none on others. A meal is near
    /// from two hours before the dose to one hour after it.
    mutating func mealsVary(_ use: MedicineUse) -> [InteractionCause]? {
        if use.medicine.times.isEmpty { gaps.insert(.noTimes(use.medicine.name)) }
        let logged = Set(entries.map(\.day))
        let last = input.isOver ? 0 : -1
        let taken = doses(use.medicine, (last - 6)...last).filter { logged.contains($0.wall.date) }
        var causes: [InteractionCause] = []
        for time in use.medicine.times.indices {
            let same = taken.filter { $0.time == time }
            let with = same.filter { hasMeal($0, 120, 60) }
            guard !with.isEmpty, with.count < same.count, let dose = same.last else { continue }
            causes.append(
                .timing(
                    dose: dose.wall,
                    localized("near a meal on \(with.count) of \(same.count) days, and not on the others")
                )
            )
        }
        return causes.isEmpty ? nil : causes
    }
}

extension Food {
    /// Whether this is water without energy or anything else that counts as food.
    var isPlainWater: Bool {
        guard fluid?.isFluid == true, tags.isEmpty else { return false }
        if let energy = contents[.energy] { return energy == .exact(.zero) }
        return SearchWords.split(name).first.map { $0 == Array("water".utf8) } ?? false
    }
}
