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

    /// The text as it was typed, with its number in the notation of all engines: "1-1/2 medium".
    var noted: String {
        let words = text.split(separator: " ")
        let number = words.prefix { word in word.allSatisfy { $0.isNumber || "/⁄-".contains($0) } }
        let rest = words.dropFirst(number.count).map(String.init)
        return ([MixedNumber.noted(number.joined(separator: " "))] + rest).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the text in the language of the person who reads it: as it was typed, or as number and measure if it was typed in another one.
    /// The name of a portion and an assumed size that were added to it are always in the reader's.
    public func shown(of food: Food) -> String {
        let isOne = number <= .one
        switch measure {
        case .portion(let name):
            let typed = text.hasSuffix(" \(name)") ? String(text.dropLast(name.count + 1)) : nil
            guard typed != nil || MeasureTable.isForeign(text) else { return noted }
            let count =
                typed.flatMap { MeasureTable.isForeign($0) ? nil : MixedNumber.noted($0) } ?? Amount(number).formatted()
            return MeasureTable.counted(count, name, of: food, isOne: isOne)
        case .unit(let unit):
            if let assumed = HouseholdTable.shown(self) { return assumed }
            guard MeasureTable.isForeign(text) else { return noted }
            return "\(Amount(number).formatted()) \(MeasureTable.unit(unit, isOne: isOne))"
        }
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
