import FractionParser
public import TimeKit

/// Computes the foods that custom foods stand for. A dish contains the nutrients of its components, divided by its cooked weight.
///
/// Dishes can contain dishes, but not themselves. If a component has no figure for a nutrient, the dish's figure is a lower bound. The
/// result is a value: entries that store it don't change when the dish changes.
public struct Dish: Sendable {
    /// The maximum depth of dishes within dishes.
    public static let depthLimit = 32
    /// The maximum weight of a dish, in grams.
    public static let yieldLimit: Int64 = 100_000

    private let foods: @Sendable (TimeKit.ID<Food>) -> Food?
    private let customs: @Sendable (TimeKit.ID<Food>) -> CustomFood?

    /// Creates a calculator with look-ups of foods and custom foods by the food's id.
    public init(
        foods: @escaping @Sendable (TimeKit.ID<Food>) -> Food?,
        customs: @escaping @Sendable (TimeKit.ID<Food>) -> CustomFood?
    ) {
        self.foods = foods
        self.customs = customs
    }

    /// Returns the food of a custom food. A dish that occurs several times is computed once.
    ///
    /// - Throws: `dishCycle` with the names on the cycle, `dishTooDeep`, `dishEmpty`, `yieldOutOfRange`, `contentOutOfRange`,
    ///   `foodNameBlank`, or `component` with the error of a component: `noSuchFood` or an error of its amount.
    public func food(_ custom: CustomFood) throws(KidneyError) -> Food {
        var done: [TimeKit.ID<Food>: Food] = [:]
        return try food(custom, path: [], done: &done)
    }

    private func food(
        _ custom: CustomFood,
        path: [CustomFood],
        done: inout [TimeKit.ID<Food>: Food]
    ) throws(KidneyError) -> Food {
        let id = FoodSource.custom(custom.id).foodID
        if let food = done[id] { return food }
        if let start = path.firstIndex(where: { $0.id == custom.id }) {
            throw .dishCycle(path[start...].map(\.name) + [custom.name])
        }
        guard path.count < Self.depthLimit else { throw .dishTooDeep(path.first?.name ?? custom.name) }
        guard custom.name.contains(where: { !$0.isWhitespace }) else { throw .foodNameBlank }
        let food: Food
        switch custom.making {
        case .label(let contents): food = try Self.labeled(custom, contents)
        case .dish(let components, let yield):
            guard !components.isEmpty else { throw .dishEmpty(custom.name) }
            var mixture = Mixture()
            for component in components {
                let part = try self.component(component, of: custom, path: path + [custom], done: &done)
                try mixture.add(part.food, part.grams, dish: custom.name)
            }
            food = try mixture.food(custom, yield: yield)
        }
        done[id] = food
        return food
    }

    private func component(
        _ component: DishComponent,
        of dish: CustomFood,
        path: [CustomFood],
        done: inout [TimeKit.ID<Food>: Food]
    ) throws(KidneyError) -> (food: Food, grams: Rational) {
        let food: Food
        if let custom = customs(component.food) {
            food = try self.food(custom, path: path, done: &done)
        } else if let known = foods(component.food) {
            food = known
        } else {
            throw .component(component.food.rawValue, of: dish.name, .noSuchFood(component.food.rawValue))
        }
        do throws(KidneyError) {
            return (food, try FoodAmountReading(food).read(component.amount).grams)
        } catch { throw .component(food.shownName, of: dish.name, error) }
    }

    /// Checks the cooked weight of a dish.
    ///
    /// - Throws: `yieldOutOfRange`.
    static func check(yield: Rational, of dish: String) throws(KidneyError) {
        guard yield > .zero, yield <= Rational(yieldLimit) else { throw .yieldOutOfRange(dish: dish, grams: yield) }
    }

    private static func labeled(_ custom: CustomFood, _ contents: NutrientContents) throws(KidneyError) -> Food {
        for nutrient in contents.known {
            guard let amount = contents[nutrient]?.amount, amount > nutrient.limitPerHundredGrams else { continue }
            throw .contentOutOfRange(nutrient, amount)
        }
        let food = Food(
            .custom(custom.id),
            name: custom.name,
            contents: contents,
            portions: custom.portions,
            fluid: .some(.none),
            tags: custom.tags.union(FoodJudgment.tags(ingredients: custom.name))
        )
        return custom.fluid == .all ? food.poured() : food
    }
}

extension Food {
    /// The food counted entirely as fluid: by the volume of a portion if there is one, otherwise 1 mL per gram.
    func poured() -> Food {
        var food = self
        food.fluid = FluidRule.share(ofLiquidWith: portions)
        return food
    }
}

/// The sum of the components of a dish.
private struct Mixture {
    var totals = Totals()
    var grams: Rational = .zero
    var tags: Set<FoodTag> = []
    var sources: Set<PhosphorusSource> = []

    mutating func add(_ food: Food, _ more: Rational, dish: String) throws(KidneyError) {
        totals.add(food, grams: more)
        tags.formUnion(food.tags)
        if food.contents[.phosphorus]?.amount != .zero { sources.formUnion(food.phosphorus.sources) }
        do throws(AmountError) {
            grams = try grams.adding(more)
        } catch { throw .yieldOutOfRange(dish: dish, grams: more) }
    }

    func food(_ custom: CustomFood, yield: Rational?) throws(KidneyError) -> Food {
        let weight = yield ?? grams
        try Dish.check(yield: weight, of: custom.name)
        var contents = NutrientContents()
        for nutrient in Nutrient.allCases {
            let total = totals[nutrient]
            guard nutrient != .water else {
                contents[nutrient] = water(over: weight)
                continue
            }
            guard total.unknownFoods < total.foods || total.known.thousandths > 0,
                let amount = Self.perHundredGrams(total.known.value, of: weight, down: !total.isComplete)
            else { continue }
            guard amount <= nutrient.limitPerHundredGrams else { throw .contentOutOfRange(nutrient, amount) }
            contents[nutrient] = total.isComplete ? .exact(amount) : .atLeast(amount)
        }
        let food = Food(
            .custom(custom.id),
            name: custom.name,
            contents: contents,
            portions: custom.portions.isEmpty ? Self.whole(weight) : custom.portions,
            fluid: fluid(custom, over: weight),
            phosphorus: phosphorus,
            tags: tags.union(custom.tags).union(FoodJudgment.tags(ingredients: custom.name))
        )
        return custom.fluid == .all ? food.poured() : food
    }

    /// The whole dish as its portion; none for one too heavy for an entry.
    private static func whole(_ grams: Rational) -> [FoodPortion] {
        guard grams <= Rational(FoodAmountReading.gramsLimit) else { return [] }
        return Thousandths(nearest: grams).map { [FoodPortion("whole dish", grams: $0)] } ?? []
    }

    /// Only water boils away in cooking, so the change of weight is a change of water. The result is nil if nothing is known of the water
    /// that is left.
    private func water(over weight: Rational) -> Content? {
        let total = totals[.water]
        guard let change = try? weight.subtracting(grams), let left = try? total.known.value.adding(change),
            total.isComplete || left > .zero,
            let amount = Self.perHundredGrams(left, of: weight, down: !total.isComplete),
            amount <= Nutrient.water.limitPerHundredGrams
        else { return nil }
        return total.isComplete ? .exact(amount) : .atLeast(amount)
    }

    private func fluid(_ custom: CustomFood, over weight: Rational) -> FluidShare? {
        guard custom.fluid == .fromComponents else { return .some(.none) }
        guard totals.fluid.isComplete else { return nil }
        let lost = max(.zero, (try? grams.subtracting(weight)) ?? .zero)
        let left = max(.zero, (try? totals.fluid.known.value.subtracting(lost)) ?? .zero)
        guard let share = try? left.multiplying(by: 100).dividing(by: weight) else { return nil }
        return Thousandths(nearest: share).map { FluidShare($0) }
    }

    /// The phosphorus origin, weighted by the components' phosphorus. The absorbed share is rounded outward.
    private var phosphorus: PhosphorusOrigin {
        let total = totals[.phosphorus].known.thousandths
        guard total > 0, totals[.phosphorus].isComplete, total < .max / 1000 else { return PhosphorusOrigin(sources) }
        let low = Int(totals.absorbedPhosphorusLow.thousandths * 1000 / total)
        let high = Int((totals.absorbedPhosphorusHigh.thousandths * 1000 + total - 1) / total)
        return PhosphorusOrigin(mixed: sources, absorbed: min(low, 1000)...max(low, min(high + 1, 1000)))
    }

    private static func perHundredGrams(_ sum: Rational, of weight: Rational, down: Bool) -> Thousandths? {
        guard let share = try? sum.multiplying(by: 100).dividing(by: weight) else { return nil }
        guard down else { return Thousandths(nearest: share) }
        guard let thousandfold = try? share.multiplying(by: 1000) else { return nil }
        return Thousandths(thousandfold.numerator / thousandfold.denominator)
    }
}
