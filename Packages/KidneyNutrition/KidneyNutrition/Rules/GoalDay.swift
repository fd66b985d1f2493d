import FractionParser
public import TimeKit

/// What a day's entries come to, as goals ask for it.
public struct IntakeDay: Hashable, Sendable {
    /// The day.
    public let day: LocalDate
    /// What was eaten and drunk.
    public let totals: Totals
    /// Cups of fruit and vegetables, and how many of them have no cup to be counted by.
    public let fruitCups: PartialTotal
    /// The same without what brings 100 µg of vitamin K or more at once.
    let steadyFruitCups: PartialTotal
    /// How many of breakfast, lunch and dinner were written down.
    public let meals: Int
    /// How many entries there are.
    public let count: Int

    /// The entries of a day; those of other days are passed over.
    public init(_ day: LocalDate, _ entries: some Sequence<IntakeEntry>) {
        let own = entries.filter { $0.day == day }
        self.day = day
        totals = Totals(own)
        fruitCups = FruitRule.cups(own)
        steadyFruitCups = FruitRule.cups(
            own.filter { Totals([$0])[.vitaminK].known.value < Rational(SwapThreshold.vitaminK) }
        )
        meals = Set(own.compactMap(\.meal)).subtracting([.snack]).count
        count = own.count
    }

    /// The cups that a goal counts. With warfarin, a day of more than twice the usual vitamin K is no day to praise the greens that
    /// brought it.
    public func fruitCups(in setting: GoalSetting) -> PartialTotal {
        guard setting.hints.contains(.warfarin), let usual = setting.targets[.vitaminK].high?.value,
            let twice = try? usual.multiplying(by: 2), totals[.vitaminK].known.value > twice
        else { return fruitCups }
        return steadyFruitCups
    }
}

/// Cups of fruit and vegetables.
public enum FruitRule {
    /// The cups of entries, juices left out. What has no cup among its portions is counted as unknown.
    public static func cups(_ entries: [IntakeEntry]) -> PartialTotal {
        var cups = PartialTotal()
        for entry in entries where isFruitOrVegetable(entry.food) {
            // As many hundreds of one each as there are cups, so that the sum is exact.
            let cup = cup(of: entry.food, as: entry.amount) ?? cup(of: entry.food)
            let hundreds = cup.flatMap { grams in
                try? entry.amount.grams.multiplying(by: 100).dividing(by: grams.value)
            }
            cups.add(hundreds == nil ? nil : one, isWhole: hundreds != nil, grams: hundreds ?? entry.amount.grams)
        }
        return cups
    }

    /// Whether a food counts: the fruits and vegetables of the table and of USDA's groups, without juices and star fruit.
    public static func isFruitOrVegetable(_ food: Food) -> Bool {
        guard !food.tags.contains(.starFruit), food.fluid?.isFluid != true else { return false }
        if ids.contains(food.id) { return true }
        return food.group == "Fruits and Fruit Juices" || food.group == "Vegetables and Vegetable Products"
    }

    private static let ids = Set((BundledFoods.kinds[0] + BundledFoods.kinds[2]).map(\.id))

    private static let one = Thousandths(nearest: .one)

    /// The cup that was eaten of: "cup, sliced" holds less of a banana than "cup, mashed".
    private static func cup(of food: Food, as amount: FoodAmount) -> Thousandths? {
        guard case .portion(let name) = amount.measure else { return nil }
        return food.portions.first { $0.name == name && isCup($0) }?.grams
    }

    private static func cup(of food: Food) -> Thousandths? { food.portions.first(where: isCup)?.grams }

    private static func isCup(_ portion: FoodPortion) -> Bool {
        portion.amount == 1 && portion.name.hasPrefix("cup") && portion.grams > .zero
    }
}

/// How a goal of a day was met.
public enum GoalDayState: Hashable, Sendable {
    /// It was reached.
    case met
    /// It was not.
    case missed
    /// The day isn't over.
    case open
    /// It can't be told, or it doesn't count: why.
    case unknown(String)
    /// The goal could harm on this day.
    case paused(GoalHarm)

    /// Whether it was reached.
    public var isMet: Bool { self == .met }
}

/// Goals of single days.
public enum GoalDay {
    /// How a goal about food or fluid was met on a day; nil for a goal that isn't one of days.
    ///
    /// A ceiling counts only once the day is over, where every food has a figure, and where the protein and energy written down
    /// reach what is needed: eating too little is never rewarded, nor is writing down nothing.
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
        case .fluidAtMost(let most): return ceiling(intake.totals.fluid, most, "fluid", intake, setting, isOver)
        case .fluidAtLeast(let least):
            return floor(intake.totals.fluid, least, over: mostFluid(setting), "fluid", isOver)
        case .fruitAndVegetables(let cups):
            return floor(intake.fruitCups(in: setting), cups, over: nil, "fruit and vegetables", isOver)
        case .atLeast(let nutrient, let least):
            let target = nutrient.quantity.map { setting.targets[$0] }
            let limit = target?.warnsAbove == true ? target?.high?.value : nil
            return floor(intake.totals[nutrient], least, over: limit, nutrient.name, isOver)
        default: return nil
        }
    }

    /// How every goal is met where nothing was eaten yet; nil where the targets have to be asked.
    static func stateWithoutTargets(_ intake: IntakeDay, today: LocalDate) -> GoalDayState? {
        if intake.day > today { return .open }
        guard intake.count == 0 else { return nil }
        return intake.day < today ? .unknown("nothing was written down") : .open
    }

    /// Whether what is known of a day reaches what is needed of protein and energy; nil where that isn't known.
    public static func reachesFloors(_ intake: IntakeDay, in setting: GoalSetting) -> Bool? {
        guard let protein = setting.targets[.protein].low?.value, let energy = setting.targets[.energy].low?.value
        else {
            return nil
        }
        return intake.totals[.protein].known.value >= protein && intake.totals[.energy].known.value >= energy
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
            return .unknown("\(total.withoutFigure) for \(name)")
        }
        switch reachesFloors(intake, in: setting) {
        case true?: return .met
        case false?: return .unknown("what was written down is less protein or energy than a day needs")
        case nil: return .unknown("how much protein and energy is needed isn't known — enter the category and a weight")
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
        return total.isComplete ? .missed : .unknown("\(total.withoutFigure) for \(name)")
    }
}

extension GoalAim {
    /// Whether it is one of single days: about food or fluid.
    public var isDaily: Bool {
        switch self {
        case .weight, .lab, .bloodPressure, .activity: false
        default: true
        }
    }
}

extension PartialTotal {
    /// "1 food has no figure", "2 foods have no figure".
    var withoutFigure: String {
        unknownFoods == 1 ? "1 food has no figure" : "\(unknownFoods) foods have no figure"
    }
}
