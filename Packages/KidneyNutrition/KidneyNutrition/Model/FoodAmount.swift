public import FractionParser

/// How much of a food, as it was typed and as it was understood.
public struct FoodAmount: Hashable, Codable, Sendable {
    /// What was typed, with single spaces: "1 1/2 medium".
    public let text: String
    /// How many.
    public let number: Rational
    /// Of what.
    public let measure: FoodMeasure
    /// What that weighs, in grams; exact.
    public let grams: Rational

    /// An amount.
    public init(text: String, number: Rational, measure: FoodMeasure, grams: Rational) {
        self.text = text
        self.number = number
        self.measure = measure
        self.grams = grams
    }

    /// Whether `grams` is what it weighs: of a serving as another program recorded it the weight isn't known.
    public var isWeighed: Bool { measure != .portion(ImportedIntake.portionName) }

    /// Plain grams.
    public init(grams: Rational) {
        self.init(
            text: Amount(grams).formatted() + " g",
            number: grams,
            measure: .unit(FoodMeasure.gram),
            grams: grams
        )
    }
}

/// What an amount of food is counted in.
public enum FoodMeasure: Hashable, Codable, Sendable {
    /// One of the food's own portions, by name.
    case portion(String)
    /// A measure of mass or volume.
    case unit(KitchenUnit)

    /// The gram.
    static var gram: KitchenUnit { KitchenUnit.named("g") ?? KitchenUnit.all[0] }

    /// How it is written after a number.
    public var name: String {
        switch self {
        case .portion(let name): name
        case .unit(let unit): unit.abbreviations.first ?? unit.singular
        }
    }
}
