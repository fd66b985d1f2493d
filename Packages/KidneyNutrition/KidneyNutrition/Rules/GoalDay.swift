import FractionParser
public import TimeKit
import WordKit

/// The totals of a day's entries that goals depend on.
public struct IntakeDay: Hashable, Sendable {
    public let day: LocalDate
    public let totals: Totals
    /// The cups of fruit and vegetables. Foods without a cup measure count as unknown.
    public let fruitCups: PartialTotal
    /// The entries of fruit and vegetables.
    private let fruits: [IntakeEntry]
    /// The number of different main meals with entries: breakfast, lunch and dinner.
    public let meals: Int
    /// The number of entries.
    public let count: Int

    /// Sums the entries of a day. Entries of other days are ignored.
    public init(_ day: LocalDate, _ entries: some Sequence<IntakeEntry>) {
        let own = entries.filter { $0.day == day }
        self.day = day
        totals = Totals(own)
        fruits = own.filter { FruitRule.isFruitOrVegetable($0.food) }
        fruitCups = FruitRule.cups(fruits)
        meals = Set(own.compactMap(\.meal)).subtracting([.snack]).count
        count = own.count
    }

    /// Returns the cups that a goal counts, without the entries that a warning is about.
    public func fruitCups(in setting: GoalSetting) -> PartialTotal {
        let warned = Set(warnedFruits(in: setting).map(\.entry.id))
        return warned.isEmpty ? fruitCups : FruitRule.cups(fruits.filter { !warned.contains($0.id) })
    }

    /// A sentence about the fruit and vegetables that don't count, with the warning about each; nil for none.
    func withoutWarned(in setting: GoalSetting) -> String? {
        let warned = warnedFruits(in: setting).map { entry, reason in
            localized("\(entry.food.shownName): not counted, as a warning is about it — \(reason)")
        }
        let unique = warned.enumerated().filter { warned.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        return unique.isEmpty ? nil : unique.joined(separator: "; ")
    }

    /// Food that is unsafe for the person, fruit of the grapefruit family beside a medicine that it raises, and with warfarin the greens of
    /// a day with more than twice the usual vitamin K, each with the reason.
    private func warnedFruits(in setting: GoalSetting) -> [(entry: IntakeEntry, reason: String)] {
        let raised = !setting.medicines.isDisjoint(with: MedicineClassName.withGrapefruit)
        let twice =
            setting.hints.contains(.warfarin)
            ? setting.targets[.vitaminK].high.flatMap { try? $0.value.multiplying(by: 2) } : nil
        let isMuchVitaminK = twice.map { totals[.vitaminK].known.value > $0 } ?? false
        return fruits.compactMap { entry in
            if let unsafe = IntakeAlerts.unsafe(entry.food, in: setting).first {
                return (entry, unsafe.message(entry.food.shownName))
            }
            if raised, entry.food.tags.contains(.grapefruitFamily) {
                return (entry, localized("it raises the amount of a medicine of yours in the blood"))
            }
            if isMuchVitaminK, Totals([entry])[.vitaminK].known.value >= Rational(SwapThreshold.vitaminK) {
                return (entry, localized("with warfarin the day holds more than twice the usual vitamin K"))
            }
            return nil
        }
    }
}

/// Counts cups of fruit and vegetables.
public enum FruitRule {
    /// Returns the cups of the entries. Juices don't count, and a food without a cup among its portions counts as unknown.
    public static func cups(_ entries: [IntakeEntry]) -> PartialTotal {
        var cups = PartialTotal()
        for entry in entries where isFruitOrVegetable(entry.food) {
            // Totals add an amount per 100 g. One cup is added as 100 g of a food with the amount one, which keeps the sum exact.
            let cup = cup(of: entry.food, as: entry.amount) ?? cup(of: entry.food)
            let hundreds = cup.flatMap { grams in
                try? entry.amount.grams.multiplying(by: 100).dividing(by: grams.value)
            }
            cups.add(hundreds == nil ? nil : one, isWhole: hundreds != nil, grams: hundreds ?? entry.amount.grams)
        }
        return cups
    }

    /// Whether a food counts: the fruits and vegetables of the bundled table and of USDA's groups, except juices and star fruit.
    public static func isFruitOrVegetable(_ food: Food) -> Bool {
        guard !food.tags.contains(.starFruit), food.fluid?.isFluid != true else { return false }
        if ids.contains(food.id) { return true }
        return food.group == "Fruits and Fruit Juices" || food.group == "Vegetables and Vegetable Products"
    }

    private static let ids = Set((BundledFoods.kinds[0] + BundledFoods.kinds[2]).map(\.id))

    private static let one = Thousandths(nearest: .one)

    /// Returns the weight of the cup that the user chose: "cup, sliced" of a banana weighs less than "cup, mashed".
    private static func cup(of food: Food, as amount: FoodAmount) -> Thousandths? {
        guard case .portion(let name) = amount.measure else { return nil }
        return food.portions.first { $0.name == name && isCup($0) }?.grams
    }

    private static func cup(of food: Food) -> Thousandths? { food.portions.first(where: isCup)?.grams }

    private static func isCup(_ portion: FoodPortion) -> Bool {
        portion.amount == 1 && portion.name.hasPrefix("cup") && portion.grams > .zero
    }
}

/// The result of a daily goal.
public enum GoalDayState: Hashable, Sendable {
    case met
    case missed
    /// The day isn't over.
    case open
    /// The result can't be determined or doesn't count, with the reason.
    case unknown(String)
    /// The goal could do harm on this day.
    case paused(GoalHarm)

    public var isMet: Bool { self == .met }
}

/// Judges goals of single days.
public enum GoalDay {
    /// Returns the result of a goal about food or fluid on a day; nil for other goals.
    ///
    /// A maximum is met only if the day is over, all its foods have a figure, and the recorded protein and energy reach their lower
    /// targets. So eating too little isn't rewarded, and neither is a day without entries.
    public static func state(
        _ aim: GoalAim,
        _ intake: IntakeDay,
        in setting: GoalSetting,
        today: LocalDate
    ) -> GoalDayState? {
        guard aim.isDaily else { return nil }
        if let state = stateWithoutTargets(intake, today: today) { return state }
        let isOver = intake.day < today
        if let harm = GoalHarmRule.harm(aim, in: setting) { return .paused(harm) }
        switch aim {
        case .atMost(let nutrient, let most):
            return ceiling(intake.totals[nutrient], most, nutrient.name, intake, setting, isOver)
        case .fluidAtMost(let most):
            return ceiling(intake.totals.fluid, most, localized("fluid"), intake, setting, isOver)
        case .fluidAtLeast(let least):
            return floor(intake.totals.fluid, least, over: mostFluid(setting), localized("fluid"), isOver)
        case .fruitAndVegetables(let cups):
            return floor(intake.fruitCups(in: setting), cups, over: nil, localized("fruit and vegetables"), isOver)
        case .atLeast(let nutrient, let least):
            let target = nutrient.quantity.map { setting.targets[$0] }
            let limit = target?.warnsAbove == true ? target?.high?.value : nil
            return floor(intake.totals[nutrient], least, over: limit, nutrient.name, isOver)
        default: return nil
        }
    }

    /// Returns the result of any goal on a day without entries or in the future. Nil if the result depends on the targets.
    static func stateWithoutTargets(_ intake: IntakeDay, today: LocalDate) -> GoalDayState? {
        if intake.day > today { return .open }
        guard intake.count == 0 else { return nil }
        return intake.day < today ? .unknown(localized("nothing was written down")) : .open
    }

    private static func mostFluid(_ setting: GoalSetting) -> Rational {
        setting.targets[.fluid].high?.value ?? GoalHarmRule.mostFluid
    }

    private static func ceiling(
        _ total: PartialTotal,
        _ most: Rational,
        _ name: String,
        _ intake: IntakeDay,
        _ setting: GoalSetting,
        _ isOver: Bool
    ) -> GoalDayState {
        if total.known.value > most { return .missed }
        guard isOver else { return .open }
        guard total.isComplete else {
            return .unknown(localized("\(total.withoutFigure) for \(name)"))
        }
        switch setting.targets.areFloorsReached(by: intake.totals) {
        case true?: return .met
        case false?: return .unknown(localized("what was written down is less protein or energy than a day needs"))
        case nil:
            return .unknown(
                localized("how much protein and energy is needed isn't known — enter the category and a weight")
            )
        }
    }

    private static func floor(
        _ total: PartialTotal,
        _ least: Rational,
        over limit: Rational?,
        _ name: String,
        _ isOver: Bool
    ) -> GoalDayState {
        if let limit, total.known.value > limit { return .missed }
        if total.known.value >= least { return .met }
        guard isOver else { return .open }
        return total.isComplete ? .missed : .unknown(localized("\(total.withoutFigure) for \(name)"))
    }
}

extension DayTargets {
    /// Returns whether the known protein and energy of a day reach their lower targets. Otherwise no ceiling of the day is known to be kept.
    ///
    /// - Returns: nil if a target is unknown.
    func areFloorsReached(by totals: Totals) -> Bool? {
        guard let protein = self[.protein].low?.value, let energy = self[.energy].low?.value else { return nil }
        return totals[.protein].known.value >= protein && totals[.energy].known.value >= energy
    }

    /// Returns whether the ceilings of the day can be known to be kept with a total: the day isn't over, or its food reaches the floors.
    func canTellCeilings(with totals: Totals, on today: LocalDate) -> Bool {
        day >= today || areFloorsReached(by: totals) == true
    }
}

extension TargetQuantity {
    /// Whether the quantity itself decides whether a day has enough to keep ceilings.
    var isFloorOfDays: Bool { self == .protein || self == .energy }
}

extension GoalAim {
    /// Whether the goal is about single days, that is, about food or fluid.
    public var isDaily: Bool {
        switch self {
        case .weight, .lab, .bloodPressure, .activity: false
        default: true
        }
    }
}

extension PartialTotal {
    /// The count of foods without a figure: "1 food has no figure", "2 foods have no figure".
    var withoutFigure: String {
        localized("\(unknownFoods, one: "# food has no figure", other: "# foods have no figure")")
    }
}
