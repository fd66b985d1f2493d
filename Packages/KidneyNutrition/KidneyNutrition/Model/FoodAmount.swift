public import FractionParser

/// An amount of a food, as typed and as understood.
public struct FoodAmount: Hashable, Codable, Sendable {
    /// The text as typed, with single spaces: "1 1/2 medium".
    public let text: String
    /// The number of measures.
    public let number: Rational
    public let measure: FoodMeasure
    /// The exact weight in grams.
    public let grams: Rational

    public init(text: String, number: Rational, measure: FoodMeasure, grams: Rational) {
        self.text = text
        self.number = number
        self.measure = measure
        self.grams = grams
    }

    /// The text with the name of a portion that was added to it in the language of the person who reads it.
    public var shownText: String {
        guard case .portion(let name) = measure, text.hasSuffix(name) else { return text }
        return String(text.dropLast(name.count)) + MeasureTable.shown(name)
    }

    /// Whether `grams` is a real weight. The weight of a serving that another program recorded isn't known.
    public var isWeighed: Bool { measure != .portion(ImportedIntake.portionName) }

    /// Creates an amount in grams.
    public init(grams: Rational) {
        self.init(
            text: Amount(grams).formatted() + " g",
            number: grams,
            measure: .unit(FoodMeasure.gram),
            grams: grams
        )
    }
}

/// The measure of an amount of food.
public enum FoodMeasure: Hashable, Codable, Sendable {
    /// One of the food's own portions, by name.
    case portion(String)
    /// A unit of mass or volume.
    case unit(KitchenUnit)

    static var gram: KitchenUnit { KitchenUnit.named("g") ?? KitchenUnit.all[0] }

    /// The name after a number.
    public var name: String {
        switch self {
        case .portion(let name): name
        case .unit(let unit): unit.abbreviations.first ?? unit.singular
        }
    }
}
