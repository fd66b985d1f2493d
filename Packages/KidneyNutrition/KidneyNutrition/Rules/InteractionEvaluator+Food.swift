import FractionParser
import TimeKit
import WordKit

extension InteractionEvaluator {
    // MARK: Food

    func cause(_ entry: IntakeEntry) -> InteractionCause {
        .food(entry.id, name: entry.food.shownName, at: input.zone.local(at: entry.at))
    }

    /// The food with one of the tags that was eaten on the day, or at most `hours` hours before the day began.
    mutating func ate(_ tags: Set<FoodTag>, lasting hours: Int) -> [InteractionCause]? {
        if eaten.isEmpty { gaps.insert(.nothingEaten) }
        let start = input.zone.earliestInstant(atOrAfter: LocalDateTime(input.day, .midnight))
        let found = entries.filter { entry in
            guard !entry.food.tags.isDisjoint(with: tags), entry.day <= input.day else { return false }
            return entry.day == input.day || entry.at.adding(hours: hours) > start
        }
        return found.isEmpty ? nil : found.map(cause)
    }

    /// The drinks with a tag, if together they exceed a limit in milliliters.
    mutating func drank(_ tag: FoodTag, over limit: Int) -> [InteractionCause]? {
        if eaten.isEmpty { gaps.insert(.nothingEaten) }
        let drinks = eaten.filter { $0.food.tags.contains(tag) && $0.food.fluid?.isFluid == true }
        let fluid = Totals(drinks).fluid.known.value
        guard fluid > Rational(Int64(limit)) else { return nil }
        return drinks.map(cause) + [
            .fact(localized("\(DecimalText.grouped(fluid)) mL of it on the day, more than \(limit)"))
        ]
    }

    /// The drinks whose English name has one of the words.
    mutating func drankNamed(_ words: Set<String>) -> [InteractionCause]? {
        if eaten.isEmpty { gaps.insert(.nothingEaten) }
        let found = eaten.filter { entry in
            let name = entry.food.name.lowercased().split { !$0.isLetter }.map(String.init)
            return entry.food.fluid?.isFluid == true && !words.isDisjoint(with: name)
        }
        return found.isEmpty ? nil : found.map(cause)
    }

    mutating func phosphateAdded() -> [InteractionCause]? {
        if eaten.isEmpty { gaps.insert(.nothingEaten) }
        let found = eaten.filter {
            $0.food.tags.contains(.phosphateAdditive) || $0.food.phosphorus.sources.contains(.additive)
        }
        return found.isEmpty ? nil : found.map(cause)
    }

    // MARK: Totals

    /// The day's total above the upper target, with the laboratory value that activated the target.
    mutating func dayOver(_ nutrient: Nutrient) -> [InteractionCause]? {
        guard let quantity = TargetQuantity(rawValue: nutrient.rawValue), let limit = input.targets[quantity].high,
            input.targets[quantity].warnsAbove, !(passesOverOldLabs && limit.reason.lab?.isOld == true)
        else { return nil }
        let total = totals[nutrient]
        guard total.known.value > limit.value else {
            if eaten.isEmpty {
                gaps.insert(.nothingEaten)
            } else if !total.isComplete {
                gaps.insert(.unknownFoods(nutrient))
            }
            return nil
        }
        let words = localized(
            "\(totals.text(of: nutrient)), of at most \(DecimalText.grouped(limit.value)) \(nutrient.unit)"
        )
        // The laboratory value that activated the limit is one of the causes.
        return [.fact(words)] + (limit.reason.lab.map { [.lab($0)] } ?? [])
    }

    mutating func dayAbove(_ nutrient: Nutrient, _ limit: Rational) -> [InteractionCause]? {
        let total = totals[nutrient]
        guard total.known.value > limit else {
            if eaten.isEmpty {
                gaps.insert(.nothingEaten)
            } else if !total.isComplete {
                gaps.insert(.unknownFoods(nutrient))
            }
            return nil
        }
        return [.fact(localized("\(totals.text(of: nutrient)), more than \(DecimalText.text(limit)) \(nutrient.unit)"))]
    }

    /// A total below a limit is known only once the day is over and all its foods have a figure.
    mutating func dayBelow(_ nutrient: Nutrient, _ limit: Rational) -> [InteractionCause]? {
        guard input.isOver else { return nil }
        guard !eaten.isEmpty else {
            gaps.insert(.nothingEaten)
            return nil
        }
        guard totals[nutrient].isComplete else {
            gaps.insert(.unknownFoods(nutrient))
            return nil
        }
        guard totals[nutrient].known.value < limit else { return nil }
        return [.fact(localized("\(totals.text(of: nutrient)), less than \(DecimalText.text(limit)) \(nutrient.unit)"))]
    }

    /// The calcium of food and medicines together, if it exceeds the upper target.
    mutating func calciumLoadOver() -> [InteractionCause]? {
        guard let limit = input.targets[.calcium].high?.value else { return nil }
        let load = MedicineLoad.of(.calcium, in: input.medicines, on: input.day)
        for name in load.unread { gaps.insert(.noDose(name, .calcium)) }
        let food = totals[.calcium]
        guard let sum = try? food.known.value.adding(load.milligrams), sum > limit else {
            if eaten.isEmpty {
                gaps.insert(.nothingEaten)
            } else if !food.isComplete {
                gaps.insert(.unknownFoods(.calcium))
            }
            return nil
        }
        let (amount, most) = (totals.text(of: .calcium), DecimalText.grouped(limit))
        let brought = PartialTotal.grouped(load.milligrams, down: !load.unread.isEmpty)
        let unknown = load.unread.joined(separator: ", ")
        return [
            .fact(
                unknown.isEmpty
                    ? localized("\(amount) from food and \(brought) mg from medicines, of at most \(most) mg")
                    : load.milligrams > .zero
                        ? localized(
                            "\(amount) from food and ≥ \(brought) mg from medicines, of at most \(most) mg; ",
                            "how much \(unknown) brings can’t be read from its dose and times"
                        )
                        : localized(
                            "\(amount) from food, of at most \(most) mg; ",
                            "how much \(unknown) brings can’t be read from its dose and times"
                        )
            )
        ]
    }

    /// The amount of a nutrient in the medicine's own doses. An amount that can't be computed is also a cause, and a gap.
    mutating func brings(_ nutrient: Nutrient, _ use: MedicineUse) -> [InteractionCause]? {
        guard MedicineLoad.share(of: nutrient, in: use.row.generic) != nil, use.medicine.hasDose(on: input.day) else {
            return nil
        }
        let load = MedicineLoad.of(nutrient, in: [use.medicine], on: input.day)
        guard load.unread.isEmpty else {
            gaps.insert(.noDose(use.medicine.name, nutrient))
            return [.fact(localized("it brings \(nutrient.name), how much can't be read from its dose and times"))]
        }
        return [
            .fact(
                localized(
                    "it brings \(DecimalText.grouped(load.milligrams)) \(nutrient.unit) of \(nutrient.name) on the day"
                )
            )
        ]
    }

    // MARK: Other days

    /// The totals of earlier days with entries, for a range of days ago.
    private func past(_ nutrient: Nutrient, _ days: ClosedRange<Int>) -> [PartialTotal] {
        let byDay = Dictionary(grouping: entries) { $0.day.days(until: input.day) }
        return days.compactMap { byDay[$0].map { Totals($0)[nutrient] } }
    }

    /// Compares the day with the median of the 14 days before. At least 7 of them must have entries whose foods all have a figure (our own
    /// bound), because missing data isn't zero. With fewer, the upper target replaces the median, and only a total above twice that is
    /// reported. A total that isn't above the upper target is never reported as high, even if it is twice a small median.
    mutating func awayFromMedian(_ nutrient: Nutrient) -> [InteractionCause]? {
        guard !eaten.isEmpty else {
            gaps.insert(.nothingEaten)
            return nil
        }
        let days = past(nutrient, 1...14).filter(\.isComplete).map(\.known.value).sorted()
        guard days.count >= 7, let median = Self.median(days) else {
            gaps.insert(.tooFewDays(nutrient))
            guard let usual = usualIntake(nutrient), let twice = try? usual.multiplying(by: 2),
                totals[nutrient].known.value > twice
            else { return nil }
            return [
                .fact(
                    localized(
                        "\(totals.text(of: nutrient)), more than twice the \(DecimalText.grouped(usual)) \(nutrient.unit) that ",
                        "people usually take in; your own usual day isn't known yet"
                    )
                )
            ]
        }
        let total = totals[nutrient]
        let usual = localized(
            "the median of \(days.count, "day") before is \(DecimalText.grouped(median)) \(nutrient.unit)"
        )
        if let twice = try? median.multiplying(by: 2), total.known.value > max(twice, usualIntake(nutrient) ?? .zero) {
            return [.fact(localized("\(totals.text(of: nutrient)), more than twice the usual: \(usual)"))]
        }
        guard total.isComplete else {
            gaps.insert(.unknownFoods(nutrient))
            return nil
        }
        guard input.isOver, let twice = try? total.known.value.multiplying(by: 2), twice < median else { return nil }
        return [.fact(localized("\(totals.text(of: nutrient)), less than half the usual: \(usual)"))]
    }

    /// The upper target, in place of the usual daily intake; nil if there is none.
    private func usualIntake(_ nutrient: Nutrient) -> Rational? {
        nutrient.quantity.flatMap { input.targets[$0].high?.value }
    }

    /// Compares the mean of the last seven days with the mean of the seven days before. Each week needs five days whose foods all have a figure
    /// (our own bound).
    mutating func meanShifted(_ nutrient: Nutrient, _ percent: Int) -> [InteractionCause]? {
        let recent = past(nutrient, (input.isOver ? 0 : 1)...(input.isOver ? 6 : 7)).filter(\.isComplete)
        let before = past(nutrient, (input.isOver ? 7 : 8)...(input.isOver ? 13 : 14)).filter(\.isComplete)
        guard recent.count >= 5, before.count >= 5, let now = Self.mean(recent), let then = Self.mean(before),
            let change = try? now.subtracting(then).multiplying(by: 100),
            let bound = try? then.multiplying(by: Rational(Int64(percent)))
        else {
            gaps.insert(.tooFewDays(nutrient))
            return nil
        }
        guard change > bound || change < (try? Rational.zero.subtracting(bound)) ?? .zero else { return nil }
        return [
            .fact(
                localized(
                    "\(nutrient.name) was \(DecimalText.grouped(now)) \(nutrient.unit) a day in the last week, ",
                    "\(DecimalText.grouped(then)) in the week before"
                )
            )
        ]
    }

    private static func mean(_ totals: [PartialTotal]) -> Rational? {
        var sum = NutrientSum()
        for total in totals { sum.add(total.known) }
        return try? sum.value.dividing(by: Rational(Int64(totals.count)))
    }

    private static func median(_ sorted: [Rational]) -> Rational? {
        let middle = sorted.count / 2
        guard sorted.count % 2 == 0 else { return sorted[middle] }
        return try? sorted[middle - 1].adding(sorted[middle]).dividing(by: 2)
    }
}
